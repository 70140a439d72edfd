"""The list of legal actions is what the rules accept: no more, no less."""

from random import Random

import pytest
from hypothesis import given, settings

from games.rules.casino.groups import MOST_SELECTIONS
from games.rules.casino.moves import Capture, Trail
from games.rules.chance import Order, Pick, Picked
from games.rules.core import Chance, Terminal
from games.rules.registry import load_game
from tests.games.rules.casino.brute import accepted, meaning
from tests.games.rules.casino.strategies import tables
from tests.games.rules.casino.table import action as read
from tests.games.rules.casino.table import royal, table


@settings(max_examples=40, deadline=None)
@given(tables())
def test_legal_actions_are_exactly_what_apply_accepts(laid):
    listed = [meaning(action) for action in laid.game.legal_actions(laid.state, 0)]

    assert len({*listed}) == len(listed)
    assert {*listed} == accepted(laid)


@settings(max_examples=100, deadline=None)
@given(tables(most=9))
def test_every_legal_action_is_accepted_and_leaves_a_sound_state(laid):
    for action in laid.game.legal_actions(laid.state, 0):
        after = laid.game.apply(laid.state, 0, action).state
        assert laid.game.invariants(after) == ()


@pytest.mark.parametrize(
    ("slug", "seats", "options"),
    [
        ("casino", 2, {}),
        ("casino", 3, {"royal": True}),
        ("casino", 4, {}),
        ("casino-italian", 4, {"royal": True}),
    ],
)
def test_ca_r20_ca_r21_kept_cards_never_lead_to_a_dead_end(slug, seats, options):
    """No owner of a build is ever left with nothing but a trail, and no build outlives a deal."""
    game = load_game(slug, seats=seats, options=options)
    rng = Random(20)
    owners = 0

    for state, legal in playouts(game, rng, turns=1500):
        owned = [build for build in state.builds if build.owner == state.to_act]
        assert legal
        assert not (owned and any(isinstance(action, Trail) for action in legal))
        assert game.invariants(state) == ()
        owners += bool(owned)

    assert owners


def playouts(game, rng, turns):
    """Yield states with their legal actions from random matches."""
    state = game.new_match()
    while turns:
        node = game.node(state)
        if isinstance(node, Terminal):
            state = game.new_match()
        elif isinstance(node, Chance):
            state = game.resolve(state, _answer(node.draw, rng)).state
        else:
            turns -= 1
            legal = game.legal_actions(state, state.to_act)
            yield state, legal
            state = game.apply(state, state.to_act, rng.choice(legal)).state


def _answer(draw, rng):
    if isinstance(draw, Pick):
        return Picked(rng.randrange(draw.count))
    return Order(tuple(rng.sample(draw.cards, len(draw.cards))))


def test_cards_of_a_whole_match_are_the_pack():
    game = load_game("casino", seats=3)

    for state, _ in playouts(game, Random(1), turns=300):
        places = (
            *state.hands,
            state.table,
            state.stock,
            *(g for b in state.builds for g in b.groups),
        )
        assert sum(map(len, places)) + sum(pile.bit_count() for pile in state.piles) == 52


def test_points_of_a_round_are_eleven_without_ties_and_sweeps():
    game = load_game("casino", seats=2, options={"rounds": 1, "last_capture_no_sweep": False})

    for state, _ in playouts(game, Random(2), turns=700):
        for scored in state.standing.history:
            cards, spades, *others = (sum(item.points) for item in scored.items)
            assert (cards, spades) in {(3, 1), (0, 1)}
            assert others[:3] == [2, 1, 4]


@pytest.mark.parametrize(
    ("laid", "plays"),
    [
        (table("JH | 4H", "JC 3D"), ["JH takes JC"]),
        (table("JH | 4H", "QC KD"), []),
        (table("AH | 4H", "8S 6C"), []),
        (table("7H | 7C", "2D", "0 (3H 4C) 7 of 1"), ["7H takes #0"]),
        (table("9H 4S | 7D", "5D"), ["4S builds 9: 5D"]),
        (table("9H 9S | 7D", "KD"), []),
        (royal("AH | 4H", "KC AD"), ["AH as 1 takes AD", "AH as 14 takes AD KC"]),
        (royal("JH | 4H", "8C 3D JC"), ["JH takes JC, 3D 8C"]),
    ],
)
def test_cards_find_what_is_there_for_them(laid, plays):
    listed = {play for play in laid.legal() if not isinstance(play, Trail)}

    assert {read(play) for play in plays} <= listed
    assert plays or not listed


def test_crowded_table_lists_the_first_captures_and_accepts_the_others():
    """Sixteen numbers make more sets of nines than are listed; the largest is none of the first."""
    crowded = table("9S | KH", "AC AD AH AS 8C 8D 8H 8S 7C 7D 7H 7S 2C 2D 2H 2S")
    pairs = (("AC", "8C"), ("AD", "8D"), ("AH", "8H"), ("AS", "8S"))
    sevens = (("2C", "7C"), ("2D", "7D"), ("2H", "7H"), ("2S", "7S"))

    everything = Capture("9S", pairs + sevens, ())

    captures = [action for action in crowded.legal() if isinstance(action, Capture)]
    assert len(captures) == MOST_SELECTIONS
    assert max(len(capture.groups) for capture in captures) < len(everything.groups)
    assert crowded.game.apply(crowded.state, 0, everything).state.table == ()


def test_legal_actions_come_in_a_stable_order():
    view = table("9H 5S | 4H", "9C 4D 5C")

    kinds = [type(action).__name__ for action in view.game.legal_actions(view.state, 0)]

    assert kinds == ["Trail"] * 2 + ["Capture"] * 4 + ["Build"] * 2


def test_nobody_else_has_legal_actions():
    view = table("9H 5S | 4H", "9C 4D 5C")

    assert view.game.legal_actions(view.state, 1) == ()
    with pytest.raises(ValueError, match="not your turn"):
        view.game.apply(view.state, 1, Trail("4H"))


@pytest.mark.parametrize(
    ("laid", "default"),
    [
        (table("9H 5S 5C | 4H", "9C"), "5C"),
        (table("KH AS | 4H", "KC"), "AS"),
        (table("KH 7S | 4H", "KC", "0 (3H 4C) 7 of 0"), "KH"),
    ],
)
def test_default_action_trails_the_lowest_card_or_captures(laid, default):
    action = laid.game.default_action(laid.state, 0, Random(1))

    assert action.card == default
    assert action in laid.legal()


def test_default_action_is_refused_to_a_seat_that_is_not_asked():
    laid = table("9H | 4H")

    with pytest.raises(ValueError, match="not your turn"):
        laid.game.default_action(laid.state, 1, Random(1))
