"""Exact search for groups of loose cards that make a value, and for sets of disjoint groups.

The searches know no suits: a ``Layout`` is made of the numbers on the table in ascending order,
and groups are positions in it.  Equal layouts share their findings, whatever the suits.
Crowded tables have more groups than anybody can read, so every search stops at a bound; small
groups and small sets come first.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterator
from functools import lru_cache
from operator import itemgetter
from typing import Final, TypeAlias

from games.rules.casino.cards import ACE, HIGH_ACE

Group: TypeAlias = tuple[int, ...]
"""Positions in the layout, ascending."""
Groups: TypeAlias = tuple[Group, ...]
"""Disjoint groups."""
Names: TypeAlias = tuple[str, ...]
Found: TypeAlias = tuple[Groups, int]
"""Disjoint groups and the mask of their positions."""

ALONE: Final = tuple(
    (number, 1 << number | (number == ACE) << HIGH_ACE) for number in range(ACE, HIGH_ACE)
)
"""Each number with the values that a card of it may have alone, one bit for each."""
MOST_GROUPS: Final = 96
"""The most groups of one value that a search returns."""
MOST_SELECTIONS: Final = 192
"""The most sets of groups of one value that a search returns."""
VALUES: Final = (2 << HIGH_ACE) - 1
MEMO: Final = 1 << 15
"""The most findings that each search keeps.

All memos of the engine together were measured at 45 MB after 250,000 moves by the English rules,
and at 75 MB after as many Royal ones in the same process, when most of them were full.
"""


Picker: TypeAlias = Callable[[Names], Names]
"""Returns the names at the positions of one group from the names of the loose cards."""
Selection: TypeAlias = tuple[Picker, ...]
"""Disjoint groups, ready to be filled with names."""


class Layout:
    """The numbers of the loose cards, and what the searches find among them.

    With ``all_equal`` a capture that pairs its card takes every equal card (CA-R5).
    """

    __slots__ = ("builds", "captures", "groups", "layable", "numbers", "reach")

    def __init__(self, numbers: bytes, *, all_equal: bool) -> None:
        self.numbers = numbers
        self.reach = _reach(numbers)
        """One bit for each value that the numbers can make; bit 0 for none of them."""
        self.layable = _layable(self.reach)
        """For each number one bit for each value that a card of it can build with loose cards."""
        self.groups = _GroupsByValue(numbers)
        self.captures = _CapturesByValue(self.groups, all_equal=all_equal)
        self.builds = _BuildsByNumberAndValue(self.groups)


class _GroupsByValue(dict[int, Groups]):
    """The groups that make a value, the smallest first; searched when first asked for.

    In a sum an ace counts 1; alone it also makes 14 (CA-R44), which only Royal rules ask for.
    """

    __slots__ = ("numbers",)

    def __init__(self, numbers: bytes) -> None:
        super().__init__()
        self.numbers = numbers

    def __missing__(self, value: int) -> Groups:
        found = self[value] = _groups(self.numbers, value)
        return found


class _CapturesByValue(dict[int, tuple[Selection, ...]]):
    """The sets of groups that a card of a value may take, one for each set of cards."""

    __slots__ = ("all_equal", "groups")

    def __init__(self, groups: _GroupsByValue, *, all_equal: bool) -> None:
        super().__init__()
        self.groups = groups
        self.all_equal = all_equal

    def __missing__(self, value: int) -> tuple[Selection, ...]:
        found = self[value] = _captures(self.groups[value], self.all_equal)
        return found


class _BuildsByNumberAndValue(dict[tuple[int, int], tuple[Selection, ...]]):
    """What may lie with a card that counts a number to announce a value.

    The first group belongs to the card: with it the card makes the value, or it is empty because
    the card has the value.  The others make the value on their own.  One selection for each set
    of cards.  (A card that counts 1 and lies alone as 14 is a Royal ace.)
    """

    __slots__ = ("groups",)

    def __init__(self, groups: _GroupsByValue) -> None:
        super().__init__()
        self.groups = groups

    def __missing__(self, key: tuple[int, int]) -> tuple[Selection, ...]:
        number, value = key
        alone: Groups = ((),) if number == value or key == (ACE, HIGH_ACE) else ()
        own_groups = (*alone, *self.groups[value - number]) if value > number else alone
        found = self[key] = _builds(own_groups, self.groups[value])
        return found


@lru_cache(maxsize=1 << 14)
def layout(numbers: bytes, all_equal: bool) -> Layout:  # noqa: FBT001 -- part of the memo's key
    """Return the layout of these ascending numbers."""
    return Layout(numbers, all_equal=all_equal)


def _reach(numbers: bytes) -> int:
    totals = 1
    for number in numbers:
        totals |= totals << number
    return totals & VALUES | (ACE in numbers) << HIGH_ACE


@lru_cache(maxsize=1 << 12)
def _layable(reach: int) -> tuple[int, ...]:
    sums = reach & ~1
    return (0, *[sums << number | sums & alone for number, alone in ALONE])


def _up_to(numbers: bytes, value: int) -> bytes:
    """Return the numbers that a group of this value may use.

    They keep their positions, so layouts that differ in higher numbers share what is found.
    """
    return numbers[: bisect_right(numbers, value)]


@lru_cache(maxsize=MEMO)
def _captures(groups: Groups, all_equal: bool) -> tuple[Selection, ...]:  # noqa: FBT001 -- a key
    """Return the selections among the groups of one value."""
    if len(groups) > 1:
        return _one_per_mask(_pairings(groups) if all_equal else _sets(groups))
    return (_selection(groups),) if groups else ()


@lru_cache(maxsize=MEMO)
def _builds(own_groups: Groups, groups: Groups) -> tuple[Selection, ...]:
    """Return the selections of one own group and any further groups disjoint from it."""
    if not groups:
        return tuple([_selection((own,)) for own in own_groups])
    return _one_per_mask(_plans(own_groups, groups))


def _groups(numbers: bytes, value: int) -> Groups:
    """Return the groups that make ``value``, a lone Royal ace among them."""
    groups = _sums(_up_to(numbers, value), value)
    if value == HIGH_ACE and ACE in numbers:
        aces = tuple([(at,) for at in range(numbers.count(ACE))])
        groups = (*aces, *groups)[:MOST_GROUPS]
    return groups


@lru_cache(maxsize=MEMO)
def _sums(numbers: bytes, value: int) -> Groups:
    """Return the groups that make ``value`` of numbers up to it: without the last, then with it.

    The smallest of both parts are the smallest of the whole, so each part may be bounded.
    """
    if not numbers:
        return ()
    last, numbers = numbers[-1], numbers[:-1]
    found = _sums(numbers, value)
    rest, at = value - last, len(numbers)
    ends: Groups = tuple([(*group, at) for group in _sums(_up_to(numbers, rest), rest)])
    if not rest:
        ends = ((at,),)
    if not ends:
        return found
    return tuple(sorted(found + ends, key=_by_size)[:MOST_GROUPS])


def _by_size(group: Group) -> tuple[int, Group]:
    return len(group), group


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
    return tuple([_selection(chosen) for chosen in found.values()])


@lru_cache(maxsize=1 << 14)
def _selection(groups: Groups) -> Selection:
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
    return sum(1 << at for at in group)
