import pytest

from games.rules.cuccu.position import CuccuPosition
from games.rules.cuccu.state import Phase
from games.rules.errors import OptionsError, PositionError
from games.rules.record import export_position
from games.rules.registry import load_game
from tests.games.rules.cuccu.table import act, begin, cuccu


def test_empty_position_is_a_new_match():
    game = cuccu()

    assert game.from_position(CuccuPosition()) == game.new_match()


def test_position_of_a_round_under_way():
    state = act(begin("0 11 12 4", lives=(3, 3, 1, 3)), "swap ask accept").state

    assert export_position(cuccu(), state) == {
        "round": 5,
        "dealer": 3,
        "lives": [3, 3, 1, 3],
        "fell": [None, None, None, None],
        "cards": ["0", "11", None, None],
        "revealed": [False, True, False, False],
        "dead": [False, False, False, False],
        "covers": [[1, 0]],
    }


def test_position_with_one_seat_left_is_the_end():
    game = cuccu()

    for dealer in (None, 0):
        state = game.from_position(CuccuPosition(lives=(0, 2, 0, 0), dealer=dealer))
        assert state.phase is Phase.OVER


@pytest.mark.parametrize(
    ("position", "why"),
    [
        (CuccuPosition(lives=(3, 3)), "one entry per seat, 4 in all"),
        (CuccuPosition(fell=(None,)), "one entry per seat, 4 in all"),
        (CuccuPosition(lives=(3, 3, 3, 4)), "lives go from 0 to 3"),
        (CuccuPosition(lives=(3, 3, 3, -1)), "lives go from 0 to 3"),
        (CuccuPosition(lives=(0, 0, 0, 0)), "somebody must have a life"),
        (CuccuPosition(round=0), "rounds are counted from 1"),
        (CuccuPosition(dealer=4), "the seats are 0 to 3"),
        (CuccuPosition(dealer=0, lives=(0, 1, 1, 1)), "the dealer must have a life"),
        (CuccuPosition(fell=(1, None, None, None)), "only a seat without lives has fallen"),
        (CuccuPosition(lives=(0, 3, 3, 3), fell=(2, None, None, None)), "in a past round"),
        (CuccuPosition(cards=("1", None, None, None)), "the start of a round"),
        (CuccuPosition(covers=((1, 0),)), "the start of a round"),
    ],
)
def test_impossible_position_is_refused_with_its_reason(position, why):
    with pytest.raises(PositionError, match=why):
        cuccu().from_position(position)


def test_match_that_was_set_up_without_a_dealer_picks_one_with_lives():
    game = cuccu()
    state = game.from_position(CuccuPosition(lives=(0, 2, 0, 1)))

    assert state.phase is Phase.PICK
    assert state.alive == (1, 3)


@pytest.mark.parametrize("lives", [0, 6, True, "3"])
def test_number_of_lives_is_1_to_5(lives):
    with pytest.raises(OptionsError):
        load_game("cuccu", options={"lives": lives})


@pytest.mark.parametrize("lives", [1, 5])
def test_every_seat_begins_with_the_lives_of_the_options(lives):
    game = load_game("cuccu", options={"lives": lives})

    assert [player.lives for player in game.new_match().players] == [lives] * 4
