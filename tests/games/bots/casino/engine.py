"""Positions of the engine, as the search of the bots sees them."""

from random import Random
from typing import NamedTuple

from games.bots.casino.kinds import count_cards
from games.bots.casino.plays import Built
from games.bots.casino.tally import SWEEPS_AT, SWEPT, count_card, of_side
from games.bots.core import look
from games.fair.stream import draw_outcome
from games.rules.casino.cards import cards_in
from games.rules.casino.moves import CasinoAction, CasinoEvent
from games.rules.casino.state import State
from games.rules.core import Chance, Decision, Step, Terminal
from games.rules.record import see

VARIANTS = {
    "casino": ("casino", 2, {"rounds": 1}),
    "royal": ("casino", 2, {"royal": True, "rounds": 1}),
    "faces take all": ("casino", 3, {"faces_take_all": True, "rounds": 1}),
    "spade and royal": ("casino", 4, {"royal": True, "spade": True, "rounds": 1}),
    "casinò": ("casino-italian", 2, {"target": 1}),
    "casinò royal, partners": ("casino-italian", 4, {"royal": True, "partners": True, "target": 1}),
}


class Seen(NamedTuple):
    """A position by kinds."""

    hands: tuple[int, ...]
    loose: int
    builds: tuple[Built, ...]
    tally: int


def seen(game, state):
    """Return a position of the engine by kinds."""
    builds = [
        Built(
            build.value,
            build.owner,
            count_cards(card for group in build.groups for card in group),
            build.multiple,
        )
        for build in state.builds
    ]
    tally = 0
    for side, pile in enumerate(state.piles):
        counted = sum(map(count_card, cards_in(pile))) + (state.sweeps.count(side) << SWEEPS_AT)
        tally += of_side(counted, side)
    if state.last_capture is not None:
        tally += state.last_capture + 1 + SWEPT * state.last_sweep
    hands = tuple(map(count_cards, state.hands))
    return Seen(hands, count_cards(state.table), tuple(sorted(builds)), tally)


class Told(NamedTuple):
    """A move of a random match, and what each seat has heard of the match with it."""

    before: State
    action: CasinoAction | None
    """None if chance moved."""
    step: Step[State, CasinoEvent]
    heard: tuple[tuple[CasinoEvent, ...], ...]


def random_match(game, seed):
    """Yield the moves of a random match."""
    rng, state, version, heard = Random(seed), game.new_match(), 0, ((),) * game.seats
    while not isinstance(node := game.node(state), Terminal):
        action = None
        if isinstance(node, Chance):
            outcome = draw_outcome(node.draw, seed=f"{seed:064x}", version=version)
            step = game.resolve(state, outcome)
        else:
            action = rng.choice(game.legal_actions(state, state.to_act))
            step = game.apply(state, state.to_act, action)
        heard = tuple((*events, *see(game, step, seat)) for seat, events in enumerate(heard))
        yield Told(state, action, step, heard)
        state, version = step.state, version + 1


def random_views(game, seed):
    """Yield each state of a random match in which a seat is to act, with what the seat sees."""
    for move in random_match(game, seed):
        state = move.step.state
        if isinstance(game.node(state), Decision):
            yield state, look(game, state, state.to_act, move.heard[state.to_act])
