"""Events in words."""

from typing import get_args

import pytest

from games.rules.casanova import moves as casanova
from games.rules.casino.moves import Built, Captured, Dealt, ResidueTaken, Trailed
from games.rules.cuccu import moves as cuccu
from games.rules.pirate import moves as pirate
from games.rules.registry import GAMES
from games.telling import TELLERS, tell

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


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_event_of_every_game_has_its_words(game):
    assert set(get_args(game.event_type)) - set(TELLERS) == set()


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (cuccu.Dealt(0, None), ""),
        (cuccu.Dealt(0, "-3"), "anna is dealt: lion (-3)."),
        (cuccu.Swapped(0, 1, None, None), "anna swaps with ben."),
        (
            cuccu.Swapped(0, 1, "7", "F"),
            "anna swaps with ben. Given: 7. Received: fool.",
        ),
        (cuccu.DeckSwapped(1, cuccu.End.BOTTOM, None, None), "ben swaps with the pack."),
        (cuccu.HunterShot(1, 0), "The hunter of ben shoots anna."),
        (
            cuccu.CardsCompared(("13", None), (0,)),
            "All cards are turned up. anna: horse (XIII).",
        ),
        (cuccu.LifeLost(0, 1, cuccu.Cause.CAT), "anna loses a life and has 1 left."),
        (cuccu.Revived(3), "Nobody has a life left: all are back with 3."),
        (casanova.Announced(0, 1), "anna announces 1 die."),
        (casanova.Announced(0, 3), "anna announces 3 dice."),
        (casanova.Played(1, None), "ben has chosen a card."),
        (casanova.Played(1, 9), "ben has chosen the 9."),
        (casanova.Rolled((3, 4), 7), "The dice show 3 + 4: the maximum is 7."),
        (casanova.Revealed((9, None)), "All cards are turned up. anna: 9."),
        (casanova.TurnWon((0, 1), 2, 1, unopposed=False), "Won by anna, ben: 2 coins."),
        (pirate.HandDealt(0, None), ""),
        (pirate.HandDealt(0, "s"), "anna is dealt: skeleton."),
        (pirate.BetsShown((2, 0)), "The bets: anna 2."),
        (
            pirate.CardDown(0, "h", None),
            "anna turns up: gold coin (½). The new card lies face down.",
        ),
        (
            pirate.CardDown(0, "h", "7"),
            "anna turns up: gold coin (½). The new hidden card: 7.",
        ),
        (
            pirate.DealerDrew(1, "p", 1),
            "ben draws for the bank: pebble (0). That makes ½.",
        ),
        (pirate.Shown(0, ("7", "h"), 15), "anna shows 7, gold coin (½): 7½."),
        (pirate.BetWon(0, 1, 1, 1), "anna wins 1 treasure."),
        (pirate.BetLost(0, 2), "anna loses 2 treasures to the bank."),
    ],
)
def test_event_of_the_other_games_is_told(event, sentence):
    assert tell(event, NAMES) == sentence
