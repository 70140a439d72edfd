"""Bots in the seats of people: they play on, and the people may come back."""

from __future__ import annotations

from typing import Final

from django.db import transaction
from django.utils import timezone

from accounts.models import User
from accounts.services.bots import ensure_bots
from games import broadcast, clocks, jobs
from games.bots.levels import LEVELS
from games.models import Match, MatchSeat, Note
from games.rules.core import Seat
from games.services.effects import after_commit
from games.services.errors import NotSeatedError
from games.services.locking import lock_playing
from games.services.noting import note_seat, tell_presence

LEVEL: Final = LEVELS[-1]
"""The level of bots that play for people: the strongest, so that nobody is harmed."""
FIELDS: Final = ("stand_in", "has_left", "wish", "bank_ms", "asked_at", "deadline")


def hand_over(match: Match, player: MatchSeat) -> None:
    """Let a bot play for a seat from now on; the caller holds the lock of the match.

    The bot has no clock of its own: it is watched like any other.
    """
    player.stand_in = _bot_for(match)
    player.wish = ""
    if player.asked_at is not None:
        now = timezone.now()
        clocks.stop(player, match.table.pace, now)
        player.asked_at = now
        wake(match, player.seat)
    player.save(update_fields=FIELDS)


def is_held(match: Match, seat: Seat) -> bool:
    """Return whether a bot plays for the person of a seat."""
    return match.players.filter(seat=seat, stand_in__isnull=False).exists()


@transaction.atomic
def take_seat_back(*, match_id: int, seat: Seat) -> None:
    """Play oneself again.  Who has given the match up may not.  Locks the match."""
    match = lock_playing(match_id)
    player = match.players.select_related("user", "stand_in").get(seat=seat)
    if player.has_left:
        raise NotSeatedError
    if player.stand_in is None:
        return
    player.stand_in = None
    player.heard_at = timezone.now()
    player.is_away = player.has_hung_up = False
    if player.asked_at is not None:
        clocks.start(player, match.table.pace, player.heard_at)
    player.save(update_fields=(*FIELDS, "heard_at", "is_away", "has_hung_up"))
    note_seat(match, Note.Kind.TAKEN, player)
    tell_presence(match)
    after_commit(broadcast.publish, match.pk)


def wake(match: Match, seat: Seat) -> None:
    """Ask the bot in a seat to act, once this is committed and people could follow."""
    after_commit(
        jobs.play_bot_turn,
        match_id=match.pk,
        seat=seat,
        version=match.decision_version,
        delay=jobs.bot_delay(match.table.bot_pace),
    )


def _bot_for(match: Match) -> User:
    """Return a bot that neither sits at the table nor plays for somebody there."""
    busy = {player.actor.pk for player in match.players.select_related("user", "stand_in")}
    bots = ensure_bots(levels=[LEVEL], each=match.seats + 1)
    return next(bot for bot in bots if bot.pk not in busy)
