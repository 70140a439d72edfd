"""Plays whole matches between bots, without a site."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from random import Random
from typing import Any, Final

from games.bots.core import Bot, look
from games.fair.stream import draw_outcome
from games.rules.core import AnyGame, Chance, Decision, Terminal
from games.rules.record import see
from games.rules.values import Value

MOVE_LIMIT: Final = 100_000
"""More than any match takes: reached only if the rules let one go on for ever."""


class Played(Value):
    """How a simulated match ended, and how many actions it took."""

    end: Terminal
    actions: int


def play_match(game: AnyGame, bots: Sequence[Bot], seed: str) -> Played:
    """Return the end of a match in which ``bots`` sit at the seats; a seed repeats it exactly."""
    rng = Random(seed)  # noqa: S311 -- bots play, nobody's secret depends on it
    state = game.new_match()
    heard: list[list[Any]] = [[] for _ in bots]
    actions = 0
    for version in range(MOVE_LIMIT):
        match game.node(state):
            case Terminal() as end:
                return Played(end, actions)
            case Chance(draw):
                step = game.resolve(state, draw_outcome(draw, seed=seed, version=version))
            case Decision(seats):
                seat = seats[0]
                action = bots[seat].choose(look(game, state, seat, tuple(heard[seat])), rng)
                step = game.apply(state, seat, action)
                actions += 1
        state = step.state
        for viewer, events in enumerate(heard):
            events.extend(see(game, step, viewer))
    raise RuntimeError(f"{game.slug} went on for {MOVE_LIMIT} moves")


def seed_of(seed: str, number: int) -> str:
    """Return the seed of one match of a series."""
    return hashlib.sha256(f"{seed}:{number}".encode()).hexdigest()


def share_of_win(places: Sequence[int], seat: int) -> float:
    """Return a seat's part of the win: shared first places share it."""
    return (places[seat] == 1) / places.count(1)
