"""The rows of turns, written for many matches at once.

A move is four small rows.  Django's ORM takes ten times as long for them as the database does;
here alone does that matter, so here alone stands SQL.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final, TypeAlias

import msgspec
from django.db import connection
from django.db.models import Model

from games.models import LogEntry, Match, MatchSeat
from games.services.columns import columns_of, table_of
from games.services.turn import Turn

Row: TypeAlias = tuple[Any, ...]


def write_turns(turns: Sequence[Turn]) -> None:
    """Write the log, the matches and the clocks; the caller holds the locks of the matches."""
    matches = {turn.match.pk: turn.match for turn in turns}
    players = {player.pk: player for turn in turns for player in turn.players}
    with connection.cursor() as cursor:
        writes: tuple[tuple[str, list[Row]], ...] = (
            (_ADD_ENTRY, [row for turn in turns for row in _entries(turn)]),
            (_MOVE_MATCH, [_match(match) for match in matches.values()]),
            (_MOVE_CLOCK, [_clock(player) for player in players.values()]),
        )
        for sql, rows in writes:
            cursor.executemany(sql, rows)


def _entries(turn: Turn) -> Iterator[Row]:
    for version, (entry, client_id) in enumerate(turn.entries, turn.since + 1):
        data = msgspec.json.encode(entry).decode()
        yield turn.match.pk, version, entry.seat, client_id, data


def _match(match: Match) -> Row:
    return match.version, match.decision_version, match.state_json, match.pk


def _clock(player: MatchSeat) -> Row:
    spell = connection.ops.adapt_datetimefield_value
    return player.bank_ms, spell(player.asked_at), spell(player.deadline), player.pk


def _insert(model: type[Model], names: Sequence[str]) -> str:
    columns = ", ".join(columns_of(model, names))
    places = ", ".join(["%s"] * len(names))
    return f"INSERT INTO {table_of(model)} ({columns}) VALUES ({places})"  # noqa: S608 -- our own names


def _update(model: type[Model], names: Sequence[str]) -> str:
    changes = ", ".join(f"{column} = %s" for column in columns_of(model, names))
    return f"UPDATE {table_of(model)} SET {changes} WHERE id = %s"  # noqa: S608 -- our own names


_ADD_ENTRY: Final = _insert(LogEntry, ("match", "version", "seat", "client_id", "data"))
_MOVE_MATCH: Final = _update(Match, ("version", "decision_version", "state_json"))
_MOVE_CLOCK: Final = _update(MatchSeat, ("bank_ms", "asked_at", "deadline"))
