"""The servers that are compared: how each is made ready, started and stopped."""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parent.parent.parent
HERE: Final = Path(__file__).parent
PACKAGES: Final = ("boardgame.io@0.50.2", "socket.io-client@4.8.4", "ws@8.23.0")
SERVER_CORE: Final = ("taskset", "-c", "0")
PATIENCE: Final = 60.0


@dataclass(frozen=True, slots=True)
class Running:
    """A server that is ready: how a client reaches it, and the processes whose time counts."""

    peer: str
    port: int
    pids: list[int]
    seats: list[dict[str, Any]] = field(default_factory=list)


def install_packages(folder: Path) -> None:
    """Install what the client and the peer need into a folder of their own."""
    folder.mkdir(parents=True, exist_ok=True)
    if not (folder / "node_modules" / "boardgame.io").exists():
        (folder / "package.json").write_text("{}")
        quiet = ("--silent", "--no-audit", "--no-fund")
        subprocess.run(("npm", "install", *quiet, *PACKAGES), cwd=folder, check=True)


@contextmanager
def boardgame(folder: Path, packages: Path, port: int, tables: int) -> Iterator[Running]:
    """Run boardgame.io, which keeps everything in memory."""
    command = ("node", str(HERE / "boardgame.cjs"), str(packages), str(port))
    with _process(command, {"NODE_ENV": "production"}, "ready") as (process, _):
        yield Running("boardgame", port, [process.pid])


@contextmanager
def textbook(folder: Path, packages: Path, port: int, tables: int) -> Iterator[Running]:
    """Run Channels and the ORM, as most people would write it."""
    environment = {"TEXTBOOK_DATA": str(folder), "PYTHONPATH": str(ROOT)}
    make = f"from benchmarks.live.textbook import make_tables; make_tables({tables})"
    subprocess.run((sys.executable, "-c", make), env=os.environ | environment, cwd=ROOT, check=True)
    command = (sys.executable, "-m", "daphne", "--port", str(port), "--verbosity", "1")
    application = "benchmarks.live.textbook:application"
    with _process((*command, application), environment, "Listening on TCP") as (process, _):
        yield Running("textbook", port, [process.pid])


@contextmanager
def locanda_on_daphne(folder: Path, packages: Path, port: int, tables: int) -> Iterator[Running]:
    """Run the site as it comes."""
    with _locanda(folder, port, tables, "daphne") as running:
        yield running


@contextmanager
def locanda_on_uvicorn(folder: Path, packages: Path, port: int, tables: int) -> Iterator[Running]:
    """Run the site with its faster web server."""
    with _locanda(folder, port, tables, "uvicorn") as running:
        yield running


PEERS: Final = {
    "boardgame.io": boardgame,
    "textbook": textbook,
    "locanda, daphne": locanda_on_daphne,
    "locanda, uvicorn": locanda_on_uvicorn,
}


@contextmanager
def _locanda(folder: Path, port: int, tables: int, server: str) -> Iterator[Running]:
    """Run the whole site; the time of its web process and of its Valkey counts."""
    environment = {
        "DJANGO_SETTINGS_MODULE": "benchmarks.live.settings",
        "LOCANDA_DATA": str(folder),
        "LOCANDA_SERVER": server,
        "PYTHONUNBUFFERED": "1",
    }
    command = (sys.executable, "manage.py", "up", "--port", str(port))
    with _process(command, environment, "Locanda is open") as (_, log):
        pids = dict(re.findall(r"(\w+): started as process (\d+)", log))
        make = (sys.executable, "-m", "benchmarks.live.seats", str(tables))
        socket = {"REDIS_URL": f"unix://{folder}/valkey/s"}
        seats = subprocess.run(
            make, env=os.environ | environment | socket, cwd=ROOT, check=True, capture_output=True
        )
        counted = [int(pids["web"]), int(pids["valkey"])]
        yield Running("locanda", port, counted, json.loads(seats.stdout))


@contextmanager
def _process(
    command: tuple[str, ...], environment: dict[str, str], ready: str
) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """Run a server on its core until the end; give it and what it said until it was ready."""
    process = subprocess.Popen(
        (*SERVER_CORE, *command),
        cwd=ROOT,
        env=os.environ | environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )
    try:
        yield process, _wait_for(process, ready)
    finally:
        process.send_signal(signal.SIGINT)
        try:
            process.wait(20)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def _wait_for(process: subprocess.Popen[str], ready: str) -> str:
    assert process.stdout is not None  # noqa: S101 -- it is a pipe
    said = ""
    end = time.monotonic() + PATIENCE
    for line in process.stdout:
        said += line
        if ready in line:
            return said
        if time.monotonic() > end:
            break
    raise RuntimeError(f"not ready:\n{said}")


def prepare_static_files(folder: Path, collected: Path) -> None:
    """Take the static files of a site that ran before: a start is then some seconds shorter."""
    if collected.exists():
        shutil.copytree(collected / "static", folder / "static")
        shutil.copy(collected / "static.stamp", folder)
