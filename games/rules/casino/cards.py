"""Cards inside the engine: small integers, by rank and then by suit, named only at the border."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, TypeAlias

from games.rules.french import RANKS, SUITS

Card: TypeAlias = int
"""``4 * rank + suit``: the ace of clubs is 0, the king of spades 51."""

Pile: TypeAlias = int
"""A set of cards, one bit for each."""

NAMES: Final[tuple[str, ...]] = tuple(rank + suit for rank in RANKS for suit in SUITS)
CARDS: Final[Mapping[str, Card]] = {name: card for card, name in enumerate(NAMES)}

_name: Final = NAMES.__getitem__

ACES: Final[tuple[Card, ...]] = tuple(CARDS[name] for name in ("AS", "AC", "AH", "AD"))
"""In the order in which they are counted (CA-R40)."""
SPADES: Final[tuple[Card, ...]] = tuple(CARDS[rank + "S"] for rank in RANKS)
BIG_CASINO: Final[Card] = CARDS["TD"]
LITTLE_CASINO: Final[Card] = CARDS["2S"]
JACK_OF_SPADES: Final[Card] = CARDS["JS"]

ACE: Final = 1
"""What an ace counts in a sum."""
HIGH_ACE: Final = 14
"""What a Royal ace counts alone."""


def rank_of(card: Card) -> int:
    """Return 1 for an ace up to 13 for a king."""
    return (card >> 2) + 1


def name_all(cards: Iterable[Card]) -> tuple[str, ...]:
    return tuple(map(_name, cards))


def pile_of(cards: Iterable[Card]) -> Pile:
    pile = 0
    for card in cards:
        pile |= 1 << card
    return pile


def cards_in(pile: Pile) -> tuple[Card, ...]:
    return tuple([card for card in range(len(NAMES)) if pile >> card & 1])


ALL_ACES: Final[Pile] = pile_of(ACES)
ALL_SPADES: Final[Pile] = pile_of(SPADES)
EQUAL: Final[tuple[Pile, ...]] = tuple(15 << 4 * (card >> 2) for card in range(len(NAMES)))
"""For each card the four of its rank."""
