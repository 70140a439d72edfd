"""The command that starts the web server: Daphne, or the faster Uvicorn where it is installed."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.util import find_spec
from typing import Final

APPLICATION: Final = "config.asgi:application"


class ServerError(Exception):
    """A web server that is unknown or not installed."""


def web_command(server: str, host: str, port: int, *, behind_proxy: bool) -> tuple[str, ...]:
    """Return the command of a server, or raise ``ServerError``."""
    if server not in _OPTIONS:
        raise ServerError(f"LOCANDA_SERVER: {server!r} is neither {' nor '.join(_OPTIONS)}")
    if find_spec(server) is None:
        raise ServerError(f"LOCANDA_SERVER: {server} is not installed")
    options = _OPTIONS[server](host, str(port), behind_proxy)
    return (sys.executable, "-m", server, *options, APPLICATION)


def _daphne(host: str, port: str, behind_proxy: bool) -> Sequence[str]:  # noqa: FBT001 -- one of the servers of a table
    proxy = ("--proxy-headers",) if behind_proxy else ()
    return ("--bind", host, "--port", port, "--verbosity", "0", *proxy)


def _uvicorn(host: str, port: str, behind_proxy: bool) -> Sequence[str]:  # noqa: FBT001 -- see above
    # To compress messages of a few kilobytes costs more than all the rest of a move.
    sockets = ("--ws", "websockets-sansio", "--ws-per-message-deflate", "false")
    quiet = ("--log-level", "warning", "--no-access-log", "--lifespan", "off")
    proxy = "--proxy-headers" if behind_proxy else "--no-proxy-headers"
    return ("--host", host, "--port", port, *sockets, *quiet, proxy)


_OPTIONS: Final = {"daphne": _daphne, "uvicorn": _uvicorn}
