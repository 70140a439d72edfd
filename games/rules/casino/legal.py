"""The list of legal actions: trails, then captures, then builds, each by the order of the hand."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, combinations
from typing import Final, TypeAlias

from games.rules.casino.cards import ACE, HIGH_ACE, NAMES, Card, rank_of
from games.rules.casino.groups import Selection, layout
from games.rules.casino.moves import Build, Capture, CasinoAction, Groups, Trail
from games.rules.casino.options import Variant
from games.rules.casino.state import State, TableBuild
from games.rules.casino.table import taking_value

TRAILS: Final = tuple(Trail(name) for name in NAMES)
ALONE: Final = (0,)
Builds: TypeAlias = tuple[TableBuild, ...]


def list_actions(variant: Variant, state: State) -> tuple[CasinoAction, ...]:
    """Return every legal action, one for each set of cards taken or laid.

    ``apply`` also accepts the same cards in other orders and other groups.  On a crowded table
    the list is bounded (see ``groups``), and ``apply`` accepts what it leaves out.
    """
    view = View(variant, state)
    actions: list[CasinoAction] = []
    if not view.owned:
        actions += [TRAILS[card] for card in view.hand]
    for card in view.hand:
        actions += view.captures(card)
    for card in view.hand:
        actions += view.builds(card)
    return tuple(actions) or tuple([TRAILS[card] for card in view.hand])


class View:
    """The table before one seat's play, and what that seat may take and lay."""

    def __init__(self, variant: Variant, state: State) -> None:
        self.variant = variant
        self.hand = state.hands[state.to_act]
        self.table = state.builds
        self.owned = tuple([build for build in state.builds if build.owner == state.to_act])
        self.loose = sorted(state.table)
        numbers = variant.numbers
        counted = [card for card in self.loose if numbers[card]]
        self.names = [NAMES[card] for card in counted]
        self.layout = layout(tuple([numbers[card] for card in counted]))

    def captures(self, card: Card) -> Iterator[Capture]:
        """Yield the captures that ``card`` may make."""
        number = self.variant.numbers[card]
        if not number:
            yield from self._face_captures(card)
        elif self.variant.royal and number == ACE:
            yield from self._number_captures(card, ACE, ACE)
            yield from self._number_captures(card, HIGH_ACE, HIGH_ACE)
        else:
            yield from self._number_captures(card, number, None)

    def builds(self, card: Card) -> Iterator[Build]:
        """Yield the builds that ``card`` may make, add to or raise."""
        name = NAMES[card]
        for value, onto, raised in self.announcements(card):
            rests = ALONE if raised else self.rests(card, value)
            number = None if onto is None else onto.id
            for selection in self.layout.builds(rests, value):
                if onto is not None or selection != ((),):
                    yield Build(name, self.name(selection), value, number)

    def announcements(self, card: Card) -> Iterator[tuple[int, TableBuild | None, bool]]:
        """Yield the values that ``card`` may announce, onto which build, and if that is raised."""
        number = self.variant.numbers[card]
        if not number:
            return
        lost = self.lost(card)
        for value in self.rest_values(card):
            if value < number:
                continue
            if not lost:
                yield value, None, False
            for build in self.table:
                if build.value == value and not lost:
                    yield value, build, False
                elif build.value + number == value and not build.multiple and lost in ([], [build]):
                    yield value, build, True

    def rests(self, card: Card, value: int) -> tuple[int, ...]:
        """Return what ``card`` may lack of ``value``: for a Royal ace and 14 nothing, or 13."""
        number = self.variant.numbers[card]
        if self.variant.royal and number == ACE and value == HIGH_ACE:
            return (0, value - number)
        return (value - number,)

    def rest_values(self, card: Card) -> list[int]:
        """Return the values of builds that the hand can take once ``card`` is played."""
        values = [taking_value(self.variant, other) for other in self.hand if other != card]
        return [value for value in dict.fromkeys(values) if value]

    def lost(self, card: Card) -> list[TableBuild]:
        """Return the builds of one's own that nothing in the hand could take without ``card``."""
        if not self.owned:
            return []
        rest = self.rest_values(card)
        return [build for build in self.owned if build.value not in rest]

    def equal(self, card: Card) -> list[Card]:
        """Return the loose cards of the rank of ``card``."""
        return [other for other in self.loose if rank_of(other) == rank_of(card)]

    def build_sets(self, card: Card, value: int) -> list[tuple[int, ...]]:
        """Return the sets of builds that ``card`` may take as ``value``; none if it may not.

        Builds of one's own that no other card could take must be among them (CA-R20).
        """
        if not self.table:
            return [()]
        takeable = tuple([build.id for build in self.table if build.value == value])
        needed = {build.id for build in self.lost(card)}
        sizes = range(len(takeable) + 1)
        sets = chain.from_iterable(combinations(takeable, size) for size in sizes)
        return [chosen for chosen in sets if needed <= {*chosen}]

    def name(self, selection: Selection) -> Groups:
        """Return groups of positions as groups of card names."""
        names = self.names
        return tuple([tuple([names[at] for at in group]) for group in selection])

    def _face_captures(self, card: Card) -> Iterator[Capture]:
        equal = [(NAMES[other],) for other in self.equal(card)]
        if equal and self.variant.faces_take_all:
            yield Capture(NAMES[card], tuple(equal), ())
        else:
            for group in equal:
                yield Capture(NAMES[card], (group,), ())

    def _number_captures(self, card: Card, value: int, said: int | None) -> Iterator[Capture]:
        name = NAMES[card]
        sets = self.build_sets(card, value)
        for selection in self.layout.captures(value, self.variant.takes_all_equal):
            groups = self.name(selection)
            for chosen in sets:
                yield Capture(name, groups, chosen, said)
        for chosen in sets:
            if chosen:
                yield Capture(name, (), chosen, said)
