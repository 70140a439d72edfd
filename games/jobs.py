"""Background work by name, so that services need not import the workers."""

from __future__ import annotations

from typing import Final

from celery import current_app
from django.conf import settings

from games.models import BotPace
from games.rules.core import Seat

PLAY_BOT_TURN = "games.play_bot_turn"
PLAY_DEFAULT = "games.play_default"
ATTEND = "games.attend"
REVIEW = "games.review"
MEASURE = "games.measure"
CLOCK_PRIORITY = 0
LIVE_PRIORITY = 3
REVIEW_PRIORITY = 6
IDLE_PRIORITY = 9
ANALYSIS: Final = "analysis"
"""The queue of what may wait; a worker that serves both takes from it when no table waits."""
ANALYSIS_EXPIRES: Final = 15
"""Seconds after which a job is dropped: the sweep asks again, so that they never pile up."""
_PACES: Final = {BotPace.SLOW: 2.0, BotPace.NORMAL: 1.0, BotPace.QUICK: 0.6}


def bot_delay(pace: str) -> float:
    """Return the seconds that a bot waits at a table, so that people can follow."""
    return float(settings.BOT_PACE_SECONDS) * _PACES[BotPace(pace)]


def play_bot_turn(*, match_id: int, seat: Seat, version: int, delay: float | None = None) -> None:
    """Ask a worker to act for ``seat`` as it was asked at ``version``.

    The job may be lost, or run twice: it names the version, so it never acts twice.
    ``delay`` in seconds; by default the pace that people can follow.
    """
    current_app.signature(PLAY_BOT_TURN, args=(match_id, seat, version)).apply_async(
        countdown=settings.BOT_PACE_SECONDS if delay is None else delay, priority=LIVE_PRIORITY
    )


def play_default(*, match_id: int, seat: Seat) -> None:
    """Ask a worker to act for a seat whose time is up; run twice it acts once."""
    current_app.signature(PLAY_DEFAULT, args=(match_id, seat)).apply_async(priority=CLOCK_PRIORITY)


def attend(*, match_id: int) -> None:
    """Ask a worker to see who is still there in a match."""
    current_app.signature(ATTEND, args=(match_id,)).apply_async(priority=LIVE_PRIORITY)


def review() -> None:
    """Ask a worker with nothing else to do for one more move of a review."""
    current_app.signature(REVIEW).apply_async(
        queue=ANALYSIS, priority=REVIEW_PRIORITY, expires=ANALYSIS_EXPIRES
    )


def measure() -> None:
    """Ask a worker with nothing else to do to let bots play each other for a moment."""
    current_app.signature(MEASURE).apply_async(
        queue=ANALYSIS, priority=IDLE_PRIORITY, expires=ANALYSIS_EXPIRES
    )
