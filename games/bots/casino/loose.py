"""What may be taken from loose cards, or laid with them, found once for equal tables."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, TypeAlias

from games.bots.casino.kinds import KINDS, Cards, holds, kinds_in
from games.bots.casino.memo import keep
from games.rules.casino.cards import ACE, HIGH_ACE
from games.rules.casino.options import Variant

MOST_SETS: Final = 128
"""The most sets of groups of one value that are looked at on a crowded table."""
FACE_BITS: Final = 16
"""How far the bits of faces without a number lie beyond their rank."""
ALL_VALUES: Final = (2 << HIGH_ACE) - 2

Reach: TypeAlias = tuple[int, tuple[int, ...]]
"""One bit for each value that loose cards can make, or face among them; and for each rank the
bits of what its cards can build with them."""
Lay: TypeAlias = tuple[Cards, bool]
"""Loose cards that lie with a card, and whether they make groups beside the card's own."""


class Table:
    """The searches among loose cards under one variant, with their memos."""

    def __init__(self, variant: Variant) -> None:
        self.variant = variant
        self.numbers = {kind.rank: variant.numbers[kind.card] for kind in KINDS}
        self.values = {rank: self._values(rank) for rank in self.numbers}
        """For each rank the bits of the values, or of the face, that its cards capture."""
        self._reach: dict[Cards, Reach] = {}
        self._sums: dict[tuple[Cards, int], tuple[Cards, ...]] = {}
        self._captures: dict[tuple[Cards, int], tuple[Cards, ...]] = {}
        self._lays: dict[tuple[Cards, int, int], tuple[Lay, ...]] = {}
        self.below = [
            sum(k.most * k.unit for k in KINDS if 0 < self.numbers[k.rank] <= value)
            for value in range(HIGH_ACE + 1)
        ]
        self.equal = {
            kind.rank: sum(k.most * k.unit for k in KINDS if k.rank == kind.rank) for kind in KINDS
        }

    def reach(self, loose: Cards) -> Reach:
        """Return what may be captured at all, and what may be built with a card of each rank."""
        found = self._reach.get(loose)
        return keep(self._reach, loose, self._find_reach(loose)) if found is None else found

    def captures(self, loose: Cards, value: int) -> tuple[Cards, ...]:
        """Return the sets of loose cards that a card may take as ``value``."""
        loose &= self.below[value]
        key = loose, value
        found = self._captures.get(key)
        if found is None:
            found = keep(self._captures, key, self._find_captures(loose, value))
        return found

    def face_captures(self, loose: Cards, rank: int) -> tuple[Cards, ...]:
        """Return what a face card without a number may take."""
        equal = loose & self.equal[rank]
        if self.variant.faces_take_all:
            return (equal,) if equal else ()
        return tuple([kind.unit for kind, _ in kinds_in(equal)])

    def lays(self, loose: Cards, number: int, value: int) -> tuple[Lay, ...]:
        """Return what may lie with a card that counts ``number`` to announce ``value``.

        The first is nothing where the card makes the value alone.
        """
        loose &= self.below[value]
        key = loose, number, value
        found = self._lays.get(key)
        if found is None:
            found = keep(self._lays, key, self._find_lays(loose, number, value))
        return found

    def groups(self, loose: Cards, value: int) -> tuple[Cards, ...]:
        """Return the groups that make ``value``; a lone ace also makes 14 (CA-R44)."""
        found = self.sums(loose & self.below[value], value)
        if value == HIGH_ACE:
            aces = [kind.unit for kind, _ in kinds_in(loose & self.equal[ACE])]
            return (*aces, *found)
        return found

    def sums(self, loose: Cards, value: int) -> tuple[Cards, ...]:
        """Return the groups of cards up to ``value`` that add up to it."""
        key = loose, value
        found = self._sums.get(key)
        if found is None:
            found = keep(self._sums, key, self._find_sums(loose, value))
        return found

    def _values(self, rank: int) -> int:
        number = self.numbers[rank]
        if not number:
            return 1 << FACE_BITS + rank
        return 1 << number | (number == ACE and self.variant.royal) << HIGH_ACE

    def _find_reach(self, loose: Cards) -> Reach:
        sums, there = 1, 0
        for kind, held in kinds_in(loose):
            there |= self.values[kind.rank]
            for _ in range(held):
                sums |= sums << self.numbers[kind.rank]
        there |= sums & ALL_VALUES
        values = there & ALL_VALUES
        layable = [
            values << self.numbers[k] | values & self.values[k] for k in sorted(self.numbers)
        ]
        return there, (0, *layable)

    def _find_sums(self, loose: Cards, value: int) -> tuple[Cards, ...]:
        if not loose:
            return ()
        kind, held = kinds_in(loose)[-1]
        number = self.numbers[kind.rank]
        rest = loose - held * kind.unit
        found = [*self.sums(rest, value)]
        for taken in range(1, held + 1):
            missing = value - taken * number
            if missing > 0:
                smaller = self.sums(rest & self.below[missing], missing)
                found += [group + taken * kind.unit for group in smaller]
            elif not missing:
                found.append(taken * kind.unit)
        return tuple(found[:MOST_SETS])

    def _find_captures(self, loose: Cards, value: int) -> tuple[Cards, ...]:
        groups = self.groups(loose, value)
        if not self.variant.takes_all_equal:
            return tuple(unions(loose, groups)[1:])
        equal = self.equal[ACE if value == HIGH_ACE else value]
        sums = unions(loose, [group for group in groups if group & ~equal])
        found = dict.fromkeys(sums[1:])
        for taken in sums:
            together = taken + (loose & equal) - (taken & equal)
            if together:
                found[together] = None
        return tuple(found)

    def _find_lays(self, loose: Cards, number: int, value: int) -> tuple[Lay, ...]:
        own = [*self.groups(loose, value - number)] if value > number else []
        if number == value or (number, value) == (ACE, HIGH_ACE):
            own.insert(0, 0)
        further = unions(loose, self.groups(loose, value)) if own else []
        found: dict[Cards, bool] = {}
        for group in own:
            for others in further:
                if holds(loose, group + others):
                    found.setdefault(group + others, others > 0)
        return tuple(found.items())


def unions(loose: Cards, groups: Iterable[Cards]) -> list[Cards]:
    """Return the sums of groups that are among the loose cards together; first none of them."""
    found = {0: None}
    for group in groups:
        fresh = [*found]
        while fresh and len(found) < MOST_SETS:
            fresh = [one + group for one in fresh if one + group not in found]
            fresh = [one for one in fresh if holds(loose, one)]
            found.update(dict.fromkeys(fresh))
    return [*found]
