"""The strong Casino Pirate players: they expect what their choices bring, and do not guess."""

from __future__ import annotations

from random import Random
from typing import Final

from games.bots.core import Candidate, Explanation, Measure, undisturbed
from games.bots.pirate.banker import Banker
from games.bots.pirate.beliefs import claims_of
from games.bots.pirate.cards import RANKS, WHOLE, PirateView, hand_of, unseen
from games.bots.pirate.punter import Punter
from games.bots.pirate.simple import wins
from games.rules.pirate.moves import Bet, Call, Card, Concede, Draw, PirateAction, Served, Show
from games.rules.pirate.score import LIMIT
from games.rules.values import Value

LEAK: Final = 0.01
"""What it costs to show a hand for nothing."""


class Strength(Value):
    """What tells the strong levels apart."""

    infers: bool
    """Whether a dealer believes what requests for cards tell."""
    depth: int
    """How many cards ahead a player thinks."""
    counts: bool
    """Whether a player knows what is left in the pack."""


class Thinker:
    """Holds the bank, bets and asks for cards by what it expects."""

    def __init__(self, strength: Strength) -> None:
        self.strength = strength

    def choose(self, view: PirateView, rng: Random) -> PirateAction:
        return view.legal[0] if len(view.legal) == 1 else self.explain(view, rng).best

    def explain(self, view: PirateView, rng: Random) -> Explanation[PirateAction]:
        """Return what the actions are expected to bring, in treasures; certain for a show."""
        with undisturbed():
            worths = self._worths(view)
        ordered = sorted(view.legal, key=lambda action: -worths[action])
        candidates = tuple(Candidate(action, worths[action], 1) for action in ordered)
        is_show = isinstance(view.legal[-1], Concede)
        return Explanation(Measure.POINTS, candidates, exact=is_show)

    def _worths(self, view: PirateView) -> dict[PirateAction, float]:
        match view.legal[-1]:
            case Call() | Draw():
                return self._bank(view)
            case Concede() | Show():
                return _answer(view)
            case Bet() | Card() | Served():
                return self._play(view)

    def _bank(self, view: PirateView) -> dict[PirateAction, float]:
        observation = view.observation
        hand = hand_of(observation.players[view.seat].open)
        banker = Banker(unseen(observation), claims_of(view, infers=self.strength.infers))
        drawn, called = banker.values(hand)
        return {Draw(): drawn, Call(): called}

    def _play(self, view: PirateView) -> dict[PirateAction, float]:
        own = view.observation.players[view.seat]
        hidden, shown = RANKS.index(own.hidden or ""), hand_of(own.open)
        pack = unseen(view.observation) if self.strength.counts else WHOLE
        dealer_and_viewer = 2
        is_alone = len(view.observation.players) == dealer_and_viewer
        punter = Punter(pack, self.strength.depth, is_alone=is_alone)
        worths: dict[PirateAction, float] = {}
        for action in view.legal:
            match action:
                case Bet(treasures):
                    worths[action] = treasures * punter.value(hidden, shown)
                case Card(face):
                    worths[action] = (own.bet or 0) * punter.card(face, hidden, shown)
                case _:
                    worths[action] = (own.bet or 0) * punter.served(hidden, shown)
        return worths


def _answer(view: PirateView) -> dict[PirateAction, float]:
    """Return what a show brings; a losing hand is better handed over, which tells nothing."""
    own = view.observation.players[view.seat]
    total, bet = hand_of((own.hidden or "", *own.open)).total, own.bet or 0
    if not wins(view, total):
        return {Concede(): -float(bet), Show(): -float(bet) - LEAK}
    return {Show(): float(bet * (1 + (total == LIMIT))), Concede(): -float(bet)}
