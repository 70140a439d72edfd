"""Taking the last action back, when all people at a casual table agree.

The log is never changed: an entry is added that says so, and whoever folds the log goes back.
Only the very last action can go, and only if who acted could foresee all that came of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from games import broadcast
from games.attending import current_wish
from games.models import Match, MatchSeat, Note
from games.rules.core import Seat, Step
from games.rules.record import Entry, replay
from games.services.effects import after_commit
from games.services.errors import UndoError
from games.services.noting import note_seat, tell_presence
from games.services.turn import Turn, settle
from games.services.writing import write_turns


def check_undo(match: Match, seat: Seat, players: Sequence[MatchSeat]) -> None:
    """Raise ``UndoError`` unless a seat may ask to take its action back, or agree to it."""
    last = match.log.order_by("version").last()
    if last is None or last.seat is None or last.entry.action is None:
        raise UndoError
    asker = players[last.seat]
    is_asked = seat == asker.seat or current_wish(asker, match) == MatchSeat.Wish.UNDO
    if match.paused_at is not None or asker.actor.is_bot or not is_asked:
        raise UndoError
    if not match.game.is_foreseeable(_state_before(match), match.state):
        raise UndoError


def take_back(match: Match, players: Sequence[MatchSeat]) -> None:
    """Lead a match back to before its last action, which was checked under the same lock."""
    last = match.log.get(version=match.version)
    turn = Turn(match)
    turn.add(Entry(seat=last.seat, undo=True), Step(_state_before(match)))
    settle(turn, asked_before=frozenset())
    write_turns([turn])
    note_seat(match, Note.Kind.UNDONE, players[last.seat or 0])
    tell_presence(match)
    after_commit(broadcast.redraw, match.table_id)


def _state_before(match: Match) -> Any:
    """Return the state before the last entry."""
    state = match.game.new_match()
    entries = [row.entry for row in match.log.filter(version__lt=match.version)]
    for step in replay(match.game, state, entries):
        state = step.state
    return state
