"""The commitment to a seed, and the check of a finished match against it.

The commitment is published before the first deal, the seed after the last move: so nobody can
choose the outcomes of chance once players have sat down.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator

from games.fair.stream import draw_outcome
from games.rules.chance import Draw, Outcome
from games.rules.core import Chance
from games.rules.record import Fair, Record, RecordError, complete, replay, start


def commitment(seed: str) -> str:
    """Return the SHA-256 of a seed as written: ``printf %s SEED | sha256sum`` shows the same."""
    return hashlib.sha256(seed.encode()).hexdigest()


def verify(record: Record) -> Iterator[str]:
    """Yield a sentence for everything that the seed of a record does not explain.

    Raises ``RuleError`` for a record that does not replay or that holds no seed.
    """
    if record.fair is None or not record.fair.seed:
        raise RecordError(why="it holds no seed to verify")
    if commitment(record.fair.seed) != record.fair.commitment:
        yield "the seed is not the one that was committed to"
    game, state = start(record)
    steps = replay(game, state, record.entries)
    for version, (entry, step) in enumerate(zip(record.entries, steps, strict=True)):
        node = game.node(state)
        if isinstance(node, Chance) and entry.chance is not None:
            drawn = _draw(node.draw, record.fair, version)
            if complete(game, state, entry.chance) != drawn:
                yield f"entry {version + 1} is not what the seed brings"
        state = step.state


def _draw(draw: Draw, fair: Fair, version: int) -> Outcome:
    try:
        return draw_outcome(draw, seed=fair.seed, version=version, client_seeds=fair.client_seeds)
    except ValueError as error:
        raise RecordError(why=str(error)) from error
