"""Builds rounds of Cuccù: cards in the order of dealing, then words for actions."""

from __future__ import annotations

from games.rules.chance import Order
from games.rules.core import Decision, Step
from games.rules.cuccu import Cuccu
from games.rules.cuccu.moves import Accept, Ask, CuccuAction, CuccuEvent, Keep, Refuse, Swap
from games.rules.cuccu.options import CuccuOptions
from games.rules.cuccu.position import CuccuPosition
from games.rules.cuccu.state import State
from games.rules.record import complete

WORDS: dict[str, CuccuAction] = {
    "keep": Keep(),
    "swap": Swap(),
    "ask": Ask(),
    "accept": Accept(),
    "refuse": Refuse(),
}


def cuccu(seats: int = 4, lives: int = 3) -> Cuccu:
    return Cuccu(seats, CuccuOptions(lives))


def begin(
    cards: str,
    *,
    lives: tuple[int, ...] = (3, 3, 3, 3),
    dealer: int = -1,
    top: str = "",
    full_lives: int = 3,
) -> State:
    """Return a round with these cards at the bottom of the pack, and maybe one on top."""
    game = cuccu(len(lives), full_lives)
    position = CuccuPosition(lives=lives, dealer=range(len(lives))[dealer], round=5)
    state = game.from_position(position)
    order = complete(game, state, Order(tuple(cards.split())))
    assert isinstance(order, Order)
    deck = list(order.cards)
    if top:
        deck.reverse()
        deck.remove(top)
        deck = [*deck[::-1], top]
    return game.resolve(state, Order(tuple(deck))).state


def act(state: State, words: str) -> Step[State, CuccuEvent]:
    """Return the step of several actions, each by the seat that is asked."""
    game = cuccu(len(state.players))
    events: tuple[CuccuEvent, ...] = ()
    for word in words.split():
        node = game.node(state)
        assert isinstance(node, Decision)
        step = game.apply(state, node.seats[0], WORDS[word])
        state, events = step.state, (*events, *step.events)
    return Step(state, events)


def cards(state: State) -> list[str | None]:
    return [None if player.held is None else player.held.card for player in state.players]


def lives(state: State) -> list[int]:
    return [player.lives for player in state.players]
