"""Damage to a state is noticed."""

import pytest
from msgspec.structs import replace

from games.rules.casino.state import Phase
from tests.games.rules.casino.table import table

VIEW = table("9H TD | 7D", "AS", "0 (4C 3S) 7 of 1", piles="2C | 3C")
STANDING = VIEW.state.standing


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"hands": ((1,),)}, "one hand for each seat"),
        ({"to_act": 7}, "there is no seat 7"),
        ({"last_capture": -1}, "there is no seat -1"),
        ({"sweeps": (2,)}, "no such side to sweep"),
        ({"piles": (1 << 60, 0)}, "no set of cards"),
        ({"table": (99,)}, "no such card"),
        ({"table": (4,)}, "2C is in two places"),
        ({"phase": Phase.SHUFFLE}, "while no round is played"),
        ({"next_build": 0}, "number of its own"),
        ({"standing": replace(STANDING, scores=(1,))}, "one pile for each side"),
    ],
)
def test_damage_is_noticed(change, why):
    faults = VIEW.game.invariants(replace(VIEW.state, **change))

    assert any(why in fault for fault in faults)


def test_sound_state_has_no_faults():
    assert VIEW.game.invariants(VIEW.state) == ()
