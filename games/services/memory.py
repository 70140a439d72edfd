"""What a process remembers of matches, so that it need not read them anew for every move.

Memory is never trusted: under the lock the rows of a match are compared with those that were
remembered, so any number of processes may play in it.  Only where they agree are the rules, the
people and the state taken from memory; the state is what the version stands for.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any, Final

from django.db import connection
from django.db.models import Model

from games import selectors
from games.messages import Moves
from games.models import Match, MatchSeat
from games.services.columns import columns_of, table_of

MOST_MATCHES: Final = 1_000
"""So many matches are remembered, the latest; one takes about 20 kilobytes."""
MOVED: Final = ("version", "decision_version", "state_json")
"""The columns of a match that moves change."""
CLOCK: Final = ("bank_ms", "asked_at", "deadline")
"""The columns of a seat that moves change."""


@dataclass(slots=True)
class Rows:
    """The rows of a match as the database spells them; what moves change stands apart."""

    version: int
    match: list[Any]
    seats: list[list[Any]] = field(default_factory=list)
    clocks: list[tuple[Any, ...]] = field(default_factory=list)


class Memory:
    """The matches that were played in last."""

    def __init__(self) -> None:
        self._known: OrderedDict[int, tuple[Match, Rows]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._known)

    def lock(self, match_ids: Collection[int]) -> dict[int, Match]:
        """Return these matches as they are now, locked until the transaction ends."""
        return {pk: self._recall(pk, rows) for pk, rows in _lock_rows(match_ids).items()}

    def follow(self, match_id: int, since: int) -> tuple[Match, list[Moves]]:
        """Return a match as it is now, with its moves from a version on."""
        known, _ = self._known.get(match_id, (None, None))
        match = selectors.match_at_table(match_id)
        if known is not None and known.version <= since:
            return match, selectors.moves_since(match, known)
        return match, selectors.history(match)[since:]

    def forget(self, match_id: int) -> None:
        """Forget a match that is over, or of which nobody knows how far it is."""
        self._known.pop(match_id, None)

    def _recall(self, match_id: int, rows: Rows) -> Match:
        match, known = self._known.pop(match_id, (None, None))
        if match is None or known is None or not _agree(match, known, rows):
            match = selectors.match_at_table(match_id)
        else:
            _set_clocks(match, rows)
        self._known[match_id] = match, rows
        if len(self._known) > MOST_MATCHES:
            self._known.popitem(last=False)
        return match


def _agree(match: Match, known: Rows, rows: Rows) -> bool:
    return (match.version, known.match, known.seats) == (rows.version, rows.match, rows.seats)


def _set_clocks(match: Match, rows: Rows) -> None:
    for player, (bank_ms, asked_at, deadline) in zip(match.seated, rows.clocks, strict=True):
        player.bank_ms = bank_ms
        player.asked_at, player.deadline = _aware(asked_at), _aware(deadline)


def _aware(moment: datetime | None) -> datetime | None:
    """Return a moment as the ORM would read it: SQLite knows no time zones, and all is in UTC."""
    return moment.replace(tzinfo=UTC) if moment is not None else None


def _lock_rows(match_ids: Collection[int]) -> dict[int, Rows]:
    """Lock matches in the order of their keys, and return the rows of each."""
    keys = [*match_ids]
    places = ", ".join(["%s"] * len(keys))
    locking = connection.ops.for_update_sql() if connection.features.has_select_for_update else ""
    with connection.cursor() as cursor:
        cursor.execute(f"{_MATCHES} WHERE id IN ({places}) ORDER BY id {locking}", keys)
        found = {pk: Rows(version, facts) for pk, version, *facts in cursor.fetchall()}
        cursor.execute(f"{_SEATS} WHERE match_id IN ({places}) ORDER BY match_id, seat", keys)
        for pk, *row in cursor.fetchall():
            found[pk].clocks.append(tuple(row[: len(CLOCK)]))
            found[pk].seats.append(row[len(CLOCK) :])
    return found


def _select(model: type[Model], first: Sequence[str], without: Sequence[str] = ()) -> str:
    others = [name for name in columns_of(model) if name not in {"id", *first, *without}]
    return f"SELECT {', '.join((*first, *others))} FROM {table_of(model)}"  # noqa: S608 -- our own names


_MATCHES: Final = _select(Match, ("id", "version"), MOVED)
_SEATS: Final = _select(MatchSeat, ("match_id", *CLOCK))
