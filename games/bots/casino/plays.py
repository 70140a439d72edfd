"""The plays of a seat in the search: what they do to hand, table, builds and tallies."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import chain, combinations
from operator import attrgetter
from typing import Final, NamedTuple, TypeAlias

from games.bots.casino.kinds import SPADE, Cards, Kind, kinds_in
from games.bots.casino.loose import Table
from games.bots.casino.memo import keep
from games.bots.casino.tally import KEEP_ALL, KEEP_COUNTS, Tally
from games.bots.casino.tally import capture as count_capture
from games.rules.casino.cards import ACE, BIG_CASINO, HIGH_ACE, LITTLE_CASINO, Card
from games.rules.casino.options import Variant
from games.rules.core import Seat


class Built(NamedTuple):
    """A build on the table."""

    value: int
    owner: Seat
    cards: Cards
    multiple: bool


Builds: TypeAlias = tuple[Built, ...]


Rest: TypeAlias = tuple[Kind, int, tuple[int, ...]]
"""A kind in a hand, the bits of what it captures, and the builds that the rest could take."""


class Move(NamedTuple):
    """A play and what it leaves; it makes of a tally ``tally & keep + gain``."""

    card: Cards
    loose: Cards
    builds: Builds
    keep: int
    gain: Tally
    promise: float
    """How good it looks: the better is searched first."""


CARD_WORTH: Final = 3 / 27
SPADE_WORTH: Final = 1 / 7
BUILD_CHANCE: Final = 0.5
MOST_MOVES: Final = 64
"""The most moves of one turn that a search looks at; only crowded tables have more."""
MOST_HELD: Final = 150_000
"""The most moves that are kept, a bound for the memory that they take."""


def card_worth(card: Card) -> float:
    """Return what a captured card is worth on average, in points."""
    worth = CARD_WORTH + SPADE_WORTH * (card % 4 == SPADE)
    return worth + (card // 4 + 1 == ACE) + 2 * (card == BIG_CASINO) + (card == LITTLE_CASINO)


@lru_cache(maxsize=1 << 16)
def worth(cards: Cards) -> float:
    return sum([number * card_worth(kind.card) for kind, number in kinds_in(cards)])


class Plays:
    """The plays of every hand at every table that a search meets, each found once.

    What a card can do depends little on the rest of the hand, so it is kept card by card.
    """

    def __init__(self, variant: Variant, sides: tuple[int, ...]) -> None:
        self.variant = variant
        self.sides = sides
        self.table = Table(variant)
        self._held = 0
        self._hand_rests: dict[Cards, tuple[Rest, ...]] = {}
        self._hands: dict[tuple[Cards, Cards, Builds, Seat], tuple[Move, ...]] = {}
        self._cards: dict[tuple[Cards, int, Cards, Builds, Seat], tuple[Move, ...]] = {}

    def find(self, hand: Cards, loose: Cards, builds: Builds, seat: Seat) -> tuple[Move, ...]:
        """Return the plays that are apart in what they leave, the most promising first."""
        key = hand, loose, builds, seat
        found = self._hands.get(key)
        if found is None:
            found = keep(self._hands, key, self._find(hand, loose, builds, seat))
            self._held += len(found)
            if self._held > MOST_HELD:
                self._held = 0
                self._hands.clear()
                self._cards.clear()
        return found

    def _find(self, hand: Cards, loose: Cards, builds: Builds, seat: Seat) -> tuple[Move, ...]:
        owned = tuple([build for build in builds if build.owner == seat])
        there, layable = self.table.reach(loose)
        for build in builds:
            there |= 1 << build.value
        found: list[Move] = []
        for kind, values, rest in self._rests(hand):
            lost = tuple([build for build in owned if build.value not in rest]) if owned else ()
            if not lost:
                if values & there:
                    found += self._captures(kind, loose, builds, seat)
                for value in rest:
                    if builds or layable[kind.rank] >> value & 1:
                        found += self._builds(kind, value, loose, builds, seat)
            elif values & there:
                spot = Spot(self, kind, loose, builds, seat)
                found += spot.captures(lost)
                found += [move for value in rest for move in spot.raises(value, lost)]
        if not (owned and found):
            found += [self.trail(kind.unit, loose, builds) for kind, _ in kinds_in(hand)]
        found.sort(key=_by_promise, reverse=True)
        return tuple(found[:MOST_MOVES])

    def _rests(self, hand: Cards) -> tuple[Rest, ...]:
        found = self._hand_rests.get(hand)
        if found is None:
            takes = self.variant.takes
            kinds = [kind for kind, _ in kinds_in(hand)]
            rests = [{takes[k.card] for k, _ in kinds_in(hand - kind.unit)} for kind in kinds]
            found = tuple(
                (kind, self.table.values[kind.rank], tuple(rest - {0}))
                for kind, rest in zip(kinds, rests, strict=True)
            )
            keep(self._hand_rests, hand, found)
        return found

    def spot(self, card: Cards, loose: Cards, builds: Builds, seat: Seat) -> Spot:
        """Return where the plays of one card are found."""
        return Spot(self, kinds_in(card)[0][0], loose, builds, seat)

    @staticmethod
    def trail(card: Cards, loose: Cards, builds: Builds) -> Move:
        return Move(card, loose + card, builds, KEEP_ALL, 0, -worth(card))

    def _captures(self, kind: Kind, loose: Cards, builds: Builds, seat: Seat) -> tuple[Move, ...]:
        key = kind.unit, 0, loose, builds, seat
        found = self._cards.get(key)
        if found is None:
            found = tuple(Spot(self, kind, loose, builds, seat).captures(()))
            keep(self._cards, key, found)
        return found

    def _builds(
        self, kind: Kind, value: int, loose: Cards, builds: Builds, seat: Seat
    ) -> tuple[Move, ...]:
        key = kind.unit, value, loose, builds, seat
        found = self._cards.get(key)
        if found is None:
            found = tuple(Spot(self, kind, loose, builds, seat).builds_of(value))
            keep(self._cards, key, found)
        return found


class Spot:
    """One card before one table, while its plays are collected."""

    def __init__(self, plays: Plays, kind: Kind, loose: Cards, builds: Builds, seat: Seat) -> None:
        self.variant, self.table = plays.variant, plays.table
        self.kind, self.loose, self.builds = kind, loose, builds
        self.number = self.variant.numbers[kind.card]
        self.seat, self.side = seat, plays.sides[seat]

    def captures(self, lost: Builds) -> Iterable[Move]:
        """Return the captures; they take the builds that would otherwise be ``lost``."""
        if not self.number:
            equal = () if lost else self.table.face_captures(self.loose, self.kind.rank)
            return [self.capture(taken, ()) for taken in equal]
        if self.variant.royal and self.number == ACE:
            both = chain(self._take(ACE, lost), self._take(HIGH_ACE, lost))
            return {move[:3]: move for move in both}.values()
        return self._take(self.number, lost)

    def builds_of(self, value: int) -> Iterator[Move]:
        """Yield what announces the value: new builds, additions to builds, and raises."""
        if self.number:
            for laid, more in self.table.lays(self.loose, self.number, value):
                if laid:
                    yield self.build(laid, None, value, multiple=more)
            for build in dict.fromkeys(self.builds):
                if build.value == value:
                    for laid, _ in self.table.lays(self.loose, self.number, value):
                        yield self.build(laid, build, value, multiple=True)
            yield from self.raises(value, ())

    def raises(self, value: int, lost: Builds) -> Iterator[Move]:
        """Yield the raises to the value; only a build that is raised may otherwise be ``lost``."""
        for build in dict.fromkeys(self.builds):
            raised = build.value + self.number == value and self.number and not build.multiple
            if raised and lost in ((), (build,)):
                for laid, more in self.table.lays(self.loose, value, value):
                    yield self.build(laid, build, value, multiple=more)

    def _take(self, value: int, lost: Builds) -> list[Move]:
        taken = self.table.captures(self.loose, value)
        if not self.builds:
            return [self.capture(cards, ()) for cards in taken]
        return [
            self.capture(cards, builds)
            for builds in self._build_sets(value, lost)
            for cards in (*taken, 0)
            if cards or builds
        ]

    def _build_sets(self, value: int, lost: Builds) -> dict[Builds, None]:
        takeable = [build for build in self.builds if build.value == value]
        sizes = range(len(takeable) + 1)
        sets = chain.from_iterable(combinations(takeable, size) for size in sizes)
        return {
            chosen: None
            for chosen in sets
            if not any(build in lost for build in _without(self.builds, chosen))
        }

    def capture(self, taken: Cards, builds: Builds) -> Move:
        cards = self.kind.unit + taken
        loose, left = self.loose - taken, self.builds
        if builds:
            left = _without(left, builds)
            cards += sum([build.cards for build in builds])
        swept = not loose and not left
        gain = count_capture(cards, seat=self.seat, side=self.side, swept=swept)
        promise = worth(cards) + (swept and self.variant.sweeps_score)
        return Move(self.kind.unit, loose, left, KEEP_COUNTS, gain, promise)

    def build(self, laid: Cards, onto: Built | None, value: int, *, multiple: bool) -> Move:
        cards = self.kind.unit + laid + (onto.cards if onto else 0)
        left = _without(self.builds, (onto,)) if onto else self.builds
        builds = tuple(sorted((*left, Built(value, self.seat, cards, multiple))))
        promise = BUILD_CHANCE * worth(cards)
        return Move(self.kind.unit, self.loose - laid, builds, KEEP_ALL, 0, promise)


_by_promise = attrgetter("promise")


def _without(builds: Builds, taken: Builds) -> Builds:
    left = [*builds]
    for build in taken:
        left.remove(build)
    return tuple(left)
