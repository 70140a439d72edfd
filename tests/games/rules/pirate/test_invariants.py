import pytest
from msgspec.structs import replace

from games.rules.pirate.state import Phase
from tests.games.rules.pirate.table import act, begin, pirate

CARDS = "the cards are those of the pack"
HIDDEN = "every player but the dealer has one hidden card"
WHOLE = "there are 10 treasures for each seat"


@pytest.mark.parametrize(
    ("changes", "broken"),
    [
        ({}, ()),
        ({"treasures": 0, "bet": 10}, ()),
        ({"treasures": 10}, (WHOLE,)),
        ({"treasures": -1, "bet": 11}, ("nobody owes treasures",)),
        ({"treasures": 11, "bet": -1}, ("nobody owes treasures",)),
        ({"hidden": "4"}, (CARDS,)),
        ({"open": ("4",)}, (CARDS,)),
        ({"hidden": None, "open": ("3",)}, (HIDDEN,)),
        ({"hidden": None}, (CARDS, HIDDEN)),
    ],
)
def test_broken_law_is_named(changes, broken):
    state = act(begin("3"), "bet1").state

    damaged = state.with_player(0, replace(state.players[0], **changes))

    assert pirate().invariants(damaged) == broken


def test_cards_lie_on_the_table_during_a_round_only():
    state = begin("3")

    assert pirate().invariants(replace(state, phase=Phase.SHUFFLE)) == (CARDS, HIDDEN)
    assert pirate().invariants(pirate().new_match()) == ()
