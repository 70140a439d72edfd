"""Child processes: in a group of their own, gone when their parent is gone."""

from __future__ import annotations

import ctypes
import os
import signal
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

PR_SET_PDEATHSIG: Final = 1


@dataclass(frozen=True, slots=True, kw_only=True)
class Service:
    """What one child process runs."""

    name: str
    command: tuple[str, ...]
    descriptors: tuple[int, ...] = ()
    """Open files that the child inherits."""
    grace: float = 10.0
    """Seconds that it may take to stop."""


def spawn(
    service: Service, *, folder: Path, environment: Mapping[str, str]
) -> subprocess.Popen[bytes]:
    """Start a service."""
    return subprocess.Popen(  # noqa: S603 -- the commands are our own
        service.command,
        cwd=folder,
        env=environment,
        pass_fds=service.descriptors,
        process_group=0,  # Ctrl-C reaches only the parent, which stops the rest in order
        preexec_fn=_die_with_parent,  # noqa: PLW1509 -- the parent has no other thread
    )


def kill_group(process: subprocess.Popen[bytes]) -> None:
    """Kill what is left of a child and of the processes that it started."""
    try:
        os.killpg(process.pid, signal.SIGKILL)
    except ProcessLookupError:
        return


if sys.platform == "linux":
    _libc = ctypes.CDLL(None)

    def _die_with_parent() -> None:  # pragma: no cover -- runs between fork and exec
        """Have the kernel stop this child when its parent is killed: no orphans."""
        _libc.prctl(PR_SET_PDEATHSIG, signal.SIGTERM)
else:  # pragma: no cover -- the tests run on Linux

    def _die_with_parent() -> None:
        """Other systems cannot tie a child to its parent."""
