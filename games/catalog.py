"""How the site presents the games: names, origins, and which have a table page."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from django.utils.translation import gettext_lazy as _

if TYPE_CHECKING:
    from django_stubs_ext import StrOrPromise

POINTS: Final = _("Points")


@dataclass(frozen=True)
class Presentation:
    """What a visitor reads about a game before playing it."""

    slug: str
    name: StrOrPromise
    tagline: StrOrPromise
    origin: StrOrPromise
    wikipedia: StrOrPromise
    deck: StrOrPromise
    ui: str
    """Name of its style sheet, and of the folder of its modules in ``static/js/table``."""
    sprite: str
    big_sprite: str
    """The faces with big signs; the same file where the signs are big anyway."""
    fan: tuple[str, ...]
    """Cards that adorn its page, as the sprite names them."""
    score: StrOrPromise = POINTS
    """What the final score of a match counts."""

    @property
    def style(self) -> str:
        return f"css/{self.ui}.css"

    @property
    def module(self) -> str:
        return f"js/table/{self.ui}/index.js"


GAMES: Final[dict[str, Presentation]] = {
    shown.slug: shown
    for shown in (
        Presentation(
            slug="casino",
            name=_("Casino"),
            tagline=_("Take what adds up. Build what you will take next."),
            origin=_("England and Italy, 18th century"),
            wikipedia=_("https://en.wikipedia.org/wiki/Cassino_(card_game)"),
            deck=_("52 cards"),
            ui="casino",
            sprite="cards/french.svg",
            big_sprite="cards/french-big.svg",
            fan=("2S", "QH", "AC", "KS", "TD"),
        ),
        Presentation(
            slug="casino-italian",
            name=_("Italian Casinò"),
            tagline=_("Take as many as you like. More than 21 points win."),
            origin=_("England and Italy, 18th century"),
            wikipedia=_("https://en.wikipedia.org/wiki/Cassino_(card_game)"),
            deck=_("52 cards"),
            ui="casino",
            sprite="cards/french.svg",
            big_sprite="cards/french-big.svg",
            fan=("2S", "QH", "AC", "KS", "TD"),
        ),
        Presentation(
            slug="casanova",
            name=_("Casanova"),
            tagline=_("Play high, but not above the dice. Bluff when you must."),
            origin=_("Venice in the 18th century, where this modern game is set"),
            wikipedia=_("https://en.wikipedia.org/wiki/Republic_of_Venice"),
            deck=_("4 sets of 13 cards, 3 dice and 48 coins"),
            ui="casanova",
            sprite="cards/casanova.svg",
            big_sprite="cards/casanova.svg",
            fan=("m13", "r7", "f10", "k1", "m4"),
            score=_("Coins"),
        ),
        Presentation(
            slug="cuccu",
            name=_("Cuccù"),
            tagline=_("Keep your card or pass it on. The lowest loses a life."),
            origin=_("Campli in Abruzzo, Italy"),
            wikipedia=_("https://en.wikipedia.org/wiki/Campli"),
            deck=_("40 cards, three lives"),
            ui="cuccu",
            sprite="cards/cuccu.svg",
            big_sprite="cards/cuccu-big.svg",
            fan=("-3", "7", "15", "12", "F"),
            score=_("Lives"),
        ),
        Presentation(
            slug="casino-pirate",
            name=_("Casino Pirate"),
            tagline=_("Seven and a half, with a hidden card and a straight face."),
            origin=_("France, a modern family game after the Italian Sette e mezzo"),
            wikipedia=_("https://en.wikipedia.org/wiki/Sette_e_mezzo"),
            deck=_("44 cards and 10 treasures each"),
            ui="pirate",
            sprite="cards/pirate.svg",
            big_sprite="cards/pirate.svg",
            fan=("3", "h", "s", "5", "7"),
            score=_("Treasures"),
        ),
    )
}
"""The games that can be played at a table of the site."""


def name_of(slug: str) -> str:
    """Return what a game is called in the active language."""
    return str(GAMES[slug].name) if slug in GAMES else slug
