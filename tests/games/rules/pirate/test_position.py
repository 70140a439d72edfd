import pytest

from games.rules.chance import Faces, Order, Picked
from games.rules.errors import OutcomeError, PositionError
from games.rules.pirate.position import HandPosition, PiratePosition
from games.rules.pirate.state import PACK, Phase
from games.rules.record import export_position
from tests.games.rules.pirate.table import act, begin, pirate


def test_empty_position_is_a_new_match():
    game = pirate()

    assert game.from_position(PiratePosition()) == game.new_match()


def test_position_of_a_round_under_way():
    state = act(begin("3 4 2 1", 10, 10, 10), "bet1 bet2 up served served draw call show").state

    assert export_position(pirate(3), state) == {
        "round": 5,
        "dealer": 2,
        "treasures": [11, 8, 9],
        "bets": [0, 2, 0],
        "hands": [
            {"hidden": "3", "open": ["2"]},
            {"hidden": "4", "open": []},
            {"hidden": None, "open": ["1"]},
        ],
        "served": [True, True, False],
        "settled": [True, False, False],
    }


@pytest.mark.parametrize(
    ("keys", "phase"),
    [
        ({}, Phase.PICK),
        ({"dealer": 1}, Phase.SHUFFLE),
        ({"dealer": 1, "treasures": (20, 0)}, Phase.OVER),
        ({"treasures": (0, 20)}, Phase.OVER),
    ],
)
def test_position_goes_on_from_the_start_of_a_round(keys, phase):
    assert pirate().from_position(PiratePosition(**keys)).phase is phase


def test_position_under_way_cannot_be_imported():
    with pytest.raises(PositionError, match="from the start of a round"):
        pirate().from_position(pirate().position(begin("3")))


@pytest.mark.parametrize(
    ("keys", "why"),
    [
        ({"treasures": (20,)}, "`treasures` must have one entry per seat, 2 in all"),
        ({"bets": (0,)}, "`bets` must have one entry per seat"),
        ({"hands": (HandPosition(),)}, "`hands` must have one entry per seat"),
        ({"served": (False,)}, "`served` must have one entry per seat"),
        ({"settled": (False,) * 3}, "`settled` must have one entry per seat"),
        ({"dealer": 2}, "the seats are 0 to 1"),
        ({"dealer": -1}, "the seats are 0 to 1"),
        ({"round": 0}, "rounds are counted from 1"),
        ({"treasures": (-1, 21)}, "nobody can owe treasures"),
        ({"treasures": (10, 11)}, "20 treasures in all, not 21"),
        ({"bets": (1, 0)}, "from the start of a round"),
        ({"hands": (HandPosition("3"), HandPosition())}, "from the start of a round"),
        ({"served": (True, False)}, "from the start of a round"),
        ({"settled": (True, False)}, "from the start of a round"),
    ],
)
def test_impossible_position_is_refused_with_its_reason(keys, why):
    with pytest.raises(PositionError, match=why):
        pirate().from_position(PiratePosition(**keys))


@pytest.mark.parametrize(
    "outcome", [Order(PACK[1:]), Order((*PACK[1:], "7")), Faces((1,)), Picked(0)]
)
def test_outcome_that_does_not_answer_the_shuffle_is_refused(outcome):
    state = pirate().from_position(PiratePosition(dealer=0))

    with pytest.raises(OutcomeError, match="does not answer Shuffle"):
        pirate().resolve(state, outcome)


@pytest.mark.parametrize("seat", [-1, 2])
def test_seat_that_does_not_exist_is_not_picked(seat):
    with pytest.raises(OutcomeError, match="does not answer Pick"):
        pirate().resolve(pirate().new_match(), Picked(seat))


def test_outcome_is_refused_while_a_seat_is_to_act():
    with pytest.raises(OutcomeError, match="waits for a player"):
        pirate().resolve(begin("3"), Order(PACK))
