"""Plays whole matches between bots, without a site."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from math import inf
from random import Random
from time import thread_time
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


class Part(Value):
    """A match as far as it is played: its actions, and how it ended if it is over."""

    actions: tuple[Any, ...]
    end: Terminal | None


def play_match(game: AnyGame, bots: Sequence[Bot], seed: str) -> Played:
    """Return the end of a match in which ``bots`` sit at the seats; a seed repeats it exactly."""
    part = play_on(game, bots, seed)
    assert part.end is not None  # noqa: S101 -- without a limit of time it is played out
    return Played(part.end, len(part.actions))


def play_on(
    game: AnyGame,
    bots: Sequence[Bot],
    seed: str,
    *,
    actions: Sequence[Any] = (),
    seconds: float = inf,
) -> Part:
    """Play a match on after its first ``actions``, for so many seconds of CPU time of the thread.

    At least one action is added.  Each outcome of chance depends on the seed and on how many came
    before it, and each choice on how many actions did: so a match that is cut in pieces is the
    same, and two matches of one seed see the same shuffles and dice whatever is played.
    """
    state, drawn, done = game.new_match(), 0, 0
    heard: list[list[Any]] = [[] for _ in bots]
    played, start = list(actions), thread_time()
    for _ in range(MOVE_LIMIT):
        match game.node(state):
            case Terminal() as end:
                return Part(tuple(played), end)
            case Chance(draw):
                step = game.resolve(state, draw_outcome(draw, seed=seed, version=drawn))
                drawn += 1
            case Decision(seats):
                seat = seats[0]
                if done == len(played):
                    if done > len(actions) and thread_time() - start >= seconds:
                        return Part(tuple(played), None)
                    view = look(game, state, seat, tuple(heard[seat]))
                    played.append(bots[seat].choose(view, Random(f"{seed} {done}")))  # noqa: S311 -- bots play, nobody's secret depends on it
                step = game.apply(state, seat, played[done])
                done += 1
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
