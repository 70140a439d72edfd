"""The README's command: starts, heals, refuses, stops."""

import re
import signal
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

from config.listening import listens
from tests.e2e.site import (
    PATIENCE,
    ROOT,
    Site,
    coverage_variables,
    free_port,
    members,
    site_environment,
    wait_until,
)

pytestmark = pytest.mark.e2e

PING = """
from config.celery import app
while not (answers := app.control.ping(timeout=1, limit=1)):
    pass
print(answers)
"""

INTERRUPTED = """
import signal
import django
from django.core.management import call_command
from django.db.models.signals import pre_migrate

def interrupt(**migration):
    try:
        signal.raise_signal(signal.SIGINT)
    except KeyboardInterrupt:
        pass

django.setup()
pre_migrate.connect(interrupt)
call_command("up", port={port})
"""


def fetch(site):
    """Return the status of the first page."""
    with urllib.request.urlopen(site.url, timeout=30) as answer:  # noqa: S310 -- our own site
        return answer.status


def up(data, port):
    """Start another site, which should refuse; return its exit code and its last line."""
    done = subprocess.run(
        (sys.executable, "manage.py", "up", "--port", str(port)),
        cwd=ROOT,
        env=site_environment(data) | coverage_variables(),
        capture_output=True,
        text=True,
        check=False,
        timeout=30,
    )
    return done.returncode, done.stderr.splitlines()[-1]


def test_up_serves_the_first_page(site):
    assert fetch(site) == 200


def test_up_says_what_it_does(site):
    site.wait_for("To stop")

    said = [line[9:] for line in site.log.splitlines() if re.match(r"\d\d:\d\d:\d\d ", line)]
    assert [re.sub(r"process \d+", "process N", line) for line in said[:8]] == [
        "valkey: started as process N",
        "database: up to date",
        "static files: collected",
        "worker: started as process N",
        "web: started as process N",
        f"Locanda is open: {site.url}/",
        "To make an administrator: ./locanda manage createsuperuser",
        "To stop: Ctrl-C",
    ]


def test_up_refuses_a_second_start_on_one_data_folder(site):
    code, said = up(site.data, free_port())

    assert code == 1
    assert said.startswith(f"CommandError: A site already runs on {site.data} (process {site.pid})")


def test_up_refuses_a_port_in_use(site, tmp_path):
    code, said = up(tmp_path, site.port)

    assert code == 1
    assert said == (
        f"CommandError: Port {site.port} of 127.0.0.1 cannot be used: "
        "another program uses it; choose another port with --port."
    )


def test_up_keeps_its_secrets_to_itself(site):
    assert site.data.stat().st_mode & 0o077 == 0
    assert (site.data / "secret-key").stat().st_mode & 0o077 == 0
    assert (site.data / "db.sqlite3").stat().st_mode & 0o077 == 0


def test_up_keeps_the_folder_locked_while_valkey_lives(site):
    files = Path(f"/proc/{site.pids()['valkey']}/fd").iterdir()

    assert site.data / "lock" in [file.readlink() for file in files]


def test_up_heals_after_valkey_is_killed(site):
    site.kill("valkey")

    assert "pong" in site.manage("shell", "-v0", "-c", PING)


def test_up_heals_after_the_web_process_is_killed(site):
    site.kill("web")

    wait_until(lambda: listens("127.0.0.1", site.port))
    assert fetch(site) == 200


def test_up_heals_after_the_worker_is_killed(site):
    site.kill("worker")

    assert "pong" in site.manage("shell", "-v0", "-c", PING)


def test_up_stops_with_ctrl_c_and_leaves_nothing(new_site):
    site = new_site(**coverage_variables())
    groups = site.pids().values()

    code = site.stop(signal.SIGINT)

    assert code == 0
    assert [members(group) for group in groups] == [[], [], []]


@pytest.mark.timeout(600)
def test_up_stops_with_ctrl_c_while_it_starts(tmp_path):
    with Site(tmp_path, **coverage_variables()) as site:
        site.begin()
        site.wait_for("valkey: started")

        code = site.stop(signal.SIGINT)

        assert code == 0
        assert site.log.splitlines()[-1].endswith("stopped before it had started")
        assert members(site.pids()["valkey"]) == []


@pytest.mark.timeout(600)
def test_up_interrupted_where_python_drops_it_still_stops(tmp_path):
    done = subprocess.run(
        (sys.executable, "-c", INTERRUPTED.format(port=free_port())),
        cwd=ROOT,
        env=site_environment(tmp_path),
        capture_output=True,
        text=True,
        check=True,
        timeout=PATIENCE,
    )

    assert [line[9:] for line in done.stdout.splitlines()[-2:]] == [
        "valkey: stopped with code 0",
        "stopped before it had started",
    ]


def test_up_killed_leaves_nothing(new_site):
    site = new_site()
    groups = site.pids().values()

    code = site.stop(signal.SIGKILL)

    assert code == -signal.SIGKILL
    wait_until(lambda: not any(members(group) for group in groups))


def test_up_behind_a_proxy_has_secure_cookies_and_believes_the_proxy(new_site):
    site = new_site(LOCANDA_HTTPS="yes", **coverage_variables())

    with urllib.request.urlopen(f"{site.url}/admin/login/", timeout=30) as answer:  # noqa: S310
        cookie = answer.headers["Set-Cookie"]

    assert "Secure" in cookie
    assert b"--proxy-headers" in Path(f"/proc/{site.pids()['web']}/cmdline").read_bytes()
