"""Casino bots see an observation, and prefer what a person would."""

from random import Random

import pytest

from games.bots.casino import CarelessCasino, GreedyCasino
from games.bots.core import Uniform
from games.bots.levels import LEVELS, bot_of
from games.fair.stream import draw_outcome
from games.rules.casino.moves import Build, Capture, Trail
from games.rules.core import Chance, Decision, Terminal
from games.rules.record import import_position
from games.rules.registry import load_game

GAME = load_game("casino", seats=2)


def chosen(bot, **position):
    """Return what a bot plays from a position in which seat 0 is to act."""
    setup = {"dealer": 1, "to_act": 0, "stock": [], **position}
    state = import_position(GAME, setup)
    return bot.choose(GAME.observe(state, 0), GAME.legal_actions(state, 0), Random(1))


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
    state = import_position(
        GAME,
        {
            "dealer": 1,
            "to_act": 0,
            "stock": [],
            "hands": [["TH", "9H"], ["2C", "3C"]],
            "table": ["TD", "5C", "4C"],
        },
    )
    legal = GAME.legal_actions(state, 0)

    seen = {CarelessCasino().choose(GAME.observe(state, 0), legal, rng) for _ in range(60)}

    assert Capture("TH", (("TD",),), ()) in seen
    assert len(seen) > 1
    assert seen <= set(legal)


def points(bots, seed):
    """Return what the first bot scored more than the second in one round."""
    game = load_game("casino", seats=2, options={"rounds": 1})
    state, rng, version = game.new_match(), Random(seed), 0
    while not isinstance(node := game.node(state), Terminal):
        match node:
            case Chance(draw):
                outcome = draw_outcome(draw, seed=f"{seed:064x}", version=version)
                state = game.resolve(state, outcome).state
            case Decision((seat,)):
                action = bots[seat].choose(
                    game.observe(state, seat), game.legal_actions(state, seat), rng
                )
                state = game.apply(state, seat, action).state
            case _:
                raise AssertionError(node)
        version += 1
    return node.scores[0] - node.scores[1]


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


def test_every_level_plays_casino_and_chance_plays_the_rest():
    assert [type(bot_of("casino", level)) for level in LEVELS] == [CarelessCasino, GreedyCasino]
    assert isinstance(bot_of("cuccu", "club"), Uniform)
