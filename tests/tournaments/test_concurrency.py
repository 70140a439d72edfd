"""Two workers at the same tournament.  Needs a database that lets two write at a time."""

from concurrent.futures import ThreadPoolExecutor

import pytest
from django.db import connection, connections

from games.models import Match
from games.rules.errors import RuleError
from tests.tournaments.building import advance, build, drawn_up, win_all
from tournaments.models import LogLine
from tournaments.services.advance import advance_tournament
from tournaments.services.entries import enter_tournament

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.skipif(
        connection.vendor == "sqlite", reason="SQLite in memory has one writer at a time"
    ),
]

WORKERS = 4


def at_once(act, *arguments):
    """Call ``act`` for each argument in a thread of its own; raise what goes wrong."""

    def work(argument):
        try:
            return act(argument)
        finally:
            connections.close_all()

    with ThreadPoolExecutor(len(arguments)) as pool:
        return list(pool.map(work, arguments))


def test_workers_at_the_same_time_draw_up_one_round_with_one_match_each(director, people):
    tournament = build(organiser=director, entrants=people(9), round_gap=0, rounds=2)

    for round_number in (1, 2):
        at_once(lambda key: advance_tournament(tournament_id=key), *[tournament.pk] * WORKERS)
        assert Match.objects.filter(status="playing").count() == 4
        assert len(drawn_up(tournament)) == round_number
        win_all(tournament)

    assert advance(tournament).is_finished
    assert Match.objects.count() == 8
    assert LogLine.objects.filter(verb=LogLine.Verb.BYE).count() == 2


def test_last_place_goes_to_one_of_those_who_want_it(director, people):
    tournament = build(organiser=director, max_players=2)

    def enter(user):
        try:
            return enter_tournament(tournament=tournament, user=user) is not None
        except RuleError:
            return False

    assert sum(at_once(enter, *people(WORKERS))) == 2
    assert tournament.entrants.count() == 2
