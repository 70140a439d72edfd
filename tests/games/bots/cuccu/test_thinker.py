"""Cuccù's strong players play every round that may come."""

from collections import Counter
from random import Random

import pytest
from msgspec.structs import replace

from games.bots.core import look
from games.bots.cuccu.lives import chance
from games.bots.cuccu.thinker import play_out
from games.bots.levels import LEVELS, bot_of
from games.rules.chance import Order, Picked
from games.rules.cuccu.cards import PACK
from games.rules.cuccu.moves import Keep, Swap
from games.rules.registry import load_game
from games.strength.simulation import play_match

GAME = load_game("cuccu", seats=2)
MASTER = bot_of("cuccu", "master")


def dealt(*first):
    """Return a match in which these are the bottom cards, and seat 1 deals."""
    rest = list((Counter(PACK) - Counter(first)).elements())
    state = GAME.resolve(GAME.new_match(), Picked(1)).state
    return GAME.resolve(state, Order((*first, *rest))).state


def expected(state, seat, action):
    """Return the mean over every card that may be each unseen one, by their numbers."""
    values = weights = 0.0
    own = {p.held.card for at, p in enumerate(state.players) if p.held and at == seat}
    unseen = list((Counter(PACK) - Counter(own)).elements())
    hidden = [at for at, p in enumerate(state.players) if p.held and at != seat]
    for cards, weight in orders(Counter(unseen), len(hidden) + 2):
        rest = Counter(unseen) - Counter(cards)
        players = list(state.players)
        for at, card in zip(hidden, cards, strict=False):
            players[at] = replace(players[at], held=replace(players[at].held, card=card))
        prefix = cards[len(hidden) :]
        for top, number in rest.items():
            others = (rest - Counter([top])).elements()
            world = replace(state, players=tuple(players), deck=(*prefix, *others, top))
            values += weight * number * play_out(GAME, world, seat, action)
            weights += weight * number
    return values / weights


def orders(cards, number):
    if number == 0:
        yield (), 1
        return
    for card, count in cards.items():
        for others, weight in orders(cards - Counter([card]), number - 1):
            yield (card, *others), count * weight


@pytest.mark.parametrize("card", ["F", "2", "9"])
def test_seat_before_the_dealer_weighs_everything(card):
    state = dealt(card)

    explanation = MASTER.explain(look(GAME, state, 0, ()), Random(1))

    assert not explanation.exact, "the dealer decides after it"
    for candidate in explanation.candidates:
        assert candidate.value == pytest.approx(expected(state, 0, candidate.action))


def test_dealer_keeps_what_is_higher_than_what_he_gave_away():
    state = GAME.apply(dealt("3", "2"), 0, Swap()).state

    assert state.turn == 1
    assert MASTER.choose(look(GAME, state, 1, ()), Random(1)) == Keep()


def test_chance_grows_with_lives():
    assert chance((1, 1), 0) == 0.5
    assert chance((2, 1), 0) == 0.75
    assert chance((0, 0), 0) == 0.5
    assert chance((3, 0), 1) == 0


@pytest.mark.parametrize("level", LEVELS)
def test_levels_play_matches_to_the_end(level):
    game = load_game("cuccu", seats=3)

    played = play_match(game, [bot_of("cuccu", level)] * 3, "ab" * 32)

    assert played.end.places.count(1) == 1


@pytest.mark.parametrize("level", LEVELS)
def test_levels_explain_all_actions_and_repeat_their_choice(level):
    view, bot = look(GAME, dealt("5"), 0, ()), bot_of("cuccu", level)

    explanation = bot.explain(view, Random(1))

    assert {candidate.action for candidate in explanation.candidates} == {Keep(), Swap()}
    assert bot.choose(view, Random(2)) == bot.choose(view, Random(2))
