import pytest

from games.rules.casanova.moves import Eliminated, MatchEnded
from games.rules.casanova.state import Phase
from games.rules.core import Terminal
from tests.games.rules.casanova.table import begin, casanova, coins, play_turn, told

LAST = tuple(range(1, 12))


def end(*held, cards, faces):
    state = begin(*held, turn=12, used=(LAST,) * len(held))
    return play_turn(state, cards, faces, "quitte")


def test_cv_r27_pot_after_turn_twelve_belongs_to_nobody():
    step = end(14, 12, 9, cards=(12, 13, 12), faces=(1,))

    assert step.events[-1] == MatchEnded(places=(1, 2, 3), scores=(13, 11, 8), unclaimed=4)
    assert casanova().node(step.state) == Terminal(places=(1, 2, 3), scores=(13, 11, 8))


@pytest.mark.parametrize(
    ("held", "cards", "after", "places"),
    [
        ((12, 12, 11), (12, 12, 13), (13, 13, 10), (1, 1, 3)),
        ((12, 12, 12), (12, 12, 12), (12, 12, 12), (1, 1, 1)),
        ((20, 8, 8), (12, 13, 13), (22, 7, 7), (1, 2, 2)),
    ],
)
def test_cv_r28_equal_coins_share_their_place(held, cards, after, places):
    step = end(*held, cards=cards, faces=(6, 6))

    assert coins(step.state) == after
    assert step.events[-1].places == places


def test_cv_r29_seat_that_falls_on_turn_twelve_ranks_last():
    step = end(14, 20, 1, cards=(12, 13, 13), faces=(6, 6))

    assert told(step, Eliminated) == [Eliminated(seat=2)]
    assert step.events[-1].places == (2, 1, 3)


def test_cv_r29_fall_on_turn_twelve_ranks_above_an_earlier_one():
    state = begin(30, 1, 5, 0, turn=12, used=(LAST,) * 4, fell=(None, None, None, 11))

    step = play_turn(state, (13, 12, 12, None), (6, 6, 6), "quitte")

    assert casanova(4).node(step.state).places == (1, 3, 2, 4)


def test_cv_r30_thirteenth_card_is_never_played():
    step = end(12, 12, 12, cards=(12, 12, 12), faces=(6, 6))

    assert step.state.phase is Phase.OVER
    assert [player.hand for player in step.state.players] == [(13,)] * 3
    assert casanova().legal_actions(step.state, 0) == ()
