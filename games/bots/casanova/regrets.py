"""Regret matching: mixed strategies that improve by what they regret (CFR+)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from games.bots.casanova.table import CARDS

Weights: TypeAlias = list[float]
"""One number for each card of a hand, or for each choice."""


def match(weights: Sequence[float]) -> Weights:
    """Return probabilities in proportion to weights; all the same if there are none."""
    total = sum(weights)
    if not total:
        return [1 / len(weights)] * len(weights)
    return [weight / total for weight in weights]


def regret(regrets: Weights, values: Sequence[float], strategy: Sequence[float]) -> None:
    """Add how much better each choice is than the strategy; what falls below nought is nought."""
    mean = sum(p * value for p, value in zip(strategy, values, strict=True))
    for place, value in enumerate(values):
        regrets[place] = max(regrets[place] + value - mean, 0.0)


def average(sums: Weights, strategy: Sequence[float], weight: float) -> None:
    """Add a strategy to the sums that its average is made of."""
    for place, part in enumerate(strategy):
        sums[place] += weight * part


def choice(weights: Sequence[float]) -> float:
    """Return how often the second of two is chosen."""
    total = weights[0] + weights[1]
    return weights[1] / total if total else 0.5


def learn_two(regrets: Weights, gains: tuple[float, float], chance: float) -> None:
    """Add regrets of two choices that come up with a chance."""
    regrets[0] = max(regrets[0] + chance * gains[0], 0.0)
    regrets[1] = max(regrets[1] + chance * gains[1], 0.0)


def add_up(sums: Weights, part: float, weight: float) -> None:
    """Add how often the second of two is chosen to the sums of its average."""
    sums[0] += weight * (1 - part)
    sums[1] += weight * part


def cumulate(cards: Sequence[int], weights: Sequence[float]) -> Weights:
    """Return for each card, nought included, the weight of all cards up to it."""
    below = [0.0] * len(CARDS)
    for card, weight in zip(cards, weights, strict=True):
        below[card] = weight
    for card in CARDS[1:]:
        below[card] += below[card - 1]
    return below
