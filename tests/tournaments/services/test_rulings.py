"""Directors' decisions about pairings."""

import pytest

from games.models import Match
from tests.tournaments.building import advance, live, told, win
from tournaments.errors import NoRulingError, ReasonMissingError
from tournaments.models import Pairing
from tournaments.selectors import rounds_of, standings_of
from tournaments.services.rulings import rule_pairing

pytestmark = pytest.mark.django_db

Ruling = Pairing.Ruling


def points(tournament):
    lines = standings_of(tournament, rounds_of(tournament))
    order = list(tournament.entrants.order_by("seed").values_list("pk", flat=True))
    scores = {line.player: line.points for line in lines}
    return [scores[entrant] for entrant in order]


@pytest.mark.parametrize(
    ("ruling", "scores"),
    [
        (Ruling.FIRST_WINS, [1.0, 0.0]),
        (Ruling.SECOND_WINS, [0.0, 1.0]),
        (Ruling.DRAW, [0.5, 0.5]),
        (Ruling.NO_RESULT, [0.5, 0.5]),
        (Ruling.NO_POINTS, [0.0, 0.0]),
    ],
)
def test_ruling_stands_above_the_match(make_tournament, people, director, ruling, scores):
    tournament = advance(make_tournament(people(2)))
    win(live(tournament)[0])

    rule_pairing(pairing=Pairing.objects.get(), ruling=ruling, actor=director, reason="Seen.")

    assert points(tournament) == scores
    assert told(tournament)[-1] == f"Round 1, table 1: {ruling.label}. Seen."


def test_ruling_breaks_a_match_off(make_tournament, people, director):
    tournament = advance(make_tournament(people(2)))

    rule_pairing(
        pairing=Pairing.objects.get(), ruling=Ruling.DRAW, actor=director, reason="No light."
    )

    assert Match.objects.get().status == Match.Status.ABORTED
    assert advance(tournament).is_finished


def test_bye_is_not_ruled_on(make_tournament, people, director):
    advance(make_tournament(people(3)))

    with pytest.raises(NoRulingError):
        rule_pairing(
            pairing=Pairing.objects.get(number=2), ruling=Ruling.DRAW, actor=director, reason="No."
        )


def test_ruling_needs_a_reason(make_tournament, people, director):
    advance(make_tournament(people(2)))

    with pytest.raises(ReasonMissingError):
        rule_pairing(pairing=Pairing.objects.get(), ruling=Ruling.DRAW, actor=director, reason="")
