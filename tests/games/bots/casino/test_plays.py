"""The search knows the same plays as the engine: neither shares code with the other's rules."""

import pytest

from games.bots.casino import plays as plays_module
from games.bots.casino.kinds import count
from games.bots.casino.plays import Built, Plays
from games.bots.casino.root import Root
from games.rules.casino.plays import act
from games.rules.registry import load_game
from tests.games.bots.casino.engine import VARIANTS, random_views, seen

CASES = [(*case, seed) for case in VARIANTS.values() for seed in range(3)]
NAMES = [f"{name}-{seed}" for name in VARIANTS for seed in range(3)]
CROWDED = 60
"""Of more actions the search, and of yet more the engine, leaves some out."""


@pytest.mark.parametrize(("slug", "seats", "options", "seed"), CASES, ids=NAMES)
def test_plays_are_those_of_the_engine(slug, seats, options, seed):
    game = load_game(slug, seats=seats, options=options)
    plays = Plays(game.variant, game.sides)
    for state, view in random_views(game, seed):
        before, seat = seen(game, state), state.to_act
        if len(view.legal) > CROWDED:
            continue

        moves = plays.find(before.hands[seat], before.loose, before.builds, seat)

        left = {
            (before.hands[seat] - m.card, m.loose, m.builds, (before.tally & m.keep) + m.gain)
            for m in moves
        }
        assert left == {outcome(game, state, action) for action in view.legal}
        assert len(left) == len(moves)


def outcome(game, state, action):
    """Return what the engine makes of an action, before it deals again or scores."""
    after, _ = act(game.variant, game.sides, state, action)
    hands, loose, builds, tally = seen(game, after)
    return hands[state.to_act], loose, builds, tally


@pytest.mark.parametrize(("slug", "seats", "options", "seed"), CASES, ids=NAMES)
def test_each_action_is_one_of_the_plays(slug, seats, options, seed):
    game = load_game(slug, seats=seats, options=options)
    plays = Plays(game.variant, game.sides)
    for state, view in random_views(game, seed):
        root = Root(plays, view)
        before = seen(game, state)

        moves = [root.move_of(action) for action in view.legal]

        assert [
            (before.hands[view.seat] - m.card, m.loose, m.builds, (before.tally & m.keep) + m.gain)
            for m in moves
        ] == [outcome(game, state, action) for action in view.legal]


def test_plays_are_sorted_by_what_they_promise():
    game = load_game("casino")
    plays = Plays(game.variant, game.sides)
    for state, _ in random_views(game, 1):
        before, seat = seen(game, state), state.to_act

        promises = [m.promise for m in plays.find(before.hands[seat], *before[1:3], seat)]

        assert promises == sorted(promises, reverse=True)


def test_too_many_moves_are_not_kept(monkeypatch):
    monkeypatch.setattr(plays_module, "MOST_HELD", 3)
    game = load_game("casino")
    plays = Plays(game.variant, game.sides)

    found = [plays.find(count(["2C", "9D"]), count(["4C"]), (), 0) for _ in range(2)]

    assert found[0] == found[1]
    assert len(found[0]) == 2


def test_owner_of_a_build_that_could_be_lost_has_no_other_play():
    game = load_game("casino")
    build = Built(9, 0, count(["4C", "5D"]), multiple=False)

    moves = Plays(game.variant, game.sides).find(count(["9D", "2C"]), count(["KC"]), (build,), 0)

    assert [(move.card, move.builds) for move in moves] == [(count(["9D"]), ())]
