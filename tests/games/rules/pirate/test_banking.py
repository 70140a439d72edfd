import pytest

from games.rules.chance import Shuffle
from games.rules.core import Chance, Decision
from games.rules.errors import NotToActError
from games.rules.pirate.errors import DealFirstError, DrawFirstError, ShowFirstError
from games.rules.pirate.moves import (
    BetLost,
    BetWon,
    Call,
    Called,
    Concede,
    Conceded,
    DealerBust,
    DealerDrew,
    Draw,
    RoundBegan,
    Served,
    Show,
    Shown,
)
from games.rules.pirate.state import PACK, Phase
from tests.games.rules.pirate.table import act, begin, pirate, told, treasures

THREE = (10, 10, 10)


def test_pi_r7_dealer_draws_at_least_one_card():
    state = act(begin("6 6"), "bet1 served").state

    assert pirate().legal_actions(state, 1) == (Draw(),)
    with pytest.raises(DrawFirstError):
        pirate().apply(state, 1, Call())


def test_pi_r14_dealer_over_the_limit_pays_everybody_unseen():
    step = act(begin("1 7 6 4", *THREE), "bet1 bet2 served served draw draw")

    assert told(step, DealerBust) == [DealerBust(seat=2, half_points=20)]
    assert told(step, BetWon) == [
        BetWon(seat=0, bet=1, won=1, owed=1),
        BetWon(seat=1, bet=2, won=2, owed=2),
    ]
    assert told(step, Shown) == []
    assert treasures(step.state) == (11, 12, 7)


def test_pi_r14_stake_of_two_collects_four_from_a_dealer_who_is_over():
    before = act(begin("6 4 5 4"), "bet2 up served draw").state

    after = act(before, "draw").state

    assert treasures(after)[0] - treasures(before)[0] == 4


def test_pi_r15_player_over_the_limit_loses_to_a_dealer_who_is_not():
    step = act(begin("6 4 h"), "bet2 up served draw call show")

    assert step.events[-3:] == (
        Shown(seat=0, cards=("6", "4"), half_points=20),
        BetLost(seat=0, bet=2),
        RoundBegan(round=6, dealer=0),
    )
    assert treasures(step.state) == (8, 12)


@pytest.mark.parametrize("cards", ["6 6", "p p", "7 7"])
def test_pi_r16_draw_is_won_by_the_dealer(cards):
    assert treasures(act(begin(cards), "bet1 served draw call show").state) == (9, 11)


def test_pi_r17_seven_and_a_half_against_the_same_is_a_draw():
    step = act(begin("7 h 7 h"), "bet2 up served draw draw call show")

    assert treasures(step.state) == (8, 12)


def test_pi_r18_seven_and_a_half_brings_twice_the_stake():
    step = act(begin("7 h 6"), "bet2 up served draw call show")

    assert told(step, BetWon) == [BetWon(seat=0, bet=2, won=4, owed=4)]
    assert treasures(step.state) == (14, 6)


def test_pi_r19_seven_and_a_half_brings_the_stake_when_the_dealer_is_over():
    step = act(begin("7 h 6 5"), "bet2 up served draw draw")

    assert treasures(step.state) == (12, 8)


def test_better_hand_brings_the_stake():
    assert treasures(act(begin("6 5"), "bet2 served draw call show").state) == (12, 8)


def test_pi_r20_dealer_may_draw_before_every_show():
    game = pirate(3)
    state = act(begin("5 6 1", *THREE), "bet1 bet1 served served draw").state
    last = act(state, "call show").state

    assert game.legal_actions(state, 2) == (Draw(), Call())
    assert game.legal_actions(last, 2) == (Draw(), Call())
    assert game.node(act(state, "call").state) == Decision((0,))


def test_pi_r21_settled_player_keeps_the_result_when_the_dealer_is_over_later():
    step = act(begin("3 6 4 6", *THREE), "bet1 bet2 served served draw call show draw")

    assert told(step, BetLost) == [BetLost(seat=0, bet=1)]
    assert told(step, BetWon) == [BetWon(seat=1, bet=2, won=2, owed=2)]
    assert treasures(step.state) == (9, 12, 9)


def test_pi_r22_dealer_with_seven_and_a_half_may_draw_on():
    state = act(begin("3 7 h p"), "bet1 served draw draw").state

    step = act(state, "draw")

    assert pirate().legal_actions(state, 1) == (Draw(), Call())
    assert step.events == (DealerDrew(seat=1, card="p", half_points=15),)
    assert step.state.phase is Phase.BANK


@pytest.mark.parametrize(("answer", "kind"), [("show", Shown), ("concede", Conceded)])
def test_pi_r22_everybody_loses_to_a_dealer_with_seven_and_a_half(answer, kind):
    step = act(begin("7 7 h"), f"bet2 served draw draw call {answer}")

    assert len(told(step, kind)) == 1
    assert treasures(step.state) == (8, 12)


def test_pi_r23_winning_hand_may_be_conceded():
    step = act(begin("7 3"), "bet2 served draw call concede")

    assert step.events[-3:-1] == (Conceded(seat=0), BetLost(seat=0, bet=2))
    assert treasures(step.state) == (8, 12)


def test_pi_r29_next_seat_deals_and_the_whole_pack_is_shuffled():
    step = act(begin("5 6 7", *THREE), "bet1 bet1 served served draw call show call show")

    assert step.events[-1] == RoundBegan(round=6, dealer=0)
    assert pirate(3).node(step.state) == Chance(Shuffle(PACK))
    assert [player.cards for player in step.state.players] == [(), (), ()]


def test_pi_r32_seven_and_a_half_does_not_win_the_bank():
    step = act(begin("5 7 6 h", *THREE, dealer=0), "bet1 bet1 served up served draw call show")

    assert step.state.dealer == 0
    assert act(step.state, "call show").state.dealer == 1


def test_pi_r34_dealer_asks_everybody_in_order():
    state = act(begin("5 6 7", 10, 10, 10, dealer=1), "bet1 bet1 served served draw").state

    asked = told(act(state, "call show call show"), Called)

    assert asked == [Called(dealer=1, seat=2), Called(dealer=1, seat=0)]


def test_only_the_player_asked_may_answer():
    state = act(begin("5 6 7", *THREE), "bet1 bet1 served served draw call").state

    for seat in (1, 2):
        with pytest.raises(NotToActError):
            pirate(3).apply(state, seat, Show())


@pytest.mark.parametrize(
    ("words", "wrong", "reason"),
    [
        ("bet1 served draw", Concede(), DealFirstError),
        ("bet1 served draw call", Served(), ShowFirstError),
    ],
)
def test_action_of_another_moment_is_refused(words, wrong, reason):
    state = act(begin("5 6"), words).state
    (seat,) = pirate().node(state).seats

    with pytest.raises(reason):
        pirate().apply(state, seat, wrong)


def test_pi_r12_skeleton_of_the_dealer_changes_its_value_as_he_draws():
    step = act(begin("3 s h 4 2"), "bet1 served draw draw draw draw")

    assert [event.half_points for event in told(step, DealerDrew)] == [14, 15, 15, 15]
