"""Counts of the move tree: the fastest way to notice that a rule has changed.

Chance is resolved by a seed and costs no depth; seats that choose in secret act in the order in
which the game names them.
"""

from __future__ import annotations

from typing import Any

from games.fair.stream import draw_outcome
from games.rules.core import AnyGame, Chance, Decision, Terminal


def perft(game: AnyGame, state: Any, depth: int, *, seed: str, version: int = 0) -> int:
    """Return how many sequences of ``depth`` actions, or shorter to the end, start here."""
    match game.node(state):
        case Chance(draw):
            outcome = draw_outcome(draw, seed=seed, version=version)
            after = game.resolve(state, outcome).state
            return perft(game, after, depth, seed=seed, version=version + 1)
        case Decision(seats) if depth:
            seat = seats[0]
            return sum(
                perft(
                    game,
                    game.apply(state, seat, action).state,
                    depth - 1,
                    seed=seed,
                    version=version + 1,
                )
                for action in game.legal_actions(state, seat)
            )
        case Decision() | Terminal():
            return 1
