"""Wire actions spelled from cards and back; memoised, since the same few plays come again."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, TypeAlias

from games.rules.casino.cards import CARDS, NAMES, Card, name_all
from games.rules.casino.errors import CardNamedTwiceError, CardNotLooseError
from games.rules.casino.moves import Build, Capture, Groups, Trail

Cards: TypeAlias = tuple[tuple[Card, ...], ...]
"""Groups of cards."""

MEMO: Final = 1 << 16

TRAILS: Final = tuple(Trail(name) for name in NAMES)


@lru_cache(maxsize=MEMO)
def spell_capture(card: Card, cards: tuple[Card, ...], sizes: tuple[int, ...]) -> Capture:
    """Return the capture of loose ``cards`` that lie in groups of these sizes."""
    return Capture(NAMES[card], _groups(cards, sizes), ())


@lru_cache(maxsize=MEMO)
def spell_build(card: Card, cards: tuple[Card, ...], sizes: tuple[int, ...], value: int) -> Build:
    """Return the new build of loose ``cards`` that lie in groups of these sizes."""
    return Build(NAMES[card], _groups(cards, sizes), value)


@lru_cache(maxsize=MEMO)
def read_groups(groups: Groups, own: bool) -> Cards:  # noqa: FBT001 -- part of the memo's key
    """Return named groups as cards, as the list of legal actions orders them.

    Cards go by rank and groups by size and rank; an ``own`` first group stays the first.
    """
    found = []
    seen: set[Card] = set()
    for group in groups:
        cards = sorted([_card(name) for name in group])
        for card in cards:
            if card in seen:
                raise CardNamedTwiceError(card=NAMES[card])
            seen.add(card)
        found.append(tuple(cards))
    first = found[:own]
    return (*first, *sorted(found[own:], key=lambda cards: (len(cards), cards)))


def _card(name: str) -> Card:
    card = CARDS.get(name)
    if card is None:
        raise CardNotLooseError(card=name)
    return card


@lru_cache(maxsize=MEMO)
def name_groups(groups: Cards) -> Groups:
    return tuple([name_all(cards) for cards in groups])


def _groups(cards: Sequence[Card], sizes: Sequence[int]) -> Groups:
    names = iter([NAMES[card] for card in cards])
    return tuple([tuple([next(names) for _ in range(size)]) for size in sizes])
