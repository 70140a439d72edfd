import pytest
from msgspec.structs import replace

from games.rules.casanova.state import Player
from tests.games.rules.casanova.table import begin, casanova

WHOLE = "there are 12 coins for each seat"


@pytest.mark.parametrize(
    ("player", "pot", "carried", "broken"),
    [
        (Player(coins=12), 0, 0, ()),
        (Player(coins=11), 1, 1, ()),
        (Player(coins=11), 0, 0, (WHOLE,)),
        (Player(coins=-1), 13, 0, ("nobody owes coins",)),
        (Player(coins=11), 1, 2, ("what is carried is part of the pot",)),
        (Player(coins=11), 1, -1, ("what is carried is part of the pot",)),
        (Player(used=(3, 3)), 0, 0, ("every card is used once",)),
        (Player(used=(3,), card=3), 0, 0, ("every card is used once",)),
        (Player(card=14), 0, 0, ("every card is used once",)),
        (Player(is_out=True), 0, 0, ("who is out has neither coins nor a card in play",)),
        (
            Player(coins=0, card=4, is_out=True),
            12,
            0,
            ("who is out has neither coins nor a card in play",),
        ),
    ],
)
def test_broken_law_is_named(player, pot, carried, broken):
    state = replace(begin().with_player(1, player), pot=pot, carried=carried)

    assert casanova().invariants(state) == broken
