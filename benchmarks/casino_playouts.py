"""Speed of random Casino matches through the public contract: ``python -m benchmarks.casino_playouts``.

Prints player steps per second of CPU time for some rule sets, each beside a yardstick, a plain
loop of the same interpreter measured in the same moments: machines differ, and a busy machine
differs from minute to minute.  Where OpenSpiel is installed, its hearts, driven from Python,
is a second yardstick.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.util import find_spec
from random import Random
from statistics import median
from time import process_time
from typing import Any, Final

from games.rules.chance import Draw, Order, Outcome, Pick, Picked, Roll, Shuffle
from games.rules.core import AnyGame, Chance, Decision
from games.rules.registry import load_game

CASES: Final[tuple[tuple[str, int, Mapping[str, Any]], ...]] = (
    ("casino", 2, {}),
    ("casino", 4, {}),
    ("casino", 2, {"royal": True}),
    ("casino-italian", 2, {}),
)
LOOPS: Final = 500_000
SLICES: Final = 20
"""Pieces of a measurement, with the yardstick between them."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=10.0, help="CPU time for each rule set")
    seconds = parser.parse_args().seconds
    for slug, seats, options in CASES:
        game = load_game(slug, seats=seats, options=options)
        words = " ".join(f"{name}={value}" for name, value in options.items())
        report(f"{slug}, {seats} seats {words}", Match(game).play, seconds)


def report(name: str, play: Callable[[Random], int], seconds: float) -> None:
    """Print the median speed, and the medians of its ratios to what is measured beside it."""
    rng = Random(1)
    measure(play, rng, seconds / 2)
    speeds, loops, hearts = [], [], []
    for _ in range(SLICES):
        speeds.append(measure(play, rng, seconds / SLICES))
        loops.append(1000 * speeds[-1] / measure_yardstick())
        if find_spec("pyspiel"):
            hearts.append(speeds[-1] / measure(play_hearts, rng, seconds / SLICES))
    beside = f", {median(hearts):.3f} of OpenSpiel's hearts" if hearts else ""
    words = f"{median(speeds):,.0f} steps/s (best {max(speeds):,.0f})"
    print(f"{name}: {words}, {median(loops):.2f} in 1,000 loops{beside}")


def measure(play: Callable[[Random], int], rng: Random, seconds: float) -> float:
    """Return the steps per second of CPU time."""
    steps, start = 0, process_time()
    while process_time() < start + seconds:
        steps += play(rng)
    return steps / (process_time() - start)


def measure_yardstick() -> float:
    """Return the turns of a plain loop per second of CPU time."""
    start, total = process_time(), 0
    for number in range(LOOPS):
        total += number & 7
    return LOOPS / (process_time() - start)


class Match:
    """Random matches of one game."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def play(self, rng: Random) -> int:
        """Play a match and return how many actions that took."""
        game, steps = self.game, 0
        state = game.new_match()
        while True:
            node = game.node(state)
            if isinstance(node, Decision):
                seat = node.seats[0]
                action = rng.choice(game.legal_actions(state, seat))
                state = game.apply(state, seat, action).state
                steps += 1
            elif isinstance(node, Chance):
                state = game.resolve(state, answer(node.draw, rng)).state
            else:
                return steps


def answer(draw: Draw, rng: Random) -> Outcome:
    """Return a random answer to what Casino asks of chance: a pick, then shuffles."""
    match draw:
        case Pick(count):
            return Picked(rng.randrange(count))
        case Shuffle(cards):
            return Order(tuple(rng.sample(cards, len(cards))))
        case Roll():
            raise TypeError(draw)


def play_hearts(rng: Random) -> int:
    """Play a game of OpenSpiel's hearts and return how many actions that took."""
    state, steps = import_module("pyspiel").load_game("hearts").new_initial_state(), 0
    while not state.is_terminal():
        steps += not state.is_chance_node()
        state.apply_action(rng.choice(state.legal_actions()))
    return steps


if __name__ == "__main__":
    main()
