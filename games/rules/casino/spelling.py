"""Groups of card names read as cards; memoised, since the same few come again."""

from __future__ import annotations

from functools import lru_cache
from itertools import chain
from typing import Final, NamedTuple, TypeAlias

from games.rules.casino.cards import CARDS, NAMES, Card, Pile, name_all, pile_of
from games.rules.casino.errors import CardNamedTwiceError, CardNotLooseError
from games.rules.casino.moves import CardName, Groups, Trail

Cards: TypeAlias = tuple[tuple[Card, ...], ...]
"""Groups of cards."""

MEMO: Final = 1 << 14
"""The most readings kept; ``groups`` says what all memos take."""

TRAILS: Final = tuple(Trail(name) for name in NAMES)


class Named(NamedTuple):
    """Groups that an action names, as the list of legal actions orders them.

    Cards go by rank, and groups by size and rank.
    """

    groups: Cards
    names: Groups
    cards: tuple[Card, ...]
    """All of them, one group after another."""
    card_names: tuple[CardName, ...]
    pile: Pile


@lru_cache(maxsize=MEMO)
def read(groups: Groups, own: bool) -> Named:  # noqa: FBT001 -- part of the memo's key
    """Return groups of names as cards, or refuse names of no card and cards named twice.

    An ``own`` first group belongs to the played card and stays the first.
    """
    found = [tuple(sorted([_card(name) for name in group])) for group in groups]
    if len(found) > 1 + own:
        found[own:] = sorted(found[own:], key=_by_size)
    cards = tuple(chain.from_iterable(found))
    pile = pile_of(cards)
    if pile.bit_count() < len(cards):
        twice = next(card for card in cards if cards.count(card) > 1)
        raise CardNamedTwiceError(card=NAMES[twice])
    names = tuple(map(name_all, found))
    return Named(tuple(found), names, cards, name_all(cards), pile)


def _by_size(group: tuple[Card, ...]) -> tuple[int, tuple[Card, ...]]:
    return len(group), group


def _card(name: str) -> Card:
    card = CARDS.get(name)
    if card is None:
        raise CardNotLooseError(card=name)
    return card
