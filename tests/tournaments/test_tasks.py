"""The sweep, and a whole tournament of bots played by Celery tasks."""

from datetime import timedelta

import pytest
import time_machine
from django.utils import timezone

from accounts.services.bots import ensure_bots
from games.models import Match
from tests.tournaments.building import drawn_up, fresh, live, told
from tournaments.selectors import rounds_of, standings_of
from tournaments.tasks import advance, sweep

pytestmark = pytest.mark.django_db


def test_sweep_asks_for_what_is_due_and_for_nothing_else(make_tournament, people):
    due = make_tournament(people(2))
    later = make_tournament(starts=timezone.now() + timedelta(hours=1))

    assert sweep() == 1
    assert (fresh(due).status, fresh(later).status) == ("running", "scheduled")


def test_cancelled_tournament_is_not_swept(make_tournament):
    make_tournament()
    sweep()

    assert sweep() == 0


def test_bots_play_a_whole_tournament(make_tournament, django_capture_on_commit_callbacks):
    """Celery plays every turn; callbacks run one after the other, as workers would."""
    bots = ensure_bots(levels=["beginner", "club"], each=2)
    tournament = make_tournament(
        bots[:3], bot_fill=5, game="cuccu", options={"lives": 1}, pace="quick"
    )

    with time_machine.travel(timezone.now(), tick=False) as clock:
        for _ in range(4):
            _run(django_capture_on_commit_callbacks, sweep)
            clock.shift(timedelta(seconds=30))

    tournament = fresh(tournament)
    assert tournament.is_finished, told(tournament)
    assert live(tournament) == []
    assert Match.objects.filter(status=Match.Status.FINISHED).count() == 6
    tables = [frozenset(table) for tables in drawn_up(tournament) for table in tables]
    assert len(set(tables)) == len(tables) == 9
    lines = standings_of(tournament, rounds_of(tournament))
    assert sum(line.points for line in lines) == 9.0


def _run(capture, job):
    """Run a job and all that its commits set off."""
    with capture() as callbacks:
        job()
    while callbacks:
        with capture() as more:
            callbacks.pop(0)()
        callbacks += more


def test_end_of_another_match_is_no_concern(make_tournament, people):
    tournament = make_tournament(people(2))
    advance(tournament.pk)

    assert drawn_up(tournament) == [[("player-1", "player-2")]]
