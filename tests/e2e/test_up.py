"""The README's command: starts, heals, refuses, stops."""

import os
import signal
import subprocess
import sys
import urllib.request

import pytest

from tests.e2e.site import ROOT, free_port, site_environment, wait_until_gone

pytestmark = pytest.mark.e2e

PING = "from config.celery import app; print(app.control.ping(timeout=20, limit=1)[0].values())"


def fetch(site):
    """Return the status of the first page."""
    with urllib.request.urlopen(site.url, timeout=30) as answer:  # noqa: S310 -- our own site
        return answer.status


def up(data, port):
    """Start another site, which should refuse; return its exit code and its last line."""
    done = subprocess.run(
        (sys.executable, "manage.py", "up", "--port", str(port)),
        cwd=ROOT,
        env=site_environment(data),
        capture_output=True,
        text=True,
        check=False,
        timeout=30,
    )
    return done.returncode, done.stderr.splitlines()[-1]


def test_up_serves_the_first_page(site):
    assert fetch(site) == 200


def test_up_tells_how_to_go_on(site):
    site.wait_for("To stop")

    assert [line.split(" ", 1)[1] for line in site.log.splitlines() if "o" in line] == [
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


@pytest.mark.parametrize("name", ["valkey", "web"])
def test_up_heals_after_a_process_is_killed(site, name):
    site.kill(name)

    assert fetch(site) == 200


def test_up_heals_after_the_worker_is_killed(site):
    site.kill("worker")

    assert "pong" in site.manage("shell", "-v0", "-c", PING)


def test_up_stops_with_ctrl_c_and_leaves_nothing(new_site):
    site = new_site()
    groups = site.pids().values()

    code = site.stop(signal.SIGINT)

    assert code == 0
    for group in groups:
        with pytest.raises(ProcessLookupError):
            os.killpg(group, 0)


def test_up_killed_leaves_nothing(new_site):
    site = new_site()
    pids = list(site.pids().values())

    code = site.stop(signal.SIGKILL)

    assert code == -signal.SIGKILL
    assert wait_until_gone(pids)
