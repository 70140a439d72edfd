"""Elo ratings of players who all played each other.

The model is that of R. A. Bradley and M. E. Terry, *Rank analysis of incomplete block designs*
(Biometrika 39, 1952): strengths s say that one scores s1 / (s1 + s2) against another.  Elo is its
logarithm, 400 points for a factor of ten.  The most likely strengths are found by the MM algorithm
of D. R. Hunter, *MM algorithms for generalized Bradley-Terry models* (Annals of Statistics 32,
2004).  Draws count one half.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from math import exp, inf, log, sqrt
from typing import Final

from games.rules.values import Value

ANCHOR: Final = "club"
ANCHOR_ELO: Final = 1500.0
"""The rating that new people get: so bots and people are read on one scale."""
ELO: Final = 400.0 / log(10.0)
"""Elo points for a factor of e between two strengths."""
NORMAL_95: Final = 1.96
PRIOR: Final = 1.0
"""One drawn pair between every two players is added: who won everything stays finite."""
PRECISE: Final = 1e-9

Result = tuple[str, str, float]
"""Two players, and what the first got from a pair of matches against the second, from 0 to 1."""


class Measured(Value):
    """How strong a player is, in Elo points; ``interval`` is half the width of 95 %.

    It is that of the difference to the anchor, whose own is 0.
    """

    level: str
    elo: float
    interval: float
    matches: int


def fit(results: Sequence[Result], levels: Sequence[str]) -> tuple[Measured, ...]:
    """Return the ratings of ``levels`` by the results of pairs of matches between them."""
    met = {(one, other): PRIOR for one in levels for other in levels if one != other}
    won = dict.fromkeys(levels, PRIOR / 2 * (len(levels) - 1))
    for one, other, score in results:
        met[one, other] += 1
        met[other, one] += 1
        won[one] += score
        won[other] += 1 - score
    strengths = _strengths(met, won)
    variances = _variances(met, strengths)
    spread = _dispersion(results, strengths, len(met) / 2)
    pairs = Counter(level for one, other, _ in results for level in (one, other))
    return tuple(
        Measured(
            level=level,
            elo=round(ANCHOR_ELO + ELO * (strengths[level] - strengths[ANCHOR]), 1),
            interval=round(NORMAL_95 * ELO * sqrt(spread * variances[level]), 1),
            matches=2 * pairs[level],
        )
        for level in levels
    )


def _strengths(met: Mapping[tuple[str, str], float], won: Mapping[str, float]) -> dict[str, float]:
    """Return the logarithms of the most likely strengths (Hunter 2004, equation 3)."""
    strengths, change = dict.fromkeys(won, 0.0), inf
    while change > PRECISE:
        before = strengths
        strengths = {level: log(won[level] / _weight(level, met, before)) for level in won}
        mean = sum(strengths.values()) / len(strengths)
        strengths = {level: strength - mean for level, strength in strengths.items()}
        change = max(abs(strengths[level] - before[level]) for level in won)
    return strengths


def _weight(
    level: str, met: Mapping[tuple[str, str], float], strengths: Mapping[str, float]
) -> float:
    return sum(
        count / (exp(strengths[one]) + exp(strengths[other]))
        for (one, other), count in met.items()
        if one == level
    )


def _expected(one: float, other: float) -> float:
    return 1 / (1 + exp(other - one))


def _variances(
    met: Mapping[tuple[str, str], float], strengths: Mapping[str, float]
) -> dict[str, float]:
    """Return the variance of each strength beside the anchor's: the inverse Fisher information."""
    free = [level for level in strengths if level != ANCHOR]
    information = {level: dict.fromkeys(free, 0.0) for level in free}
    for (one, other), count in met.items():
        score = _expected(strengths[one], strengths[other])
        if one in information:
            information[one][one] += count * score * (1 - score)
        if one in information and other in information:
            information[one][other] -= count * score * (1 - score)
    inverse = invert([[information[one][other] for other in free] for one in free])
    return {ANCHOR: 0.0, **{level: inverse[at][at] for at, level in enumerate(free)}}


def _dispersion(results: Iterable[Result], strengths: Mapping[str, float], prior: float) -> float:
    """Return how much pairs vary, as a part of what single matches would (1 for a coin).

    The mean of Pearson's squared residuals, with ``prior`` results of 1: R. W. M. Wedderburn,
    *Quasi-likelihood functions* (Biometrika 61, 1974).  Two matches with the same chance, and many
    seats, vary less than one match of two.
    """
    residuals = [prior]
    for one, other, score in results:
        expected = _expected(strengths[one], strengths[other])
        residuals.append((score - expected) ** 2 / (expected * (1 - expected)))
    return sum(residuals) / (prior + len(residuals) - 1)


def invert(matrix: Sequence[Sequence[float]]) -> list[list[float]]:
    """Return the inverse of a positive definite matrix, by Gauss and Jordan."""
    size = len(matrix)
    rows = [
        [*row, *(float(at == column) for column in range(size))] for at, row in enumerate(matrix)
    ]
    for pivot in range(size):
        rows[pivot] = [number / rows[pivot][pivot] for number in rows[pivot]]
        for at in range(size):
            if at != pivot:
                factor = rows[at][pivot]
                rows[at] = [
                    own - factor * other for own, other in zip(rows[at], rows[pivot], strict=True)
                ]
    return [row[size:] for row in rows]
