"""The address of the web process: free before it starts, answering once it has."""

from __future__ import annotations

import errno
import socket
from typing import Final

_REASONS: Final = {
    errno.EADDRINUSE: "another program uses it; choose another port with --port",
    errno.EACCES: "you may not use it; choose a port above 1023 with --port",
}


class AddressError(Exception):
    """Why the web process cannot listen where it should."""


def ensure_free(host: str, port: int) -> None:
    """Raise unless the port can be listened on."""
    try:
        family, *_, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        with socket.socket(family, socket.SOCK_STREAM) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(address)
    except OSError as error:
        reason = _REASONS.get(error.errno or 0, error.strerror)
        raise AddressError(f"Port {port} of {host} cannot be used: {reason}.") from error


def listens(host: str, port: int) -> bool:
    """Return whether a program accepts connections there."""
    try:
        socket.create_connection((reachable(host), port), timeout=1).close()
    except OSError:
        return False
    return True


def reachable(host: str) -> str:
    """Return the host to connect to when a server listens on all addresses."""
    return {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)  # noqa: S104 -- read, not bound


def url(host: str, port: int) -> str:
    """Return what to type into a browser on this machine."""
    name = reachable(host)
    return f"http://[{name}]:{port}/" if ":" in name else f"http://{name}:{port}/"
