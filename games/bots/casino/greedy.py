"""Two Casino players that look no further than the play that they make.

They value what it brings now, spread over a round: cards, spades and the scoring cards, as
docs/rules/casino.md counts them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random
from typing import Final, TypeAlias

from games.bots.casino.root import CasinoView
from games.bots.core import Candidate, Explanation, Measure
from games.rules.casino.moves import Build, Capture, CasinoAction, Trail
from games.rules.casino.observation import CasinoObservation

Worth: TypeAlias = Callable[[Iterable[str]], float]
"""What some cards are worth to a player who captures them."""

CARD_WORTH: Final = 3 / 27
"""Three points for most cards: each of the 27 that are needed carries a part."""
SPADE_WORTH: Final = 1 / 7
HONOURS: Final = {"TD": 2.0, "2S": 1.0, "AS": 1.0, "AC": 1.0, "AH": 1.0, "AD": 1.0}
SWEEP_WORTH: Final = 1.0
BUILD_CHANCE: Final = 0.5
"""How much of a build's worth is counted on: the others may take it first."""
SEEN: Final = 0.85
"""How often a beginner sees each card that belongs to a play."""
BUILD_SEEN: Final = 0.6
"""How often a beginner thinks of building where it sees the cards."""


class GreedyCasino:
    """Takes what is worth most now, else builds, else trails what is worth least."""

    def choose(self, view: CasinoView, rng: Random) -> CasinoAction:
        return self.explain(view, rng).best

    def explain(self, view: CasinoView, rng: Random) -> Explanation[CasinoAction]:
        """Return what each play promises; equal ones stand in an order drawn by lot."""
        return _rank(view, view.legal, _worth, rng)


class CarelessCasino:
    """Plays as a beginner does: it counts cards, and overlooks the more the more there are.

    Of the scoring cards it knows only the ten of diamonds.
    """

    def choose(self, view: CasinoView, rng: Random) -> CasinoAction:
        """Return the best of the plays that it sees."""
        seen = tuple(action for action in view.legal if rng.random() < _chance_to_see(action))
        return _rank(view, seen or view.legal, _first_worth, rng).best

    def explain(self, view: CasinoView, rng: Random) -> Explanation[CasinoAction]:
        return _rank(view, view.legal, _first_worth, rng)


def _rank(
    view: CasinoView, actions: Iterable[CasinoAction], worth: Worth, rng: Random
) -> Explanation[CasinoAction]:
    promises = [
        (_promise(view.observation, action, worth), rng.random(), action) for action in actions
    ]
    promises.sort(key=lambda promise: promise[:2], reverse=True)
    candidates = tuple(Candidate(action, value, 0) for value, _, action in promises)
    return Explanation(Measure.POINTS, candidates)


def _promise(observation: CasinoObservation, action: CasinoAction, worth: Worth) -> float:
    match action:
        case Capture(card, groups, builds):
            taken = [name for group in groups for name in group]
            for build in observation.builds:
                if build.id in builds:
                    taken += [name for group in build.groups for name in group]
            return worth([card, *taken]) + _sweep(observation, groups, builds)
        case Build(card, groups, _, onto):
            laid = [name for group in groups for name in group]
            for build in observation.builds:
                if build.id == onto:
                    laid += [name for group in build.groups for name in group]
            return BUILD_CHANCE * worth([card, *laid])
        case Trail(card):
            return -worth([card]) - _gift(observation, card)


def _worth(cards: Iterable[str]) -> float:
    return sum(
        CARD_WORTH + HONOURS.get(card, 0.0) + SPADE_WORTH * card.endswith("S") for card in cards
    )


def _first_worth(cards: Iterable[str]) -> float:
    return sum(CARD_WORTH + 2 * (card == "TD") for card in cards)


def _chance_to_see(action: CasinoAction) -> float:
    match action:
        case Capture(_, groups, builds):
            return SEEN ** (sum(map(len, groups)) + len(builds))
        case Build(_, groups):
            return BUILD_SEEN * SEEN ** sum(map(len, groups))
        case Trail():
            return 1.0


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
