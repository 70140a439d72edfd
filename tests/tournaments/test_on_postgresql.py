"""Runs the tests that need a database with several writers, on a PostgreSQL of their own."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

CONCURRENCY = Path(__file__).with_name("test_concurrency.py")


@pytest.mark.services
def test_workers_do_not_meet_on_postgresql(postgresql):
    url = postgresql.create_database("tournaments")

    done = subprocess.run(
        (sys.executable, "-m", "pytest", "-q", "-n0", "-p", "no:cacheprovider", CONCURRENCY),
        env=os.environ | {"DATABASE_URL": url},
        capture_output=True,
        text=True,
        check=False,
        timeout=50,
    )

    assert "2 passed" in done.stdout, done.stdout + done.stderr
