"""The list of legal actions: trails, then captures, then builds, each by the order of the hand."""

from __future__ import annotations

from collections.abc import Iterable
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
    values, there = variant.values, view.there()
    for card in hand:
        if values[card] & there:
            actions += view.captures(card)
    if len(hand) > 1 and (view.table or there):
        for card in hand:
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

    def there(self) -> int:
        """Return the bits of the values that something on the table has; most cards find none."""
        layout, loose = self.layout, self.loose
        there = layout.reach & ~1
        if len(loose) > len(layout.numbers):
            values = self.variant.values
            for face in loose[len(layout.numbers) :]:
                there |= values[face]
        for build in self.table:
            there |= 1 << build.value
        return there

    def captures(self, card: Card) -> Iterable[Capture]:
        """Return the captures that ``card`` may make; ``there`` has one of its values."""
        number = self.variant.numbers[card]
        if not number:
            return self._face_captures(card)
        if self.variant.royal and number == ACE:
            return chain(self._captures(card, ACE, ACE), self._captures(card, HIGH_ACE, HIGH_ACE))
        if self.table:
            return self._captures(card, number, None)
        name = NAMES[card]
        return [
            Capture(name, self._fill(selection), ()) for selection in self.layout.captures[number]
        ]

    def builds(self, card: Card) -> list[Build]:
        """Return the builds that ``card`` may make, add to or raise."""
        if self.table:
            return self._builds_beside_others(card)
        number = self.variant.numbers[card]
        layable = self.layout.layable[number]
        found: list[Build] = []
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
        lost = self.owned and self.lost(card)
        layable = 0 if lost else self.layout.layable[number]
        found: list[tuple[int, TableBuild | None, int]] = []
        for value in self.rest_values(card):
            if layable >> value & 1:
                found.append((value, None, number))
            for build in self.table:
                if build.value == value and not lost:
                    found.append((value, build, number))
                elif (
                    build.value + number == value
                    and not build.multiple
                    and (not lost or lost == [build])
                ):
                    found.append((value, build, value))
        return found

    def rest_values(self, card: Card) -> list[int]:
        """Return the values of builds that the hand can take once ``card`` is played."""
        takes = self.variant.takes
        rest = [takes[other] for other in self.hand if other != card and takes[other]]
        return rest if len(rest) < 2 else list(dict.fromkeys(rest))  # noqa: PLR2004 -- all apart

    def lost(self, card: Card) -> list[TableBuild]:
        """Return the builds of one's own that nothing in the hand could take without ``card``."""
        rest = self.rest_values(card)
        return [build for build in self.owned if build.value not in rest]

    def equal(self, card: Card) -> list[Card]:
        """Return the loose cards of the rank of ``card``, a face card without a number."""
        faces = self.loose[len(self.layout.numbers) :]
        return [other for other in faces if other >> 2 == card >> 2]

    def _face_captures(self, card: Card) -> list[Capture]:
        equal = self.equal(card)
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
        lost = self.owned and self.lost(card)
        takeable = tuple([build.id for build in self.table if build.value == value])
        if not takeable:
            return [] if lost else [()]
        if len(takeable) == 1 and not lost:
            return [(), takeable]
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
        """Return new builds; the first would be the card alone if it takes the value itself."""
        name, selections = NAMES[card], self.layout.builds[number, value]
        if self.variant.takes[card] == value:
            selections = selections[1:]
        return [Build(name, self._fill(selection), value) for selection in selections]

    def _fill(self, selection: Selection) -> Groups:
        names = self.names
        if len(selection) == 1:
            return (selection[0](names),)
        return tuple([pick(names) for pick in selection])
