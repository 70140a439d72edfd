import pytest
from msgspec.structs import replace

from games.rules.chance import Order, Pick, Picked, Shuffle
from games.rules.core import Chance, Decision
from games.rules.errors import NotToActError, OptionsError
from games.rules.pirate.errors import (
    AskFirstError,
    BetFirstError,
    BetSizeError,
    BetTooHighError,
    NoCardLeftError,
    OpenBustError,
)
from games.rules.pirate.moves import (
    Bet,
    BetMade,
    BetsShown,
    Card,
    CardDown,
    CardUp,
    DealerPicked,
    Draw,
    Face,
    HandDealt,
    OpenBust,
    RoundBegan,
    Served,
    ServedSaid,
)
from games.rules.pirate.state import PACK, Phase
from games.rules.registry import load_game
from tests.games.rules.pirate.table import act, begin, pirate, told, treasures


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_pi_r2_two_to_five_seats_start_with_ten_treasures(seats):
    assert treasures(pirate(seats).new_match()) == (10,) * seats
    assert load_game("casino-pirate").seats == 4


@pytest.mark.parametrize("seats", [1, 6])
def test_pi_r2_other_numbers_of_seats_are_refused(seats):
    with pytest.raises(OptionsError, match=f"2 to 5 seats, not for {seats}"):
        load_game("casino-pirate", seats=seats)


def test_first_dealer_is_picked_by_chance():
    game = pirate(3)

    step = game.resolve(game.new_match(), Picked(1))

    assert game.node(game.new_match()) == Chance(Pick(3))
    assert step.events == (DealerPicked(1), RoundBegan(round=1, dealer=1))
    assert game.node(step.state) == Chance(Shuffle(PACK))


def test_dealer_deals_one_card_to_each_other_seat_from_the_left():
    game = pirate(3)
    state = game.resolve(game.new_match(), Picked(1)).state

    step = game.resolve(state, Order(PACK[::-1]))

    assert step.events == (HandDealt(2, "s"), HandDealt(0, "p"))
    assert [player.hidden for player in step.state.players] == ["p", None, "s"]
    assert step.state.stock == PACK[-3::-1]


def test_pi_r3_all_bet_at_once_before_anybody_asks_for_a_card():
    game = pirate(3)
    state = begin("3 6", 10, 10, 10)
    one = game.apply(state, 1, Bet(2))

    assert game.node(state) == Decision((0, 1))
    assert game.node(one.state) == Decision((0,))
    assert game.apply(one.state, 0, Bet(1)).events == (BetMade(0, 1), BetsShown((1, 2, 0)))
    with pytest.raises(BetFirstError):
        game.apply(state, 0, Card(Face.UP))


@pytest.mark.parametrize("size", [0, 3, -1])
def test_pi_r3_bet_is_one_or_two(size):
    with pytest.raises(BetSizeError, match=f"one or two treasures, not {size}"):
        pirate().apply(begin("3"), 0, Bet(size))


def test_pi_r4_bet_is_not_larger_than_the_store():
    state = begin("3", 1, 19)

    assert pirate().legal_actions(state, 0) == (Bet(1),)
    with pytest.raises(BetTooHighError, match="cannot bet 2 treasures: you own 1"):
        pirate().apply(state, 0, Bet(2))


def test_pi_r5_bet_is_not_raised_later():
    state = act(begin("3"), "bet1").state

    with pytest.raises(AskFirstError):
        pirate().apply(state, 0, Bet(1))
    assert pirate().legal_actions(state, 0) == (Card(Face.UP), Card(Face.DOWN), Served())


def test_pi_r6_dealer_has_no_bet_and_no_hidden_card():
    state = begin("3")

    assert state.players[1].cards == ()
    assert pirate().legal_actions(state, 1) == ()
    with pytest.raises(NotToActError):
        pirate().apply(state, 1, Bet(1))


def test_pi_r8_card_face_up_leaves_the_hidden_card():
    step = act(begin("4 3"), "bet1 up")

    assert step.events[-1] == CardUp(seat=0, card="3")
    assert (step.state.players[0].hidden, step.state.players[0].open) == ("4", ("3",))


def test_pi_r8_card_face_down_first_turns_the_hidden_card_up():
    step = act(begin("4 3 2"), "bet1 up down")

    assert step.events[-1] == CardDown(seat=0, turned_up="4", card="2")
    assert (step.state.players[0].hidden, step.state.players[0].open) == ("2", ("3", "4"))


def test_pi_r9_secret_bust_is_not_announced_and_may_draw_on():
    step = act(begin("6 4"), "bet1 up")

    assert told(step, OpenBust) == []
    assert pirate().legal_actions(step.state, 0) == (Card(Face.UP), Card(Face.DOWN), Served())


def test_pi_r10_open_cards_over_the_limit_force_served():
    step = act(begin("2 5 4"), "bet1 up up")

    assert step.events[-1] == OpenBust(seat=0, half_points=18)
    assert pirate().legal_actions(step.state, 0) == (Served(),)
    with pytest.raises(OpenBustError):
        pirate().apply(step.state, 0, Card(Face.DOWN))


def test_pi_r10_hidden_card_turned_up_may_make_the_bust_open():
    step = act(begin("5 4 1"), "bet1 up down")

    assert step.events[-2:] == (CardDown(0, turned_up="5", card="1"), OpenBust(0, half_points=18))


def test_pi_r11_without_a_card_left_everybody_is_served():
    state = replace(act(begin("2"), "bet1").state, stock=())

    assert pirate().legal_actions(state, 0) == (Served(),)
    with pytest.raises(NoCardLeftError):
        pirate().apply(state, 0, Card(Face.UP))


def test_pi_r11_without_a_card_left_the_dealer_asks():
    state = replace(act(begin("2"), "bet1 served").state, stock=())

    with pytest.raises(NoCardLeftError):
        pirate().apply(state, 1, Draw())
    assert treasures(act(state, "call show").state) == (11, 9)


def test_pi_r11_pack_outlasts_players_who_take_all_they_can():
    """The cheapest cards come first, and the four players take as many as they may."""
    game = pirate(5)
    state = begin("p p p p h h h h h h h h h h h s " + "1 1 1 1 2 2 2 2 3 3 3 3 4 4", *(10,) * 5)
    state = act(state, "bet1 bet1 bet1 bet1").state

    while state.phase is Phase.SERVE:
        seat = game.node(state).seats[0]
        state = game.apply(state, seat, game.legal_actions(state, seat)[0]).state

    assert len(state.stock) >= 9


def test_pi_r31_first_card_may_be_enough():
    step = act(begin("3"), "bet1 served")

    assert step.events[-1] == ServedSaid(seat=0)
    assert step.state.phase is Phase.BANK


def test_players_are_served_one_after_the_other():
    game = pirate(3)
    state = act(begin("3 4 5", 10, 10, 10, dealer=0), "bet1 bet1").state

    after = act(state, "up served").state

    assert game.node(state) == Decision((1,))
    assert game.node(after) == Decision((2,))
    assert not after.players[0].is_served


def test_pi_r33_seven_and_a_half_is_not_announced():
    step = act(begin("7 h"), "bet1 up served")

    assert step.events[-2:] == (CardUp(0, "h"), ServedSaid(0))
