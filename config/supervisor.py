"""Keeps the processes of a site running: starts, watches, starts again, stops in order."""

from __future__ import annotations

import signal
import subprocess
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Final, Self

from config.children import Service, kill_group, spawn
from config.wakeup import signals_as_bytes, wait_for_signals

STOP_SIGNALS: Final = frozenset({signal.SIGINT, signal.SIGTERM, signal.SIGHUP})
HEALTHY_AFTER: Final = 10.0
"""Seconds after which a death is an accident, no longer a failure to start."""
LONGEST_DELAY: Final = 30.0
POLL: Final = 0.1


@dataclass(slots=True, kw_only=True)
class Child:
    """A service as it runs now, or waits to run again."""

    service: Service
    process: subprocess.Popen[bytes]
    born: float
    failures: int = 0
    due: float | None = None
    """When to start it again; ``None`` while it runs."""


class Supervisor:
    """Runs services as children; leaving the context stops them, the last started first."""

    def __init__(
        self, *, folder: Path, environment: Mapping[str, str], say: Callable[[str], None]
    ) -> None:
        self._folder = folder
        self._environment = environment
        self._say = say
        self._children: list[Child] = []

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.stop()

    def start(self, service: Service) -> None:
        """Start a service, and keep it running until ``stop``."""
        child = Child(service=service, process=self._spawn(service), born=time.monotonic())
        self._children.append(child)
        self._greet(child)

    def is_running(self, name: str) -> bool:
        """Return whether a service has a live process."""
        return any(
            child.service.name == name and child.process.poll() is None for child in self._children
        )

    def run(self, *, ready: Callable[[], bool], announce: Callable[[], None]) -> None:
        """Watch the children until a stop signal, then stop them; announce when all is ready."""
        announced = False
        with signals_as_bytes((*STOP_SIGNALS, signal.SIGCHLD)) as arrived:
            signals: frozenset[int] = frozenset()
            while not signals & STOP_SIGNALS:
                self._revive()
                if not announced and ready():
                    announced = True
                    announce()
                signals = wait_for_signals(arrived, self._patience(announced=announced))
            self.stop()

    def stop(self) -> None:
        """Stop all children, one after the other, the last started first."""
        while self._children:
            self._stop(self._children.pop())

    def _spawn(self, service: Service) -> subprocess.Popen[bytes]:
        return spawn(service, folder=self._folder, environment=self._environment)

    def _greet(self, child: Child) -> None:
        self._say(f"{child.service.name}: started as process {child.process.pid}")

    def _revive(self) -> None:
        """Notice children that ended, and start again those whose time has come."""
        now = time.monotonic()
        for child in self._children:
            if child.due is None and child.process.poll() is not None:
                self._schedule(child, now)
            if child.due is not None and child.due <= now:
                child.process = self._spawn(child.service)
                child.born, child.due = now, None
                self._greet(child)

    def _schedule(self, child: Child, now: float) -> None:
        """Decide when to start a dead child again."""
        kill_group(child.process)
        child.failures = 0 if now - child.born >= HEALTHY_AFTER else child.failures + 1
        delay = restart_delay(child.failures)
        child.due = now + delay
        code = child.process.returncode
        self._say(f"{child.service.name}: ended with code {code}; starting again in {delay:g} s")

    def _patience(self, *, announced: bool) -> float | None:
        """Return the seconds until there is more to do than to wait for a signal."""
        now = time.monotonic()
        waits = [max(0.0, child.due - now) for child in self._children if child.due is not None]
        if not announced:
            waits.append(POLL)
        return min(waits, default=None)

    def _stop(self, child: Child) -> None:
        process, name, grace = child.process, child.service.name, child.service.grace
        process.terminate()
        try:
            process.wait(grace)
        except subprocess.TimeoutExpired:
            self._say(f"{name}: still there after {grace:g} s; killing it")
        kill_group(process)
        self._say(f"{name}: stopped with code {process.wait()}")


def restart_delay(failures: int) -> float:
    """Return the seconds to wait after so many failures to start in a row."""
    return min(0.5 * 2.0 ** min(failures - 1, 10), LONGEST_DELAY) if failures else 0.0
