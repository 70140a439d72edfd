import tomllib
from hashlib import sha256
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FILES = tomllib.loads((ROOT / "static" / "vendor.toml").read_text())["file"]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file["path"])
def test_third_party_file_is_what_its_package_holds(file):
    data = (ROOT / file["path"]).read_bytes()

    assert sha256(data).hexdigest() == file["sha256"]
    assert (ROOT / file["licence_file"]).is_file()


def test_preact_differs_from_the_package_only_by_its_source_map():
    [preact] = [file for file in FILES if file["path"].endswith("preact.js")]

    restored = (ROOT / preact["path"]).read_bytes() + b"//# sourceMappingURL=preact.mjs.map\n"

    assert preact["original_sha256"] in {
        sha256(restored).hexdigest(),
        sha256(restored.rstrip()).hexdigest(),
    }


def test_no_third_party_file_is_unlisted():
    listed = {file["path"] for file in FILES}
    found = [*(ROOT / "static" / "vendor").rglob("*.js"), *(ROOT / "art" / "fonts").glob("*.woff2")]

    assert {str(path.relative_to(ROOT)) for path in found} == listed
