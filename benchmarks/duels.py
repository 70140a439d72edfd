"""Strength of bots in any game: ``python -m benchmarks.duels cuccu master club --matches 400``.

Two players share the seats, in turn, and play each match twice with the same chance: the second
time they change places.  Prints the first player's share of the wins, of which one half is par,
with its 95 % confidence interval over the pairs of matches, and the CPU time of its choices.

The same chance means the same shuffles and dice in the same order.  ``--log`` keeps the pairs in a
file, so that a long measurement may be stopped and goes on later.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from pathlib import Path
from random import Random
from statistics import fmean, quantiles, stdev
from time import thread_time
from typing import Any, Final

from games.bots.core import AnyView, Bot, Explanation, Uniform
from games.bots.levels import LEVELS, bot_of
from games.rules.core import AnyGame
from games.rules.registry import GAMES, load_game
from games.rules.values import Value
from games.strength.simulation import play_match, seed_of, share_of_win

NORMAL_95: Final = 1.96
SEED: Final = "5eed"


class Pair(Value):
    """Two matches with the same chance, for the first player."""

    number: int
    share: float
    seconds: tuple[float, ...]
    """CPU time of each of its choices that was not forced."""


class Timed:
    """Another player, with the CPU time of its choices."""

    def __init__(self, bot: Bot) -> None:
        self.bot, self.seconds = bot, list[float]()

    def choose(self, view: AnyView, rng: Random) -> Any:
        start = thread_time()
        action = self.bot.choose(view, rng)
        if len(view.legal) > 1:
            self.seconds.append(thread_time() - start)
        return action

    def explain(self, view: AnyView, rng: Random) -> Explanation[Any]:
        return self.bot.explain(view, rng)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    players = (*LEVELS, "uniform")
    parser.add_argument("game", choices=tuple(GAMES))
    parser.add_argument("first", choices=players)
    parser.add_argument("second", choices=players)
    parser.add_argument("--seats", default=2, type=int)
    parser.add_argument("--matches", default=200, type=int)
    parser.add_argument("--log", type=Path)
    args = parser.parse_args()
    game = load_game(args.game, seats=args.seats)
    first, second = player_named(args.first, game), player_named(args.second, game)
    pairs = read(args.log)
    for number in range(len(pairs), args.matches // 2):
        pairs.append(play_pair(game, first, second, number))
        append(args.log, pairs[-1])
    print(f"{args.game}, {args.seats} seats, {args.first} v {args.second}: {summary(pairs)}")


def player_named(name: str, game: AnyGame) -> Bot:
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
    """Play the match of this number, and once more with the places changed."""
    timed = Timed(first)
    shares = []
    for place in range(2):
        bots = [(timed, second)[(seat + place) % 2] for seat in range(game.seats)]
        end = play_match(game, bots, seed_of(SEED, number)).end
        own = range(place, game.seats, 2)
        shares.append(sum(share_of_win(end.places, seat) for seat in own))
    return Pair(number, fmean(shares), tuple(round(second, 6) for second in timed.seconds))


def summary(pairs: Sequence[Pair]) -> str:
    """Return the share with its interval, and how long the choices took."""
    shares = [100 * pair.share for pair in pairs]
    error = NORMAL_95 * stdev(shares) / len(shares) ** 0.5
    times = [1000 * second for pair in pairs for second in pair.seconds]
    *_, high = quantiles(times, n=20)
    return (
        f"{fmean(shares):.1f} ± {error:.1f} % of {2 * len(pairs)} matches; "
        f"CPU a choice: mean {fmean(times):.1f}, p95 {high:.1f}, most {max(times):.0f} ms"
    )


if __name__ == "__main__":
    main()
