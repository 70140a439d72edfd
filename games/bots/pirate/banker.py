"""The dealer's draws and calls, by expectation over all cards that may come and may lie hidden.

The expectation is exact for the beliefs about hidden cards, but for one thing: a plan does not
count on what a show will tell about the pack.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from games.bots.pirate.cards import NUMBERS, OVER, Hand, Pack, Weights, without
from games.rules.pirate.score import LIMIT


class Claim(NamedTuple):
    """A hand with a hidden card: its bet (0 when it is settled) and how likely each card is."""

    bet: int
    open: Hand
    likelihoods: Weights


def ways(pack: Pack, claims: Sequence[Weights]) -> float:
    """Return the weight of all ways in which cards of a pack may lie hidden, one in each claim.

    Each way counts as the product of its likelihoods; no card lies in two places.
    """
    if not claims:
        return 1.0
    first, *rest = claims
    apart = sum([number * weight for number, weight in zip(pack, first, strict=True)])
    total = apart * ways(pack, rest)
    for place, other in enumerate(rest):
        both = tuple([a * b for a, b in zip(first, other, strict=True)])
        total -= ways(pack, [*rest[:place], both, *rest[place + 1 :]])
    return total


class Banker:
    """A dealer who knows the unseen pack and asks the claims with a bet in their order."""

    def __init__(self, pack: Pack, claims: Sequence[Claim]) -> None:
        self.pack = pack
        self.claims = sorted(claims, key=lambda claim: not claim.bet)
        self.likelihoods = [claim.likelihoods for claim in self.claims]
        self.asked = sum(claim.bet > 0 for claim in claims)
        self.owed = [
            sum(claim.bet for claim in self.claims[place:]) for place in range(self.asked + 1)
        ]
        self._ways: dict[Pack, float] = {}
        self._values: dict[tuple[Pack, int], float] = {}

    def values(self, hand: Hand, pack: Pack | None = None, place: int = 0) -> tuple[float, float]:
        """Return what the dealer gains by drawing and by calling the claim at a place."""
        pack = pack or self.pack
        return self._draw(hand, pack, place), self._call(hand, pack, place)

    def value(self, hand: Hand, pack: Pack, place: int) -> float:
        """Return what the dealer gains from here on."""
        if hand.total == OVER:
            return -self.owed[place]
        if place == self.asked:
            return 0.0
        key = pack, place
        if key not in self._values:
            self._values[key] = max(self.values(hand, pack, place))
        return self._values[key]

    def _draw(self, hand: Hand, pack: Pack, place: int) -> float:
        total = gained = 0.0
        for rank in NUMBERS:
            if pack[rank]:
                after = without(pack, rank)
                weight = pack[rank] * self._weight(after)
                if weight:
                    total += weight
                    gained += weight * self.value(hand.add(rank), after, place)
        return gained / total if total else -self.owed[place]

    def _call(self, hand: Hand, pack: Pack, place: int) -> float:
        claim, own = self.claims[place], hand.total
        likelihoods = list(self.likelihoods)
        gains = [gain(own, claim.open.add(rank).total) for rank in NUMBERS]
        likelihoods[place] = tuple(
            [weight * part for weight, part in zip(claim.likelihoods, gains, strict=True)]
        )
        weight = self._weight(pack)
        expected = claim.bet * ways(pack, likelihoods) / weight if weight else 0.0
        return expected + self.value(hand, pack, place + 1)

    def _weight(self, pack: Pack) -> float:
        if pack not in self._ways:
            self._ways[pack] = ways(pack, self.likelihoods)
        return self._ways[pack]


def gain(dealer: int, player: int) -> int:
    """Return what the dealer gains for each treasure of a bet when totals are compared."""
    if player > LIMIT or player <= dealer:
        return 1
    return -2 if player == LIMIT else -1
