"""The search finds what plain minimax by the engine finds."""

from itertools import count, islice
from random import Random

import pytest

from games.bots.casino.kinds import count as count_kinds
from games.bots.casino.plays import Plays
from games.bots.casino.search import Search
from games.bots.levels import bot_of
from games.rules.casino.moves import RoundScored
from games.rules.registry import load_game
from tests.games.bots.casino.engine import random_views

ENDINGS = [
    ("casino", {"rounds": 1}),
    ("casino", {"rounds": 1, "royal": True}),
    ("casino", {"rounds": 1, "spade": True, "faces_take_all": True}),
    ("casino", {"rounds": 1, "last_capture_no_sweep": False}),
    ("casino-italian", {"target": 1, "reach": True}),
    ("casino-italian", {"target": 1, "reach": True, "royal": True}),
]


def endings(game, cards):
    """Yield states in which nothing is left but so many cards in the hands, and the views."""
    for seed in count():
        for state, view in random_views(game, seed):
            if not state.stock and sum(map(len, state.hands)) == cards and len(view.legal) > 1:
                yield state, view


def worth(game, state, action):
    """Return the lead that an action brings its seat if then both sides play as well as can be."""
    seat, step = state.to_act, game.apply(state, state.to_act, action)
    for event in step.events:
        if isinstance(event, RoundScored):
            return event.scores[seat] - event.scores[1 - seat]
    return -max(worth(game, step.state, act) for act in game.legal_actions(step.state, 1 - seat))


@pytest.mark.parametrize(("slug", "options"), ENDINGS)
@pytest.mark.parametrize("cards", [1, 2, 3, 4, 5])
def test_master_makes_no_error_when_nothing_is_hidden(slug, options, cards):
    game = load_game(slug, options=options)
    for number, (state, view) in enumerate(islice(endings(game, cards), 8)):
        worths = {action: worth(game, state, action) for action in view.legal}

        chosen = bot_of(slug, "master").choose(view, Random(number))

        assert worths[chosen] == max(worths.values())


@pytest.mark.parametrize(("slug", "options"), ENDINGS)
def test_explanation_is_exact_when_nothing_is_hidden(slug, options):
    game = load_game(slug, options=options)
    for state, view in islice(endings(game, 4), 6):
        worths = {action: worth(game, state, action) for action in view.legal}

        explanation = bot_of(slug, "master").explain(view, Random(1))

        found = [worths[candidate.action] for candidate in explanation.candidates]
        assert explanation.exact
        assert len(found) == len(view.legal)
        assert found == sorted(found, reverse=True)


def cards_won(loose, builds, tally):
    """Return how many more cards seat 0 has captured than seat 1, where both are sides."""
    return (tally >> 4 & 63) - (tally >> 26 & 63)


def value(hands, table, *, friends=(True, False), plies=9, limit=1 << 20):
    game = load_game("casino", seats=len(hands))
    sides = tuple(seat % 2 for seat in range(len(hands)))
    search = Search(Plays(game.variant, sides), friends, cards_won, limit)
    spot = tuple(map(count_kinds, hands)), count_kinds(table), (), 0, 0
    return search.value(spot, plies), search.nodes


def test_both_sides_play_for_themselves():
    assert value((["9H", "KC"], ["9C", "KD"]), ["9S", "KS"])[0] == 0
    assert value((["9H", "KC"], ["QC", "KD"]), ["9S", "KS"])[0] == 4


def test_search_that_ends_sooner_does_not_see_what_follows():
    assert value((["9H", "KC"], ["QC", "KD"]), ["9S", "KS"], plies=1)[0] == 2


def test_search_beyond_its_limit_looks_no_further_ahead():
    hands = ["9H", "KC", "4D", "2C"], ["9C", "KD", "5C", "3D"]

    _, nodes = value(hands, ["9S", "KS"], limit=30)

    assert nodes < value(hands, ["9S", "KS"])[1]


def test_seats_without_cards_are_passed_over():
    assert value(([], ["9C", "KD"]), ["9S", "KS"])[0] == -4
    assert value((["9C", "KD"], []), ["9S", "KS"])[0] == 4
    assert value(([], []), ["9S", "KS"])[0] == 0


def test_partners_play_together():
    hands = ["2C"], [], ["9C"], []
    friends = True, False, True, False

    assert value(hands, ["9S"], friends=friends)[0] == 2
