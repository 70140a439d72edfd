"""The best that one card can take: a bounded search for the disjoint groups with most cards."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from operator import or_
from typing import Final, TypeAlias

from games.rules.casino.cards import (
    ALL_ACES,
    ALL_SPADES,
    BIG_CASINO,
    CARDS,
    JACK_OF_SPADES,
    LITTLE_CASINO,
    pile_of,
)
from games.rules.casino.moves import Groups
from games.rules.casino.options import Variant

MOST_STEPS: Final = 2000
"""The most sets that a search looks at."""
MOST_SETS: Final = 3
"""The best set, and others with as many cards."""

Indices: TypeAlias = tuple[int, ...]


def best_sets(variant: Variant, groups: Groups, *, single: bool = False) -> tuple[Indices, ...]:
    """Return sets of disjoint groups with the most cards, those worth most points first.

    ``single``: a set is one group.
    """
    masks = [pile_of(CARDS[name] for name in group) for group in groups]
    found = {mask: (at,) for at, mask in enumerate(masks)} if single else _largest(masks)
    best = sorted(found, key=lambda mask: _worth(variant, mask), reverse=True)
    return tuple(tuple(sorted(found[mask])) for mask in best[:MOST_SETS])


def _largest(masks: Sequence[int]) -> dict[int, Indices]:
    """Return the sets of disjoint masks with the most bits, by their union.

    The search takes or skips one card after another, and stops after a number of steps.
    """
    found: dict[int, Indices] = {}
    most = 1
    stack: list[tuple[int, int, Indices]] = [(0, reduce(or_, masks, 0), ())]
    for _ in range(MOST_STEPS):
        if not stack:
            break
        used, free, chosen = stack.pop()
        fitting = [at for at, mask in enumerate(masks) if not mask & ~free]
        size = reduce(or_, [masks[at] for at in fitting], used).bit_count()
        if size < most:
            continue
        if fitting:
            pivot = masks[fitting[0]] & -masks[fitting[0]]
            stack.append((used, free & ~pivot, chosen))
            stack += [
                (used | masks[at], free & ~masks[at], (*chosen, at))
                for at in reversed(fitting)
                if masks[at] & pivot
            ]
        else:
            found = {**found, used: chosen} if size == most else {used: chosen}
            most = size
    return found


def _worth(variant: Variant, mask: int) -> tuple[int, int]:
    """Return the points of these cards, and how many are spades."""
    spades = mask & ALL_SPADES
    points = (mask & ALL_ACES).bit_count() + 2 * (mask >> BIG_CASINO & 1)
    points += mask >> LITTLE_CASINO & 1
    if variant.spade:
        points += spades.bit_count() + (mask >> JACK_OF_SPADES & 1)
    return points, spades.bit_count()
