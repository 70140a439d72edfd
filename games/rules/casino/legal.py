"""The legal actions: trails, then captures, then builds, each by the order of the hand."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, combinations
from typing import Final, TypeAlias, overload

from games.rules.casino.cards import ACE, HIGH_ACE, NAMES, Card
from games.rules.casino.groups import (
    ALONE,
    CAPTURES,
    LOW,
    RANK_BITS,
    REACH,
    Names,
    Selection,
    find_builds,
    select,
    unit_of,
)
from games.rules.casino.moves import Build, Capture, CasinoAction, Groups
from games.rules.casino.options import Variant
from games.rules.casino.spelling import TRAILS
from games.rules.casino.state import State, TableBuild
from games.rules.casino.view import View
from games.rules.values import Value

Sets: TypeAlias = tuple[tuple[int, ...], ...]
"""Sets of builds, by their ids."""

NO_BUILDS: Final[Sets] = ((),)
"""The one set that a capture takes where there are no builds."""


class CaptureOffer(Value, gc=False):
    """Captures by one card: each selection with each set of builds, then the sets alone."""

    size: int
    card: Card
    selections: tuple[Selection, ...]
    said: int | None
    sets: Sets

    def make(self, at: int, names: Names) -> Capture:
        """Return the capture at this place."""
        at, chosen = divmod(at, len(self.sets))
        if at < len(self.selections):
            groups = fill(self.selections[at], names)
            return Capture(NAMES[self.card], groups, self.sets[chosen], self.said)
        return Capture(NAMES[self.card], (), self.sets[chosen + (not self.sets[0])], self.said)


class BuildOffer(Value, gc=False):
    """Builds of one value by one card, which differ in the loose cards that are laid with it."""

    size: int
    card: Card
    selections: tuple[Selection, ...]
    value: int
    onto: int | None

    def make(self, at: int, names: Names) -> Build:
        """Return the build at this place."""
        groups = fill(self.selections[at], names)
        return Build(NAMES[self.card], groups, self.value, self.onto)


class LegalActions(View, Sequence[CasinoAction]):
    """The legal actions of the seat to act, made one by one as they are taken from it.

    One for each set of cards taken or laid; ``apply`` also accepts the same cards in other orders
    and other groups.  On a crowded table the list is bounded (see ``groups``), and ``apply``
    accepts what it leaves out.
    """

    __slots__ = ("offers", "reach", "size", "trails")

    def __init__(self, variant: Variant, state: State) -> None:
        self.variant = variant
        self.state = state
        self.hand = hand = state.hands[state.to_act]
        self.table = table = state.builds
        self.counts = sum(map(unit_of, state.table))
        self.reach = REACH[self.counts]
        self.offers: list[CaptureOffer | BuildOffer] = []
        self.trails = hand
        self.size = len(hand)
        if table:
            self.owned = tuple([build for build in table if build.owner == state.to_act])
            self._offer_beside_builds()
            if self.owned and self.offers:
                self.trails = ()
                self.size -= len(hand)
        elif self.counts:
            self.owned = ()
            self._offer_captures()
            if len(hand) > 1:
                self._offer_first_builds()

    def __len__(self) -> int:
        return self.size

    @overload
    def __getitem__(self, at: int) -> CasinoAction: ...
    @overload
    def __getitem__(self, at: slice) -> Sequence[CasinoAction]: ...
    def __getitem__(self, at: int | slice) -> CasinoAction | Sequence[CasinoAction]:
        if isinstance(at, slice):
            return tuple(self)[at]
        if not -self.size <= at < self.size:
            raise IndexError(at)
        at %= self.size
        trails = self.trails
        if at < len(trails):
            return TRAILS[trails[at]]
        return self._make(at - len(trails))

    def __iter__(self) -> Iterator[CasinoAction]:
        for card in self.trails:
            yield TRAILS[card]
        if self.offers:
            names = self.names()
            for offer in self.offers:
                make = offer.make
                for at in range(offer.size):
                    yield make(at, names)

    def _make(self, at: int) -> CasinoAction:
        offers = iter(self.offers)
        offer = next(offers)
        while at >= offer.size:
            at -= offer.size
            offer = next(offers)
        return offer.make(at, self.names())

    def _offer_capture(
        self, card: Card, found: tuple[Selection, ...], said: int | None, sets: Sets = NO_BUILDS
    ) -> None:
        size = (len(found) + 1) * len(sets) - (not sets[0])
        self.offers.append(CaptureOffer(size, card, found, said, sets))
        self.size += size

    def _offer_build(
        self, card: Card, found: tuple[Selection, ...], value: int, onto: int | None
    ) -> None:
        if found:
            self.offers.append(BuildOffer(len(found), card, found, value, onto))
            self.size += len(found)

    def _offer_captures(self) -> None:
        """Offer the captures of loose cards while there are no builds."""
        numbers, reach = self.variant.plain_numbers, self.reach
        for card in self.hand:
            number = numbers[card]
            if number:
                if reach >> number & 1:
                    self._offer_loose(card, number, None)
            elif self.variant.royal:
                if reach >> ACE & 1:
                    self._offer_loose(card, ACE, ACE)
                if reach >> HIGH_ACE & 1:
                    self._offer_loose(card, HIGH_ACE, HIGH_ACE)
            elif self.counts & RANK_BITS[card]:
                self._offer_face_captures(card)

    def _offer_loose(self, card: Card, value: int, said: int | None) -> None:
        found = CAPTURES[self.variant.takes_all_equal][self.counts & LOW[value] | value]
        self._offer_capture(card, found, said)

    def _offer_face_captures(self, card: Card) -> None:
        equal = tuple([(at,) for at in self.equal(card)])
        whole = self.variant.faces_take_all
        found = (select(equal),) if whole else tuple([select((one,)) for one in equal])
        self._offer_capture(card, found, None)

    def _offer_first_builds(self) -> None:
        """Offer the builds that the hand may make while there are no others."""
        hand, numbers, announced = self.hand, self.variant.numbers, self.variant.announced
        reach = self.reach & ~1
        once = twice = 0
        for card in hand:
            twice |= once & announced[card]
            once |= announced[card]
        for card in hand:
            number = numbers[card]
            if number:
                values = (reach << number | reach & ALONE[number]) & (
                    once ^ announced[card] | twice
                )
                if values:
                    self._offer_new_builds(card, number, values)

    def _offer_new_builds(self, card: Card, number: int, values: int) -> None:
        """Offer new builds of these values, one bit for each."""
        variant = self.variant
        for other in self.hand:
            if values & variant.announced[other] and other != card:
                values ^= variant.announced[other]
                self._offer_new_build(card, number, variant.takes[other])

    def _offer_new_build(self, card: Card, number: int, value: int) -> None:
        """Offer new builds; the first would be the card alone if it takes the value itself."""
        found = find_builds(self.counts, number, value)
        if self.variant.takes[card] == value:
            found = found[1:]
        self._offer_build(card, found, value, None)

    def _offer_beside_builds(self) -> None:
        """Offer captures of loose cards and builds, then new builds and those onto others."""
        counts, numbers = self.counts, self.variant.plain_numbers
        rests = [self.rest_values(card) for card in self.hand]
        for card, rest in zip(self.hand, rests, strict=True):
            number = numbers[card]
            if number:
                self._offer_captures_with_builds(card, number, None, rest)
            elif self.variant.royal:
                for value in (ACE, HIGH_ACE):
                    self._offer_captures_with_builds(card, value, value, rest)
            elif counts & RANK_BITS[card]:
                self._offer_face_captures(card)
        for card, rest in zip(self.hand, rests, strict=True):
            for value, onto, counted in self.announcements(card, rest):
                if onto is not None:
                    found = find_builds(counts, counted, value)
                    self._offer_build(card, found, value, onto.id)
                elif self.reach >> value - counted & 1:
                    self._offer_new_build(card, counted, value)

    def _offer_captures_with_builds(
        self, card: Card, value: int, said: int | None, rest: Sequence[int]
    ) -> None:
        """Offer the captures with the sets of builds that ``card`` may take as ``value``.

        Builds of one's own that no other card could take must be among them (CA-R20).
        """
        found: tuple[Selection, ...] = ()
        if self.reach >> value & 1:
            found = CAPTURES[self.variant.takes_all_equal][self.counts & LOW[value] | value]
        takeable = tuple([build.id for build in self.table if build.value == value])
        lost = self.lost(rest)
        if takeable:
            sets: Sets = _sets_with(takeable, lost) if lost or takeable[1:] else ((), takeable)
            self._offer_capture(card, found, said, sets)
        elif found and not lost:
            self._offer_capture(card, found, said)


def _sets_with(takeable: tuple[int, ...], lost: Iterable[TableBuild]) -> Sets:
    """Return the sets of takeable builds that hold all that would be lost.

    What a card loses has the one value of builds that it takes, so there is a set.
    """
    needed = {build.id for build in lost}
    sizes = range(len(takeable) + 1)
    sets = chain.from_iterable(combinations(takeable, size) for size in sizes)
    return tuple([chosen for chosen in sets if needed <= {*chosen}])


def fill(selection: Selection, names: Names) -> Groups:
    """Return the groups of names that a selection picks."""
    if len(selection) == 1:
        return (selection[0](names),)
    return tuple([pick(names) for pick in selection])
