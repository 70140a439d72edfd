"""Replays, shows and checks match records: ``manage.py record replay FILE``.

It needs neither a database nor any server.
"""

from __future__ import annotations

from argparse import ArgumentParser
from pathlib import Path
from typing import Any

import msgspec
from django.core.management.base import BaseCommand, CommandError

from games.fair.commit import count_closed, verify
from games.fair.seal import BOOK
from games.rules.core import AnyGame, Chance, Decision, Terminal, Viewer
from games.rules.errors import RuleError
from games.rules.record import export_position, read, replay, start
from games.rules.scenario import Scenario, check

EVERYTHING = "all"
SPECTATOR = "spectator"


class Command(BaseCommand):
    """One sub-command per question about a record."""

    help = "Replay, show, check or verify a match record."
    requires_system_checks = ()

    def add_arguments(self, parser: ArgumentParser) -> None:
        tasks = parser.add_subparsers(dest="task", required=True)
        one = tasks.add_parser("replay", help="print each entry with its events")
        one.add_argument("file", type=Path)
        one = tasks.add_parser("show", help="print the state after an entry as JSON")
        one.add_argument("file", type=Path)
        one.add_argument("--after", type=int, metavar="N", help="entries made, default all")
        one.add_argument(
            "--as",
            dest="viewer",
            default=EVERYTHING,
            metavar="SEAT|spectator|all",
            help="who looks: a seat from 0, a spectator, or all (the default, as a position)",
        )
        one = tasks.add_parser("check", help="compare records with their results and expectations")
        one.add_argument("files", type=Path, nargs="+", metavar="file")
        one = tasks.add_parser("verify", help="draw chance again from the published seed")
        one.add_argument("file", type=Path)

    def handle(self, *, task: str, **options: Any) -> None:
        try:
            match task:
                case "replay":
                    self.print_moves(load(options["file"]))
                case "show":
                    self.print_state(load(options["file"]), options["after"], options["viewer"])
                case "verify":
                    self.print_proof(load(options["file"]))
                case _:
                    self.print_differences(options["files"])
        except RuleError as error:
            raise CommandError(one_line(error)) from error

    def print_moves(self, record: Scenario) -> None:
        """Print each entry, its events, and what the match waits for at the end."""
        game, state = start(record)
        for number, step in enumerate(replay(game, state, record.entries), 1):
            self.stdout.write(f"{number} {spell(record.entries[number - 1])}")
            for event in step.events:
                self.stdout.write(f"    {spell(event)}")
            state = step.state
        self.stdout.write(describe(game, state))
        self.print_closed(record)

    def print_state(self, record: Scenario, after: int | None, name: str) -> None:
        """Print what a viewer sees, or the whole position."""
        game, state = start(record)
        entries = record.entries if after is None else record.entries[: max(after, 0)]
        if after is not None and after != len(entries):
            raise CommandError(f"--after goes from 0 to {len(record.entries)}, not {after}")
        for step in replay(game, state, entries):
            state = step.state
        if name == EVERYTHING:
            self.stdout.write(pretty(export_position(game, state)))
        else:
            self.stdout.write(pretty(game.observe(state, viewer_of(game, name))))

    def print_differences(self, files: list[Path]) -> None:
        """Print a line for each file, and each difference; any difference fails."""
        failed = 0
        for path in files:
            try:
                differences = list(check(load(path)))
            except (RuleError, CommandError) as error:
                differences = [one_line(error)]
            self.stdout.write(f"{path}: {'differs' if differences else 'ok'}")
            for difference in differences:
                self.stdout.write(f"    {one_line(difference)}")
            failed += bool(differences)
        if failed:
            raise CommandError(f"{failed} of {len(files)} records differ")

    def print_proof(self, record: Scenario) -> None:
        """Print whether the seed explains the commitment and every outcome of chance."""
        if differences := list(verify(record)):
            raise CommandError("; ".join(differences) + ".")
        drawn = sum(entry.chance is not None for entry in record.entries)
        self.stdout.write(f"the seed fits the commitment and all {drawn} outcomes of chance")
        self.print_closed(record)
        if record.fair and record.fair.sealed and len(record.fair.sealed.roots) > 1:
            self.stdout.write(
                f"late: the shuffles after number {BOOK} were sealed during the match"
            )

    def print_closed(self, record: Scenario) -> None:
        """Print how much of the shuffles the record keeps secret, if anything."""
        if closed := count_closed(record):
            self.stdout.write(f"closed: {closed} shuffled cards that were not shown stay secret")


def load(path: Path) -> Scenario:
    """Return the record in a file, or raise ``CommandError`` or ``RecordError``."""
    try:
        document = path.read_bytes()
    except OSError as error:
        raise CommandError(str(error)) from error
    return read(document, Scenario)


def viewer_of(game: AnyGame, name: str) -> Viewer:
    """Return the viewer that the command line names."""
    if name == SPECTATOR:
        return None
    if name not in map(str, range(game.seats)):
        raise CommandError(f"--as is a seat from 0 to {game.seats - 1}, spectator or all")
    return int(name)


def describe(game: AnyGame, state: Any) -> str:
    """Return what the match waits for."""
    match game.node(state):
        case Decision(seats):
            return f"to act: {', '.join(f'seat {seat}' for seat in seats)}"
        case Chance(draw):
            return f"to come: {type(draw).__name__.lower()}"
        case Terminal(places, scores):
            return f"over: places {list(places)}, scores {list(scores)}"
        case _:  # pragma: no cover -- Game declares the nodes as a closed union
            raise AssertionError


def one_line(text: object) -> str:
    """Return a sentence without the line breaks that it may quote from a file."""
    return " ".join(str(text).split())


def spell(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def pretty(value: Any) -> str:
    return msgspec.json.format(msgspec.json.encode(value), indent=2).decode()
