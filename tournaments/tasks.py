"""Celery tasks: find what is due, and hand over to a service."""

from __future__ import annotations

from celery import shared_task

from tournaments import jobs, selectors
from tournaments.services.advance import advance_tournament
from tournaments.services.rounds import seat_pairing


@shared_task(name="tournaments.sweep")
def sweep() -> int:
    """Ask for every tournament that may have to start or go on; return how many."""
    due = list(selectors.due_tournaments())
    for tournament_id in due:
        jobs.advance(tournament_id=tournament_id)
    return len(due)


@shared_task(name=jobs.ADVANCE)
def advance(tournament_id: int) -> None:
    """Do what is due in one tournament; a failure here leaves the others alone."""
    advance_tournament(tournament_id=tournament_id)


@shared_task(name=jobs.SEAT)
def seat(pairing_id: int) -> None:
    """Start the match of one pairing; a failure here leaves the other tables alone."""
    seat_pairing(pairing_id=pairing_id)
