"""Notes and presence: what everybody at the table is told beside the moves."""

from __future__ import annotations

from games import broadcast
from games.models import Match, MatchSeat, Note
from games.services.effects import after_commit


def note_seat(match: Match, kind: Note.Kind, player: MatchSeat) -> Note:
    """Write down what happened to a seat, under the name of its person."""
    facts = {"name": player.user.username}
    if player.stand_in is not None:
        facts["bot"] = player.stand_in.username
    return _write(match, Note(kind=kind, seat=player.seat, facts=facts))


def note_match(match: Match, kind: Note.Kind, **facts: int) -> Note:
    """Write down what happened to the whole match."""
    return _write(match, Note(kind=kind, facts=facts))


def tell_presence(match: Match) -> None:
    """Tell everybody at the table who is there, once this is committed."""
    after_commit(broadcast.publish_presence, match.pk)


def _write(match: Match, note: Note) -> Note:
    note.match, note.version = match, match.version
    note.save()
    after_commit(broadcast.publish_note, note.pk)
    return note
