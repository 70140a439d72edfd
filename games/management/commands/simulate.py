"""Plays many matches between bots: ``manage.py simulate casino --bots club,uniform``."""

from __future__ import annotations

from argparse import ArgumentParser
from statistics import fmean, median
from time import perf_counter
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from games.bots.core import Bot, Uniform
from games.bots.levels import LEVELS, bot_of
from games.management.arguments import add_game_arguments, load_chosen_game
from games.rules.core import AnyGame
from games.strength.simulation import Played, play_match, seed_of, share_of_win

UNIFORM = "uniform"


class Command(BaseCommand):
    """Prints results, lengths and speed."""

    help = "Play matches between bots and print results, lengths and speed."
    requires_system_checks = ()

    def add_arguments(self, parser: ArgumentParser) -> None:
        add_game_arguments(parser)
        parser.add_argument("--matches", type=int, default=100, metavar="N")
        parser.add_argument(
            "--bots",
            default=UNIFORM,
            help=f"names by comma, dealt to the seats in turn: {', '.join((UNIFORM, *LEVELS))}",
        )

    def handle(self, *, matches: int, bots: str, seed: str, **options: Any) -> None:
        game = load_chosen_game(**options)
        if matches < 1:
            raise CommandError(f"--matches is at least 1, not {matches}")
        names = bots.split(",")
        lineups = [lineup(names, game.seats, number) for number in range(matches)]
        players = {name: bot_named(game, name) for name in names}
        start = perf_counter()
        played = [
            play_match(game, [players[name] for name in names], seed_of(seed, number))
            for number, names in enumerate(lineups)
        ]
        seconds = perf_counter() - start
        self.report(game, lineups, played)
        self.stdout.write(f"{matches / seconds:.1f} matches/s, seed {seed}")

    def report(self, game: AnyGame, lineups: list[list[str]], played: list[Played]) -> None:
        """Print wins, places and scores of each bot, and how long matches are."""
        for name in dict.fromkeys(name for names in lineups for name in names):
            own = [
                (match.end, seat)
                for names, match in zip(lineups, played, strict=True)
                for seat, other in enumerate(names)
                if other == name
            ]
            wins = fmean(share_of_win(end.places, seat) for end, seat in own)
            place = fmean(end.places[seat] for end, seat in own)
            score = fmean(end.scores[game.sides[seat]] for end, seat in own)
            self.stdout.write(
                f"{name}: wins {100 * wins:.1f} % of {len(own)} seats, "
                f"mean place {place:.2f}, mean score {score:.2f}"
            )
        lengths = [match.actions for match in played]
        self.stdout.write(
            f"actions a match: {min(lengths)} to {max(lengths)}, median {median(lengths):g}"
        )


def lineup(names: list[str], seats: int, number: int) -> list[str]:
    """Return who sits where: names are dealt in turn and move up one seat each match."""
    return [names[(seat + number) % len(names)] for seat in range(seats)]


def bot_named(game: AnyGame, name: str) -> Bot:
    """Return the bot that the command line names."""
    if name == UNIFORM:
        return Uniform()
    if name not in LEVELS:
        raise CommandError(f"there is no bot {name!r}, only {', '.join((UNIFORM, *LEVELS))}")
    return bot_of(game.slug, name)
