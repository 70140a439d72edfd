"""Who watches: how many spectators a table has, and whether they share a network with a player.

Nothing is stored.  Processes tell one another what they have; what is not repeated is forgotten.
"""

from __future__ import annotations

from time import monotonic
from typing import Any, Final, TypeAlias

import msgspec

from games.broadcast import audience, visitors
from games.live.sockets import Sockets
from games.messages import Watchers

TICK: Final = 2.0
"""Seconds between two looks: so old a number may be."""
REPEAT: Final = 10.0
FORGOTTEN: Final = 25.0
"""A process that was silent for so long is gone, and its spectators with it."""
Counts: TypeAlias = dict[int, int]


class Audience:
    """The spectators of all tables that have a socket in this process."""

    def __init__(self, sockets: Sockets, name: str) -> None:
        self._sockets = sockets
        self._name = name
        self._others: dict[str, tuple[float, Counts]] = {}
        self._told: Counts = {}
        self._told_at = monotonic()
        self._shown: Counts = {}

    def count(self, table_id: int) -> int:
        """Return how many people watch a table; several pages of one person are one."""
        others = sum(counts.get(table_id, 0) for _, counts in self._others.values())
        return self._own(table_id) + others

    def hear(self, name: str, counts: list[tuple[int, int]]) -> None:
        """Take the word of another process."""
        self._others[name] = monotonic(), dict(counts)

    def look(self) -> dict[str, Any] | None:
        """Show new numbers to the tables here; return what to tell the other processes."""
        now = monotonic()
        self._others = {n: told for n, told in self._others.items() if told[0] > now - FORGOTTEN}
        tables = {socket.table_id for socket in self._sockets}
        self._show({table_id: self.count(table_id) for table_id in tables})
        own = {table_id: n for table_id in tables if (n := self._own(table_id))}
        if own == self._told and (not own or now - self._told_at < REPEAT):
            return None
        self._told, self._told_at = own, now
        return {"type": "watching", "from": self._name, "counts": [*own.items()]}

    def near(self, table_id: int, seat: int | None, who: int, network: str) -> set[int]:
        """Return the seats about which the table must be told, since somebody has come.

        A spectator and a player of the same network, who are not the same account.
        """
        alike = [
            other
            for other in self._sockets.named(visitors(table_id))
            if other.network == network
            and other.who != who
            and (other.seat is None) != (seat is None)
        ]
        return {found for other in alike for found in (seat, other.seat) if found is not None}

    def _own(self, table_id: int) -> int:
        return len({socket.who for socket in self._sockets.named(audience(table_id, None))})

    def _show(self, counts: Counts) -> None:
        for table_id, count in counts.items():
            if count != self._shown.get(table_id, 0):
                text = msgspec.json.encode(Watchers(count)).decode()
                self._sockets.push(visitors(table_id), text)
        self._shown = counts
