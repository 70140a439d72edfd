"""Random matches: the material of the contract suite."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterator
from functools import lru_cache
from random import Random
from typing import Any, Final, NamedTuple

import msgspec

from games.bots.core import Uniform, look
from games.fair.stream import draw_outcome
from games.rules.core import AnyGame, Chance, Decision, Node, Step, Terminal
from games.rules.record import Entry, plain
from tests.games.rules.option_sets import CASES, Case

MATCHES: Final = int(os.environ.get("LOCANDA_MATCHES", "4"))
"""Random matches per case; the variable raises it to thousands."""

PLY_LIMIT: Final = 20_000

RUNS: Final = tuple((case, number) for case in CASES for number in range(MATCHES))
RUN_NAMES: Final = tuple(f"{case.name}-{number}" for case, number in RUNS)


class Moment(NamedTuple):
    """A state of a match, what it waits for, and the move that was made."""

    state: Any
    node: Node
    entry: Entry | None
    """None at the end of a match."""
    step: Step[Any, Any] | None


class Match(NamedTuple):
    """A whole random match."""

    game: AnyGame
    moments: tuple[Moment, ...]

    @property
    def entries(self) -> tuple[Entry, ...]:
        return tuple(moment.entry for moment in self.moments if moment.entry)

    def sample(self, size: int, *kinds: type[Node]) -> list[Moment]:
        """Return some moments whose nodes are of these kinds, the same ones every time."""
        chosen = [moment for moment in self.moments if isinstance(moment.node, kinds)]
        return Random(len(chosen)).sample(chosen, min(size, len(chosen)))


def seed_of(case: Case, number: int) -> str:
    return hashlib.sha256(f"{case.name}-{number}".encode()).hexdigest()


@lru_cache(maxsize=64)
def play(case: Case, number: int) -> Match:
    """Return the random match of this number."""
    game = case.load()
    seed = seed_of(case, number)
    return Match(game, tuple(_moments(game, seed)))


def _moments(game: AnyGame, seed: str) -> Iterator[Moment]:
    rng = Random(seed)
    state = game.new_match()
    for version in range(PLY_LIMIT):
        node = game.node(state)
        match node:
            case Terminal():
                yield Moment(state, node, None, None)
                return
            case Chance(draw):
                outcome = draw_outcome(draw, seed=seed, version=version)
                entry = Entry(chance=outcome)
                step = game.resolve(state, outcome)
            case Decision(seats):
                seat = rng.choice(seats)
                action = choose(game, state, seat, rng)
                entry = Entry(seat=seat, action=plain(action))
                step = game.apply(state, seat, action)
        yield Moment(state, node, entry, step)
        state = step.state
    raise AssertionError(f"no end within {PLY_LIMIT} moves")


def choose(game: AnyGame, state: Any, seat: int, rng: Random) -> Any:
    return Uniform().choose(look(game, state, seat, ()), rng)


def viewers(game: AnyGame) -> tuple[int | None, ...]:
    return (None, *range(game.seats))


def encode(value: Any) -> bytes:
    return msgspec.json.encode(value)
