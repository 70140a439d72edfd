"""Two Casino players that look one play ahead.

They value what a play brings now: cards, spades and the scoring cards, as docs/rules/casino.md
counts them, spread over a round.
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Final, TypeAlias

from games.bots.core import Candidate, Explanation, Measure, View
from games.rules.casino.moves import Build, Capture, CasinoAction, CasinoEvent, Trail
from games.rules.casino.observation import CasinoObservation

CasinoView: TypeAlias = View[CasinoObservation, CasinoEvent, CasinoAction]

CARD_WORTH: Final = 3 / 27
"""Three points for most cards: each of the 27 that are needed carries a part."""
SPADE_WORTH: Final = 1 / 7
HONOURS: Final = {"TD": 2.0, "2S": 1.0, "AS": 1.0, "AC": 1.0, "AH": 1.0, "AD": 1.0}
SWEEP_WORTH: Final = 1.0
BUILD_CHANCE: Final = 0.5
"""How much of a build's worth is counted on: the others may take it first."""
OVERLOOKED: Final = 0.35
"""How often a careless player does not see a play."""


class GreedyCasino:
    """Takes what is worth most now, else builds, else trails what is worth least."""

    def choose(self, view: CasinoView, rng: Random) -> CasinoAction:
        return self.explain(view, rng).best

    def explain(self, view: CasinoView, rng: Random) -> Explanation[CasinoAction]:
        """Return what each play promises; equal ones stand in an order drawn by lot."""
        return _rank(view, view.legal, rng)


class CarelessCasino:
    """Plays as the greedy one does, but overlooks a part of what it could do."""

    def choose(self, view: CasinoView, rng: Random) -> CasinoAction:
        """Return the best of the plays that it sees."""
        seen = tuple(action for action in view.legal if rng.random() > OVERLOOKED)
        return _rank(view, seen or view.legal, rng).best

    def explain(self, view: CasinoView, rng: Random) -> Explanation[CasinoAction]:
        return _rank(view, view.legal, rng)


LADDER: Final = (CarelessCasino(), GreedyCasino(), GreedyCasino(), GreedyCasino())


def _rank(
    view: CasinoView, actions: Iterable[CasinoAction], rng: Random
) -> Explanation[CasinoAction]:
    promises = [(_promise(view.observation, action), rng.random(), action) for action in actions]
    promises.sort(key=lambda promise: promise[:2], reverse=True)
    candidates = tuple(Candidate(action, value, 0) for value, _, action in promises)
    return Explanation(Measure.POINTS, candidates)


def _promise(observation: CasinoObservation, action: CasinoAction) -> float:
    match action:
        case Capture(card, groups, builds):
            taken = [name for group in groups for name in group]
            for build in observation.builds:
                if build.id in builds:
                    taken += [name for group in build.groups for name in group]
            return _worth([card, *taken]) + _sweep(observation, groups, builds)
        case Build(card, groups, _, onto):
            laid = [name for group in groups for name in group]
            for build in observation.builds:
                if build.id == onto:
                    laid += [name for group in build.groups for name in group]
            return BUILD_CHANCE * _worth([card, *laid])
        case Trail(card):
            return -_worth([card]) - _gift(observation, card)


def _worth(cards: Iterable[str]) -> float:
    return sum(
        CARD_WORTH + HONOURS.get(card, 0.0) + SPADE_WORTH * card.endswith("S") for card in cards
    )


def _sweep(
    observation: CasinoObservation, groups: tuple[tuple[str, ...], ...], builds: tuple[int, ...]
) -> float:
    taken = sum(len(group) for group in groups)
    clears = taken == len(observation.table) and len(builds) == len(observation.builds)
    return SWEEP_WORTH * clears


def _gift(observation: CasinoObservation, card: str) -> float:
    """Return what a trail gives away: a card that the hand could pair later is better kept."""
    equals = sum(other[0] == card[0] for other in observation.hand)
    return CARD_WORTH * (equals - 1)
