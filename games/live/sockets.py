"""The sockets of this process, by who they are and where."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol


class Socket(Protocol):
    """One client at a table."""

    def push(self, text: str) -> None:
        """Send something soon, in order; never wait."""

    def close(self, code: int) -> None:
        """Close soon, after all that was pushed before."""

    async def reseat(self) -> None:
        """Look which seat is the person's now."""


class Sockets:
    """Finds sockets by names: of an audience, of a table, of a person."""

    def __init__(self) -> None:
        self._by_name: dict[str, set[Socket]] = {}

    def __contains__(self, name: object) -> bool:
        return name in self._by_name

    def __bool__(self) -> bool:
        return bool(self._by_name)

    def add(self, socket: Socket, names: Iterable[str]) -> None:
        """Let a socket be found by some names."""
        for name in names:
            self._by_name.setdefault(name, set()).add(socket)

    def discard(self, socket: Socket, names: Iterable[str]) -> None:
        """Let a socket no longer be found by some names."""
        for name in names:
            if found := self._by_name.get(name):
                found.discard(socket)
                if not found:
                    del self._by_name[name]

    def named(self, name: str) -> list[Socket]:
        """Return the sockets of a name."""
        return list(self._by_name.get(name, ()))

    def push(self, name: str, text: str) -> None:
        """Send something to all sockets of a name."""
        for socket in self.named(name):
            socket.push(text)
