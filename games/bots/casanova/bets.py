"""Doubles and answers between several seats after a roll, mixed by regret matching."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Final, NamedTuple

from games.bots.casanova.field import Field
from games.bots.casanova.regrets import Weights, add_up, choice, cumulate, learn_two

ROUNDS: Final = 60


class Rival(NamedTuple):
    """How probable it is that another seat stays out, or is in and loses, ties or wins."""

    out: float
    loses: float
    ties: float
    wins: float


class Bets:
    """What every seat does with every card that it may have played; the active seat is first."""

    def __init__(self, field: Field, at: int, massimo: int) -> None:
        self.massimo, self.pot, self.hands = massimo, field.turn.pot, field.turn.hands
        self.cards = [field.named(at), *field.replies[at]]
        """How probable each card of each seat is."""
        self.may = [coins > 0 for coins in field.turn.spare]
        self.stays = [
            [0.5 * may] * len(hand) for may, hand in zip(self.may, self.hands, strict=True)
        ]
        """How often each seat doubles or matches with each card."""

    def solve(self) -> Bets:
        """Improve all strategies and leave their averages in place."""
        regrets = [[[0.0, 0.0] for _ in hand] for hand in self.hands]
        sums = [[[0.0, 0.0] for _ in hand] for hand in self.hands]
        bettors = [seat for seat, may in enumerate(self.may) if may]
        for number, seat in product(range(1, ROUNDS + 1), bettors):
            stays = self.stays[seat]
            for place, gains in enumerate(self.values(seat)):
                mean = (1 - stays[place]) * gains[0] + stays[place] * gains[1]
                learn_two(regrets[seat][place], (gains[0] - mean, gains[1] - mean), 1)
                add_up(sums[seat][place], stays[place], number)
                stays[place] = choice(regrets[seat][place])
        for seat in bettors:
            self.stays[seat] = [choice(sums[seat][place]) for place in range(len(sums[seat]))]
        return self

    def values(self, seat: int, answers: Sequence[bool | None] = ()) -> list[tuple[float, float]]:
        """Return for each card what a seat gains without and with another coin.

        ``answers`` are those that the other seats have given already, in the order of the seats.
        """
        answers = answers or (None,) * len(self.hands)
        others = [other for other in range(len(self.hands)) if other != seat]
        doubled = [self._ranges(other, answer=answers[other]) for other in others]
        pot = self.pot + 1
        if seat:
            return [
                (0.0, showdown(pot, [self._rival(card, each) for each in doubled]) - 1)
                if card <= self.massimo
                else (0.0, -1.0)
                for card in self.hands[seat]
            ]
        quiet = [self._ranges(other, answer=True, sure=True) for other in others]
        return [
            (
                showdown(self.pot - len(others), [self._rival(card, each) for each in quiet])
                if card <= self.massimo
                else 0.0,
                showdown(pot, [self._rival(card, each) for each in doubled]) - 1,
            )
            for card in self.hands[seat]
        ]

    def _ranges(
        self, seat: int, *, answer: bool | None, sure: bool = False
    ) -> tuple[Weights, float]:
        """Return the cumulated cards of a seat that stays in, and the chance that it stays out."""
        stays = [1.0] * len(self.hands[seat]) if sure else self.stays[seat]
        inside = [p * stay for p, stay in zip(self.cards[seat], stays, strict=True)]
        if answer is False:
            return [0.0] * len(cumulate((), ())), 1.0
        total = sum(inside)
        if (seat == 0 or answer) and total:
            inside = [part / total for part in inside]
            total = 1.0
        return cumulate(self.hands[seat], inside), 1 - total

    def _rival(self, card: int, held: tuple[Weights, float]) -> Rival:
        below, out = held
        inside = below[-1]
        if card > self.massimo:
            return Rival(out, 0.0, 0.0, inside)
        ties = below[card] - below[card - 1]
        wins = below[self.massimo] - below[card]
        return Rival(out, inside - ties - wins, ties, wins)


def showdown(pot: int, rivals: Sequence[Rival]) -> float:
    """Return what a card may expect to take; every rival that is in has put a coin into the pot.

    A card that fits nowhere has rivals that win whenever they are in.
    """
    expected = 0.0
    for fates in product(range(3), repeat=len(rivals)):
        chance, inside = 1.0, 0
        for rival, fate in zip(rivals, fates, strict=True):
            chance *= rival[fate]
            inside += fate > 0
        expected += chance * ((pot + inside) // (1 + fates.count(2)))
    return expected
