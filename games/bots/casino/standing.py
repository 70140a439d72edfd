"""What the points of a round are worth in a match of two sides: the chance to win it."""

from __future__ import annotations

from functools import lru_cache
from math import erf, exp, sqrt
from typing import Final

from games.rules.casino.options import Variant
from games.rules.values import Value

FAR: Final = 3
"""From so many rounds to go on, only the difference of the scores matters."""
COUNTED_OUT: Final = 3.0
"""How much two surpluses must differ to make the larger one the likely first at the target."""


class Standing(Value):
    """The match around a round: what each side still needs, or how many rounds follow."""

    variant: Variant
    scores: tuple[int, ...]
    rounds_left: int | None
    """How many rounds follow this one; ``None`` where a target decides."""

    def chance(self, own: float, other: float, side: int) -> float:
        """Return the chance of ``side`` to win the match with these points in this round."""
        mine, theirs = self.scores[side] + own, self.scores[1 - side] + other
        if self.rounds_left is not None:
            return _after_rounds(mine - theirs, self.rounds_left, spread(self.variant))
        target = self.variant.target
        return _needing(
            round(target - mine), round(target - theirs), usual(self.variant), self.variant
        )


def usual(variant: Variant) -> int:
    """Return how many points a round usually brings to both sides together."""
    return 25 if variant.spade else 11 + variant.sweeps_score


def spread(variant: Variant) -> float:
    """Return the standard deviation of the difference of two sides in a round."""
    return 7.0 if variant.spade else 5.5


def normal(deviations: float) -> float:
    """Return how probable it is that a normal variable is below so many deviations."""
    return (1 + erf(deviations / sqrt(2))) / 2


def _after_rounds(lead: float, rounds: int, deviation: float) -> float:
    if rounds > 0:
        return normal(lead / (deviation * sqrt(rounds)))
    return 0.5 + 0.5 * ((lead > 0) - (lead < 0))


@lru_cache(maxsize=1 << 14)
def _needing(own: int, other: int, total: int, variant: Variant) -> float:
    """Return the chance of a side that needs ``own`` points before the other gets ``other``."""
    if own <= 0 and other <= 0:
        return _both_there(own, other, variant)
    if own <= 0 or other <= 0:
        return float(own <= 0)
    rounds = 2 * min(own, other) / total
    if rounds > FAR:
        return normal((other - own) / (spread(variant) * sqrt(rounds)))
    return sum(
        part * _needing(own - points, other - total + points, total, variant)
        for points, part in _outcomes(total, spread(variant))
    )


def _both_there(own: int, other: int, variant: Variant) -> float:
    """Return the chance of a side when both have reached the target in one round."""
    if variant.counts_out:
        return normal((other - own) / COUNTED_OUT)
    return 0.5 + 0.5 * ((other > own) - (other < own))


@lru_cache(maxsize=8)
def _outcomes(total: int, deviation: float) -> tuple[tuple[int, float], ...]:
    """Return what one side may have of a round's points, and how probable that is."""
    weights = [exp(-(((2 * points - total) / deviation) ** 2) / 2) for points in range(total + 1)]
    return tuple((points, weight / sum(weights)) for points, weight in enumerate(weights))
