"""Builds rounds of Casino Pirate: the cards in the order of dealing, then words for actions."""

from __future__ import annotations

from typing import Any

from games.rules.chance import Order
from games.rules.core import Decision, Step
from games.rules.pirate import CasinoPirate
from games.rules.pirate.moves import (
    Bet,
    Call,
    Card,
    Concede,
    Draw,
    Face,
    PirateAction,
    PirateEvent,
    Served,
    Show,
)
from games.rules.pirate.position import PiratePosition
from games.rules.pirate.state import State
from games.rules.record import complete

WORDS: dict[str, PirateAction] = {
    "bet1": Bet(1),
    "bet2": Bet(2),
    "up": Card(Face.UP),
    "down": Card(Face.DOWN),
    "served": Served(),
    "draw": Draw(),
    "call": Call(),
    "show": Show(),
    "concede": Concede(),
}


def pirate(seats: int = 2) -> CasinoPirate:
    return CasinoPirate(seats)


def begin(cards: str, *treasures: int, dealer: int = -1) -> State:
    """Return a round with these cards on top of the pack; by default the last seat deals."""
    held = treasures or (10, 10)
    game = pirate(len(held))
    position = PiratePosition(round=5, treasures=held, dealer=range(len(held))[dealer])
    state = game.from_position(position)
    order = complete(game, state, Order(tuple(cards.split())))
    return game.resolve(state, order).state


def act(state: State, words: str) -> Step[State, PirateEvent]:
    """Return the step of several actions, each by the seat that is asked."""
    game = pirate(len(state.players))
    events: tuple[PirateEvent, ...] = ()
    for word in words.split():
        node = game.node(state)
        assert isinstance(node, Decision)
        step = game.apply(state, node.seats[0], WORDS[word])
        state, events = step.state, (*events, *step.events)
    return Step(state, events)


def told(step: Step[State, PirateEvent], kind: type[Any]) -> list[Any]:
    """Return the events of one kind."""
    return [event for event in step.events if isinstance(event, kind)]


def treasures(state: State) -> tuple[int, ...]:
    return tuple(player.treasures for player in state.players)
