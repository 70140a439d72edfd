"""What the sockets of a process share: it comes with the first and goes with the last."""

from __future__ import annotations

from collections.abc import Iterable

from games.live.desk import Desk
from games.live.relay import Relay
from games.live.sockets import Socket, Sockets


class Hub:
    """Where sockets are found, where they act, and where they hear from other processes."""

    def __init__(self) -> None:
        self.sockets = Sockets()
        self._relay = Relay(self.sockets)
        self._guests = 0

    @property
    def desk(self) -> Desk:
        return self._relay.desk

    def watchers(self, table_id: int) -> int:
        """Return how many people watch a table."""
        return self._relay.audience.count(table_id)

    async def compare(self, table_id: int, socket: Socket) -> None:
        """Have it seen whether a spectator and a player share a network."""
        await self._relay.compare(table_id, socket)

    async def add(self, socket: Socket, names: Iterable[str]) -> None:
        """Let a socket be found; from now on it misses nothing."""
        self.sockets.add(socket, names)
        await self._relay.ready()

    async def discard(self, socket: Socket, names: Iterable[str]) -> None:
        """Let a socket go for good; with the last one the hub is closed.

        Those who have opened it count, not those who are found: one may be on his way in.
        """
        self.sockets.discard(socket, names)
        self._guests -= 1
        if not self._guests:
            _open.discard(self)
            await self._relay.close()

    def welcome(self) -> None:
        """Stay open for one more socket, until it is discarded."""
        self._guests += 1
        _open.add(self)


_open: set[Hub] = set()


def open_hub() -> Hub:
    """Return the hub of this process for one more socket, a new hub for a first one."""
    hub = next(iter(_open), None) or Hub()
    hub.welcome()
    return hub
