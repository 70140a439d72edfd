import subprocess
from pathlib import Path

import pytest

FOLDER = Path(__file__).parent / "js"


@pytest.mark.node
def test_javascript():
    tests = sorted(str(path) for path in FOLDER.glob("*.test.js"))

    done = subprocess.run(
        ("node", "--test", *tests), capture_output=True, text=True, check=False, timeout=50
    )

    assert done.returncode == 0, done.stdout + done.stderr
