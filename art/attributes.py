"""What the court figures hold beside the right shoulder; each has its own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from art.inks import CREAM, DARK_GOLD, GOLD, INK, SKIN, STEEL
from art.shapes import circle, line, on_circle, path
from art.suits import suit_at

WOOD: Final = "#8a5b36"
LEAF: Final = "#4d7a4f"


def held(rank: str, suit: str) -> str:
    """Return what this figure holds, and the hand."""
    thing = _flower(suit) if rank == "Q" else _HELD[rank + suit]()
    return thing + circle(77, 60, 2.8, SKIN)


def _sword() -> str:
    blade = path("M75.6 56V31L77 27.6 78.4 31V56Z", STEEL)
    return blade + line("M72.6 56H81.4", DARK_GOLD, 2.2) + line("M77 57V64", WOOD, 2)


def _sceptre() -> str:
    return (
        line("M77 66V34", GOLD, 2) + suit_at("H", 77, 29.5, 0.5) + circle(77, 35.6, 1.7, DARK_GOLD)
    )


def _axe() -> str:
    blade = path("M77 30C83 28 85.6 33 84.4 39 81.4 37 79.4 37 77 38.4Z", STEEL)
    return line("M77 66V28", WOOD, 2) + blade


def _orb() -> str:
    return (
        circle(77, 54, 5.4, GOLD)
        + line("M71.8 53.4Q77 55.8 82.2 53.4M77 48.8V59.2", DARK_GOLD, 1.2)
        + line("M77 42.4V48M74.6 44.6H79.4", DARK_GOLD, 1.6)
    )


def _halberd() -> str:
    blade = path("M77 25L79 33H75Z", STEEL) + path(
        "M78 35C83 33.4 84.6 37 84 41 81.6 39.6 80 40 78 41Z", STEEL
    )
    return line("M77 66V31", WOOD, 1.8) + blade


def _horn() -> str:
    horn = path("M72 57C72 48 76 42 84 39.4L86.4 44.4C80 46 77.4 50 77 58Z", GOLD)
    return horn + line("M84 39.4L86.4 44.4", DARK_GOLD, 1.6)


def _pennant() -> str:
    return line("M77 66V27", WOOD, 1.8) + path("M77.6 28L86 31.4 77.6 35Z", "currentColor")


def _staff() -> str:
    return line("M77 66V36", WOOD, 2) + suit_at("C", 77, 31.4, 0.5)


def _flower(suit: str) -> str:
    petals = GOLD if suit in "SD" else CREAM
    stem = line("M77 64Q78.4 56 77 48", LEAF, 1.2) + path(
        "M77.6 57Q81.6 55 82 51.6 78.6 52.4 77.6 57Z", LEAF
    )
    bloom = "".join(circle(x, y, 2.3, petals) for x, y in on_circle(5, 2.8, 77, 45.4))
    return stem + bloom + circle(77, 45.4, 1.7, DARK_GOLD if suit in "SD" else INK)


_HELD: Final[dict[str, Callable[[], str]]] = {
    "KS": _sword,
    "KH": _sceptre,
    "KD": _axe,
    "KC": _orb,
    "JS": _halberd,
    "JH": _horn,
    "JD": _pennant,
    "JC": _staff,
}
