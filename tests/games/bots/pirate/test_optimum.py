"""On the real pack the dealer against one player loses nothing to the best plan there is."""

from collections import Counter
from itertools import product
from math import perm

import pytest

from games.bots.pirate.banker import Banker, Claim, gain
from games.bots.pirate.cards import NUMBERS, RANKS, WHOLE, hand_of
from games.rules.pirate.score import LIMIT, count

ALL = (1.0,) * len(RANKS)
SERVED_HIGH = (0.03, 0.03, 0.03, 0.03, 0.1, 0.6, 0.97, 0.03, 0.03, 0.6)


class Optimum:
    """A plan that follows each hidden card by itself, and meets every card that may come.

    Whoever looks at a plan gets one number for each hidden card.
    """

    def __init__(self, open_cards, own, likelihoods):
        self.open_cards, self.own = open_cards, own
        self.start = left_of((*open_cards, *own))
        self.hidden = [n * part for n, part in zip(self.start, likelihoods, strict=True)]
        self.known = {}

    def values(self):
        """Return what drawing and calling bring."""
        plans = self.draw(self.own), self.call(self.own)
        return tuple(self.expect(plan, self.own) / sum(self.hidden) for plan in plans)

    def best(self, cards):
        cards = tuple(sorted(cards))
        if count(cards) > LIMIT:
            return (-1.0,) * len(RANKS)
        if cards not in self.known:
            plans = self.draw(cards), self.call(cards)
            self.known[cards] = max(plans, key=lambda plan: self.expect(plan, cards))
        return self.known[cards]

    def expect(self, plan, cards):
        """Return the mean of a plan, each hidden card weighed by what the dealer met beside it."""
        drawn = Counter(cards) - Counter(self.own)
        weights = list(self.hidden)
        for secret, card in product(NUMBERS, drawn):
            left = self.start[RANKS.index(card)] - (RANKS[secret] == card)
            weights[secret] *= perm(left, drawn[card])
        return sum(weight * part for weight, part in zip(weights, plan, strict=True))

    def call(self, cards):
        totals = [count((*self.open_cards, card)) for card in RANKS]
        return tuple(float(gain(count(cards), total)) for total in totals)

    def draw(self, cards):
        pack = left_of((*self.open_cards, *cards))
        parts = [0.0] * len(RANKS)
        for rank, secret in product(NUMBERS, NUMBERS):
            if (number := pack[rank] - (secret == rank)) > 0:
                after = self.best((*cards, RANKS[rank]))
                parts[secret] += number / (sum(pack) - 1) * after[secret]
        return tuple(parts)


def left_of(cards):
    return [number - cards.count(card) for card, number in zip(RANKS, WHOLE, strict=True)]


@pytest.mark.parametrize("likelihoods", [ALL, SERVED_HIGH])
@pytest.mark.parametrize(
    ("open_cards", "own"),
    [((), "3"), ((), "5"), ("4", "4h"), ("h3", "6"), ("7", "3h"), ("76", "5"), ("s", "5")],
)
def test_dealer_against_one_player_is_optimal(open_cards, own, likelihoods):
    pack = tuple(left_of((*open_cards, *own)))
    claim = Claim(1, hand_of(open_cards), likelihoods)

    values = Banker(pack, [claim]).values(hand_of(own))

    assert values == pytest.approx(Optimum(open_cards, tuple(own), likelihoods).values())
