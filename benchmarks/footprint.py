"""What bots cost: ``python -m benchmarks.footprint casino --level master --matches 3``.

Each level of each game plays whole matches against itself, in a process of its own that has loaded
what a worker loads.  Prints the CPU time of its choices that were not forced, beside the limit, and
the most memory that the process ever held.
"""

from __future__ import annotations

import argparse
import os
import resource
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from statistics import fmean, quantiles

import django

from benchmarks.duels import Timed
from config.celery import app
from games.bots.levels import CPU_LIMITS, LEVELS, bot_of
from games.rules.registry import GAMES, load_game
from games.strength.simulation import play_match, seed_of

SEED = "5eed"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=tuple(GAMES), metavar="GAME")
    parser.add_argument("--level", choices=LEVELS, action="append")
    parser.add_argument("--matches", default=3, type=int)
    args = parser.parse_args()
    print("| game | level | choices | CPU mean / p95 / most, ms | limit | memory, MB |")
    print("| --- | --- | --- | --- | --- | --- |")
    for game in args.games:
        for level in args.level or LEVELS:
            times, memory = in_a_process_of_its_own(game, level, args.matches)
            *_, high = quantiles(times, n=20)
            cpu = f"{fmean(times):.1f} / {high:.1f} / {max(times):.0f}"
            limit = f"{1000 * CPU_LIMITS[level]:.0f}"
            print(
                f"| {game} | {level} | {len(times)} | {cpu} | {limit} | {memory:.0f} |", flush=True
            )


def in_a_process_of_its_own(game: str, level: str, matches: int) -> tuple[list[float], float]:
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        return pool.submit(play, game, level, matches).result()


def play(game: str, level: str, matches: int) -> tuple[list[float], float]:
    """Return the milliseconds of each choice, and the megabytes that were needed at most."""
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings.test")
    django.setup()
    app.loader.import_default_modules()
    rules, bot = load_game(game), Timed(bot_of(game, level))
    for number in range(matches):
        play_match(rules, [bot] * rules.seats, seed_of(SEED, number))
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    return [1000 * second for second in bot.seconds], memory


if __name__ == "__main__":
    main()
