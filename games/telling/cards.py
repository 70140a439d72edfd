"""The names of cards."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final

from django.utils.text import get_text_list
from django.utils.translation import gettext, pgettext, pgettext_lazy
from django.utils.translation import gettext_lazy as _

from games.rules.french import PACK

if TYPE_CHECKING:
    from django_stubs_ext import StrOrPromise

SUITS: Final = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}
RANKS: Final[dict[str, StrOrPromise]] = {
    "A": _("the ace"),
    "2": _("the two"),
    "3": _("the three"),
    "4": _("the four"),
    "5": _("the five"),
    "6": _("the six"),
    "7": _("the seven"),
    "8": _("the eight"),
    "9": _("the nine"),
    "T": _("the ten"),
    "J": _("the jack"),
    "Q": _("the queen"),
    "K": _("the king"),
}
SUIT_NAMES: Final[dict[str, StrOrPromise]] = {
    "C": _("clubs"),
    "D": _("diamonds"),
    "H": _("hearts"),
    "S": _("spades"),
}
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


def french_card(name: str) -> str:
    """Return a French card as people say it, "the ten of diamonds"; anything else as it is."""
    if name not in PACK:
        return name
    facts = {"rank": RANKS[name[0]], "suit": SUIT_NAMES[name[1]]}
    return gettext("%(rank)s of %(suit)s") % facts


def in_words(fact: Any) -> Any:
    """Return a fact of a refusal as people say it: cards by their names, several as a list."""
    if isinstance(fact, list | tuple):
        return get_text_list([str(in_words(part)) for part in fact], pgettext("list", "and"))
    return french_card(fact) if isinstance(fact, str) else fact


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
