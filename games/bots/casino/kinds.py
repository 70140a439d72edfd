"""Cards as the search counts them: by kind, because no rule tells the cards of a kind apart.

A kind is the spade of a rank, the ten of diamonds, or the other suits of a rank together.  Some
cards are one number, with a field for each kind that says how many of it there are: cards are
added and taken away as numbers are.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from games.rules.casino.cards import BIG_CASINO, CARDS, NAMES, Card, rank_of

Cards: TypeAlias = int
"""Some cards by kind."""

WIDTH: Final = 5
"""Bits for each rank: two that count its plain cards, one its spade, and a guard above each."""
SPADE_AT: Final = 3
BIG_CASINO_AT: Final = 13 * WIDTH
SPADE: Final = 3


class Kind(NamedTuple):
    """What the cards of a kind have in common."""

    rank: int
    card: Card
    """The first of them."""
    unit: Cards
    """One card of the kind."""
    most: int
    """The most of it that a field can count."""


def _kind(card: Card) -> Kind:
    rank, suit = rank_of(card), card % 4
    if card == BIG_CASINO:
        return Kind(rank, card, 1 << BIG_CASINO_AT, 1)
    start = WIDTH * (rank - 1)
    if suit == SPADE:
        return Kind(rank, card, 1 << start + SPADE_AT, 1)
    return Kind(rank, card - suit, 1 << start, 3)


KINDS: Final = tuple(sorted({_kind(card) for card in range(len(NAMES))}))
UNITS: Final = tuple(_kind(card).unit for card in range(len(NAMES)))
"""The unit of the kind of each card."""
GUARDS: Final = sum((kind.most + 1) * kind.unit for kind in KINDS)
"""The bit above each field: it stays set when no more are taken away than there are."""


BY_BIT: Final = {
    (kind.unit << bit).bit_length(): kind for kind in KINDS for bit in range(kind.most.bit_length())
}
"""The kind that each bit of a number of cards counts."""


def count(names: Iterable[str]) -> Cards:
    """Return named cards by kind."""
    return sum([UNITS[CARDS[name]] for name in names])


def count_cards(cards: Iterable[Card]) -> Cards:
    """Return cards of the engine by kind."""
    return sum([UNITS[card] for card in cards])


def holds(cards: Cards, part: Cards) -> bool:
    """Return whether ``part`` is among the cards."""
    return (cards + GUARDS - part) & GUARDS == GUARDS


@lru_cache(maxsize=1 << 16)
def kinds_in(cards: Cards) -> tuple[tuple[Kind, int], ...]:
    """Return the kinds among the cards by rank, the ten of diamonds last, with their numbers."""
    found = []
    while cards:
        kind = BY_BIT[(cards & -cards).bit_length()]
        number = cards // kind.unit & kind.most
        found.append((kind, number))
        cards -= number * kind.unit
    return tuple(found)
