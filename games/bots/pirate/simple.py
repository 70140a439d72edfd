"""Two Casino Pirate players by rules of thumb."""

from __future__ import annotations

from random import Random
from typing import Final

from games.bots.core import Candidate, Explanation, Measure
from games.bots.pirate.cards import OVER, PirateView, hand_of
from games.rules.pirate.moves import (
    Bet,
    Call,
    Card,
    Concede,
    Draw,
    Face,
    PirateAction,
    Served,
    Show,
)
from games.rules.pirate.score import LIMIT
from games.rules.values import Value

GUESS: Final = 7
"""What a hidden card is thought to count, in halves."""


class Rules(Value):
    """Rules of thumb, in halves."""

    served: int
    """With so many a player has enough."""
    stop: int
    """With so many a dealer has enough whatever the others show."""
    bold: int
    """With such a first card the bet is two treasures."""
    is_watchful: bool
    """Whether a dealer looks at open cards, and a player hides what goes over."""
    doubt: float
    """How far a decision may be off, usually."""


class RuleOfThumb:
    """Follows its rules; a doubtful one misjudges its hand by a little."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules

    def choose(self, view: PirateView, rng: Random) -> PirateAction:
        worths = self.worths(view, rng.gauss(0, self.rules.doubt))
        return max(view.legal, key=lambda action: worths[action])

    def explain(self, view: PirateView, rng: Random) -> Explanation[PirateAction]:
        worths = self.worths(view)
        ordered = sorted(view.legal, key=lambda action: -worths[action])
        candidates = tuple(Candidate(action, worths[action], 0) for action in ordered)
        return Explanation(Measure.POINTS, candidates)

    def worths(self, view: PirateView, doubt: float = 0.0) -> dict[PirateAction, float]:
        """Return how far each action is in its place, by the rules."""
        own = view.observation.players[view.seat]
        cards = own.open if own.hidden is None else (own.hidden, *own.open)
        total = hand_of(cards).total
        return {action: self._worth(view, action, total, doubt) for action in view.legal}

    def _worth(self, view: PirateView, action: PirateAction, total: int, doubt: float) -> float:
        match action:
            case Bet(treasures):
                return (treasures - 1.5) * (total + doubt - self.rules.bold + 0.5)
            case Card(face):
                hides = face is Face.DOWN
                return (self.rules.served - 0.5 - total - doubt) / 2 - 0.1 * hides
            case Draw():
                return (self._enough(view) - 0.5 - total - doubt) / 2
            case Show():
                return wins(view, total) - 0.5
            case Served() | Call() | Concede():
                return 0.0

    def _enough(self, view: PirateView) -> int:
        """Return with how many halves the dealer stops before the next player shows."""
        if not self.rules.is_watchful:
            return self.rules.stop
        players = view.observation.players
        seats = [(view.seat + at) % len(players) for at in range(1, len(players))]
        following = next(seat for seat in seats if not players[seat].is_settled)
        likely = hand_of(players[following].open).total + GUESS
        if likely > LIMIT + GUESS // 2:
            return 0
        return min(max(likely, self.rules.stop - 1), self.rules.stop + 1)


def wins(view: PirateView, total: int) -> bool:
    """Return whether a total beats the dealer's open cards."""
    dealer = hand_of(view.observation.players[view.observation.dealer].open).total
    return total < OVER and total > dealer


BEGINNER: Final = Rules(served=9, stop=11, bold=13, is_watchful=False, doubt=2.5)
CLUB: Final = Rules(served=11, stop=10, bold=10, is_watchful=True, doubt=0.0)
