import pytest

from games.rules.casanova.position import CasanovaPosition
from games.rules.casanova.state import Phase
from games.rules.chance import Pick, Picked
from games.rules.core import Chance, Decision
from games.rules.errors import PositionError
from games.rules.record import export_position
from tests.games.rules.casanova.table import begin, casanova, play_cards, play_turn


def test_empty_position_is_a_new_match():
    game = casanova()

    assert game.from_position(CasanovaPosition()) == game.new_match()


def test_position_of_a_turn_under_way():
    state = play_turn(begin(13, 12, 10, turn=2, used=((5,), (6,), (7,))), (1, 2, 3), (4,), "double")

    assert export_position(casanova(), state.state) == {
        "turn": 2,
        "active": 0,
        "coins": [11, 11, 9],
        "pot": 5,
        "used": [[5], [6], [7]],
        "out": [],
        "fell": [None, None, None],
        "dice": 1,
        "committed": [True, True, True],
        "roll": [4],
        "competing": [0, 1, 2],
    }


def test_position_without_an_active_seat_asks_chance_for_one_in_play():
    game = casanova(4)
    state = begin(20, 0, 14, 13, turn=8, active=None)

    step = game.resolve(state, Picked(1))

    assert game.node(state) == Chance(Pick(3))
    assert game.position(state).active is None
    assert game.node(step.state) == Decision((2,))


def test_seat_without_coins_is_out():
    state = begin(22, 0, 14, turn=3)

    assert casanova().position(state).out == (1,)
    assert state == begin(22, 0, 14, turn=3, out=(1,))


@pytest.mark.parametrize("active", [None, 0, 1])
def test_position_with_one_seat_in_play_is_the_end(active):
    assert begin(20, 0, 0, turn=5, active=active).phase is Phase.OVER


def test_position_with_twelve_used_cards_is_the_end():
    used = tuple(range(1, 13))

    assert begin(turn=12, used=(used,) * 3).phase is Phase.OVER
    assert begin(turn=12, used=(used[:-1],) * 3).phase is Phase.ANNOUNCE


def test_position_at_the_end_of_a_match_is_the_same_again():
    game = casanova()
    end = play_turn(begin(21, 1, 1, turn=10), (6, 3, 4), (1,), "quitte").state

    assert game.from_position(game.position(end)) == end


def test_position_between_turns_has_no_dice():
    position = casanova().position(play_turn(begin(), (6, 3, 4), (5,), "quitte").state)

    assert (position.dice, position.roll, position.committed) == (None, (), (False,) * 3)
    assert casanova().position(begin()).dice is None


def test_position_under_way_cannot_be_imported():
    position = casanova().position(play_cards(begin(), (1, 2, 3)).state)

    with pytest.raises(PositionError, match="from the start of a turn"):
        casanova().from_position(position)


@pytest.mark.parametrize(
    ("keys", "why"),
    [
        ({"coins": (18, 18)}, "`coins` must have one entry per seat, 3 in all"),
        ({"used": ((1,),)}, "`used` must have one entry per seat"),
        ({"fell": (None,)}, "`fell` must have one entry per seat"),
        ({"committed": (False,)}, "`committed` must have one entry per seat"),
        ({"active": 3}, "the seats are 0 to 2"),
        ({"out": (-1,)}, "the seats are 0 to 2"),
        ({"competing": (5,)}, "the seats are 0 to 2"),
        ({"turn": 0}, "turns are counted from 1 to 12"),
        ({"turn": 13}, "turns are counted from 1 to 12"),
        ({"coins": (-1, 13, 24)}, "nobody can owe coins"),
        ({"coins": (13, 13, 13), "pot": -3}, "nobody can owe coins"),
        ({"coins": (12, 12, 13)}, "36 coins in all, not 37"),
        ({"out": (1,)}, "a seat that is out has no coins"),
        ({"turn": 3, "fell": (None, 2, None)}, "only a seat without coins can have fallen"),
        ({"coins": (36, 0, 0), "fell": (None, 2, None)}, "in a past turn"),
        ({"active": 1, "coins": (20, 0, 16)}, "a seat that is out cannot be active"),
        ({"dice": 2}, "from the start of a turn"),
        ({"roll": (2,)}, "from the start of a turn"),
        ({"competing": (0, 1)}, "from the start of a turn"),
        ({"turn": 3, "used": ((1, 1), (), ())}, "used a card twice"),
        ({"turn": 3, "used": ((14,), (), ())}, "or one that is not 1 to 13"),
        ({"turn": 2, "used": ((), (1, 2), ())}, "by turn 2 a seat has used 1 cards at most"),
    ],
)
def test_impossible_position_is_refused_with_its_reason(keys, why):
    with pytest.raises(PositionError, match=why):
        casanova().from_position(CasanovaPosition(**keys))
