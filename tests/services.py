"""A PostgreSQL and a Redis of the tests' own: private, on unix sockets, gone afterwards."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import quote

import psycopg
import pytest
import redis

from tests.needs import postgresql_programs, redis_server

PATIENCE = 30.0
SERVER_USER = "postgres" if os.geteuid() == 0 else None
"""PostgreSQL refuses to run as root."""
NEW_CLUSTER = ("-U", "locanda", "-E", "UTF8", "--locale=C.UTF-8", "--auth=trust", "--no-sync")
UNSAFE_BUT_FAST = ("-h", "", "-F", "-c", "synchronous_commit=off", "-c", "full_page_writes=off")


@dataclass(frozen=True, slots=True)
class PostgreSQL:
    """A running server."""

    socket_folder: Path

    def create_database(self, name: str) -> str:
        """Return the address of a new, empty database, as ``DATABASE_URL`` has it."""
        with self.connect() as connection:
            connection.execute(f'CREATE DATABASE "{name}"')
        return f"postgres://locanda@{quote(str(self.socket_folder), safe='')}/{name}"

    def connect(self) -> psycopg.Connection:
        return psycopg.connect(
            host=str(self.socket_folder), user="locanda", dbname="postgres", autocommit=True
        )


@pytest.fixture(scope="session")
def postgresql() -> Iterator[PostgreSQL]:
    """A cluster made for this run."""
    programs = postgresql_programs()
    assert programs is not None
    with _folder() as folder:
        if SERVER_USER:
            shutil.chown(folder, SERVER_USER)
        subprocess.run(
            (programs / "initdb", *NEW_CLUSTER, "-D", folder / "data"),
            user=SERVER_USER,
            cwd=folder,
            check=True,
            stdout=subprocess.DEVNULL,
        )
        server = PostgreSQL(folder)
        with _running(
            (programs / "postgres", *UNSAFE_BUT_FAST, "-D", folder / "data", "-k", folder),
            log=folder / "log",
            user=SERVER_USER,
            answers=lambda: server.connect().close(),
        ):
            yield server


class MortalRedis:
    """A Redis that can be killed; whatever it held is gone with it."""

    def __init__(self, folder: Path) -> None:
        program = redis_server()
        assert program is not None
        self.url = f"unix://{folder}/s"
        self._folder = folder
        self._command = (program, "--port", "0", "--unixsocket", folder / "s", "--save", "")
        self._running = ExitStack()

    def start(self) -> None:
        """Start, and wait until it answers."""
        with redis.Redis.from_url(self.url) as client:
            self._process = self._running.enter_context(
                _running(
                    (*self._command, "--dir", self._folder),
                    log=self._folder / "log",
                    user=None,
                    answers=client.ping,
                )
            )

    def stop(self) -> None:
        """Stop for good."""
        self._running.close()

    def restart(self) -> None:
        """Kill it, and start another in its place."""
        self._process.kill()
        self.stop()
        self.start()


@pytest.fixture(scope="session")
def redis_url() -> Iterator[str]:
    """A Redis made for this run, as ``REDIS_URL`` has it."""
    with _folder() as folder:
        server = MortalRedis(folder)
        server.start()
        yield server.url
        server.stop()


@pytest.fixture
def mortal_redis() -> Iterator[MortalRedis]:
    """A Redis that a test may kill."""
    with _folder() as folder:
        server = MortalRedis(folder)
        server.start()
        yield server
        server.stop()


@contextmanager
def _folder() -> Iterator[Path]:
    """Yield a folder with a short name: a unix socket has no room for a long one."""
    folder = Path(tempfile.mkdtemp(prefix="locanda-"))
    try:
        yield folder
    finally:
        shutil.rmtree(folder)


@contextmanager
def _running(
    command: tuple[str | Path, ...],
    *,
    log: Path,
    user: str | None,
    answers: Callable[[], object],
) -> Iterator[subprocess.Popen[bytes]]:
    """Run a server while the context lasts."""
    with log.open("wb") as file:
        process = subprocess.Popen(
            command, cwd=log.parent, user=user, stdout=file, stderr=subprocess.STDOUT
        )
    try:
        _wait(process, log, answers)
        yield process
    finally:
        process.terminate()
        process.wait(PATIENCE)


def _wait(process: subprocess.Popen[bytes], log: Path, answers: Callable[[], object]) -> None:
    end = time.monotonic() + PATIENCE
    while True:
        try:
            answers()
        except (psycopg.OperationalError, redis.ConnectionError):
            assert process.poll() is None, log.read_text()
            assert time.monotonic() < end, log.read_text()
            time.sleep(0.02)
        else:
            return
