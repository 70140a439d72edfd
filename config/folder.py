"""The data folder: private, and in use by one ``up`` at a time."""

from __future__ import annotations

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


class FolderInUseError(Exception):
    """Another process runs a site on the same data folder."""


@contextmanager
def locked_folder(folder: Path) -> Iterator[int]:
    """Yield the descriptor of a lock; a child that inherits it holds the lock as well."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    descriptor = os.open(folder / "lock", os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    try:
        _lock(descriptor, folder)
        yield descriptor
    finally:
        os.close(descriptor)


def _lock(descriptor: int, folder: Path) -> None:
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError as error:
        owner = os.pread(descriptor, 20, 0).decode() or "unknown"
        raise FolderInUseError(
            f"A site already runs on {folder} (process {owner}). Stop it first, "
            "or set LOCANDA_DATA to another folder."
        ) from error
    os.ftruncate(descriptor, 0)
    os.pwrite(descriptor, str(os.getpid()).encode(), 0)
