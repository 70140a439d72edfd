"""Sealed matches of Casino Pirate, drawn and proven as the site does it."""

from __future__ import annotations

from random import Random

from msgspec.structs import replace

from games.fair.commit import commitment
from games.fair.seal import Book, deal_sealed, open_shuffles
from games.fair.sight import close_unseen
from games.fair.stream import draw_outcome, draw_places
from games.rules.chance import Order, Shuffle
from games.rules.core import Chance, Terminal
from games.rules.pirate import CasinoPirate
from games.rules.record import Entry, Fair, Record, plain

SEED, SEAL = "5e" * 32, "c0" * 32
PACK = CasinoPirate.sealed_pack


def play_sealed(seats=3, *, client_seeds=(), after=(), number=1, moves=100_000):
    """Return the full record of a random match, or of its first moves."""
    rng = Random(number)
    game = CasinoPirate(seats)
    fair = Fair(commitment(SEED, Book(PACK, SEAL, 0).root), SEED, tuple(client_seeds), tuple(after))
    state, entries = game.new_match(), []
    while len(entries) < moves and not isinstance(node := game.node(state), Terminal):
        if isinstance(node, Chance):
            entry = Entry(chance=_draw(node.draw, fair, entries))
            step = game.resolve(state, entry.chance)
        else:
            seat = node.seats[0]
            action = rng.choice(game.legal_actions(state, seat))
            entry, step = Entry(seat=seat, action=plain(action)), game.apply(state, seat, action)
        entries.append(entry)
        state = step.state
    return Record(game=game.slug, seats=seats, entries=tuple(entries), fair=fair)


def _draw(draw, fair, entries):
    chosen = {
        "seed": fair.seed,
        "version": len(entries),
        "client_seeds": fair.client_seeds_at(len(entries)),
    }
    if not isinstance(draw, Shuffle):
        return draw_outcome(draw, **chosen)
    dealt = sum(isinstance(entry.chance, Order) for entry in entries)
    return deal_sealed(PACK, SEAL, dealt, draw_places(len(PACK), **chosen))


def closed(record, viewer=None):
    """Return the record as somebody gets it after the match."""
    entries = close_unseen(CasinoPirate(record.seats), record.entries, viewer)
    sealed = open_shuffles(PACK, SEAL, record.fair, entries)
    return replace(record, entries=entries, fair=replace(record.fair, sealed=sealed))
