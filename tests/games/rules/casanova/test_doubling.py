import pytest

from games.rules.casanova.errors import AnswerFirstError, CannotDoubleError, CannotMatchError
from games.rules.casanova.moves import (
    Double,
    Doubled,
    Match,
    Matched,
    PotStayed,
    Quitte,
    Revealed,
    TurnWon,
    Withdraw,
    Withdrew,
)
from games.rules.core import Decision
from games.rules.errors import NotToActError
from tests.games.rules.casanova.table import begin, casanova, coins, play_turn, told


def test_cv_r9_active_seat_without_a_coin_may_only_say_quitte():
    state = play_turn(begin(1, 20, 15, turn=10), (4, 3, 6), (6,), "").state

    assert casanova().legal_actions(state, 0) == (Quitte(),)
    with pytest.raises(CannotDoubleError):
        casanova().apply(state, 0, Double())


def test_cv_r10_seat_without_a_coin_must_withdraw():
    state = play_turn(begin(20, 15, 1, turn=10), (4, 3, 6), (6,), "double match").state

    assert casanova().legal_actions(state, 2) == (Withdraw(),)
    with pytest.raises(CannotMatchError):
        casanova().apply(state, 2, Match())


def test_cv_r11_double_is_legal_although_nobody_can_match_it():
    state = play_turn(begin(34, 1, 1, turn=10), (9, 3, 4), (5,), "").state

    doubled = casanova().apply(state, 0, Double()).state

    assert casanova().legal_actions(state, 0) == (Quitte(), Double())
    assert casanova().legal_actions(doubled, 1) == (Withdraw(),)
    won = play_turn(begin(34, 1, 1, turn=10), (9, 3, 4), (5,), "double withdraw withdraw")
    assert coins(won.state) == (36, 0, 0)


def test_cv_r12_active_seat_wins_over_the_massimo_when_all_withdraw():
    step = play_turn(begin(), (13, 4, 5), (6,), "double withdraw withdraw")

    assert told(step, TurnWon) == [TurnWon(seats=(0,), coins=4, left=0, unopposed=True)]
    assert coins(step.state) == (14, 11, 11)


def test_cv_r13_only_those_who_match_compete_for_all_coins():
    step = play_turn(begin(), (3, 2, 5), (6,), "double match withdraw")

    assert told(step, TurnWon) == [TurnWon(seats=(0,), coins=5, left=0, unopposed=False)]
    assert coins(step.state) == (15, 10, 11)


def test_cv_r14_card_of_a_seat_that_withdrew_does_not_win():
    step = play_turn(begin(), (9, 11, 4), (5,), "double match withdraw")

    assert told(step, PotStayed) == [PotStayed(coins=5)]
    assert coins(step.state) == (10, 10, 11)


def test_cv_r15_answers_go_clockwise_from_the_left_of_the_active_seat():
    step = play_turn(begin(12, 12, 12, 12, active=2), (1, 2, 3, 4), (6,), "double match withdraw")

    assert step.events[-3:] == (Doubled(seat=2), Matched(seat=3), Withdrew(seat=0))
    assert casanova(4).node(step.state) == Decision((1,))
    assert casanova(4).observe(step.state, 1).asked == (1,)


def test_cv_r15_answers_before_one_are_seen():
    state = play_turn(begin(), (1, 2, 3), (6,), "double withdraw").state

    players = casanova().observe(state, 2).players

    assert [player.has_withdrawn for player in players] == [False, True, False]


@pytest.mark.parametrize("wrong", [Withdraw(), Double(), Quitte(), Match()])
def test_cv_r16_active_seat_does_not_speak_twice(wrong):
    state = play_turn(begin(), (1, 2, 3), (6,), "double").state

    with pytest.raises(NotToActError):
        casanova().apply(state, 0, wrong)


def test_only_the_active_seat_may_double():
    state = play_turn(begin(), (1, 2, 3), (6,), "double").state

    with pytest.raises(AnswerFirstError):
        casanova().apply(state, 1, Double())


def test_cv_r19_card_of_a_seat_that_withdrew_is_turned_up_and_used():
    step = play_turn(begin(), (3, 2, 5), (6,), "double match withdraw")

    assert told(step, Revealed) == [Revealed(cards=(3, 2, 5))]
    assert step.state.players[2].used == (5,)


def test_cv_r20_all_cards_are_turned_up_when_everybody_withdrew():
    step = play_turn(begin(), (13, 4, 5), (6,), "double withdraw withdraw")

    assert told(step, Revealed) == [Revealed(cards=(13, 4, 5))]
    assert [player.used for player in step.state.players] == [(13,), (4,), (5,)]


def test_withdrawal_ends_with_the_turn():
    state = play_turn(begin(), (3, 2, 5), (6,), "double match withdraw").state

    assert state.competing == (0, 1, 2)
    assert casanova().observe(state, None).asked == ()
