"""Each way to run the site has settings that Django finds sound."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent


def manage(*arguments, settings, data, **variables):
    """Run a command of ``manage.py`` in a process of its own; return what it prints."""
    done = subprocess.run(
        (sys.executable, "manage.py", *arguments),
        cwd=ROOT,
        env=os.environ
        | {"DJANGO_SETTINGS_MODULE": settings, "LOCANDA_DATA": str(data)}
        | variables,
        capture_output=True,
        text=True,
        check=True,
        timeout=50,
    )
    return done.stdout


@pytest.mark.parametrize("name", ["dev", "production"])
def test_settings_are_sound(name, tmp_path):
    said = manage(
        "check", "--fail-level", "WARNING", settings=f"config.settings.{name}", data=tmp_path
    )

    assert said == "System check identified no issues (0 silenced).\n"


def test_tests_can_run_on_postgresql(tmp_path):
    question = "from django.db import connection; print(connection.vendor)"

    said = manage(
        *("shell", "-v0", "-c", question),
        settings="config.settings.test",
        data=tmp_path,
        DATABASE_URL="postgres://localhost/cards",
    )

    assert said == "postgresql\n"


def test_production_makes_a_private_secret_key_once(tmp_path):
    question = "from django.conf import settings; print(settings.SECRET_KEY)"

    keys = [
        manage("shell", "-v0", "-c", question, settings="config.settings.production", data=tmp_path)
        for _ in range(2)
    ]

    file = tmp_path / "secret-key"
    assert keys == [file.read_text() + "\n"] * 2
    assert file.stat().st_mode & 0o777 == 0o600
    assert len(keys[0]) > 50
