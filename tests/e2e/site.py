"""The whole site as its operator runs it, and a real browser to visit it."""

from __future__ import annotations

import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Self
from uuid import uuid4

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Error, Page, sync_playwright

from tests.needs import chromium
from tests.services import PostgreSQL

ROOT = Path(__file__).parent.parent.parent
PATIENCE = 120.0
"""Seconds after which a test gives up waiting; a healthy site needs a thirtieth."""
NOT_INHERITED = ("CELERY_", "COVERAGE_", "DATABASE_", "LOCANDA_", "REDIS_")
BROWSER_ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
)


class Site:
    """A site with a data folder and a port of its own."""

    def __init__(self, data: Path, **variables: str) -> None:
        self.data = data
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._environment = site_environment(data) | variables
        self._process: subprocess.Popen[str] | None = None
        self._lines: list[str] = []
        self._news = threading.Condition()
        self._ended = False

    @property
    def log(self) -> str:
        """Return all that the site has said so far."""
        return "\n".join(self._lines)

    @property
    def pid(self) -> int:
        """Return the process that watches the others."""
        assert self._process is not None
        return self._process.pid

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        if self._process is not None:
            self.stop()

    def start(self) -> None:
        """Start, and wait until the site is open."""
        since = len(self._lines)
        self.begin()
        self.wait_for("Locanda is open", since=since)

    def begin(self) -> None:
        """Start without waiting."""
        self._ended = False
        self._process = subprocess.Popen(
            (sys.executable, "manage.py", "up", "--port", str(self.port)),
            cwd=ROOT,
            env=self._environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
        )
        threading.Thread(target=self._read, args=(self._process,), daemon=True).start()

    def stop(self, number: signal.Signals = signal.SIGINT) -> int:
        """Stop with a signal; return the exit code."""
        assert self._process is not None
        self._process.send_signal(number)
        return self._process.wait(PATIENCE)

    def wait_for(self, pattern: str, *, since: int = 0) -> str:
        """Wait for a line in the log, from a line number on; return it."""

        def found() -> str:
            return next((line for line in self._lines[since:] if re.search(pattern, line)), "")

        with self._news:
            self._news.wait_for(lambda: found() or self._ended, PATIENCE)
            assert found(), f"{pattern!r} not in the log:\n{self.log}"
            return found()

    def pids(self) -> dict[str, int]:
        """Return the process of each service, by its name."""
        return {
            name: int(pid) for name, pid in re.findall(r"(\w+): started as process (\d+)", self.log)
        }

    def kill(self, name: str) -> None:
        """Kill a service, and wait until another process does its work."""
        since = len(self._lines)
        os.kill(self.pids()[name], signal.SIGKILL)
        self.wait_for(f"{name}: started as process", since=since)

    def manage(self, *arguments: str) -> str:
        """Run a command of ``manage.py`` on the site; return what it prints."""
        done = subprocess.run(
            (sys.executable, "manage.py", *arguments),
            cwd=ROOT,
            env=self._environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
            timeout=PATIENCE,
        )
        assert done.returncode == 0, done.stdout
        return done.stdout

    def borrow_static_files(self, other: Site) -> None:
        """Take what another site has collected: a start is then four seconds shorter."""
        shutil.copytree(other.data / "static", self.data / "static", copy_function=os.link)
        shutil.copy(other.data / "static.stamp", self.data)

    def _read(self, process: subprocess.Popen[str]) -> None:
        assert process.stdout is not None
        with process.stdout as output:
            for line in output:
                sys.stdout.write(line)  # so that pytest shows it with a test that fails
                with self._news:
                    self._lines.append(line.rstrip())
                    self._news.notify_all()
        with self._news:
            self._ended = True
            self._news.notify_all()


def site_environment(data: Path) -> dict[str, str]:
    """Return the environment of an operator who has set nothing but a data folder."""
    inherited = {
        name: value for name, value in os.environ.items() if not name.startswith(NOT_INHERITED)
    }
    return inherited | {
        "DJANGO_SETTINGS_MODULE": "config.settings.production",
        "LOCANDA_DATA": str(data),
        "LOCANDA_BOT_PACE": "0.1",
        "PYTHONUNBUFFERED": "1",
    }


def coverage_variables() -> dict[str, str]:
    """Return what makes a site count its lines: it is slow, so that most sites do not."""
    return {name: value for name, value in os.environ.items() if name.startswith("COVERAGE_")}


def free_port() -> int:
    """Return a port that nobody uses."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        port: int = server.getsockname()[1]
    return port


def wait_until(is_so: Callable[[], bool], patience: float = PATIENCE) -> None:
    """Wait for what no process tells us about."""
    end = time.monotonic() + patience
    while not is_so():
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.05)


def members(group: int) -> list[int]:
    """Return the living processes of a group; one that only waits for its burial is not."""
    found = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            state, _, its_group = path.read_text().rpartition(")")[2].split()[:3]
        except OSError:
            continue
        if int(its_group) == group and state not in {"X", "Z"}:
            found.append(int(path.parent.name))
    return found


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """One running site for all tests that leave it as good as they found it."""
    with Site(tmp_path_factory.mktemp("site")) as site:
        site.start()
        yield site


@pytest.fixture
def new_site(site: Site, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[..., Site]]:
    """Start sites that end with the test; keyword arguments are environment variables."""
    with ExitStack() as stack:

        def start(**variables: str) -> Site:
            other = stack.enter_context(Site(tmp_path_factory.mktemp("site"), **variables))
            other.borrow_static_files(site)
            other.start()
            return other

        yield start


@pytest.fixture
def two_sites(
    new_site: Callable[..., Site], postgresql: PostgreSQL, redis_url: str
) -> tuple[Site, Site]:
    """Two machines: they share a database, a Redis and a secret, nothing else."""
    shared = shared_variables(postgresql, redis_url)
    return new_site(**shared, **coverage_variables()), new_site(**shared)


def shared_variables(postgresql: PostgreSQL, redis_url: str) -> dict[str, str]:
    """Return what two machines share."""
    return {
        "DATABASE_URL": postgresql.create_database(f"site_{uuid4().hex}"),
        "REDIS_URL": redis_url,
        "LOCANDA_SECRET_KEY": "shared",
    }


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """A browser; its loop occupies the thread, so it does not outlive a module."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium(), args=list(BROWSER_ARGUMENTS)
        )
        yield browser
        browser.close()


@pytest.fixture
def visit(browser: Browser, site: Site) -> Iterator[Callable[..., Page]]:
    """Open pages of new visitors; fail when a page reports an error in the console."""
    errors: list[str] = []

    def note(message: ConsoleMessage) -> None:
        if message.type == "error":
            errors.append(f"{message.text} ({message.location['url']})")

    def crash(error: Error) -> None:
        errors.append(str(error))

    def open_page(path: str = "/", *, width: int = 1280, height: int = 800, **options: Any) -> Page:
        context = browser.new_context(
            base_url=site.url, viewport={"width": width, "height": height}, **options
        )
        page = context.new_page()
        page.on("console", note)
        page.on("pageerror", crash)
        page.goto(path)
        return page

    yield open_page
    for context in browser.contexts:
        context.close()
    assert errors == []
