"""Groups of cards or of their names, and what they make; memoised, since the same come again."""

from __future__ import annotations

from functools import partial, reduce
from itertools import chain
from operator import and_
from typing import Final, TypeAlias

from games.rules.casino.cards import (
    ACE,
    CARDS,
    HIGH_ACE,
    NAMES,
    Card,
    Pile,
    name_all,
    pile_of,
    rank_of,
)
from games.rules.casino.errors import CardNamedTwiceError, CardNotLooseError
from games.rules.casino.memo import Memo
from games.rules.casino.moves import CardName, Groups, Trail
from games.rules.values import Value

Cards: TypeAlias = tuple[tuple[Card, ...], ...]
"""Groups of cards."""

MEMO: Final = 1 << 14
"""The most readings kept; ``groups`` says what all memos take."""

TRAILS: Final = tuple(Trail(name) for name in NAMES)


class Named(Value, gc=False):
    """Groups that a move takes or lays, as the list of legal actions orders them.

    Cards go by rank, and groups by size and rank.
    """

    groups: Cards
    names: Groups
    cards: tuple[Card, ...]
    """All of them, one group after another."""
    card_names: tuple[CardName, ...]
    pile: Pile
    own: int
    """What an own group adds to the played card, in ranks."""
    makes: int
    """One bit for each value that every other group makes, if face cards count their ranks.

    Where they have no number no value is as high as that, so then the bits tell the same.
    """
    singles: Pile
    """The cards that are groups of one, an own group aside."""


def _read(groups: Groups) -> Named:
    return NAMED[_cards(groups)]


def _read_own(groups: Groups) -> Named:
    return NAMED_OWN[_cards(groups)]


def _name(own: int, groups: Cards) -> Named:
    found = [tuple(sorted(group)) for group in groups]
    found[own:] = sorted(found[own:], key=_by_size)
    cards = tuple(chain.from_iterable(found))
    pile = pile_of(cards)
    if pile.bit_count() < len(cards):
        twice = next(card for card in cards if cards.count(card) > 1)
        raise CardNamedTwiceError(card=NAMES[twice])
    return Named(
        tuple(found),
        tuple(map(name_all, found)),
        cards,
        name_all(cards),
        pile,
        own=sum(map(rank_of, chain.from_iterable(found[:own]))),
        makes=reduce(and_, map(_values, found[own:]), ALL),
        singles=pile_of(group[0] for group in found[own:] if len(group) == 1),
    )


ALL: Final = (2 << HIGH_ACE) - 1


def _values(group: tuple[Card, ...]) -> int:
    """Return one bit for each value that a group makes; a lone ace also makes 14 (CA-R44)."""
    total = sum(map(rank_of, group))
    return 1 << total | (total == ACE) << HIGH_ACE


def _by_size(group: tuple[Card, ...]) -> tuple[int, tuple[Card, ...]]:
    return len(group), group


NAMED: Final = Memo(partial(_name, 0), MEMO)
"""Groups of cards; a card in two of them is refused."""
NAMED_OWN: Final = Memo(partial(_name, 1), MEMO)
"""The same of groups whose first belongs to the played card and stays the first."""
READ: Final = Memo(_read, MEMO)
"""Groups of names as cards; names of no card are refused, too."""
READ_OWN: Final = Memo(_read_own, MEMO)


def _cards(groups: Groups) -> Cards:
    return tuple([tuple([_card(name) for name in group]) for group in groups])


def _card(name: str) -> Card:
    card = CARDS.get(name)
    if card is None:
        raise CardNotLooseError(card=name)
    return card
