"""Celery tasks: fetch, think, and hand over to a service."""

from __future__ import annotations

import logging
from contextlib import suppress
from datetime import timedelta
from random import SystemRandom
from time import thread_time
from typing import Any

from celery import shared_task
from celery.signals import worker_ready
from django.conf import settings
from django.db import connections

from games import jobs, selectors
from games.bots.core import AnyView, look
from games.bots.levels import CPU_LIMITS, bot_of
from games.models import MatchSeat
from games.rules.core import Decision, Seat
from games.rules.errors import RuleError
from games.services import downtime, overdue, presence, review, strength
from games.services.errors import MatchOverError
from games.services.play import play_action

logger = logging.getLogger(__name__)


@shared_task(name=jobs.PLAY_BOT_TURN)
def play_bot_turn(match_id: int, seat: Seat, version: int) -> bool:
    """Act for a bot, unless the match went on without it; return whether it acted."""
    players = MatchSeat.objects.select_related("match", "user", "stand_in")
    player = players.get(match=match_id, seat=seat)
    match = player.match
    if not match.is_playing or version != match.decision_version or not player.actor.is_bot:
        return False
    game, state = match.game, match.state
    node = game.node(state)
    if not isinstance(node, Decision) or seat not in node.seats:
        return False
    view = look(game, state, seat, selectors.events_for(match, seat))
    action = _choose(match.game_slug, player.actor.bot_level, view)
    try:
        play_action(match_id=match_id, seat=seat, action=action, version=version)
    except RuleError:  # pragma: no cover -- only when another process acts at this very moment
        return False
    return True


def _choose(game: str, level: str, view: AnyView) -> Any:
    """Let a bot choose, and write down how long it thought."""
    start = thread_time()
    action = bot_of(game, level).choose(view, SystemRandom())
    spent = thread_time() - start
    severity = logging.INFO if spent <= CPU_LIMITS[level] else logging.WARNING
    logger.log(severity, "Bot turn: game=%s level=%s cpu_ms=%.0f", game, level, 1000 * spent)
    return action


@shared_task(name=jobs.PLAY_DEFAULT)
def play_default(match_id: int, seat: Seat) -> bool:
    """Act for a seat whose time is up; return whether it was still asked."""
    return overdue.play_default(match_id=match_id, seat=seat)


@shared_task(name=jobs.ATTEND)
def attend(match_id: int) -> None:
    """See who is still there in a match, unless it has just ended."""
    with suppress(MatchOverError):
        presence.attend_match(match_id=match_id)


@shared_task(name=jobs.REVIEW)
def review_next() -> bool:
    """Review one more move; return whether there was a review to make."""
    return review.review_next()


@shared_task(name=jobs.MEASURE)
def measure_next() -> bool:
    """Let bots play each other for a moment; return whether there was anything to measure."""
    return strength.measure_next()


@shared_task(name="games.measure_strengths")
def measure_strengths() -> int:
    """Begin to measure how strong the bots are; return how many games are to be measured."""
    return strength.begin_measurements(rounds=settings.STRENGTH_PAIRS)


@shared_task(name="games.sweep")
def sweep() -> tuple[int, int, int]:
    """Act on what is due; return how many seats were late, bots woken, tables closed.

    First of all see whether the site was down: that time is nobody's.  Maintenance counts as such,
    and so does the time when no web process lives.
    """
    if settings.MAINTENANCE_FILE.exists() or not downtime.is_reachable():
        return 0, 0, 0
    downtime.beat()
    for match_id in list(presence.unattended_matches()):
        jobs.attend(match_id=match_id)
    review.wake_reviews()
    strength.wake_measurements()
    return overdue.act_on_overdue(), overdue.wake_bots(), overdue.close_idle_tables()


@worker_ready.connect
def wake_all_bots(**_: Any) -> None:
    """Ask for every bot's turn when a worker starts: what had been asked may be lost with another.

    Nobody waits until the sweep misses it.
    """
    overdue.wake_bots(silent_for=timedelta(0))
    connections.close_all()
