"""The list of legal actions: trails, then captures, then builds, each by the order of the hand."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import chain, combinations

from games.rules.casino.cards import ACE, HIGH_ACE, NAMES, Card, name_all
from games.rules.casino.groups import Selection, layout
from games.rules.casino.moves import Build, Capture, CasinoAction, Groups
from games.rules.casino.options import Variant
from games.rules.casino.spelling import TRAILS
from games.rules.casino.state import State, TableBuild


def list_actions(variant: Variant, state: State) -> tuple[CasinoAction, ...]:
    """Return every legal action, one for each set of cards taken or laid.

    ``apply`` also accepts the same cards in other orders and other groups.  On a crowded table
    the list is bounded (see ``groups``), and ``apply`` accepts what it leaves out.
    """
    view = View(variant, state)
    hand = view.hand
    actions: list[CasinoAction] = [] if view.owned else [TRAILS[card] for card in hand]
    for card in view.capturing():
        actions += view.captures(card)
    for card in view.building():
        actions += view.builds(card)
    return tuple(actions) or tuple([TRAILS[card] for card in hand])


class View:
    """The table before one seat's play, and what that seat may take and lay."""

    __slots__ = ("hand", "layout", "loose", "names", "owned", "table", "variant")

    def __init__(self, variant: Variant, state: State) -> None:
        self.variant = variant
        self.hand = state.hands[state.to_act]
        self.table = state.builds
        self.owned = self.table and [b for b in self.table if b.owner == state.to_act]
        self.loose = sorted(state.table)
        self.names = name_all(self.loose)
        self.layout = layout(variant.count(self.loose), variant.takes_all_equal)

    def capturing(self) -> list[Card]:
        """Return the cards of the hand that may find something to take; most find nothing."""
        values, layout = self.variant.values, self.layout
        there = layout.reach
        for face in self.loose[len(layout.numbers) :]:
            there |= values[face]
        for build in self.table:
            there |= 1 << build.value
        return [card for card in self.hand if values[card] & there]

    def building(self) -> Sequence[Card]:
        """Return the cards of the hand that may find something to build with."""
        hand = self.hand
        if self.table or len(hand) == 1:
            return hand if len(hand) > 1 else ()
        takes, numbers, layable = self.variant.takes, self.variant.numbers, self.layout.layable
        takeable = 0
        for card in hand:
            takeable |= 1 << takes[card]
        return [card for card in hand if layable[numbers[card]] & takeable]

    def captures(self, card: Card) -> Iterable[Capture]:
        """Return the captures that ``card`` may make."""
        number = self.variant.numbers[card]
        if not number:
            return self._face_captures(card)
        if self.variant.royal and number == ACE:
            return chain(self._captures(card, ACE, ACE), self._captures(card, HIGH_ACE, HIGH_ACE))
        if self.table:
            return self._captures(card, number, None)
        name, names = NAMES[card], self.names
        return [
            Capture(name, tuple([pick(names) for pick in selection]), ())
            for selection in self.layout.captures[number]
        ]

    def builds(self, card: Card) -> list[Build]:
        """Return the builds that ``card`` may make, add to or raise."""
        if self.table:
            return self._builds_beside_others(card)
        found: list[Build] = []
        number = self.variant.numbers[card]
        layable = self.layout.layable[number]
        if layable:
            takes = self.variant.takes
            for other in self.hand:
                value = takes[other]
                if other != card and layable >> value & 1:
                    layable ^= 1 << value
                    found += self._new_builds(card, number, value)
        return found

    def announcements(self, card: Card) -> list[tuple[int, TableBuild | None, int]]:
        """Return what ``card`` may announce: a value, onto which build, and as how much it lies.

        A card that raises a build makes the new value with it: it lies as that value.
        """
        number = self.variant.numbers[card]
        if not number:
            return []
        lost = self.lost(card)
        found: list[tuple[int, TableBuild | None, int]] = []
        for value in self.rest_values(card):
            if not lost and self.layout.layable[number] >> value & 1:
                found.append((value, None, number))
            for build in self.table:
                if build.value == value and not lost:
                    found.append((value, build, number))
                elif build.value + number == value and not build.multiple and lost in ([], [build]):
                    found.append((value, build, value))
        return found

    def rest_values(self, card: Card) -> list[int]:
        """Return the values of builds that the hand can take once ``card`` is played."""
        takes = self.variant.takes
        rest = [takes[other] for other in self.hand if other != card and takes[other]]
        return rest if len(rest) < 2 else list(dict.fromkeys(rest))  # noqa: PLR2004 -- all apart

    def lost(self, card: Card) -> list[TableBuild]:
        """Return the builds of one's own that nothing in the hand could take without ``card``."""
        if not self.owned:
            return []
        rest = self.rest_values(card)
        return [build for build in self.owned if build.value not in rest]

    def equal(self, card: Card) -> list[Card]:
        """Return the loose cards of the rank of ``card``, a face card without a number."""
        faces = self.loose[len(self.layout.numbers) :]
        return [other for other in faces if other >> 2 == card >> 2]

    def _face_captures(self, card: Card) -> list[Capture]:
        equal = self.equal(card)
        if not equal:
            return []
        if self.variant.faces_take_all:
            return [Capture(NAMES[card], tuple([(NAMES[other],) for other in equal]), ())]
        return [Capture(NAMES[card], ((NAMES[other],),), ()) for other in equal]

    def _captures(self, card: Card, value: int, said: int | None) -> list[Capture]:
        """Return captures with builds, or of a Royal ace that says what it counts."""
        sets = self._build_sets(card, value)
        if not sets:
            return []
        name = NAMES[card]
        taken = [self._fill(selection) for selection in self.layout.captures[value]]
        return [
            Capture(name, groups, builds, said)
            for groups in (*taken, ())
            for builds in sets
            if groups or builds
        ]

    def _build_sets(self, card: Card, value: int) -> list[tuple[int, ...]]:
        """Return the sets of builds that ``card`` may take as ``value``; none if it may not.

        Builds of one's own that no other card could take must be among them (CA-R20).
        """
        takeable = tuple([build.id for build in self.table if build.value == value])
        lost = self.lost(card)
        if not takeable:
            return [] if lost else [()]
        needed = {build.id for build in lost}
        sizes = range(len(takeable) + 1)
        sets = chain.from_iterable(combinations(takeable, size) for size in sizes)
        return [chosen for chosen in sets if needed <= {*chosen}]

    def _builds_beside_others(self, card: Card) -> list[Build]:
        found: list[Build] = []
        for value, onto, counted in self.announcements(card):
            if onto is None:
                found += self._new_builds(card, counted, value)
            else:
                laid = self.layout.builds[counted, value]
                found += [Build(NAMES[card], self._fill(s), value, onto.id) for s in laid]
        return found

    def _new_builds(self, card: Card, number: int, value: int) -> list[Build]:
        name, names = NAMES[card], self.names
        laid = [
            Build(name, tuple([pick(names) for pick in selection]), value)
            for selection in self.layout.builds[number, value]
        ]
        return laid[1:] if laid[0].groups == ((),) else laid

    def _fill(self, selection: Selection) -> Groups:
        names = self.names
        return tuple([pick(names) for pick in selection])
