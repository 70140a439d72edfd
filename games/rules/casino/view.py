"""The table before one seat's play, and what that seat may take and lay."""

from __future__ import annotations

from collections.abc import Sequence

from games.rules.casino.cards import Card
from games.rules.casino.groups import unit_of
from games.rules.casino.options import Variant
from games.rules.casino.state import State, TableBuild


class View:
    """The table before one seat's play."""

    __slots__ = ("counts", "hand", "owned", "state", "table", "variant")

    def __init__(self, variant: Variant, state: State) -> None:
        self.variant = variant
        self.state = state
        self.hand = state.hands[state.to_act]
        self.table = table = state.builds
        self.owned = table and tuple([build for build in table if build.owner == state.to_act])
        self.counts = sum(map(unit_of, state.table))

    def announcements(
        self, card: Card, rest: Sequence[int]
    ) -> list[tuple[int, TableBuild | None, int]]:
        """Return what ``card`` may announce: a value, onto which build, and as how much it lies.

        A card that raises a build makes the new value with it: it lies as that value.
        """
        number = self.variant.numbers[card]
        found: list[tuple[int, TableBuild | None, int]] = []
        if not number:
            return found
        lost = self.lost(rest)
        for value in rest:
            if value < number:
                continue
            if not lost:
                found.append((value, None, number))
            for build in self.table:
                if build.value == value:
                    if not lost:
                        found.append((value, build, number))
                elif (
                    build.value + number == value
                    and not build.multiple
                    and (not lost or lost == (build,))
                ):
                    found.append((value, build, value))
        return found

    def rest_values(self, card: Card) -> Sequence[int]:
        """Return the values of builds that the hand can take once ``card`` is played."""
        takes = self.variant.takes
        rest = [takes[other] for other in self.hand if other != card and takes[other]]
        return rest if len(rest) < 2 else list(dict.fromkeys(rest))  # noqa: PLR2004 -- all apart

    def lost(self, rest: Sequence[int]) -> tuple[TableBuild, ...]:
        """Return the builds of one's own that a hand that takes only these values would lose."""
        if not self.owned:
            return ()
        return tuple([build for build in self.owned if build.value not in rest])

    def equal(self, card: Card) -> list[int]:
        """Return where among the loose cards by rank those of the rank of ``card`` lie."""
        return [at for at, other in enumerate(sorted(self.state.table)) if other >> 2 == card >> 2]
