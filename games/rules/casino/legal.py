"""The legal moves: trails, then captures, then builds, each by the order of the hand.

A move says as little as it can: no names, and of the loose cards only their places.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import chain, combinations
from typing import Final, TypeAlias

from games.rules.casino.cards import ACE, HIGH_ACE, NAMES, Card
from games.rules.casino.groups import (
    ALONE,
    CAPTURES,
    LOW,
    RANK_BITS,
    UNITS,
    CardT,
    Names,
    Selection,
    find_builds,
    select,
)
from games.rules.casino.moves import Build, Capture, CasinoAction
from games.rules.casino.options import Variant
from games.rules.casino.spelling import TRAILS
from games.rules.casino.state import State, TableBuild
from games.rules.casino.view import View
from games.rules.values import Value

Sets: TypeAlias = tuple[tuple[int, ...], ...]
"""Sets of builds, by their ids."""

NO_BUILDS: Final[Sets] = ((),)
"""The one set that a capture takes where there are no builds."""


class CaptureMove(Value, gc=False):
    """Take selected loose cards and builds with a card that counts ``value``."""

    card: Card
    selection: Selection
    builds: tuple[int, ...]
    value: int


class BuildMove(Value, gc=False):
    """Lay a card with selected loose cards, or on the build ``onto``."""

    card: Card
    selection: Selection
    value: int
    onto: int | None


Move: TypeAlias = Card | CaptureMove | BuildMove
"""A card alone is trailed."""


def find_moves(variant: Variant, state: State) -> list[Move]:
    """Return the legal moves of the seat to act.

    One for each set of cards taken or laid.  On a crowded table the list is bounded (see
    ``groups``).
    """
    return _Search(variant, state).moves


def name_move(variant: Variant, names: Names, move: Move) -> CasinoAction:
    """Return a move as an action, given the names of the loose cards by rank."""
    if isinstance(move, int):
        return TRAILS[move]
    card, groups = move.card, fill(move.selection, names)
    if isinstance(move, BuildMove):
        return Build(NAMES[card], groups, move.value, move.onto)
    said = move.value if variant.royal and variant.numbers[card] == ACE else None
    return Capture(NAMES[card], groups, move.builds, said)


class _Search(View):
    """The table before one seat's play, and the moves found so far."""

    __slots__ = ("moves", "reach")

    def __init__(self, variant: Variant, state: State) -> None:
        self.variant = variant
        self.state = state
        self.hand = hand = state.hands[state.to_act]
        self.table = table = state.builds
        self.moves: list[Move] = [*hand]
        self._count()
        if table:
            self.owned = tuple([build for build in table if build.owner == state.to_act])
            self._find_beside_builds()
            if self.owned and len(self.moves) > len(hand):
                del self.moves[: len(hand)]
        elif self.counts:
            self.owned = ()
            self._find_captures()
            if len(hand) > 1:
                self._find_first_builds()

    def _count(self) -> None:
        """Count the ranks of the loose cards, and mark the values that cards of them make.

        ``reach`` has one bit for each value, made as a sum or alone; bit 0 for no card.
        """
        numbers, counts, reach = self.variant.numbers, 0, 1
        for card in self.state.table:
            counts += UNITS[card]
            reach |= reach << numbers[card]
        self.counts = counts
        self.reach = reach | (counts & RANK_BITS[0] > 0) << HIGH_ACE

    def _find_captures(self) -> None:
        """Find the captures of loose cards while there are no builds."""
        numbers, counts, reach = self.variant.plain_numbers, self.counts, self.reach
        captures, add = CAPTURES[self.variant.takes_all_equal], self.moves.append
        for card in self.hand:
            number = numbers[card]
            if number:
                if reach >> number & 1:
                    for selection in captures[counts & LOW[number] | number]:
                        add(CaptureMove(card, selection, (), number))
            elif self.variant.royal:
                for value in (ACE, HIGH_ACE):
                    if reach >> value & 1:
                        self._add_captures(card, self._loose(value), value)
            elif counts & RANK_BITS[card]:
                self._find_face_captures(card)

    def _loose(self, value: int) -> tuple[Selection, ...]:
        return CAPTURES[self.variant.takes_all_equal][self.counts & LOW[value] | value]

    def _find_face_captures(self, card: Card) -> None:
        equal = tuple([(at,) for at in self.equal(card)])
        whole = self.variant.faces_take_all
        self._add_captures(card, (select(equal),) if whole else [select((at,)) for at in equal], 0)

    def _add_captures(
        self, card: Card, found: Iterable[Selection], value: int, sets: Sets = NO_BUILDS
    ) -> None:
        """Add each selection with each set of builds, then the sets alone."""
        for selection in found:
            for builds in sets:
                self.moves.append(CaptureMove(card, selection, builds, value))
        for builds in sets:
            if builds:
                self.moves.append(CaptureMove(card, (), builds, value))

    def _add_builds(
        self, card: Card, found: Iterable[Selection], value: int, onto: int | None
    ) -> None:
        for selection in found:
            self.moves.append(BuildMove(card, selection, value, onto))

    def _find_first_builds(self) -> None:
        """Find the builds that the hand may make while there are no others."""
        hand, numbers, announced = self.hand, self.variant.numbers, self.variant.announced
        reach = self.reach & ~1
        for card in hand:
            number = numbers[card]
            if number:
                values = reach << number | reach & ALONE[number]
                for other in hand:
                    if values & announced[other] and other != card:
                        values ^= announced[other]
                        self._find_new_build(card, number, self.variant.takes[other])

    def _find_new_build(self, card: Card, number: int, value: int) -> None:
        """Find new builds; the first would be the card alone if it takes the value itself."""
        found = find_builds(self.counts, number, value)
        if self.variant.takes[card] == value:
            found = found[1:]
        self._add_builds(card, found, value, None)

    def _find_beside_builds(self) -> None:
        """Find captures of loose cards and builds, then new builds and those onto others."""
        counts, numbers = self.counts, self.variant.plain_numbers
        rests = [self.rest_values(card) for card in self.hand]
        for card, rest in zip(self.hand, rests, strict=True):
            number = numbers[card]
            if number:
                self._find_captures_with_builds(card, number, rest)
            elif self.variant.royal:
                for value in (ACE, HIGH_ACE):
                    self._find_captures_with_builds(card, value, rest)
            elif counts & RANK_BITS[card]:
                self._find_face_captures(card)
        for card, rest in zip(self.hand, rests, strict=True):
            for value, onto, counted in self.announcements(card, rest):
                if onto is not None:
                    self._add_builds(card, find_builds(counts, counted, value), value, onto.id)
                elif self.reach >> value - counted & 1:
                    self._find_new_build(card, counted, value)

    def _find_captures_with_builds(self, card: Card, value: int, rest: Sequence[int]) -> None:
        """Find the captures with the sets of builds that ``card`` may take as ``value``.

        Builds of one's own that no other card could take must be among them (CA-R20).
        """
        found = self._loose(value) if self.reach >> value & 1 else ()
        takeable = tuple([build.id for build in self.table if build.value == value])
        lost = self.lost(rest)
        if takeable:
            sets: Sets = _sets_with(takeable, lost) if lost or takeable[1:] else ((), takeable)
            self._add_captures(card, found, value, sets)
        elif found and not lost:
            self._add_captures(card, found, value)


def _sets_with(takeable: tuple[int, ...], lost: Iterable[TableBuild]) -> Sets:
    """Return the sets of takeable builds that hold all that would be lost.

    What a card loses has the one value of builds that it takes, so there is a set.
    """
    needed = {build.id for build in lost}
    sizes = range(len(takeable) + 1)
    sets = chain.from_iterable(combinations(takeable, size) for size in sizes)
    return tuple([chosen for chosen in sets if needed <= {*chosen}])


def fill(selection: Selection, loose: tuple[CardT, ...]) -> tuple[tuple[CardT, ...], ...]:
    """Return the groups that a selection picks from the loose cards, or from their names."""
    if len(selection) == 1:
        return (selection[0](loose),)
    return tuple([pick(loose) for pick in selection])
