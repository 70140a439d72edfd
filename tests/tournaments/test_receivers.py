"""Matches and results that have nothing to do with tournaments."""

import pytest

from tests.games.playing import start
from tests.tournaments.building import advance, fresh, told
from tournaments.receivers import go_on, tell_that_a_match_is_void

pytestmark = pytest.mark.django_db


def test_match_outside_tournaments_moves_nothing_on(make_tournament, people):
    players = people(2)
    tournament = make_tournament(players)

    go_on(match_id=start(players).pk)

    assert fresh(tournament).is_scheduled


def test_void_match_is_told_once(make_tournament, people):
    tournament = advance(make_tournament(people(2)))
    code = tournament.played_rounds.get().pairings.get().match.code

    for _ in range(2):
        tell_that_a_match_is_void(match_code=code, reason="Void.")

    assert told(tournament)[-2:] == [
        "Round 1 was paired.",
        "Round 1, table 1: the match is void. Void.",
    ]
