"""Refusals name cards as people do, in the language of who reads them."""

import pytest
from django.utils import translation

from games.rules.casanova.errors import CardUsedError
from games.rules.casino.errors import (
    CardNotHeldError,
    FaceTakesOneError,
    TakeAllEqualError,
    WrongTotalError,
)
from games.rules.errors import OptionsError
from games.selectors import sentence_of


@pytest.mark.parametrize(
    ("error", "english", "italian"),
    [
        (
            CardNotHeldError(card="TD"),
            "You do not hold the ten of diamonds.",
            "Non hai in mano il dieci di quadri.",
        ),
        (
            WrongTotalError(cards=("AS", "7C"), total=8, value=9),
            "The ace of spades and the seven of clubs make 8, not 9.",
            "L’asso di picche e il sette di fiori fanno 8, non 9.",  # noqa: RUF001 -- Italian
        ),
        (
            FaceTakesOneError(card="KH", cards=["KD", "KC", "KS"]),
            (
                "The king of hearts takes only one card, not "
                "the king of diamonds, the king of clubs and the king of spades."
            ),
            (
                "Il re di cuori prende una sola carta, non "
                "il re di quadri, il re di fiori e il re di picche."
            ),
        ),
        (
            TakeAllEqualError(card="4H", cards=("4C",)),
            (
                "The four of hearts takes every equal card or none, "
                "so the four of clubs must come too."
            ),
            (
                "Il quattro di cuori prende tutte le carte uguali o nessuna, "
                "quindi devi prendere anche il quattro di fiori."
            ),
        ),
        (
            CardNotHeldError(card="ZZ"),
            "You do not hold ZZ.",
            "Non hai in mano ZZ.",
        ),
        (
            CardUsedError(card=7),
            "You have already used your 7.",
            "Hai già usato il tuo 7.",
        ),
    ],
)
def test_refusal_names_cards_in_the_readers_language(error, english, italian):
    assert sentence_of(error) == english
    with translation.override("it"):
        assert sentence_of(error) == italian


def test_facts_stay_codes_for_programs():
    error = CardNotHeldError(card="TD")

    sentence_of(error)

    assert error.facts == {"card": "TD"}


def test_refusal_names_the_game():
    error = OptionsError(game="casino", why="it is for 2 to 4 seats")

    assert sentence_of(error).startswith("Casino ")
