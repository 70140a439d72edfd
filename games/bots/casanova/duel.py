"""One turn between two seats, solved: cards, dice, doubles and answers are mixed.

Counterfactual regret minimisation (CFR+) over the whole turn.  What it values is the lead: the
coins that the active seat gains more than the other, less what the cards are worth later.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from games.bots.casanova.regrets import (
    Weights,
    add_up,
    average,
    choice,
    cumulate,
    learn_two,
    match,
    regret,
)
from games.bots.casanova.table import CARDS, DICE, SPOTS, Turn

MATCHED: Final = 2
"""The coins of a double and of its answer."""
TRACE: Final = 1e-6
"""How much a card counts in averages that is never played."""


class Spot:
    """The doubles and answers after one roll: probabilities, regrets and sums for averages."""

    def __init__(self, turn: Turn) -> None:
        own, other = map(len, turn.hands)
        self.doubles, self.answers = [0.5] * own, [0.5] * other
        self.double_regrets = [[0.0, 0.0] for _ in range(own)]
        self.answer_regrets = [[0.0, 0.0] for _ in range(other)]
        self.double_sums = [[0.0, 0.0] for _ in range(own)]
        self.answer_sums = [[0.0, 0.0] for _ in range(other)]


class Duel:
    """The turn between two seats; ``prices`` are what each card is worth in later turns."""

    def __init__(self, turn: Turn, prices: Sequence[float] = (0.0,) * len(CARDS)) -> None:
        self.turn, self.prices = turn, prices
        self.own, self.other = turn.hands
        self.may_double, self.may_match = turn.spare[0] > 0, turn.spare[1] > 0
        choices = len(DICE) * len(self.own)
        self.opening = [1 / choices] * choices
        """How often the active seat names each number of dice with each card."""
        self.replies = [[1 / len(self.other)] * len(self.other) for _ in DICE]
        self.spots = [Spot(turn) for _ in SPOTS]
        self._opening_regrets, self._opening_sum = [0.0] * choices, [0.0] * choices
        self._reply_regrets = [[0.0] * len(self.other) for _ in DICE]
        self._reply_sums = [[0.0] * len(self.other) for _ in DICE]

    def solve(self, rounds: int) -> Duel:
        """Improve the strategies so many times and leave their averages in place."""
        for number in range(1, rounds + 1):
            self._improve_active(number)
            self._improve_other(number)
        self._settle()
        return self

    def opening_values(self, *, learn: int = 0, best: bool = False) -> Weights:
        """Return what each opening is worth to the active seat against the other's strategy.

        ``learn``: the number of the round whose regrets are to be kept.  ``best``: after the
        roll the active seat does its best instead of following its strategy.
        """
        size = len(self.own)
        values = [-self.prices[card] for card in self.own] * len(DICE)
        for at in range(len(DICE)):
            reply = self.replies[at]
            back = sum(p * self.prices[card] for p, card in zip(reply, self.other, strict=True))
            for place in range(size):
                values[at * size + place] += back
        for (at, massimo, chance), spot in zip(SPOTS, self.spots, strict=True):
            self._add_doubles(values, at, massimo, chance, spot, learn=learn, best=best)
        return values

    def reply_values(self, *, learn: int = 0, best: bool = False) -> list[Weights]:
        """Return for each number of dice what each card is worth to the other seat.

        They are weighted by how often the active seat names the dice.
        """
        size, values = len(self.own), list[Weights]()
        for at in range(len(DICE)):
            opening = self.opening[at * size : (at + 1) * size]
            named = sum(opening)
            back = sum(p * self.prices[card] for p, card in zip(opening, self.own, strict=True))
            values.append([back - named * self.prices[card] for card in self.other])
        for (at, massimo, chance), spot in zip(SPOTS, self.spots, strict=True):
            self._add_answers(values[at], at, massimo, chance, spot, learn=learn, best=best)
        return values

    def exploitability(self) -> float:
        """Return how much both seats together could gain by knowing the other's strategy."""
        return max(self.opening_values(best=True)) + sum(map(max, self.reply_values(best=True)))

    def double_values(self, at: int, massimo: int, spot: Spot) -> list[tuple[float, float]]:
        """Return what "Quitte" and "Double" are worth with each card of the active seat."""
        reply, pot = self.replies[at], self.turn.pot
        answered = [p * q for p, q in zip(reply, spot.answers, strict=True)]
        if not self.may_match:
            answered = [0.0] * len(reply)
        shown = _leads(self.own, self.other, reply, massimo)
        matched = _leads(self.own, self.other, answered, massimo)
        folds = sum(reply) - sum(answered)
        return [
            (pot * quitte, pot * folds + (pot + MATCHED) * double)
            for quitte, double in zip(shown, matched, strict=True)
        ]

    def answer_values(self, at: int, massimo: int, spot: Spot) -> list[tuple[float, float, float]]:
        """Return for each card of the other seat what a "Quitte" brings, and its two answers."""
        size, pot = len(self.own), self.turn.pot
        opening = self.opening[at * size : (at + 1) * size]
        doubled = [p * q * self.may_double for p, q in zip(opening, spot.doubles, strict=True)]
        shown = [p - q for p, q in zip(opening, doubled, strict=True)]
        quiet = _leads(self.other, self.own, shown, massimo)
        matched = _leads(self.other, self.own, doubled, massimo)
        gives_up = -pot * sum(doubled)
        return [
            (pot * quitte, gives_up, (pot + MATCHED) * stay)
            for quitte, stay in zip(quiet, matched, strict=True)
        ]

    def _add_doubles(
        self,
        values: Weights,
        at: int,
        massimo: int,
        chance: float,
        spot: Spot,
        *,
        learn: int,
        best: bool,
    ) -> None:
        size = len(self.own)
        for place, (quitte, double) in enumerate(self.double_values(at, massimo, spot)):
            part = spot.doubles[place] * self.may_double
            value = (1 - part) * quitte + part * double
            if best:
                value = max(quitte, double) if self.may_double else quitte
            values[at * size + place] += chance * value
            if learn and self.may_double:
                learn_two(spot.double_regrets[place], (quitte - value, double - value), chance)
                reach = learn * (self.opening[at * size + place] + TRACE)
                add_up(spot.double_sums[place], part, reach)
                spot.doubles[place] = choice(spot.double_regrets[place])

    def _add_answers(
        self,
        values: Weights,
        at: int,
        massimo: int,
        chance: float,
        spot: Spot,
        *,
        learn: int,
        best: bool,
    ) -> None:
        for place, (quiet, drop, stay) in enumerate(self.answer_values(at, massimo, spot)):
            part = spot.answers[place] * self.may_match
            value = (1 - part) * drop + part * stay
            if best:
                value = max(drop, stay) if self.may_match else drop
            values[place] += chance * (quiet + value)
            if learn and self.may_match:
                learn_two(spot.answer_regrets[place], (drop - value, stay - value), chance)
                add_up(spot.answer_sums[place], part, learn * (self.replies[at][place] + TRACE))
                spot.answers[place] = choice(spot.answer_regrets[place])

    def _improve_active(self, number: int) -> None:
        values = self.opening_values(learn=number)
        average(self._opening_sum, self.opening, number)
        regret(self._opening_regrets, values, self.opening)
        self.opening = match(self._opening_regrets)

    def _improve_other(self, number: int) -> None:
        for at, values in enumerate(self.reply_values(learn=number)):
            average(self._reply_sums[at], self.replies[at], number)
            regret(self._reply_regrets[at], values, self.replies[at])
            self.replies[at] = match(self._reply_regrets[at])

    def _settle(self) -> None:
        self.opening = match(self._opening_sum)
        self.replies = [match(sums) for sums in self._reply_sums]
        for spot in self.spots:
            spot.doubles = [choice(sums) for sums in spot.double_sums]
            spot.answers = [choice(sums) for sums in spot.answer_sums]


def _leads(
    own: Sequence[int], other: Sequence[int], weights: Sequence[float], massimo: int
) -> Weights:
    """Return for each own card how much oftener it wins than loses against weighted cards."""
    below = cumulate(other, weights)
    fitting, everything = below[massimo], below[-1]
    return [
        everything - 2 * fitting + below[card] + below[card - 1] if card <= massimo else -fitting
        for card in own
    ]
