import pytest

from games.rules.core import Terminal
from games.rules.cuccu.moves import (
    CardsCompared,
    Cause,
    Eliminated,
    LifeLost,
    MatchEnded,
    Revived,
)
from games.rules.cuccu.scoring import find_lowest, rank
from games.rules.cuccu.state import Phase, Player, RoundSummary
from tests.games.rules.cuccu.table import act, begin, cuccu, lives


@pytest.mark.parametrize(
    ("hands", "lowest"),
    [
        pytest.param("7 3 10 1", {3}, id="lowest"),
        pytest.param("3 3 10 4", {0, 1}, id="CU-R34 ties"),
        pytest.param("-3 0 10 -2", {0}, id="lion below mask"),
        pytest.param("F 5 9 12", {0, 1}, id="CU-R35 one fool"),
        pytest.param("F 15 15", {0}, id="CU-R35 fool among cuckoos"),
        pytest.param("F", {0}, id="CU-R35 fool alone"),
        pytest.param("F F 14 15", {2}, id="CU-R36 two fools above the hunter"),
        pytest.param("F F 15 15", {0, 1}, id="CU-R36 two fools among cuckoos"),
        pytest.param("F F", {0, 1}, id="CU-R36 two fools alone"),
        pytest.param("15 15", set(), id="CU-R38 only cuckoos"),
        pytest.param("15", set(), id="CU-R33 lone cuckoo"),
        pytest.param("14", {0}, id="CU-R33 lone hunter"),
    ],
)
def test_cu_r33_cu_r34_cu_r35_cu_r36_cu_r38_lowest_cards(hands, lowest):
    assert set(find_lowest(dict(enumerate(hands.split())))) == lowest


def test_cu_r37_dead_fool_does_not_count():
    state = begin("F 14 F 3", lives=(1, 3, 3, 3))

    step = act(state, "swap keep keep keep")

    assert CardsCompared((None, "14", "F", "3"), (2, 3)) in step.events


def test_cu_r34_comparison_is_told_and_remembered():
    step = act(begin("7 3 10 1"), "keep keep keep keep")

    shown = ("7", "3", "10", "1")
    assert step.events[-2:] == (CardsCompared(shown, (3,)), LifeLost(3, 2, Cause.LOWEST))
    assert step.state.last_round == RoundSummary(shown, (0, 0, 0, 1))


def test_cu_r38_nobody_loses_among_cuckoos():
    state = begin("15 15", lives=(0, 3, 0, 1))

    step = act(state, "keep keep")

    assert step.events[-1] == CardsCompared((None, "15", None, "15"), ())
    assert lives(step.state) == [0, 3, 0, 1]


def test_cu_r41_cu_r42_everybody_returns_when_nobody_is_left():
    state = begin("4 14", lives=(1, 0, 0, 1))

    step = act(state, "swap keep")

    assert step.events[-3:] == (LifeLost(3, 0, Cause.LOWEST), Eliminated(3), Revived(3))
    assert [(p.lives, p.fell) for p in step.state.players] == [(3, None)] * 4


def test_cu_r41_everybody_returns_with_the_lives_of_the_options():
    state = begin("7 7", lives=(0, 1, 0, 1), full_lives=5)

    assert lives(act(state, "keep keep").state) == [5, 5, 5, 5]


def test_cu_r43_next_dealer_is_the_next_seat_with_lives():
    state = begin("1 5 9 8", lives=(1, 3, 3, 3))

    after = act(state, "keep keep keep keep").state

    assert (after.dealer, after.round) == (1, 6)


def test_cu_r44_match_ends_when_one_seat_has_lives():
    state = begin("1 5", lives=(0, 1, 0, 2))

    step = act(state, "keep keep")

    assert step.state.phase is Phase.OVER
    assert step.events[-2:] == (Eliminated(1), MatchEnded((3, 2, 3, 1), (0, 0, 0, 2)))
    assert cuccu().node(step.state) == Terminal((3, 2, 3, 1), (0, 0, 0, 2))


def test_places_go_by_the_round_of_elimination():
    players = (Player(0, fell=2), Player(0, fell=7), Player(1), Player(0, fell=7), Player(0))

    assert rank(players).places == (4, 2, 1, 2, 5)
