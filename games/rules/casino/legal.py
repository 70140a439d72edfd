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
        number = self.variant.numbers[card]
        if not number:
            return
        rest = self.rest_values(card)
        lost = [build for build in self.owned if build.value not in rest]
        for value in rest:
            if value >= number:
                if not lost:
                    yield from self._new_builds(card, value)
                    yield from self._additions(card, value)
                yield from self._raises(card, value, lost)

    def rest_values(self, card: Card) -> list[int]:
        """Return the values of builds that the hand can take once ``card`` is played."""
        values = [taking_value(self.variant, other) for other in self.hand if other != card]
        return [value for value in dict.fromkeys(values) if value]

    def build_sets(self, card: Card, value: int) -> list[tuple[int, ...]]:
        """Return the sets of builds that ``card`` may take as ``value``; none if it may not.

        Builds of one's own that no other card could take must be among them (CA-R20).
        """
        if not self.table:
            return [()]
        takeable = tuple([build.id for build in self.table if build.value == value])
        needed = set()
        if self.owned:
            rest = self.rest_values(card)
            needed = {build.id for build in self.owned if build.value not in rest}
        sizes = range(len(takeable) + 1)
        sets = chain.from_iterable(combinations(takeable, size) for size in sizes)
        return [chosen for chosen in sets if needed <= {*chosen}]

    def name(self, selection: Selection) -> Groups:
        """Return groups of positions as groups of card names."""
        names = self.names
        return tuple([tuple([names[at] for at in group]) for group in selection])

    def _face_captures(self, card: Card) -> Iterator[Capture]:
        equal = [(NAMES[other],) for other in self.loose if rank_of(other) == rank_of(card)]
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

    def _plans(self, card: Card, value: int) -> tuple[Selection, ...]:
        number = self.variant.numbers[card]
        if number == value:
            return self.layout.builds(ALONE, value)
        if value == HIGH_ACE and number == ACE:
            return self.layout.builds((0, value - number), value)
        return self.layout.builds((value - number,), value)

    def _new_builds(self, card: Card, value: int) -> Iterator[Build]:
        for selection in self._plans(card, value):
            if selection != ((),):
                yield Build(NAMES[card], self.name(selection), value)

    def _additions(self, card: Card, value: int) -> Iterator[Build]:
        onto = [build.id for build in self.table if build.value == value]
        if onto:
            for selection in self._plans(card, value):
                groups = self.name(selection)
                for build in onto:
                    yield Build(NAMES[card], groups, value, build)

    def _raises(self, card: Card, value: int, lost: list[TableBuild]) -> Iterator[Build]:
        number = self.variant.numbers[card]
        for build in self.table:
            if build.value + number == value and not build.multiple and lost in ([], [build]):
                for selection in self.layout.builds(ALONE, value):
                    yield Build(NAMES[card], self.name(selection), value, build.id)
