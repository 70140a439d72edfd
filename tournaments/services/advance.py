"""The one driver of tournaments.

Every call looks at the rows and does what is due, step by step, each step in a transaction of
its own that locks the tournament.  So it may run twice, at the same time, or after a crash between
any two steps: what is done is seen, and what is missing is made up for.
"""

from __future__ import annotations

from datetime import timedelta

from django.db import transaction
from django.utils import timezone

from tournaments import jobs
from tournaments.models import Round, Tournament
from tournaments.selectors import is_settled, latest_round, unseated_pairings
from tournaments.services.rounds import (
    break_off_late_matches,
    finish_tournament,
    pair_next_round,
    settle_round,
)
from tournaments.services.schedule import start_tournament


def advance_tournament(*, tournament_id: int) -> None:
    """Do all that is due: start, pair, settle, finish; then ask for the matches that lack."""
    while _take_step(tournament_id):
        pass
    for pairing_id in list(unseated_pairings(tournament_id)):
        jobs.seat(pairing_id=pairing_id)


@transaction.atomic
def _take_step(tournament_id: int) -> bool:
    """Take the next step, if one is due; return whether another may follow."""
    tournament = Tournament.objects.select_for_update().get(pk=tournament_id)
    if tournament.is_scheduled and tournament.starts <= timezone.now():
        start_tournament(tournament)
        return True
    return tournament.is_running and _go_on(tournament)


def _go_on(tournament: Tournament) -> bool:
    latest = latest_round(tournament)
    if latest is None:
        pair_next_round(tournament)
        return True
    if latest.finished_at is None:
        return _settle_if_over(tournament, latest)
    if latest.number >= tournament.rounds:
        finish_tournament(tournament)
        return True
    if latest.finished_at + timedelta(seconds=tournament.round_gap) <= timezone.now():
        pair_next_round(tournament)
        return True
    return False


def _settle_if_over(tournament: Tournament, latest: Round) -> bool:
    break_off_late_matches(tournament, latest)
    if not is_settled(latest):
        return False
    settle_round(tournament, latest)
    return True
