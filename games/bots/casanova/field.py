"""One turn between three or four seats, mixed by regret matching.

Cards are mixed as if every turn ended with a Quitte; `bets` mixes doubles and answers after the
roll.  Values are the coins that a seat gains in the turn.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from games.bots.casanova.regrets import Weights, average, cumulate, match, regret
from games.bots.casanova.table import CARDS, DICE, SPOTS, Turn


class Field:
    """The turn between several seats."""

    def __init__(self, turn: Turn, prices: Sequence[float] = (0.0,) * len(CARDS)) -> None:
        self.turn, self.prices = turn, prices
        self.own, *self.others = turn.hands
        choices = len(DICE) * len(self.own)
        self.opening = [1 / choices] * choices
        self.replies = [[[1 / len(hand)] * len(hand) for hand in self.others] for _ in DICE]
        self.stay = 0.0 if turn.is_last else 1 / len(turn.hands)
        """The part of a pot that stays on the table which each seat may count on."""

    def solve(self, rounds: int) -> Field:
        """Improve all strategies so many times and leave their averages in place."""
        regrets, sums = [0.0] * len(self.opening), [0.0] * len(self.opening)
        reply_regrets = [[[0.0] * len(hand) for hand in self.others] for _ in DICE]
        reply_sums = [[[0.0] * len(hand) for hand in self.others] for _ in DICE]
        for number in range(1, rounds + 1):
            values = self.opening_values()
            average(sums, self.opening, number)
            regret(regrets, values, self.opening)
            self.opening = match(regrets)
            for at in range(len(DICE)):
                for place in range(len(self.others)):
                    reply = self.replies[at][place]
                    average(reply_sums[at][place], reply, number)
                    regret(reply_regrets[at][place], self.reply_values(at, place), reply)
                    self.replies[at][place] = match(reply_regrets[at][place])
        self.opening = match(sums)
        self.replies = [[match(part) for part in seats] for seats in reply_sums]
        return self

    def opening_values(self) -> Weights:
        """Return what each number of dice with each card is worth to the active seat."""
        return [
            value
            for at in range(len(DICE))
            for value in self._values(
                self.own, at, list(zip(self.others, self.replies[at], strict=True))
            )
        ]

    def reply_values(self, at: int, place: int) -> Weights:
        """Return what each card is worth to another seat, if the dice are named so."""
        rivals = [
            (hand, reply)
            for other, (hand, reply) in enumerate(zip(self.others, self.replies[at], strict=True))
            if other != place
        ]
        rivals.append((self.own, self.named(at)))
        return self._values(self.others[place], at, rivals)

    def named(self, at: int) -> Weights:
        """Return how probable each card of the active seat is when the dice are named so."""
        size = len(self.own)
        return match(self.opening[at * size : (at + 1) * size])

    def _values(
        self, hand: Sequence[int], at: int, rivals: Sequence[tuple[Sequence[int], Weights]]
    ) -> Weights:
        values = [-self.prices[card] for card in hand]
        cumulated = [cumulate(cards, weights) for cards, weights in rivals]
        for dice, massimo, chance in SPOTS:
            if dice == at:
                for place, card in enumerate(hand):
                    share = self._share(card, massimo, cumulated)
                    values[place] += chance * self.turn.pot * share
        return values

    def _share(self, card: int, massimo: int, rivals: Iterable[Weights]) -> float:
        """Return the part of the pot that a card takes, or may hope for if the pot stays."""
        if card > massimo:
            nobody = self.stay
            for below in rivals:
                nobody *= 1 - below[massimo]
            return nobody
        alone, tied = 1.0, 0.0
        for below in rivals:
            ties = below[card] - below[card - 1]
            safe = 1 - below[massimo] + below[card - 1]
            alone, tied = alone * safe, tied * safe + alone * ties
        return alone + tied / 2
