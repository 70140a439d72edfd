"""Background work by name, so that receivers need not import the workers."""

from __future__ import annotations

from typing import Final

from celery import current_app

ADVANCE: Final = "tournaments.advance"
SEAT: Final = "tournaments.seat"
PRIORITY: Final = 3
EXPIRES: Final = 10
"""Seconds after which a job is dropped: the next sweep has asked again long before."""


def advance(*, tournament_id: int) -> None:
    """Ask a worker to do what is due in a tournament.  Lost or done twice, it does no harm."""
    _ask(ADVANCE, tournament_id)


def seat(*, pairing_id: int) -> None:
    """Ask a worker to start the match of a pairing.  Lost or done twice, it does no harm."""
    _ask(SEAT, pairing_id)


def _ask(name: str, key: int) -> None:
    current_app.signature(name, args=(key,)).apply_async(priority=PRIORITY, expires=EXPIRES)
