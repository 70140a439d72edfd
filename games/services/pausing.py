"""Pauses of casual matches: clocks stand still until somebody goes on."""

from __future__ import annotations

from django.db import transaction
from django.utils import timezone

from games import broadcast
from games.attending import seats_of
from games.models import Match, Note
from games.rules.core import Seat
from games.services.effects import after_commit
from games.services.errors import NotSeatedError
from games.services.holding import wake
from games.services.locking import lock_playing
from games.services.noting import note_match, note_seat, tell_presence


def pause_match(match: Match, kind: Note.Kind = Note.Kind.PAUSED) -> None:
    """Stop all clocks; the caller holds the lock of the match."""
    match.paused_at = timezone.now()
    match.save(update_fields=["paused_at"])
    match.players.update(wish="")
    note_match(match, kind)
    _tell(match)


def pause_deserted(match: Match) -> None:
    """Pause a casual match that only waits for one who is away; the caller holds the lock."""
    if match.is_casual and match.paused_at is None:
        pause_match(match, Note.Kind.DESERTED)


@transaction.atomic
def resume_match(*, match_id: int, seat: Seat) -> None:
    """Let the clocks run on from where they stood; anybody who plays may.  Locks the match."""
    match = lock_playing(match_id)
    if match.paused_at is None:
        return
    players = seats_of(match)
    if players[seat].has_left:
        raise NotSeatedError
    pause = timezone.now() - match.paused_at
    match.paused_at = None
    match.save(update_fields=["paused_at"])
    for player in players:
        if player.asked_at is not None:
            player.asked_at += pause
            player.deadline = player.deadline and player.deadline + pause
            player.save(update_fields=["asked_at", "deadline"])
            if player.actor.is_bot:
                wake(match, player.seat)
    note_seat(match, Note.Kind.RESUMED, players[seat])
    _tell(match)


def _tell(match: Match) -> None:
    tell_presence(match)
    after_commit(broadcast.publish, match.pk)
