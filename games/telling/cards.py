"""The names of cards."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

if TYPE_CHECKING:
    from django_stubs_ext import StrOrPromise

SUITS: Final = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}
CUCCU: Final[dict[str, StrOrPromise]] = {
    "-3": _("lion (-3)"),
    "-2": _("mask (-2)"),
    "-1": _("bucket (-1)"),
    "0": _("zero"),
    "11": _("inn (XI)"),
    "12": _("cat (XII)"),
    "13": _("horse (XIII)"),
    "14": _("hunter (XIIII)"),
    "15": _("cuckoo (XV)"),
    "F": _("fool"),
}
PIRATE: Final[dict[str, StrOrPromise]] = {
    "h": pgettext_lazy("card", "gold coin (½)"),
    "p": _("pebble (0)"),
    "s": _("skeleton"),
}


def card_sign(name: str) -> str:
    """Return a French card as people write it: ``10♦``."""
    return name[0].replace("T", "10") + SUITS[name[1]]


def card_signs(names: Iterable[str]) -> str:
    """Return French cards as people write them, side by side."""
    return " ".join(map(card_sign, names))


def cuccu_card(name: str) -> str:
    """Return a card of Cuccù by its picture, or by its number."""
    return str(CUCCU.get(name, name))


def pirate_card(name: str) -> str:
    """Return a card of Casino Pirate by its picture, or by the number of its gem."""
    return str(PIRATE.get(name, name))


def half_points(points: int) -> str:
    """Return points that are counted in halves: 15 is ``7½``, 1 is ``½``."""
    whole, half = divmod(points, 2)
    if not half:
        return str(whole)
    return f"{whole or ''}½"
