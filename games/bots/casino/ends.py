"""What the end of a deal is worth to a seat: exact after a round's last deal, else by experience.

The weights were fitted to rounds that bots played against one another (docs/bots.md).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from games.bots.casino.kinds import Cards, kinds_in
from games.bots.casino.plays import Builds
from games.bots.casino.standing import Standing, normal, usual
from games.bots.casino.tally import Counts, Tally, count_kinds, counts_of, last_capture, of_side
from games.rules.casino.cards import ACE, BIG_CASINO, LITTLE_CASINO
from games.rules.casino.options import Variant
from games.rules.core import Seat
from games.rules.values import Value

TWO_SIDES: Final = 2
SCALE: Final = 1_000_000
"""Values are whole numbers: millionths of a match, or of a point."""
POINTS_FOR_CARDS: Final = 3
MOST_LEAD: Final = 24
"""The largest lead in a round that the table of chances tells apart."""
HOPELESS_CHANCE: Final = SCALE // 5
HOPELESS_POINTS: Final = 4 * SCALE
STEPS: Final = 2
"""Entries of that table for each point."""
TEN: Final = 10
FEW: Final = (2, 3)
"""So many loose cards may be swept at once."""


class Weights(Value):
    """What experience says about the rest of a round while ``stock`` cards are to be dealt."""

    cards: float
    """The standard deviation of the lead in cards that will be added."""
    spades: float
    points: float
    """The standard deviation of the points that will be added."""
    lead: float
    """What leading the next deal is worth on an empty table."""
    loose: float
    """What each loose card is worth to the leader, and so on."""
    honour: float
    face: float
    sweepable: float


def weights(stock: int) -> Weights:
    late = stock <= 8  # noqa: PLR2004 -- the last deal of two seats comes next
    return Weights(
        cards=3.4 + 0.19 * stock,
        spades=1 + stock / 16,
        points=2.2 + stock * 0.075,
        lead=-1.6 if late else -1.15 + stock * 0.0115,
        loose=0.32 if late else 0.15,
        honour=0.25,
        face=-0.39 if late else -0.15,
        sweepable=0.6,
    )


def honours(variant: Variant, counts: Counts) -> int:
    """Return the points that a side has for single cards and sweeps."""
    points = counts.aces + 2 * counts.big_casino + counts.little_casino
    if variant.spade:
        points += counts.spades + counts.jack_of_spades
    if variant.sweeps_score:
        points += counts.sweeps
    return points


class Judge:
    """Values the ends of one deal for one seat: with two sides its chance to win the match."""

    def __init__(
        self,
        *,
        variant: Variant,
        sides: Sequence[int],
        standing: Standing,
        seat: Seat,
        leader: Seat,
        stock: int,
    ) -> None:
        self.variant, self.sides, self.standing = variant, sides, standing
        self.side, self.leader, self.stock = sides[seat], leader, stock
        self.parties = range(max(sides) + 1)
        self.weights = weights(stock)
        self._most_cards = _majority(52, POINTS_FOR_CARDS, self.weights.cards)
        self._most_spades = _majority(13, 0 if variant.spade else 1, self.weights.spades)
        self.hopeless = HOPELESS_CHANCE if len(self.parties) == TWO_SIDES else HOPELESS_POINTS
        """What is this much worse than the best needs no exact value."""
        self._known: dict[tuple[Cards, Builds, Tally], int] = {}
        if len(self.parties) == TWO_SIDES and stock:
            self._chances = _chances(standing, self.side, self.weights.points)

    def value(self, loose: Cards, builds: Builds, tally: Tally) -> int:
        """Return the value in millionths."""
        key = loose, builds, tally
        known = self._known.get(key)
        if known is None:
            ending = self._over if not self.stock else self._going_on
            known = self._known[key] = round(SCALE * ending(loose, builds, tally))
        return known

    def _going_on(self, loose: Cards, builds: Builds, tally: Tally) -> float:
        """Return the value when another deal of the round follows."""
        counts = [counts_of(tally, side) for side in self.parties]
        points = [self._expected(side, counts) for side in self.parties]
        for build in builds:
            points[self.sides[build.owner]] += BUILD_LEFT
        points[self.sides[self.leader]] += self._lead(loose)
        own = points[self.side]
        lead = own - (sum(points) - own) / (len(points) - 1)
        return self._chance(lead) if len(points) == TWO_SIDES else lead

    def _expected(self, side: int, counts: Sequence[Counts]) -> float:
        own = counts[side]
        others = [other for at, other in enumerate(counts) if at != side]
        cards = own.cards - max([other.cards for other in others])
        spades = own.spades - max([other.spades for other in others])
        points = self._most_cards[cards] + self._most_spades[spades]
        return points + honours(self.variant, own)

    def _lead(self, loose: Cards) -> float:
        number, honour, faces, sweepable = look_at(loose)
        weights = self.weights
        points = weights.lead + weights.loose * number + weights.honour * honour
        return points + weights.face * faces + weights.sweepable * sweepable

    def _chance(self, lead: float) -> float:
        """Return the chance to win by the table of chances, between its entries."""
        place = min(max((lead + MOST_LEAD) * STEPS, 0), len(self._chances) - 1.001)
        at = int(place)
        below, above = self._chances[at], self._chances[at + 1]
        return below + (above - below) * (place - at)

    def _over(self, loose: Cards, builds: Builds, tally: Tally) -> float:
        """Return the value when the round is over: what is left goes to the last capturer."""
        seat, swept = last_capture(tally)
        if seat is not None:
            left = loose + sum([build.cards for build in builds])
            tally += of_side(count_kinds(left), self.sides[seat])
        counts = [counts_of(tally, side) for side in self.parties]
        points = final_points(self.variant, counts)
        if seat is not None and swept and self.variant.last_capture_no_sweep:
            points[self.sides[seat]] -= 1
        own = points[self.side]
        lead = own - (sum(points) - own) / (len(points) - 1)
        if len(points) > TWO_SIDES:
            return lead
        chance = self.standing.chance(own, points[1 - self.side], self.side)
        return chance + lead * LEAD_WORTH


LEAD_WORTH: Final = 0.0001
"""What a point is worth where the match is decided either way."""
BUILD_LEFT: Final = 0.3
"""What a build is worth to its owner where a search stops within a deal."""


def final_points(variant: Variant, counts: Sequence[Counts]) -> list[int]:
    """Return the points of each side after a round; sweeps count if they do at all."""
    points = [honours(variant, own) for own in counts]
    _award(points, [own.cards for own in counts], POINTS_FOR_CARDS)
    if not variant.spade:
        _award(points, [own.spades for own in counts], 1)
    return points


def _award(points: list[int], numbers: list[int], worth: int) -> None:
    """Give the points for the most of something; a tie for it wins nothing."""
    most = max(numbers)
    if numbers.count(most) == 1:
        points[numbers.index(most)] += worth


@lru_cache(maxsize=64)
def _majority(most: int, points: int, deviation: float) -> tuple[float, ...]:
    """Return the expected points for each lead; those for negative leads stand at the end."""
    leads = (*range(most + 1), *range(-most, 0))
    return tuple([points * normal(lead / deviation) for lead in leads])


@lru_cache(maxsize=1 << 14)
def look_at(loose: Cards) -> tuple[int, int, int, bool]:
    """Return of loose cards the number, the honours and the faces, and if they may be swept."""
    number = honour = faces = total = 0
    for kind, held in kinds_in(loose):
        number += held
        total += kind.rank * held
        faces += held * (kind.rank > TEN)
        honour += held * ((kind.rank == ACE) + (kind.card == LITTLE_CASINO))
        honour += 2 * held * (kind.card == BIG_CASINO)
    return number, honour, faces, not loose or (number in FEW and not faces and total <= TEN)


@lru_cache(maxsize=64)
def _chances(standing: Standing, side: int, deviation: float) -> tuple[float, ...]:
    """Return the chance to win for each expected lead in the round."""
    total = usual(standing.variant)
    leads = range(-2 * MOST_LEAD, 2 * MOST_LEAD + 1)
    after = [standing.chance((total + lead) / 2, (total - lead) / 2, side) for lead in leads]
    chances = []
    for step in range(2 * MOST_LEAD * STEPS + 1):
        expected = step / STEPS - MOST_LEAD
        parts = [
            normal((lead + 0.5 - expected) / deviation)
            - normal((lead - 0.5 - expected) / deviation)
            for lead in leads
        ]
        chances.append(sum(p * c for p, c in zip(parts, after, strict=True)) / sum(parts))
    return tuple(chances)
