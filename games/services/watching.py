"""What the table is told about spectators."""

from __future__ import annotations

from django.db import transaction

from games.attending import seats_of
from games.models import Match, Note
from games.rules.core import Seat
from games.services.locking import lock_match
from games.services.noting import note_seat


@transaction.atomic
def note_neighbour(*, table_id: int, seat: Seat) -> None:
    """Tell the table, once a match, that somebody watches from the network of a player.

    Locks the match.
    """
    playing = Match.objects.filter(table=table_id, status=Match.Status.PLAYING).first()
    if playing is None:
        return
    match = lock_match(playing.pk)
    if not match.notes.filter(kind=Note.Kind.NEIGHBOUR, seat=seat).exists():
        note_seat(match, Note.Kind.NEIGHBOUR, seats_of(match)[seat])
