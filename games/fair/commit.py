"""The commitment to a seed, and the check of a finished match against it.

The commitment is published before the first deal, the seed after the last move: so nobody can
choose the outcomes of chance once players have sat down.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator

from games.fair.seal import BOOK, climb, hash_text
from games.fair.stream import draw_outcome, draw_places
from games.rules.chance import CLOSED, Draw, Order, Outcome
from games.rules.core import Chance
from games.rules.record import Fair, Record, RecordError, Sealed, complete, replay, start


def commitment(seed: str, root: str = "") -> str:
    """Return the SHA-256 of a seed as written: ``printf %s SEED | sha256sum`` shows the same.

    Where cards are sealed the root of the first book follows the seed.
    """
    return hashlib.sha256(f"{seed}{root}".encode()).hexdigest()


def verify(record: Record) -> Iterator[str]:
    """Yield a sentence for everything that the seed of a record does not explain.

    Raises ``RuleError`` for a record that does not replay or that holds no seed.
    """
    if record.fair is None or not record.fair.seed:
        raise RecordError(why="it holds no seed to verify")
    fair = record.fair
    if fair.client_seeds_after and len(fair.client_seeds_after) != len(fair.client_seeds):
        raise RecordError(why="`client_seeds_after` has one number per client seed")
    if commitment(fair.seed, fair.sealed.roots[0] if fair.sealed else "") != fair.commitment:
        yield "the seed is not the one that was committed to"
    game, state = start(record)
    steps = replay(game, state, record.entries)
    shuffles = 0
    for version, (entry, step) in enumerate(zip(record.entries, steps, strict=True)):
        node = game.node(state)
        if isinstance(node, Chance) and entry.chance is not None:
            outcome = complete(game, state, entry.chance)
            if not _explains(fair, node.draw, outcome, version, shuffles):
                yield f"entry {version + 1} is not what the seed brings"
            shuffles += isinstance(outcome, Order)
        state = step.state


def count_closed(record: Record) -> int:
    """Return how many cards of the shuffles the record leaves closed."""
    orders = (entry.chance for entry in record.entries if isinstance(entry.chance, Order))
    return sum(order.cards.count(CLOSED) for order in orders)


def _explains(fair: Fair, draw: Draw, outcome: Outcome, version: int, shuffles: int) -> bool:
    try:
        client_seeds = fair.client_seeds_at(version)
        if fair.sealed is None or not isinstance(outcome, Order):
            return outcome == draw_outcome(
                draw, seed=fair.seed, version=version, client_seeds=client_seeds
            )
        cut = draw_places(
            len(outcome.cards), seed=fair.seed, version=version, client_seeds=client_seeds
        )
        return _proves(fair.sealed, outcome.cards, cut, shuffles)
    except ValueError as error:
        raise RecordError(why=str(error)) from error


def _proves(sealed: Sealed, cards: tuple[str, ...], cut: list[int], number: int) -> bool:
    """Return whether the envelopes of a shuffle hold these cards and lie in the book."""
    book = number // BOOK
    if number >= len(sealed.shuffles) or book >= len(sealed.roots):
        return False
    proof = sealed.shuffles[number]
    is_whole = len(proof.salts) == len(proof.hashes) == len(cards)
    if not is_whole or len(proof.path) != BOOK.bit_length() - 1:
        return False
    envelopes = [""] * len(cards)
    for place, envelope in enumerate(cut):
        salt, card = proof.salts[place], cards[place]
        if (card == CLOSED) == bool(salt):
            return False
        envelopes[envelope] = hash_text(salt, card) if salt else proof.hashes[place]
    return climb(hash_text(*envelopes), number, proof.path) == sealed.roots[book]
