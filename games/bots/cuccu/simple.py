"""Two Cuccù players by rules of thumb."""

from __future__ import annotations

from random import Random
from typing import Final

from games.bots.core import Candidate, Explanation, Measure
from games.bots.cuccu.habits import ASKS_BELOW, given_away, height, judge
from games.bots.cuccu.worlds import CuccuView
from games.rules.cuccu.cards import CUCKOO, ZERO
from games.rules.cuccu.moves import Accept, Ask, CuccuAction, Keep

TIMID: Final = 9
"""With a lower card a beginner is afraid, wherever it sits."""
DOUBT: Final = 3.0
"""How far a beginner misjudges its card, usually."""


class Timid:
    """Plays as a beginner does: by its own card alone, and not always the same.

    It overlooks that a card it gave away is lower than its own.  Before an inn it is honest; as an
    innkeeper it promises nothing.
    """

    def choose(self, view: CuccuView, rng: Random) -> CuccuAction:
        return _prefer(view, _timid(view, rng.gauss(0, DOUBT))).best

    def explain(self, view: CuccuView, rng: Random) -> Explanation[CuccuAction]:
        return _prefer(view, _timid(view, 0.0))


class Regular:
    """Knows from what card on to keep at each place, and what it gave away; asks every inn."""

    def choose(self, view: CuccuView, rng: Random) -> CuccuAction:
        return _prefer(view, _regular(view)).best

    def explain(self, view: CuccuView, rng: Random) -> Explanation[CuccuAction]:
        return _prefer(view, _regular(view))


def card_of(view: CuccuView) -> str:
    """Return the card of the viewer, which it knows."""
    held = view.observation.players[view.seat].held
    return (held and held.card) or CUCKOO


def _timid(view: CuccuView, doubt: float) -> bool:
    card = card_of(view)
    match view.legal[0]:
        case Accept():
            return False
        case Keep() if Ask() in view.legal:
            return card != ZERO
        case _:
            return card == CUCKOO or height(card) + doubt >= TIMID


def _regular(view: CuccuView) -> bool:
    observation, card = view.observation, card_of(view)
    match view.legal[0]:
        case Accept():
            return True
        case Keep() if Ask() in view.legal:
            return height(card) >= ASKS_BELOW
        case _:
            players = observation.players
            later = sum(player.lives > 0 and player.held is None for player in players)
            return judge(card, given_away(observation.chain, players), later) == Keep()


def _prefer(view: CuccuView, first: bool) -> Explanation[CuccuAction]:  # noqa: FBT001 -- one of two
    """Return the two actions, the first of them first or not; nothing else was thought of."""
    ordered = view.legal if first else view.legal[::-1]
    candidates = tuple(Candidate(action, float(at == 0), 0) for at, action in enumerate(ordered))
    return Explanation(Measure.WIN_CHANCE, candidates)
