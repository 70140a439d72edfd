import pytest

from games.rules.casanova.moves import Announce, Eliminated, MatchEnded, Play, TurnBegan
from games.rules.casanova.state import Phase
from games.rules.core import Decision, Terminal
from games.rules.errors import NotToActError
from tests.games.rules.casanova.table import begin, casanova, coins, play_cards, play_turn, told


def test_cv_r21_seat_that_wins_with_its_last_coin_stays_in():
    step = play_turn(begin(20, 15, 1, turn=10), (4, 3, 6), (6,), "quitte")

    assert coins(step.state) == (19, 14, 3)
    assert told(step, Eliminated) == []
    assert step.state.in_play == (0, 1, 2)


def test_cv_r21_seat_is_out_only_after_the_turn_is_settled():
    before = play_turn(begin(20, 15, 1, turn=10), (4, 3, 6), (5,), "").state

    step = play_turn(begin(20, 15, 1, turn=10), (4, 3, 6), (5,), "quitte")

    assert before.in_play == (0, 1, 2)
    assert told(step, Eliminated) == [Eliminated(seat=2)]
    assert step.state.players[2].fell == 10


def test_cv_r22_last_coin_is_anted():
    state = play_cards(begin(20, 15, 1, turn=10), (4, 3, 6)).state

    assert coins(state) == (19, 14, 0)
    assert state.players[2].card == 6


def test_cv_r23_seat_that_is_out_is_passed_over_and_its_cards_stay_visible():
    game = casanova(4)
    state = begin(20, 1, 14, 13, turn=8, used=((), (1, 2), (), ()))
    state = play_turn(state, (13, 8, 9, 10), (6, 6, 6), "quitte").state
    announced = game.apply(state, 2, Announce(1, 3)).state

    assert game.node(state) == Decision((2,))
    assert game.node(announced) == Decision((0, 3))
    assert game.observe(state, 0).players[1].used == (1, 2, 8)
    with pytest.raises(NotToActError):
        game.apply(announced, 1, Play(9))


def test_cv_r23_seat_that_is_out_is_not_asked_to_match():
    state = begin(20, 0, 14, 14, turn=8)

    doubled = play_turn(state, (13, None, 9, 10), (6, 6, 6), "double").state

    assert doubled.asked == (2, 3)


def test_cv_r24_seat_that_is_passed_over_uses_no_turn():
    step = play_turn(begin(22, 0, 14, turn=8), (13, None, 9), (6, 6), "quitte")

    assert step.events[-1] == TurnBegan(turn=9, seat=2, pot=0)


def test_cv_r25_match_ends_when_one_seat_has_all_coins():
    step = play_turn(begin(21, 1, 1, turn=10), (6, 3, 4), (1,), "quitte")

    assert step.events[-3:] == (
        Eliminated(seat=1),
        Eliminated(seat=2),
        MatchEnded(places=(1, 2, 2), scores=(20, 0, 0), unclaimed=16),
    )
    assert casanova().node(step.state) == Terminal(places=(1, 2, 2), scores=(20, 0, 0))


def test_cv_r26_last_seats_that_fall_together_share_the_first_place():
    state = begin(1, 1, 0, turn=10, fell=(None, None, 4))

    step = play_turn(state, (6, 3, None), (1,), "quitte")

    assert step.state.phase is Phase.OVER
    assert casanova().node(step.state) == Terminal(places=(1, 1, 3), scores=(0, 0, 0))


def test_later_elimination_ranks_higher():
    state = begin(40, 0, 0, 0, turn=12, fell=(None, 3, 5, None))

    assert casanova(4).node(state).places == (1, 3, 2, 4)


def test_cv_r33_without_a_double_nobody_is_out_before_turn_twelve():
    """Whoever loses every turn pays twelve antes with twelve coins."""
    state = begin()
    lowest = ((card, card + 1, card + 1) for card in range(1, 13))

    for turn, cards in enumerate(lowest, 1):
        assert state.in_play == (0, 1, 2)
        assert state.players[0].coins == 13 - turn
        state = play_turn(state, cards, (6, 6, 6), "quitte").state

    assert (state.phase, state.players[0].fell) == (Phase.OVER, 12)
