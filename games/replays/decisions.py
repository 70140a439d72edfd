"""The choices that people made in a match, as they faced them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Final

from games.bots.core import AnyView, look
from games.models import Match, Note
from games.rules.core import Seat
from games.rules.record import decode_action, see, undone
from games.selectors import replayed

_HELD: Final = (Note.Kind.HELD, Note.Kind.RESIGNED)
_FREED: Final = (Note.Kind.TAKEN,)
_BY_THE_SITE: Final = (Note.Kind.TIMED_OUT, Note.Kind.SILENT)


@dataclass(slots=True)
class Decision:
    """A choice of a person that led to ``version``: what he could know, and what he played."""

    version: int
    seat: Seat
    state: Any
    action: Any
    match: Match
    heard: list[Any] = field(repr=False)

    def view(self) -> AnyView:
        """Return what the seat could know: nothing else may be shown to a bot."""
        return look(self.match.game, self.state, self.seat, self.heard)

    def is_played(self, action: Any) -> bool:
        """Return whether an action is the one that was played, perhaps in another spelling."""
        if action == self.action:
            return True
        game = self.match.game
        after = game.apply(self.state, self.seat, self.action).state
        return bool(game.apply(self.state, self.seat, action).state == after)


def decisions_of(match: Match) -> Iterator[Decision]:
    """Yield every choice that a person made where there was one, and did not take back."""
    game, state = match.game, match.game.new_match()
    people, notes = _people(match), list(match.notes.all())
    entries = [row.entry for row in match.log.all()]
    gone = undone(entries)
    heard: dict[Seat, list[Any]] = {seat: [] for seat in people}
    for version, (entry, step) in enumerate(zip(entries, replayed(match), strict=True), 1):
        seat = entry.seat
        is_kept = entry.action is not None and version not in gone
        if is_kept and seat in people and not _is_played_for(notes, seat, version):
            action = decode_action(game, entry.action)
            if len(game.legal_actions(state, seat)) > 1:
                yield Decision(version, seat, state, action, match, list(heard[seat]))
        state = step.state
        for hearer, events in heard.items():
            events.extend(see(game, step, hearer))


def _people(match: Match) -> frozenset[Seat]:
    return frozenset(player.seat for player in match.seated if not player.user.is_bot)


def _is_played_for(notes: list[Note], seat: Seat, version: int) -> bool:
    """Return whether a bot or the site made a move in the place of the person."""
    is_held = False
    for note in notes:
        if note.seat != seat or note.version > version:
            continue
        if note.kind in _BY_THE_SITE and note.version == version:
            return True
        if note.version < version and note.kind in (*_HELD, *_FREED):
            is_held = note.kind in _HELD
    return is_held
