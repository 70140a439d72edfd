"""What a seat remembers of a round: who captured what, and what others did in this deal."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from games.bots.casino.kinds import UNITS, Cards, count
from games.bots.casino.plays import Builds, Built
from games.bots.casino.tally import KEEP_COUNTS, Tally, capture
from games.rules.casino.cards import CARDS
from games.rules.casino.moves import Built as BuiltEvent
from games.rules.casino.moves import Captured, CasinoEvent, Dealt, Trailed
from games.rules.core import Seat


class Seen(NamedTuple):
    """A play that somebody made, with the table before and after it."""

    seat: Seat
    card: Cards
    before: tuple[Cards, Builds]
    after: tuple[Cards, Builds]


class Memory:
    """A round as the events tell it."""

    def __init__(self, sides: Sequence[int], events: Iterable[CasinoEvent]) -> None:
        self.sides = sides
        self.tally: Tally = 0
        self.captured: list[str] = []
        """The names of the captured cards, in the order of the captures."""
        self.plays: list[Seen] = []
        """The plays of the present deal."""
        self._loose: Cards = 0
        self._builds: dict[int, Built] = {}
        for event in events:
            self._hear(event)

    @property
    def table(self) -> tuple[Cards, Builds]:
        """The loose cards and the builds."""
        return self._loose, tuple(sorted(self._builds.values()))

    def _hear(self, event: CasinoEvent) -> None:
        match event:
            case Dealt():
                self._deal(event)
            case Trailed(seat, card) | Captured(seat, card) | BuiltEvent(seat, card):
                before = self.table
                self._play(event)
                self.plays.append(Seen(seat, UNITS[CARDS[card]], before, self.table))
            case _:
                pass

    def _deal(self, event: Dealt) -> None:
        self.plays = []
        if event.deal == 1:
            self.tally, self.captured = 0, []
            self._loose, self._builds = count(event.table), {}

    def _play(self, event: Trailed | Captured | BuiltEvent) -> None:
        match event:
            case Trailed(card=card):
                self._loose += count([card])
            case Captured(seat=seat, card=card, groups=groups, builds=builds, cards=cards):
                self._loose -= _count_groups(groups)
                for build in builds:
                    del self._builds[build]
                names = (card, *cards)
                self.captured += names
                side, swept = self.sides[seat], event.swept
                gain = capture(count(names), seat=seat, side=side, swept=swept)
                self.tally = (self.tally & KEEP_COUNTS) + gain
            case BuiltEvent(seat=seat, card=card, groups=groups, build=build):
                laid = _count_groups(groups)
                self._loose -= laid
                old = self._builds[build].cards if build in self._builds else 0
                whole = old + laid + count([card])
                self._builds[build] = Built(event.value, seat, whole, event.multiple)


def _count_groups(groups: Iterable[Iterable[str]]) -> Cards:
    return sum([count(group) for group in groups])
