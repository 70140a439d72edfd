"""Counts the move tree of a game: ``manage.py perft casino --depth 4``."""

from __future__ import annotations

from argparse import ArgumentParser
from time import perf_counter
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from games.fair.perft import perft
from games.management.arguments import add_game_arguments, load_chosen_game
from games.strength.simulation import seed_of


class Command(BaseCommand):
    """Prints a count per depth."""

    help = "Count the sequences of actions from the start; the seed decides chance."
    requires_system_checks = ()

    def add_arguments(self, parser: ArgumentParser) -> None:
        add_game_arguments(parser)
        parser.add_argument("--depth", type=int, default=3, metavar="N")

    def handle(self, *, depth: int, seed: str, **options: Any) -> None:
        game = load_chosen_game(**options)
        if depth < 0:
            raise CommandError(f"--depth is at least 0, not {depth}")
        for level in range(depth + 1):
            start = perf_counter()
            count = perft(game, game.new_match(), level, seed=seed_of(seed, 0))
            self.stdout.write(f"{level} {count} ({perf_counter() - start:.2f} s)")
