"""Exact search for groups of loose cards that make a value, and for sets of disjoint groups.

The searches know no suits: they look at the numbers on the table in ascending order, and groups
are positions in them.  What they find is kept by the numbers up to the value, the only ones that
matter: tables that differ in suits or in higher cards share it.
Crowded tables have more groups than anybody can read, so every search stops at a bound; small
groups and small sets come first.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator
from functools import lru_cache, partial
from operator import itemgetter
from typing import Final, Protocol, TypeAlias, TypeVar

from games.rules.casino.cards import ACE, HIGH_ACE
from games.rules.casino.memo import Memo

Counts: TypeAlias = int
"""How many cards of each rank there are, in three bits for each rank."""
Group: TypeAlias = tuple[int, ...]
"""Positions among the numbers, ascending."""
Groups: TypeAlias = tuple[Group, ...]
"""Disjoint groups."""
Names: TypeAlias = tuple[str, ...]
Found: TypeAlias = tuple[Groups, int]
"""Disjoint groups and the mask of their positions."""

MOST_GROUPS: Final = 96
"""The most groups of one value that a search returns."""
MOST_SELECTIONS: Final = 192
"""The most sets of groups of one value that a search returns."""
VALUES: Final = range(HIGH_ACE + 1)
MEMO: Final = 1 << 16
"""The most findings kept of each kind.

All memos of the engine together were measured at 35 MB after 250,000 moves by the English rules,
and at 65 MB after as many Royal ones in the same process.
"""

SHIFT: Final = 8
"""Where counts begin: the bits before them say of what a memo's key asks."""
NUMBER: Final = 4
"""Where a number stands in such a key, after a value."""
UNITS: Final = tuple([1 << SHIFT + 3 * (card >> 2) for card in range(52)])
"""For each card one in the three bits that count its rank."""
RANK_BITS: Final = tuple([7 * unit for unit in UNITS])
"""For each card those three bits."""
LOW: Final = tuple([(1 << 3 * value) - 1 << SHIFT for value in VALUES])
"""For each value the bits of the ranks that do not exceed it."""
ALONE: Final = tuple([1 << number | (number == ACE) << HIGH_ACE for number in VALUES])
"""For each number the bits of the values that a card of it may have alone."""

CardT = TypeVar("CardT")


class Picker(Protocol):
    """Returns the cards, or names, at the positions of one group from all that are loose."""

    def __call__(self, loose: tuple[CardT, ...], /) -> tuple[CardT, ...]: ...


Selection: TypeAlias = tuple[Picker, ...]
"""Disjoint groups, ready to be filled with cards or names."""

unit_of: Final = UNITS.__getitem__
_bit_of: Final = tuple([1 << at for at in range(52)]).__getitem__


def find_groups(counts: Counts, value: int) -> Groups:
    """Return the groups that make ``value``, the smallest first.

    In a sum an ace counts 1; alone it also makes 14 (CA-R44), which only Royal rules ask for.
    """
    return GROUPS[counts & LOW[value] | value]


def find_captures(counts: Counts, value: int, *, all_equal: bool) -> tuple[Selection, ...]:
    """Return the sets of groups that a card of ``value`` may take, one for each set of cards.

    With ``all_equal`` a capture that pairs its card takes every equal card (CA-R5).
    """
    return CAPTURES[all_equal][counts & LOW[value] | value]


def find_builds(counts: Counts, number: int, value: int) -> tuple[Selection, ...]:
    """Return what may lie with a card that counts ``number`` to announce ``value``.

    The first group belongs to the card: with it the card makes the value, or it is empty because
    the card has the value.  The others make the value on their own.  One selection for each set
    of cards.  (A card that counts 1 and lies alone as 14 is a Royal ace.)
    """
    return BUILDS[counts & LOW[value] | number << NUMBER | value]


def _numbers(counts: Counts) -> bytes:
    """Return the numbers that are counted, ascending."""
    return b"".join([part[counts >> start & PART] for start, part in PARTS])


def _groups(key: int) -> Groups:
    value, numbers = key & 15, _numbers(key)
    found = _sums(numbers, value)
    if value == HIGH_ACE and ACE in numbers:
        aces = tuple([(at,) for at in range(numbers.count(ACE))])
        return (*aces, *found)[:MOST_GROUPS]
    return found


def _spread(first: int, counts: int) -> bytes:
    """Return the numbers that are counted in five ranks, ascending."""
    return bytes([first + at for at in range(5) for _ in range(counts >> 3 * at & 7)])


@lru_cache(maxsize=1 << 15)
def _sums(numbers: bytes, value: int) -> Groups:
    """Return the groups that make ``value`` of numbers up to it: without the last, then with it.

    The smallest of both parts are the smallest of the whole, so each part may be bounded.
    """
    if not numbers:
        return ()
    last, numbers = numbers[-1], numbers[:-1]
    found = _sums(numbers, value)
    rest, at = value - last, len(numbers)
    ends: Groups = ((at,),)
    if rest:
        lower = numbers[: bisect_right(numbers, rest)]
        ends = tuple([(*group, at) for group in _sums(lower, rest)])
    if not ends:
        return found
    if len(ends) > 1 or found:
        ends = tuple(sorted(sorted(found + ends), key=len)[:MOST_GROUPS])
    return ends


def _captures(all_equal: bool, key: int) -> tuple[Selection, ...]:  # noqa: FBT001 -- for partial
    return _select_captures(GROUPS[key], all_equal)


def _builds(key: int) -> tuple[Selection, ...]:
    value, number = key & 15, key >> NUMBER & 15
    own: Groups = ((),) if number == value or (number, value) == (ACE, HIGH_ACE) else ()
    if value > number:
        own = (*own, *find_groups(key, value - number))
    return _select_builds(own, find_groups(key, value)) if own else ()


@lru_cache(maxsize=1 << 14)
def _select_captures(groups: Groups, all_equal: bool) -> tuple[Selection, ...]:  # noqa: FBT001 -- a key
    """Return the selections among the groups of one value."""
    if len(groups) > 1:
        return _one_per_mask(_pairings(groups) if all_equal else _sets(groups))
    return (select(groups),) if groups else ()


@lru_cache(maxsize=1 << 14)
def _select_builds(own_groups: Groups, groups: Groups) -> tuple[Selection, ...]:
    """Return the selections of one own group and any further groups disjoint from it."""
    if not groups:
        return tuple([select((own,)) for own in own_groups])
    return _one_per_mask(_plans(own_groups, groups))


PART: Final = (1 << 15) - 1
PARTS: Final = tuple(
    [(SHIFT + 3 * (first - 1), Memo(partial(_spread, first), MEMO)) for first in (1, 6, 11)]
)
"""The numbers of five ranks each."""

GROUPS: Final = Memo(_groups, MEMO)
CAPTURES: Final = tuple(Memo(partial(_captures, whole), MEMO) for whole in (False, True))
"""The second takes all equal cards or none."""
BUILDS: Final = Memo(_builds, MEMO)


def _sets(groups: Groups) -> Iterator[Found]:
    """Yield the sets of disjoint groups by their size, of equal masks only the first."""
    if len(groups) == 1:
        yield groups, _mask(groups[0])
        return
    masks = [_mask(group) for group in groups]
    level: list[tuple[Groups, int, int]] = [((), 0, 0)]
    seen: set[int] = set()
    while level and len(seen) < MOST_SELECTIONS:
        larger: list[tuple[Groups, int, int]] = []
        for chosen, mask, start in level:
            for at in range(start, len(groups)):
                union = mask | masks[at]
                if not mask & masks[at] and union not in seen:
                    seen.add(union)
                    larger.append(((*chosen, groups[at]), union, at + 1))
                    yield larger[-1][:2]
        level = larger


def _pairings(groups: Groups) -> Iterator[Found]:
    """Yield the sets that take every single card or none, whatever sums they take besides."""
    singles = tuple(group for group in groups if len(group) == 1)
    for chosen, mask in (((), 0), *_sets(groups[len(singles) :])):
        pairs = tuple(group for group in singles if not mask >> group[0] & 1)
        if pairs:
            yield (*pairs, *chosen), mask | sum(map(_mask, pairs))
        if chosen:
            yield chosen, mask


def _plans(own_groups: Groups, groups: Groups) -> Iterator[Found]:
    further: tuple[Found, ...] = (((), 0), *_sets(groups)) if own_groups else ()
    for own in own_groups:
        own_mask = _mask(own)
        for chosen, mask in further:
            if not mask & own_mask:
                yield (own, *chosen), mask | own_mask


def _one_per_mask(search: Iterator[Found]) -> tuple[Selection, ...]:
    found: dict[int, Groups] = {}
    for chosen, mask in search:
        if len(found) >= MOST_SELECTIONS:
            break
        found.setdefault(mask, chosen)
    return tuple([select(chosen) for chosen in found.values()])


@lru_cache(maxsize=1 << 14)
def select(groups: Groups) -> Selection:
    """Return the getters of groups; many layouts share them."""
    return tuple([_picker(group) for group in groups])


@lru_cache(maxsize=1 << 12)
def _picker(group: Group) -> Picker:
    """Return the getter of a group; a slice where one of items would return no tuple."""
    if len(group) > 1:
        return itemgetter(*group)
    start = group[0] if group else 0
    return itemgetter(slice(start, start + len(group)))


def _mask(group: Group) -> int:
    return sum(map(_bit_of, group))
