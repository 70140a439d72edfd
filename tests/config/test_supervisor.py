import os
import re
import select
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from config.children import Service
from config.supervisor import Supervisor, restart_delay

FOLDER = Path(__file__).parent.parent.parent
SECOND_LIFE_STOPS = "[ -e lived ] && kill -TERM $PPID && exec sleep 60; touch lived; "


def shell(name, script, *, descriptors=(), grace=10.0):
    return Service(name=name, command=("sh", "-c", script), descriptors=descriptors, grace=grace)


def ask_to_stop():
    os.kill(os.getpid(), signal.SIGTERM)


def supervise(folder, *services, environment=os.environ, ready=lambda: True, announce=ask_to_stop):
    """Run the services; return what was said, without numbers of processes."""
    lines = []
    with Supervisor(folder=folder, environment=environment, say=lines.append) as supervisor:
        for service in services:
            supervisor.start(service)
        supervisor.run(ready=ready, announce=announce)
    return [re.sub(r"process \d+", "process N", line) for line in lines]


def is_closed(reader):
    """Wait until no process holds the other end of a pipe any more."""
    readable, _, _ = select.select([reader], [], [], 20)
    return bool(readable) and os.read(reader, 1) == b""


@pytest.fixture
def pipe():
    reader, writer = os.pipe()
    yield reader, writer
    os.close(reader)


def test_run_stops_in_reverse_order(tmp_path):
    said = supervise(tmp_path, shell("first", "exec sleep 60"), shell("last", "exec sleep 60"))

    assert said == [
        "first: started as process N",
        "last: started as process N",
        "last: stopped with code -15",
        "first: stopped with code -15",
    ]


def test_run_starts_a_dead_service_again(tmp_path):
    service = shell("web", SECOND_LIFE_STOPS + "exit 3")

    said = supervise(tmp_path, service, ready=lambda: False)

    assert said == [
        "web: started as process N",
        "web: ended with code 3; starting again in 0.5 s",
        "web: started as process N",
        "web: stopped with code -15",
    ]


def test_run_starts_a_service_killed_after_a_healthy_life_at_once(tmp_path, monkeypatch):
    monkeypatch.setattr("config.supervisor.HEALTHY_AFTER", 0.0)
    service = shell("web", SECOND_LIFE_STOPS + "kill -9 $$")

    said = supervise(tmp_path, service, ready=lambda: False)

    assert said[1] == "web: ended with code -9; starting again in 0 s"


def test_run_announces_once_when_all_is_ready(tmp_path):
    answers = iter([False, False, True])
    announced = []

    supervise(
        tmp_path,
        shell("web", SECOND_LIFE_STOPS + "while [ ! -e open ]; do :; done"),
        ready=lambda: next(answers),
        announce=lambda: announced.append((tmp_path / "open").touch()),
    )

    assert announced == [None]


def test_run_gives_the_signals_back(tmp_path):
    def handler(number, frame):
        """Stand in for what the program did with the signal before."""

    before = signal.signal(signal.SIGHUP, handler)

    supervise(tmp_path)

    assert signal.signal(signal.SIGHUP, before) is handler


def test_services_run_in_the_folder_with_the_environment(tmp_path):
    environment = {"PATH": os.environ["PATH"], "WORD": "ciao"}
    here = tmp_path / "here"

    supervise(
        tmp_path,
        shell("web", "echo $WORD > word; mv word here"),
        environment=environment,
        ready=here.exists,
    )

    assert here.read_text() == "ciao\n"


def test_stop_kills_a_service_that_does_not_listen(tmp_path):
    script = "trap '' TERM; touch deaf; while :; do sleep 60; done"

    said = supervise(tmp_path, shell("worker", script, grace=0.1), ready=(tmp_path / "deaf").exists)

    assert said[1:] == [
        "worker: still there after 0.1 s; killing it",
        "worker: stopped with code -9",
    ]


def test_a_dead_service_takes_the_processes_that_it_started_along(tmp_path, pipe):
    reader, writer = pipe
    script = SECOND_LIFE_STOPS + "sleep 60 & exit 1"

    supervise(tmp_path, shell("worker", script, descriptors=(writer,)), ready=lambda: False)
    os.close(writer)

    assert is_closed(reader)


def test_is_running_tells_a_live_service_from_a_dead_one(tmp_path):
    with Supervisor(folder=tmp_path, environment=os.environ, say=print) as supervisor:
        supervisor.start(shell("web", "exec sleep 60"))

        assert supervisor.is_running("web")
        assert not supervisor.is_running("worker")

    assert not supervisor.is_running("web")


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux ties a child to its parent")
def test_children_end_with_a_parent_that_is_killed(pipe):
    reader, writer = pipe
    program = (
        "import os, signal\n"
        "from pathlib import Path\n"
        "from config.children import Service, spawn\n"
        f"service = Service(name='a', command=('sleep', '60'), descriptors=({writer},))\n"
        "spawn(service, folder=Path(), environment=os.environ)\n"
        "os.kill(os.getpid(), signal.SIGKILL)\n"
    )

    done = subprocess.run(
        (sys.executable, "-c", program), cwd=FOLDER, pass_fds=(writer,), check=False
    )
    os.close(writer)

    assert done.returncode == -signal.SIGKILL
    assert is_closed(reader)


@pytest.mark.parametrize(
    ("failures", "delay"), [(0, 0.0), (1, 0.5), (2, 1.0), (3, 2.0), (7, 30.0), (2000, 30.0)]
)
def test_restart_delay_doubles_up_to_half_a_minute(failures, delay):
    assert restart_delay(failures) == delay
