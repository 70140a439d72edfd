"""Measures how strong the levels of bots are: ``manage.py rate_bots cuccu --minutes 5``."""

from __future__ import annotations

import secrets
from argparse import ArgumentParser
from pathlib import Path
from time import monotonic
from typing import Any

import msgspec
from django.core.management.base import BaseCommand, CommandError
from django.utils import timezone

from games.bots.levels import LEVELS
from games.fair.stream import SEED_BYTES
from games.rules.core import AnyGame
from games.rules.errors import RuleError
from games.rules.registry import GAMES, load_game
from games.services.strength import keep_strengths
from games.strength.elo import Measured, fit
from games.strength.known import Sheet, read_sheets, write_sheets
from games.strength.robin import Robin, advance, is_played, results_of


class Command(BaseCommand):
    """Prints a table for each game; keeps nothing unless it is told to."""

    help = "Let all levels of bots play each other and print their Elo with 95 % intervals."
    requires_system_checks = ()

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("games", nargs="*", metavar="GAME", help=f"all: {', '.join(GAMES)}")
        parser.add_argument("--seed", default=secrets.token_hex(SEED_BYTES), help="repeats a run")
        limits = parser.add_mutually_exclusive_group()
        limits.add_argument(
            "--pairs", type=int, default=20, metavar="N", help="of matches of every two levels"
        )
        limits.add_argument("--minutes", type=float, metavar="M", help="for each game, instead")
        parser.add_argument(
            "--log", type=Path, metavar="FOLDER", help="keeps the scores, to go on with later"
        )
        parser.add_argument("--write", action="store_true", help="keep the result in the database")
        parser.add_argument(
            "--export",
            type=Path,
            metavar="FILE",
            help="write it to a file, beside what other games have there",
        )

    def handle(self, *, games: list[str], export: Path | None, write: bool, **limits: Any) -> None:
        sheets = {}
        for game in [_load(slug) for slug in games or GAMES]:
            measured = fit(tuple(results_of(self.play(game, **limits))), LEVELS)
            self.report(game, measured)
            sheets[game.slug] = Sheet(game.version, timezone.now(), measured)
            if write:
                keep_strengths(game=game, measured=measured)
        if export is not None:
            others = read_sheets(export.read_bytes()) if export.exists() else {}
            export.write_bytes(write_sheets(others | sheets))

    def play(
        self,
        game: AnyGame,
        *,
        seed: str,
        pairs: int,
        minutes: float | None,
        log: Path | None,
        **_: Any,
    ) -> Robin:
        """Return a round robin of a game; a log is read first, and written after each match."""
        file = None if log is None else log / f"{game.slug}.json"
        robin = Robin(seed)
        if file is not None and file.exists():
            robin = msgspec.json.decode(file.read_bytes(), type=Robin)
        start = monotonic()
        while (
            not is_played(robin, pairs) if minutes is None else monotonic() - start < 60 * minutes
        ):
            robin = advance(game, robin)
            if file is not None:
                file.write_bytes(msgspec.json.encode(robin))
        return robin

    def report(self, game: AnyGame, measured: tuple[Measured, ...]) -> None:
        """Print the levels of a game, the strongest first."""
        self.stdout.write(f"{game.slug}, {game.seats} seats")
        for one in sorted(measured, key=lambda one: -one.elo):
            self.stdout.write(
                f"  {one.level:10}{one.elo:6.0f} ± {one.interval:<4.0f}{one.matches:7} matches"
            )


def _load(slug: str) -> AnyGame:
    try:
        return load_game(slug)
    except RuleError as error:
        raise CommandError(str(error)) from error
