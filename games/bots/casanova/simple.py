"""Two Casanova players by rules of thumb: one that guesses, and one that counts cards."""

from __future__ import annotations

from math import exp
from random import Random
from typing import Final

from games.bots.casanova.table import (
    HIGHEST,
    CasanovaView,
    Turn,
    massimo_of,
    seats_of,
    turn_of,
)
from games.bots.core import Candidate, Explanation, Measure
from games.rules.casanova.moves import (
    Announce,
    CasanovaAction,
    Double,
    Match,
    Play,
    Quitte,
    Withdraw,
)

USUAL: Final = (3, 7, 10)
"""The middle of what one, two and three dice make."""
UNSURE: Final = 4.0
"""How far from the best card a beginner's choice usually lies."""
VARIETY: Final = 1.3
SPREAD: Final = 2.5
"""How far from the middle the others are thought to play."""
SURE: Final = 0.6
"""With such a chance to win the club player doubles."""
WORTHWHILE: Final = 0.55
"""With such a chance it answers a double: the double says that the active seat likes its card."""


class Guesser:
    """Plays as a beginner does: about the middle of the dice, and never bluffs.

    It does not look at used cards.  It doubles only what cannot lose, and answers a double only
    with a card close to the massimo.
    """

    def choose(self, view: CasanovaView, rng: Random) -> CasanovaAction:
        return max(
            view.legal,
            key=lambda action: self._worth(view, action) + rng.gauss(0, _doubt(action)),
        )

    def explain(self, view: CasanovaView, rng: Random) -> Explanation[CasanovaAction]:
        return rank({action: (self._worth(view, action), 0) for action in view.legal})

    def _worth(self, view: CasanovaView, action: CasanovaAction) -> float:
        observation = view.observation
        massimo = massimo_of(observation)
        card = observation.players[view.seat].card or HIGHEST
        match action:
            case Announce(dice, card):
                return -abs(USUAL[dice - 1] - card)
            case Play(card):
                return -abs(USUAL[observation.dice - 1] - card)
            case Double():
                return float(card == massimo)
            case Match():
                return float(massimo - 2 <= card <= massimo)
            case Quitte() | Withdraw():
                return 0.5


class Counter:
    """Plays close to the middle of the dice, which also keeps the right cards for later.

    It counts what the others still have, doubles when it is likely to win, and never bluffs.
    """

    def choose(self, view: CasanovaView, rng: Random) -> CasanovaAction:
        worths = self._worths(view)
        return max(view.legal, key=lambda action: worths[action] + _vary(action, rng))

    def explain(self, view: CasanovaView, rng: Random) -> Explanation[CasanovaAction]:
        return rank({action: (value, 1) for action, value in self._worths(view).items()})

    def _worths(self, view: CasanovaView) -> dict[CasanovaAction, float]:
        turn, place = turn_of(view.observation), seats_of(view.observation).index(view.seat)
        return {action: self._worth(view, turn, place, action) for action in view.legal}

    def _worth(self, view: CasanovaView, turn: Turn, place: int, action: CasanovaAction) -> float:
        observation, pot = view.observation, turn.pot
        card = observation.players[view.seat].card or HIGHEST
        massimo = massimo_of(observation)
        chance = chance_to_win(turn, place, card, dice=max(observation.dice, 1), massimo=massimo)
        match action:
            case Announce(dice, card):
                return -abs(USUAL[dice - 1] - card)
            case Play(card):
                return -abs(USUAL[observation.dice - 1] - card)
            case Double():
                return pot * chance + (chance - SURE)
            case Quitte():
                return pot * chance
            case Match():
                return (chance - WORTHWHILE) * (observation.pot + 1)
            case Withdraw():
                return 0.0


def chance_to_win(turn: Turn, place: int, card: int, *, dice: int, massimo: int) -> float:
    """Return how probable it is that a card wins if the others play about the middle."""
    if card > massimo:
        return 0.0
    chance = 1.0
    for other, hand in enumerate(turn.hands):
        if other != place:
            weights = [_likelihood(rival, dice) for rival in hand]
            better = sum(
                weight * (1.0 if rival > card else 0.5)
                for rival, weight in zip(hand, weights, strict=True)
                if card <= rival <= massimo
            )
            chance *= 1 - better / sum(weights)
    return chance


def rank(worths: dict[CasanovaAction, tuple[float, int]]) -> Explanation[CasanovaAction]:
    """Return the actions with their worths and samples, the best one first."""
    candidates = [Candidate(action, value, samples) for action, (value, samples) in worths.items()]
    candidates.sort(key=lambda candidate: -candidate.value)
    return Explanation(Measure.POINTS, tuple(candidates))


def _likelihood(card: int, dice: int) -> float:
    return exp(-(((card - USUAL[dice - 1]) / SPREAD) ** 2) / 2)


def _doubt(action: CasanovaAction) -> float:
    return UNSURE if isinstance(action, Announce | Play) else 0.1


def _vary(action: CasanovaAction, rng: Random) -> float:
    """Return how much a card that would be too easy to foresee is varied."""
    return rng.gauss(0, VARIETY) if isinstance(action, Announce | Play) else 0.0
