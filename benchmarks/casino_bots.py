"""Strength of Casino bots: ``python -m benchmarks.casino_bots master club --rounds 2000``.

Two players play rounds of one deal each, twice with the same cards: the seats are swapped.  A
round won counts 1, a drawn one one half.  Prints the first player's share and lead, with 95 %
confidence intervals over the pairs of rounds, and the CPU time of its moves.

``--log`` keeps the pairs in a file, so that a long measurement may be stopped and goes on later;
two processes may share the work with ``--every 2 --from 0`` and ``--every 2 --from 1``.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from pathlib import Path
from random import Random
from statistics import fmean, quantiles, stdev
from time import process_time
from typing import Any, Final

from games.bots.casino import GreedyCasino, Thinker
from games.bots.casino.levels import MASTER
from games.bots.core import AnyView, Bot, Explanation, Uniform, look
from games.bots.levels import LEVELS, bot_of
from games.rules.casino.moves import RoundScored
from games.rules.chance import Order, Picked
from games.rules.core import AnyGame, Decision
from games.rules.french import PACK
from games.rules.record import see
from games.rules.registry import load_game
from games.rules.values import Value

NORMAL_95: Final = 1.96


class Pair(Value):
    """The two rounds of one deal, for the first player."""

    number: int
    share: float
    lead: float
    seconds: tuple[float, ...]
    """CPU time of each of its moves that was not forced."""


class GreedyExact:
    """The greedy player, but its last deal is played exactly."""

    def __init__(self) -> None:
        self.greedy, self.exact = GreedyCasino(), Thinker(MASTER)

    def choose(self, view: AnyView, rng: Random) -> Any:
        player = self.exact if view.observation.last_deal else self.greedy
        return player.choose(view, rng)

    def explain(self, view: AnyView, rng: Random) -> Explanation[Any]:
        return self.greedy.explain(view, rng)


class Timed:
    """Another player, with the CPU time of its choices."""

    def __init__(self, bot: Bot) -> None:
        self.bot, self.seconds = bot, list[float]()

    def choose(self, view: AnyView, rng: Random) -> Any:
        start = process_time()
        action = self.bot.choose(view, rng)
        if len(view.legal) > 1:
            self.seconds.append(process_time() - start)
        return action

    def explain(self, view: AnyView, rng: Random) -> Explanation[Any]:
        return self.bot.explain(view, rng)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    players = (*LEVELS, "club+exact", "uniform")
    parser.add_argument("first", choices=players)
    parser.add_argument("second", choices=players)
    parser.add_argument("--game", default="casino", choices=("casino", "casino-italian"))
    parser.add_argument("--options", default='{"rounds": 1}', type=json.loads)
    parser.add_argument("--rounds", default=200, type=int)
    parser.add_argument("--every", default=1, type=int, metavar="N")
    parser.add_argument("--from", default=0, type=int, dest="start", metavar="N")
    parser.add_argument("--log", type=Path)
    args = parser.parse_args()
    game = load_game(args.game, options=args.options)
    first, second = player_named(args.first, game), player_named(args.second, game)
    pairs = read(args.log)
    done = {pair.number for pair in pairs}
    for number in range(args.start, args.rounds // 2, args.every):
        if number not in done:
            pairs.append(play_pair(game, first, second, number))
            append(args.log, pairs[-1])
    print(f"{args.first} v {args.second}, {args.game} {args.options}: {summary(pairs)}")


def player_named(name: str, game: AnyGame) -> Bot:
    if name == "club+exact":
        return GreedyExact()
    return Uniform() if name == "uniform" else bot_of(game.slug, name)


def read(log: Path | None) -> list[Pair]:
    if log is None or not log.exists():
        return []
    return [Pair(**json.loads(line)) for line in log.read_text().splitlines()]


def append(log: Path | None, pair: Pair) -> None:
    if log is not None:
        fields = {name: getattr(pair, name) for name in pair.__struct_fields__}
        with log.open("a") as file:
            file.write(json.dumps(fields) + "\n")


def play_pair(game: AnyGame, first: Bot, second: Bot, number: int) -> Pair:
    """Play both rounds of the deal of this number."""
    timed = Timed(first)
    leads = (
        play_round(game, (timed, second), number),
        -play_round(game, (second, timed), number),
    )
    share = fmean(0.5 + 0.5 * ((lead > 0) - (lead < 0)) for lead in leads)
    return Pair(number, share, fmean(leads), tuple(round(second, 5) for second in timed.seconds))


def play_round(game: AnyGame, bots: Sequence[Bot], number: int) -> int:
    """Return the lead of seat 0 after one round, dealt by the last seat."""
    rng = Random(number)
    heard: list[list[Any]] = [[] for _ in bots]
    state = game.resolve(game.new_match(), Picked(game.seats - 1)).state
    step = game.resolve(state, Order(tuple(rng.sample(PACK, len(PACK)))))
    while True:
        for event in step.events:
            if isinstance(event, RoundScored):
                return event.scores[0] - event.scores[1]
        for viewer, events in enumerate(heard):
            events.extend(see(game, step, viewer))
        node = game.node(step.state)
        if not isinstance(node, Decision):
            raise TypeError(node)
        (seat,) = node.seats
        action = bots[seat].choose(look(game, step.state, seat, tuple(heard[seat])), rng)
        step = game.apply(step.state, seat, action)


def summary(pairs: Sequence[Pair]) -> str:
    """Return share and lead with their intervals, and how long the moves took."""
    share = interval([100 * pair.share for pair in pairs], ".1f")
    lead = interval([pair.lead for pair in pairs], "+.2f")
    times = [1000 * second for pair in pairs for second in pair.seconds]
    *_, high = quantiles(times, n=20)
    return (
        f"{share} % of {2 * len(pairs)} rounds, lead {lead}; "
        f"CPU a move: mean {fmean(times):.0f}, p95 {high:.0f}, most {max(times):.0f} ms"
    )


def interval(numbers: Sequence[float], form: str) -> str:
    error = NORMAL_95 * stdev(numbers) / len(numbers) ** 0.5
    return f"{fmean(numbers):{form}} ± {error:{form.lstrip('+')}}"


if __name__ == "__main__":
    main()
