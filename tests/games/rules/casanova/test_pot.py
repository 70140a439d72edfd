import pytest

from games.rules.casanova.moves import PotStayed, TurnBegan, TurnWon
from games.rules.casanova.pot import Share, share_pot
from tests.games.rules.casanova.table import begin, coins, play_turn, told


@pytest.mark.parametrize(
    ("pot", "cards", "massimo", "share"),
    [
        (3, (7, 6, 8), 7, Share((0,), 3, 0)),
        (3, (2, 1, 13), 1, Share((1,), 3, 0)),
        (3, (5, 5, 9), 6, Share((0, 1), 1, 1)),
        (4, (2, 3, 2, 9), 1, Share((), 0, 4)),
        (4, (13, 13, 12, 9), 15, Share((0, 1), 2, 0)),
        (11, (4, 4, 4, 1), 4, Share((0, 1, 2), 3, 2)),
        (2, (3, 3), 6, Share((0, 1), 1, 0)),
        (9, (13,), 1, Share((0,), 9, 0)),
    ],
)
def test_cv_r6_highest_card_within_the_massimo_takes_the_pot(pot, cards, massimo, share):
    assert share_pot(pot, dict(enumerate(cards)), massimo) == share


def test_cv_r17_pot_holds_antes_doubles_and_what_was_left():
    step = play_turn(begin(11, 11, 9), (6, 2, 5), (6,), "double match withdraw")

    assert told(step, TurnWon) == [TurnWon(seats=(0,), coins=10, left=0, unopposed=False)]
    assert coins(step.state) == (19, 9, 8)


def test_cv_r17_carried_coins_are_told_apart_from_those_of_the_turn():
    state = play_turn(begin(11, 11, 9), (6, 2, 5), (6,), "").state

    assert (state.pot, state.carried) == (8, 5)


def test_cv_r18_odd_coin_of_a_tie_stays_for_the_next_turn():
    step = play_turn(begin(), (5, 5, 9), (6,), "quitte")

    assert told(step, TurnWon) == [TurnWon(seats=(0, 1), coins=1, left=1, unopposed=False)]
    assert step.events[-1] == TurnBegan(turn=2, seat=1, pot=1)
    assert (step.state.pot, step.state.carried) == (1, 1)


def test_cv_r18_pot_smaller_than_the_tie_stays_whole():
    assert share_pot(2, {0: 4, 1: 4, 2: 4}, 6) == Share((0, 1, 2), coins=0, left=2)


def test_pot_stays_when_every_card_is_over():
    step = play_turn(begin(), (5, 6, 9), (1,), "quitte")

    assert told(step, PotStayed) == [PotStayed(coins=3)]
    assert step.state.pot == step.state.carried == 3
