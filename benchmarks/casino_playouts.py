"""Speed of random Casino matches through the public contract, beside other engines.

    python -m venv var/peers
    var/peers/bin/pip install msgspec open-spiel rlcard
    var/peers/bin/python -m benchmarks.casino_playouts

prints player steps per second of CPU time for some rule sets, and their ratios to OpenSpiel's
hearts, driven from Python, to gin rummy and uno of RLCard, played by its random agents, and to the
same matches by named actions with their events, which is what the wire pays.  Then it prints how
many states are made in a second, beside clones of OpenSpiel.  What is compared is measured in
turn, slice by slice, and the ratios are medians: machines differ, and a busy machine differs from
minute to minute.  Peers that are not installed are left out; the yardstick, a plain loop of the
same interpreter, is always there.  The peers are no requirement of the project, so they belong
into an environment of their own, as above.
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

from msgspec.structs import astuple

from games.rules.chance import Draw, Order, Outcome, Pick, Picked, Roll, Shuffle
from games.rules.core import AnyGame, Chance, Decision, Seat
from games.rules.registry import load_game

CASES: Final[tuple[tuple[str, int, Mapping[str, Any]], ...]] = (
    ("casino", 2, {}),
    ("casino", 4, {}),
    ("casino", 2, {"royal": True}),
    ("casino-italian", 2, {}),
)
THOUSANDS: Final = 200
COPIES: Final = 20_000
SLICES: Final = 20
"""Pieces of a measurement, in turn with those of its peers."""

Task = Callable[[Random], int]
"""Does something and returns how many steps that took."""


def main() -> None:
    parser = argparse.ArgumentParser(description="Speed of random Casino matches.")
    parser.add_argument("--seconds", type=float, default=10.0, help="CPU time for each rule set")
    seconds = parser.parse_args().seconds
    peers = {"1,000 turns of a loop": count_up, **find_peers()}
    for slug, seats, options in CASES:
        game = load_game(slug, seats=seats, options=options)
        words = " ".join(f"{name}={value}" for name, value in options.items())
        others = {**peers, "named actions": Match(game).play_named}
        report(f"{slug}, {seats} seats {words}", "steps", Match(game).play, others, seconds)
    copies = {"OpenSpiel's clone": clone_hearts} if find_spec("pyspiel") else {}
    others = {"1,000 turns of a loop": count_up, **copies}
    report("records", "new states", copy_states(), others, seconds)


def find_peers() -> dict[str, Task]:
    """Return the peers that are installed."""
    peers: dict[str, Task] = {}
    if find_spec("pyspiel"):
        peers["OpenSpiel's hearts"] = play_hearts()
    if find_spec("rlcard"):
        peers["RLCard's gin rummy"] = play_rlcard("gin-rummy")
        peers["RLCard's uno"] = play_rlcard("uno")
    return peers


def report(name: str, unit: str, task: Task, peers: Mapping[str, Task], seconds: float) -> None:
    """Print the median speed of a task, and the medians of its ratios to the peers."""
    rng = Random(1)
    measure(task, rng, seconds / 2)
    speeds: list[float] = []
    ratios: dict[str, list[float]] = {peer: [] for peer in peers}
    for _ in range(SLICES):
        speeds.append(measure(task, rng, seconds / SLICES))
        for peer, other in peers.items():
            ratios[peer].append(speeds[-1] / measure(other, rng, seconds / SLICES))
    print(f"{name}: {median(speeds):,.0f} {unit}/s (best {max(speeds):,.0f})")
    for peer, found in ratios.items():
        print(f"    {median(found):.2f} times {peer}")


def measure(task: Task, rng: Random, seconds: float) -> float:
    """Return the steps per second of CPU time."""
    steps, start = 0, process_time()
    while process_time() < start + seconds:
        steps += task(rng)
    return steps / (process_time() - start)


def count_up(_: Random) -> int:
    """Count the turns of a plain loop, in thousands."""
    total = 0
    for number in range(1000 * THOUSANDS):
        total += number & 7
    return THOUSANDS


class Match:
    """Random matches of one game."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def play(self, rng: Random) -> int:
        """Play a match by moves and return how many that took."""
        return self._play(rng, self._move)

    def play_named(self, rng: Random) -> int:
        """Play a match by actions and return how many that took."""
        return self._play(rng, self._act)

    def _move(self, state: Any, seat: Seat, rng: Random) -> Any:
        return self.game.play(state, seat, rng.choice(self.game.moves(state, seat)))

    def _act(self, state: Any, seat: Seat, rng: Random) -> Any:
        action = self.game.action_of(state, rng.choice(self.game.moves(state, seat)))
        return self.game.apply(state, seat, action).state

    def _play(self, rng: Random, step: Callable[[Any, Seat, Random], Any]) -> int:
        game, steps = self.game, 0
        state = game.new_match()
        while True:
            node = game.node(state)
            if isinstance(node, Decision):
                state = step(state, node.seats[0], rng)
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


def copy_states() -> Task:
    """Return a task that makes the record of a state anew, as every move does."""
    game, rng = load_game("casino"), Random(2)
    state = game.new_match()
    while isinstance(node := game.node(state), Chance):
        state = game.resolve(state, answer(node.draw, rng)).state
    make, fields = type(state), astuple(state)

    def copy(_: Random) -> int:
        for _turn in range(COPIES):
            make(*fields)
        return COPIES

    return copy


def clone_hearts(_: Random) -> int:
    """Clone a state of OpenSpiel's hearts after the deal."""
    state = import_module("pyspiel").load_game("hearts").new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    for _turn in range(COPIES):
        state.clone()
    return COPIES


def play_hearts() -> Task:
    """Return a task that plays OpenSpiel's hearts; dealing is no step, as it is none of ours."""
    game = import_module("pyspiel").load_game("hearts")

    def play(rng: Random) -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            steps += not state.is_chance_node()
            state.apply_action(rng.choice(state.legal_actions()))
        return steps

    return play


def play_rlcard(name: str) -> Task:
    """Return a task that lets RLCard's own loop play a game."""
    environment = import_module("rlcard").make(name)
    agent = import_module("rlcard.agents").RandomAgent(num_actions=environment.num_actions)
    environment.set_agents([agent] * environment.num_players)

    def play(_: Random) -> int:
        trajectories, _payoffs = environment.run(is_training=False)
        return sum(len(trajectory) // 2 for trajectory in trajectories)

    return play


if __name__ == "__main__":
    main()
