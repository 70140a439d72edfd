"""Events in words."""

import pytest

from games.rules.casino.moves import Built, Captured, Dealt, ResidueTaken, Trailed
from games.telling import tell

NAMES = ["anna", "ben"]


def built(**fields):
    plain = {
        "seat": 0,
        "card": "5S",
        "groups": (("3H",),),
        "value": 8,
        "build": 0,
        "onto": None,
        "raised": False,
        "multiple": False,
    }
    return Built(**{**plain, **fields})


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (Dealt(2, 3, 6, ((None,), (None,)), ()), "Round 2, deal 3 of 6."),
        (Trailed(1, "TD"), "ben trails 10♦."),
        (
            Captured(0, "9H", (("5H", "4D"),), (), 9, ("5H", "4D"), swept=False),
            "anna takes 5♥ 4♦ with 9♥.",
        ),
        (
            Captured(0, "9H", (("9C",),), (), 9, ("9C",), swept=True),
            "anna takes 9♣ with 9♥. Sweep!",
        ),
        (built(), "anna builds 8 with 5♠ 3♥."),
        (built(onto=0), "anna adds 5♠ 3♥ to the build of 8."),
        (built(onto=0, raised=True, groups=()), "anna raises a build to 8 with 5♠."),
        (ResidueTaken(1, ("KS",)), "ben takes the last card on the table."),
        (ResidueTaken(1, ("KS", "QS")), "ben takes the last 2 cards on the table."),
        (ResidueTaken(None, ("KS",)), "Nobody takes the cards that are left."),
        (object(), ""),
    ],
)
def test_event_is_told(event, sentence):
    assert tell(event, NAMES) == sentence
