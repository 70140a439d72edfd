"""The sockets of this process, by who they are and where."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain
from typing import Protocol

from games.rules.core import Viewer


class Socket(Protocol):
    """One client at a table: in a seat, or watching."""

    table_id: int
    seat: Viewer
    who: int
    """A number for the person: the same for all pages of one account."""
    network: str
    """A digest of where it comes from; empty when nothing is known."""

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

    def __iter__(self) -> Iterator[Socket]:
        return iter(set(chain.from_iterable(self._by_name.values())))

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
