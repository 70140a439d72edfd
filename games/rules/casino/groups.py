"""Exact search for groups of loose cards that make a value, and for sets of disjoint groups.

Nothing here knows cards: a ``Layout`` is made of the numbers on the table in ascending order,
and groups are positions in it.  Equal layouts share their findings, whatever the suits.
Crowded tables have more groups than anybody can read, so every search stops at a bound; small
groups and small sets come first.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import islice
from typing import Final, TypeAlias

from games.rules.casino.cards import ACE, HIGH_ACE

Group: TypeAlias = tuple[int, ...]
"""Positions in the layout, ascending."""
Selection: TypeAlias = tuple[Group, ...]
"""Disjoint groups."""
Found: TypeAlias = tuple[Selection, int]
"""A selection and the mask of its positions."""

MOST_GROUPS: Final = 96
"""The most groups of one value that a search returns."""
MOST_SELECTIONS: Final = 192
"""The most sets of groups of one value that a search returns."""


class Layout:
    """The numbers of the loose cards, and what the searches found among them."""

    def __init__(self, numbers: tuple[int, ...]) -> None:
        self.numbers = numbers
        self._groups: dict[int, tuple[Group, ...]] = {}
        self._captures: dict[tuple[int, bool], tuple[Selection, ...]] = {}
        self._builds: dict[tuple[tuple[int, ...], int], tuple[Selection, ...]] = {}

    def groups(self, value: int) -> tuple[Group, ...]:
        """Return the groups that make ``value``, the smallest first.

        In a sum an ace counts 1; alone it also makes 14 (CA-R44), which only Royal rules ask for.
        """
        found = self._groups.get(value)
        if found is None:
            found = tuple(islice(_search(self.numbers, value), MOST_GROUPS))
            self._groups[value] = found
        return found

    def captures(self, value: int, all_equal: bool) -> tuple[Selection, ...]:  # noqa: FBT001 -- hot
        """Return the sets of groups that a card of ``value`` may take, one for each set of cards.

        With ``all_equal`` a set that pairs the card takes every equal card (CA-R5).
        """
        key = value, all_equal
        found = self._captures.get(key)
        if found is None:
            groups = self.groups(value)
            search = _pairings(groups) if all_equal else _sets(groups)
            found = self._captures[key] = _one_per_mask(search)
        return found

    def builds(self, rests: tuple[int, ...], value: int) -> tuple[Selection, ...]:
        """Return what may lie with a card that needs one of ``rests`` more to make ``value``.

        The first group belongs to the card and is empty when it needs nothing; the others
        make the value on their own.  One selection for each set of cards.
        """
        key = rests, value
        found = self._builds.get(key)
        if found is None:
            own_groups = [own for rest in rests for own in (self.groups(rest) if rest else ((),))]
            search = _plans(own_groups, self.groups(value))
            found = self._builds[key] = _one_per_mask(search)
        return found


@lru_cache(maxsize=1 << 15)
def layout(numbers: tuple[int, ...]) -> Layout:
    """Return the layout of these ascending numbers."""
    return Layout(numbers)


def _search(numbers: tuple[int, ...], value: int) -> Iterator[Group]:
    if value == HIGH_ACE:
        yield from ((at,) for at, number in enumerate(numbers) if number == ACE)
    for size in range(1, len(numbers) + 1):
        if sum(numbers[:size]) > value:
            break
        yield from _of_size(numbers, 0, size, value)


def _of_size(numbers: tuple[int, ...], start: int, size: int, value: int) -> Iterator[Group]:
    for at in range(start, len(numbers) - size + 1):
        number = numbers[at]
        if number * size > value:
            return
        if size > 1:
            for rest in _of_size(numbers, at + 1, size - 1, value - number):
                yield (at, *rest)
        elif number == value:
            yield (at,)


def _sets(groups: tuple[Group, ...]) -> Iterator[Found]:
    """Yield the sets of disjoint groups by their size, of equal masks only the first."""
    masks = [_mask(group) for group in groups]
    level: list[tuple[Selection, int, int]] = [((), 0, 0)]
    seen: set[int] = set()
    while level and len(seen) < MOST_SELECTIONS:
        larger: list[tuple[Selection, int, int]] = []
        for selection, mask, start in level:
            for at in range(start, len(groups)):
                union = mask | masks[at]
                if not mask & masks[at] and union not in seen:
                    seen.add(union)
                    larger.append(((*selection, groups[at]), union, at + 1))
        yield from ((selection, mask) for selection, mask, _ in larger)
        level = larger


def _pairings(groups: tuple[Group, ...]) -> Iterator[Found]:
    """Yield the sets that take every single card or none, whatever sums they take besides."""
    singles = tuple(group for group in groups if len(group) == 1)
    for selection, mask in (((), 0), *_sets(groups[len(singles) :])):
        pairs = tuple(group for group in singles if not mask >> group[0] & 1)
        if pairs:
            yield (*pairs, *selection), mask | sum(map(_mask, pairs))
        if selection:
            yield selection, mask


def _plans(own_groups: list[Group], groups: tuple[Group, ...]) -> Iterator[Found]:
    further: tuple[Found, ...] = (((), 0), *_sets(groups))
    for own in own_groups:
        own_mask = _mask(own)
        for selection, mask in further:
            if not mask & own_mask:
                yield (own, *selection), mask | own_mask


def _one_per_mask(search: Iterator[Found]) -> tuple[Selection, ...]:
    found: dict[int, Selection] = {}
    for selection, mask in search:
        if len(found) >= MOST_SELECTIONS:
            break
        found.setdefault(mask, selection)
    return tuple(found.values())


def _mask(group: Group) -> int:
    return sum(1 << at for at in group)
