"""The strong Casanova players: they mix cards, doubles and bluffs so that nobody sees through them.

The turn is solved from what is open, so a solution found at its beginning serves until its end.
"""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import Final, TypeAlias

from msgspec.structs import replace

from games.bots.casanova.bets import Bets
from games.bots.casanova.duel import Duel
from games.bots.casanova.field import Field
from games.bots.casanova.simple import rank
from games.bots.casanova.table import (
    CARDS,
    DICE,
    SPOTS,
    CasanovaView,
    Turn,
    massimo_of,
    seats_of,
    turn_of,
)
from games.bots.core import Explanation
from games.rules.casanova.moves import (
    Announce,
    CasanovaAction,
    Double,
    Match,
    Play,
    Quitte,
    Withdraw,
)
from games.rules.values import Value

TWO: Final = 2
PLACES: Final = {(at, massimo): place for place, (at, massimo, _) in enumerate(SPOTS)}
PRICES: Final = (0.0,) * len(CARDS)

Judgement: TypeAlias = dict[CasanovaAction, tuple[float, float]]
"""How often each action is to be chosen, and what it is worth."""


class Depth(Value):
    """What tells the strong levels apart."""

    rounds: int
    """How often the strategies are improved."""
    thrift: float
    """How much of what a card is worth later counts against playing it now."""
    memory: int | None = None
    """How many used cards of each other seat are remembered, the latest; all if ``None``."""


class Mixer:
    """Chooses by lot as the solution of the turn says."""

    def __init__(self, depth: Depth) -> None:
        self.depth = depth

    def choose(self, view: CasanovaView, rng: Random) -> CasanovaAction:
        if len(view.legal) == 1:
            return view.legal[0]
        judged = self._judge(view)
        return rng.choices([*judged], [part for part, _ in judged.values()])[0]

    def explain(self, view: CasanovaView, rng: Random) -> Explanation[CasanovaAction]:
        """Return what the actions are worth if the others mix as well as they can, too."""
        rounds = self.depth.rounds
        return rank({action: (value, rounds) for action, (_, value) in self._judge(view).items()})

    def _judge(self, view: CasanovaView) -> Judgement:
        turn = self._recall(view)
        thrift = 0.0 if turn.is_last else self.depth.thrift
        if len(turn.hands) == TWO:
            return _judge_duel(view, solve_duel(turn, self.depth.rounds, thrift))
        return _judge_field(view, solve_field(turn, self.depth.rounds, thrift))

    def _recall(self, view: CasanovaView) -> Turn:
        """Return the turn as the player remembers it."""
        turn = turn_of(view.observation)
        if self.depth.memory is None:
            return turn
        hands = tuple(
            turn.hands[place] if seat == view.seat else self._remembered(view, seat)
            for place, seat in enumerate(seats_of(view.observation))
        )
        return replace(turn, hands=hands)

    def _remembered(self, view: CasanovaView, seat: int) -> tuple[int, ...]:
        used = view.observation.players[seat].used
        known = used[max(0, len(used) - (self.depth.memory or 0)) :]
        return tuple(card for card in CARDS[1:] if card not in known)


@lru_cache(maxsize=16)
def solve_duel(turn: Turn, rounds: int, thrift: float) -> Duel:
    """Return the solved turn of two seats; it is the same for every choice in the turn."""
    return Duel(turn, [thrift * price for price in PRICES]).solve(rounds)


@lru_cache(maxsize=16)
def solve_field(turn: Turn, rounds: int, thrift: float) -> Field:
    return Field(turn, [thrift * price for price in PRICES]).solve(rounds)


def _judge_duel(view: CasanovaView, duel: Duel) -> Judgement:
    observation = view.observation
    at, massimo = observation.dice - 1, massimo_of(observation)
    card = observation.players[view.seat].card
    match view.legal[0]:
        case Announce():
            return _openings(duel.own, duel.opening, duel.opening_values())
        case Play():
            return _plays(duel.other, duel.replies[at], duel.reply_values()[at])
        case Quitte() | Double():
            place, spot = duel.own.index(card or 0), duel.spots[PLACES[at, massimo]]
            quitte, double = duel.double_values(at, massimo, spot)[place]
            part = spot.doubles[place]
            return {Quitte(): (1 - part, quitte), Double(): (part, double)}
        case Match() | Withdraw():
            place, spot = duel.other.index(card or 0), duel.spots[PLACES[at, massimo]]
            _, drop, stay = duel.answer_values(at, massimo, spot)[place]
            part = spot.answers[place]
            return {Match(): (part, stay), Withdraw(): (1 - part, drop)}


def _judge_field(view: CasanovaView, field: Field) -> Judgement:
    observation = view.observation
    at, seats = observation.dice - 1, seats_of(observation)
    place = seats.index(view.seat)
    match view.legal[0]:
        case Announce():
            return _openings(field.own, field.opening, field.opening_values())
        case Play():
            reply = field.replies[at][place - 1]
            return _plays(field.others[place - 1], reply, field.reply_values(at, place - 1))
        case _:
            return _judge_bet(view, Bets(field, at, massimo_of(observation)).solve(), place)


def _judge_bet(view: CasanovaView, bets: Bets, place: int) -> Judgement:
    observation = view.observation
    at = bets.hands[place].index(observation.players[view.seat].card or 0)
    answers = [
        None if seat in observation.asked else not observation.players[seat].has_withdrawn
        for seat in seats_of(observation)
    ]
    if place == 0:
        quitte, double = bets.values(place)[at]
        part = bets.stays[place][at]
        return {Quitte(): (1 - part, quitte), Double(): (part, double)}
    drop, stay = bets.values(place, answers)[at]
    return {Match(): (float(stay > drop), stay), Withdraw(): (float(stay <= drop), drop)}


def _openings(hand: tuple[int, ...], strategy: list[float], values: list[float]) -> Judgement:
    actions = [Announce(dice, card) for dice in DICE for card in hand]
    return dict(zip(actions, zip(strategy, values, strict=True), strict=True))


def _plays(hand: tuple[int, ...], strategy: list[float], values: list[float]) -> Judgement:
    return {
        Play(card): judged
        for card, judged in zip(hand, zip(strategy, values, strict=True), strict=True)
    }
