"""Writes what the page that checks chance is tested with: ``python -m tests.games.fair.vectors``.

Matches of every game, cut short, as the site gives their records.
"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import msgspec

from games.fair.commit import commitment
from games.fair.stream import draw_outcome
from games.rules.chance import Pick, Roll, Shuffle
from games.rules.core import Chance
from games.rules.record import Entry, Fair, Player, Record, plain
from games.rules.registry import load_game
from tests.games.fair.sealed import SEED, closed, play_sealed

TARGET = Path(__file__).parents[2] / "golden" / "fair.json"
DRAWS = (
    (Pick(1000), 0, ()),
    (Roll(5), 1, ()),
    (Shuffle(tuple("abcdef")), 2, ()),
    (Pick(3 * 2**30), 5, ()),
    (Pick(1000), 0, ("pesca", "", "più")),
)
OPENED = {"Anna": "anna-1", "Ben": "", "Carla": "4f-zz_"}


def vectors():
    """Return the text of the file."""
    content = {
        "draws": [_draw(*chosen) for chosen in DRAWS],
        "records": {name: _named(record) for name, record in _records()},
    }
    return json.dumps(plain(content), indent=1, ensure_ascii=False) + "\n"


def _draw(draw, version, client_seeds):
    chosen = {"seed": SEED, "version": version, "client_seeds": client_seeds}
    return {**chosen, "draw": draw, "outcome": draw_outcome(draw, **chosen)}


def _records():
    numbers = tuple(OPENED.values())
    yield "casino", _play("casino", 2, Fair("", SEED, numbers[:2], (5, 0)), moves=24)
    yield "casino-italian", _play("casino-italian", 3, Fair("", SEED, numbers), moves=3)
    yield "cuccu", _play("cuccu", 3, Fair("", SEED), moves=9)
    yield "casanova", _play("casanova", 3, Fair("", SEED, numbers), moves=14)
    yield "sealed", closed(play_sealed(client_seeds=numbers, after=(0, 0, 9), moves=28))
    yield "sealed for a seat", closed(play_sealed(moves=12), 1)


def _play(slug, seats, fair, moves):
    game = load_game(slug, seats=seats)
    rng, state, entries = Random(slug), game.new_match(), []
    for version in range(moves):
        node = game.node(state)
        if isinstance(node, Chance):
            outcome = draw_outcome(
                node.draw,
                seed=SEED,
                version=version,
                client_seeds=fair.client_seeds_at(version),
            )
            entry, step = Entry(chance=outcome), game.resolve(state, outcome)
        else:
            seat = node.seats[0]
            action = rng.choice(game.legal_actions(state, seat))
            entry, step = Entry(seat=seat, action=plain(action)), game.apply(state, seat, action)
        entries.append(entry)
        state = step.state
    proven = msgspec.structs.replace(fair, commitment=commitment(SEED))
    return Record(game=slug, seats=seats, entries=tuple(entries), fair=proven)


def _named(record):
    players = tuple(Player(name) for name in list(OPENED)[: record.seats])
    return msgspec.structs.replace(record, players=players)


if __name__ == "__main__":
    TARGET.write_text(vectors())
