"""Elo ratings for two and more seats and for partners.

The expected score (in its logistic form) and the update ``K * (score - expected)`` are those of
Arpad Elo, *The Rating of Chessplayers, Past and Present* (Arco, 1978).  A match of more than two
sides counts as one small match between every two of them: each side scores 1, 1/2 or 0
against each other side, and K is shared equally among these pairs, so that a match of four moves a
rating no further than a match of two.  Partners play with the mean of their ratings and all who
stay get the result of their side.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from statistics import fmean
from typing import Final

START: Final = 1500.0
"""The rating of somebody who has not played."""

PROVISIONAL_MATCHES: Final = 10
"""Until this many matches a rating is a guess, and moves faster."""

K_PROVISIONAL: Final = 48.0
K_ESTABLISHED: Final = 24.0
K_BOT: Final = 6.0
"""Bots play far more than people do and hardly learn: they are the anchors of the scale."""

SCALE: Final = 400.0
"""This much more than the opponent means ten times the chance to win."""


def k_factor(*, matches: int, is_bot: bool) -> float:
    """Return how far one match may move the rating of this player."""
    if is_bot:
        return K_BOT
    return K_PROVISIONAL if matches < PROVISIONAL_MATCHES else K_ESTABLISHED


def expected_score(rating: float, opponent: float) -> float:
    """Return the score, from 0 to 1, that the first is expected to reach against the second."""
    return 1.0 / (1.0 + math.pow(10.0, (opponent - rating) / SCALE))


def rate(
    *,
    ratings: Sequence[float],
    places: Sequence[int],
    sides: Sequence[int],
    k_factors: Sequence[float],
) -> tuple[float, ...]:
    """Return by how much each player's rating changes.

    The sequences have one item per player: the rating before the match, the place reached (1 is
    best, equal places are ties), the side, which partners share, and the K factor.
    A side stands where its best placed partner stands; who left comes last by himself, so that
    the partner who stayed pays for nothing.  When all K factors are equal and all stayed the
    changes sum to zero.
    """
    sizes = Counter(sides)
    if len(sizes) < 2 or len(set(sizes.values())) > 1:  # noqa: PLR2004 -- a match needs two sides
        raise ValueError(f"{list(sides)} are not two or more sides of equal size")
    place_of = _place_of_sides(sides, places)
    strengths = {
        side: fmean(rating for own, rating in zip(sides, ratings, strict=True) if own == side)
        for side in sizes
    }
    return tuple(
        k * _surplus(side, place, strengths, place_of)
        for k, side, place in zip(k_factors, sides, places, strict=True)
    )


def _place_of_sides(sides: Sequence[int], places: Sequence[int]) -> dict[int, int]:
    """Return each side's place: that of the partner who is placed best."""
    return {
        side: min(place for own, place in zip(sides, places, strict=True) if own == side)
        for side in sides
    }


def _surplus(side: int, place: int, strengths: dict[int, float], place_of: dict[int, int]) -> float:
    """Return how much more than expected a player of a side scored, as a mean over its opponents."""
    return fmean(
        _score(place, place_of[other]) - expected_score(strengths[side], strength)
        for other, strength in strengths.items()
        if other != side
    )


def _score(place: int, opponent: int) -> float:
    if place == opponent:
        return 0.5
    return 1.0 if place < opponent else 0.0
