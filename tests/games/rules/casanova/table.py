"""Builds turns of Casanova: a position, the cards in seat order, the dice, then words."""

from __future__ import annotations

from typing import Any

from games.rules.casanova import Casanova
from games.rules.casanova.moves import (
    Announce,
    CasanovaAction,
    CasanovaEvent,
    Double,
    Match,
    Play,
    Quitte,
    Withdraw,
)
from games.rules.casanova.position import CasanovaPosition
from games.rules.casanova.state import State
from games.rules.chance import Faces
from games.rules.core import Decision, Step

WORDS: dict[str, CasanovaAction] = {
    "quitte": Quitte(),
    "double": Double(),
    "match": Match(),
    "withdraw": Withdraw(),
}


def casanova(seats: int = 3) -> Casanova:
    return Casanova(seats)


def begin(*coins: int, **keys: Any) -> State:
    """Return the start of a turn; the coins that are missing lie on the table."""
    held = coins or (12, 12, 12)
    pot = 12 * len(held) - sum(held)
    position = CasanovaPosition(**{"coins": held, "pot": pot, "active": 0, **keys})
    return casanova(len(held)).from_position(position)


def play_cards(state: State, cards: tuple[int | None, ...], dice: int = 1) -> Step[Any, Any]:
    """Return the step after every seat has played its card; ``None`` leaves a seat out."""
    game = casanova(len(state.players))
    active = state.active
    step = game.apply(state, active, Announce(dice, cards[active] or 0))
    events = step.events
    for seat, card in enumerate(cards):
        if seat != active and card is not None:
            step = game.apply(step.state, seat, Play(card))
            events += step.events
    return Step(step.state, events)


def play_turn(
    state: State, cards: tuple[int | None, ...], faces: tuple[int, ...], words: str
) -> Step[State, CasanovaEvent]:
    """Return the step of a turn up to the last word, each said by the seat that is asked."""
    game = casanova(len(state.players))
    played = play_cards(state, cards, len(faces))
    step = game.resolve(played.state, Faces(faces))
    events = (*played.events, *step.events)
    for word in words.split():
        node = game.node(step.state)
        assert isinstance(node, Decision)
        step = game.apply(step.state, node.seats[0], WORDS[word])
        events += step.events
    return Step(step.state, events)


def told(step: Step[State, CasanovaEvent], kind: type[Any]) -> list[Any]:
    """Return the events of one kind."""
    return [event for event in step.events if isinstance(event, kind)]


def coins(state: State) -> tuple[int, ...]:
    return tuple(player.coins for player in state.players)
