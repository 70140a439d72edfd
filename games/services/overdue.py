"""What happens without anybody: time runs out, and lost bot turns are asked for again."""

from __future__ import annotations

from datetime import timedelta
from random import SystemRandom
from typing import Final

from django.db.models import F, Q
from django.utils import timezone

from games import jobs
from games.models import Match, MatchSeat, Table
from games.rules.errors import RuleError
from games.services.play import asked_seats, play_action

BOT_RETRY: Final = timedelta(seconds=10)
"""A bot that has not acted after this is asked again."""
BOT_LIMIT: Final = timedelta(seconds=30)
"""After this the default action is taken for it."""
OPEN_TABLE_LIMIT: Final = timedelta(minutes=30)
"""An open table where nothing happens is closed after this."""


def act_on_overdue() -> int:
    """Have workers act for every seat whose time is up; return how many seats there were.

    Each is a job of its own, so that none can hold up the others.
    """
    now = timezone.now()
    stuck = Q(asked_at__lte=now - BOT_LIMIT) & ~Q(user__bot_level="")
    due = MatchSeat.objects.filter(Q(deadline__lte=now) | stuck).values_list("match_id", "seat")
    for match_id, seat in (seats := list(due)):
        jobs.play_default(match_id=match_id, seat=seat)
    return len(seats)


def play_default(*, match_id: int, seat: int) -> bool:
    """Take the default action for a seat; return whether it was still asked."""
    match = Match.objects.get(pk=match_id)
    if seat not in asked_seats(match):
        return False
    action = match.game.default_action(match.state, seat, SystemRandom())
    try:
        play_action(match_id=match_id, seat=seat, action=action, version=match.decision_version)
    except RuleError:  # pragma: no cover -- only when another process acts at this very moment
        return False
    return True


def wake_bots() -> int:
    """Ask again for the turns of bots that did not act; return how many were asked."""
    now = timezone.now()
    waiting = MatchSeat.objects.filter(asked_at__lte=now - BOT_RETRY).exclude(user__bot_level="")
    turns = list(waiting.values_list("match_id", "seat", F("match__decision_version")))
    for match_id, seat, version in turns:
        jobs.play_bot_turn(match_id=match_id, seat=seat, version=version, delay=0)
    return len(turns)


def close_idle_tables() -> int:
    """Close open and finished tables where nothing has happened for long; return how many."""
    idle = Table.objects.filter(
        status__in=(Table.Status.OPEN, Table.Status.FINISHED),
        updated__lte=timezone.now() - OPEN_TABLE_LIMIT,
    )
    return idle.update(status=Table.Status.CLOSED)
