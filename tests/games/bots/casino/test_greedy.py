"""Casino bots see an observation, and prefer what a person would."""

from random import Random

import pytest

from games.bots.casino import CarelessCasino, GreedyCasino
from games.bots.core import Uniform
from games.rules.casino.moves import Build, Capture, Trail
from games.rules.registry import load_game
from games.strength.simulation import play_match
from tests.games.bots.watching import view_of

GAME = load_game("casino", seats=2)


def chosen(bot, **position):
    """Return what a bot plays from a position in which seat 0 is to act."""
    return bot.choose(view_of(GAME, **position), Random(1))


def test_greedy_takes_the_ten_of_diamonds_before_two_plain_cards():
    action = chosen(GreedyCasino(), hands=[["TH", "9H"], ["2C", "3C"]], table=["TD", "5C", "4C"])

    assert action == Capture("TH", (("TD",),), ())


def test_greedy_takes_a_build_with_all_its_cards():
    build = {"id": 0, "groups": [["7C", "2S"]], "value": 9, "owner": 1}

    action = chosen(
        GreedyCasino(), hands=[["9H", "KD"], ["9D", "4C"]], table=["KC"], builds=[build]
    )

    assert action == Capture("9H", (), (0,))


def test_greedy_builds_rather_than_trails():
    action = chosen(GreedyCasino(), hands=[["3S", "7D"], ["QC", "JC"]], table=["4C"])

    assert action == Build("3S", (("4C",),), 7)


def test_greedy_takes_its_build_and_the_sum_beside_it():
    build = {"id": 0, "groups": [["7D", "3C"]], "value": 10, "owner": 0}

    action = chosen(
        GreedyCasino(),
        hands=[["TS", "6H", "TC"], ["QC", "JC", "KC"]],
        table=["4H", "6D"],
        builds=[build],
    )

    assert action == Capture("TS", (("4H", "6D"),), (0,))


def test_greedy_trails_the_card_that_is_worth_least():
    action = chosen(GreedyCasino(), hands=[["AS", "KC"], ["QC", "JC"]], table=["4H"])

    assert action == Trail("KC")


def test_careless_overlooks_plays_but_always_plays_one():
    rng = Random(7)
    view = view_of(GAME, hands=[["TH", "9H"], ["2C", "3C"]], table=["TD", "5C", "4C"])

    seen = {CarelessCasino().choose(view, rng) for _ in range(60)}

    assert Capture("TH", (("TD",),), ()) in seen
    assert len(seen) > 1
    assert seen <= set(view.legal)


def points(bots, seed):
    """Return what the first bot scored more than the second in one round."""
    game = load_game("casino", seats=2, options={"rounds": 1})
    scores = play_match(game, bots, f"{seed:064x}").end.scores
    return scores[0] - scores[1]


@pytest.mark.parametrize(
    ("stronger", "weaker"),
    [(GreedyCasino(), CarelessCasino()), (CarelessCasino(), Uniform())],
    ids=["club beats beginner", "beginner beats chance"],
)
def test_levels_are_in_order(stronger, weaker):
    margin = sum(
        points((stronger, weaker), seed) - points((weaker, stronger), seed) for seed in range(60)
    )

    assert margin > 0


def test_beginner_thinks_that_all_cards_but_one_are_alike():
    view = view_of(GAME, hands=[["AS", "8H"], ["2C", "3C"]], table=["AD", "8D"])

    explanation = CarelessCasino().explain(view, Random(1))

    values = {candidate.action: candidate.value for candidate in explanation.candidates}
    assert values[Capture("AS", (("AD",),), ())] == values[Capture("8H", (("8D",),), ())]
