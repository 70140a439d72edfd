"""Writes the golden files of the rules: ``python -m tests.golden.write [slug …]``.

Run it after a wanted change of the rules and read the difference before committing it.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

from games.fair.perft import perft
from games.rules.core import AnyGame
from games.rules.record import Record, result_of, see
from games.rules.registry import GAMES
from tests.games.rules.matches import play, seed_of, viewers
from tests.games.rules.option_sets import CASES, Case

FOLDER: Final = Path(__file__).parent
PERFT_LEAVES: Final = 3_000
PERFT_DEPTH: Final = 12
PLAYTHROUGHS: Final = 2
"""Cases of each game, the first ones, of which a whole match is kept."""


def perft_counts(case: Case) -> list[int]:
    """Return the counts for depth 0, 1, 2, … while they stay small."""
    game = case.load()
    counts: list[int] = []
    while len(counts) <= PERFT_DEPTH and (not counts or counts[-1] < PERFT_LEAVES):
        start = game.new_match()
        counts.append(perft(game, start, len(counts), seed=seed_of(case, 0)))
    return counts


def playthrough(case: Case) -> Iterator[str]:
    """Yield the lines of a match: its record, then each move with its events and a digest."""
    match = play(case, 0)
    record = Record(
        game=case.slug,
        rules_version=match.game.version,
        seats=case.seats,
        options=dict(case.options),
        result=result_of(match.game, match.moments[-1].state),
    )
    yield _line(record)
    for moment in match.moments[:-1]:
        assert moment.step
        yield _line(moment.entry)
        yield from (f"  {_line(event)}" for event in moment.step.events)
        yield f"  = {_digest(match.game, moment.step)}"


def playthrough_cases() -> Iterator[Case]:
    for slug in GAMES:
        yield from [case for case in CASES if case.slug == slug][:PLAYTHROUGHS]


def _digest(game: AnyGame, step: Any) -> str:
    """Return a short hash of the state and of all that everybody sees and is told."""
    shown = [(game.observe(step.state, v), see(game, step, v)) for v in viewers(game)]
    return hashlib.sha256(msgspec.json.encode((step.state, shown))).hexdigest()[:16]


def _line(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def perft_path(slug: str) -> Path:
    return FOLDER / "perft" / f"{slug}.json"


def playthrough_path(case: Case) -> Path:
    return FOLDER / "playthroughs" / f"{case.name}.txt"


def write(slug: str) -> None:
    """Write the golden files of one game."""
    counts = [f'"{c.name}": {perft_counts(c)}' for c in CASES if c.slug == slug]
    perft_path(slug).write_text("{\n  " + ",\n  ".join(counts) + "\n}\n")
    for case in playthrough_cases():
        if case.slug == slug:
            playthrough_path(case).write_text("".join(f"{x}\n" for x in playthrough(case)))


if __name__ == "__main__":
    for name in sys.argv[1:] or GAMES:
        write(name)
