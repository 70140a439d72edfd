"""What a player expects is the mean over what may come and how dealers end."""

from random import Random

import pytest

from games.bots.core import look
from games.bots.levels import LEVELS, bot_of
from games.bots.pirate.cards import RANKS, WHOLE, Hand, hand_of
from games.bots.pirate.dealers import ALONE, AMONG
from games.bots.pirate.punter import Punter, worth
from games.rules.chance import Order, Picked
from games.rules.pirate.moves import Bet, Card, Face, Served
from games.rules.pirate.state import PACK
from games.rules.registry import load_game

GAME = load_game("casino-pirate", seats=2)


def holding(card):
    """Return a match in which seat 0 got this card and owes a bet."""
    rest = list(PACK)
    rest.remove(card)
    state = GAME.resolve(GAME.new_match(), Picked(1)).state
    return GAME.resolve(state, Order((card, *rest))).state


@pytest.mark.parametrize("table", [ALONE, AMONG])
def test_dealers_are_described_for_all_hands(table):
    assert [len(row) for row in table] == [17] * 17
    assert all(990 <= sum(row) <= 1010 for row in table)


def test_hand_over_is_worth_what_the_dealer_loses():
    *stops, over = AMONG[6]

    assert worth(16, 6, is_alone=False) == pytest.approx((over - sum(stops)) / sum(AMONG[6]))


def test_seven_and_a_half_wins_twice_below_and_once_over():
    *stops, best, over = AMONG[1]

    won = 2 * sum(stops) + over - best
    assert worth(15, 1, is_alone=False) == pytest.approx(won / sum(AMONG[1]))


@pytest.mark.parametrize("face", list(Face))
def test_card_is_worth_the_mean_over_the_pack(face):
    punter = Punter(WHOLE, 1, is_alone=True)
    hidden, shown = RANKS.index("3"), hand_of("1")

    expected = 0.0
    for rank, card in enumerate(RANKS):
        is_open = card if face is Face.UP else "3"
        after = hand_of(("1", is_open))
        total = hand_of(("1", "3", card)).total
        expected += WHOLE[rank] / 44 * worth(total, after.total, is_alone=True)
    assert punter.card(face, hidden, shown) == pytest.approx(expected)


def test_value_is_that_of_the_best_choice():
    punter = Punter(WHOLE, 3, is_alone=False)
    hidden = RANKS.index("h")

    choices = [punter.served(hidden, Hand()), *(punter.card(face, hidden, Hand()) for face in Face)]

    assert punter.value(hidden, Hand()) == max(choices)
    assert punter.value(hidden, Hand(16)) == punter.served(hidden, Hand(16))


@pytest.mark.parametrize("level", ["expert", "master"])
@pytest.mark.parametrize(("card", "bet"), [("7", 2), ("s", 2), ("5", 1), ("4", 1)])
def test_strong_levels_bet_by_what_their_card_promises(level, card, bet):
    view = look(GAME, holding(card), 0, ())

    assert bot_of("casino-pirate", level).choose(view, Random(1)) == Bet(bet)


@pytest.mark.parametrize("level", LEVELS)
def test_levels_say_served_with_seven_and_ask_with_a_coin(level):
    bot = bot_of("casino-pirate", level)
    for card, is_served in (("7", True), ("h", False)):
        state = GAME.apply(holding(card), 0, Bet(2)).state
        explanation = bot.explain(look(GAME, state, 0, ()), Random(1))

        assert (explanation.best == Served()) is is_served
        actions = {candidate.action for candidate in explanation.candidates}
        assert actions == {Served(), *(Card(face) for face in Face)}
