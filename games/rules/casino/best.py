"""The best that one card can take: a bounded search for the disjoint groups with most cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache, reduce
from operator import or_
from typing import Final, TypeAlias

from games.rules.casino.cards import (
    ALL_ACES,
    ALL_SPADES,
    BIG_CASINO,
    JACK_OF_SPADES,
    LITTLE_CASINO,
    Card,
    pile_of,
)
from games.rules.casino.groups import MEMO, Groups
from games.rules.casino.options import Variant

MOST_STEPS: Final = 2000
"""The most sets that a search looks at."""
MOST_SETS: Final = 3
"""The best set, and others with as many cards."""

Indices: TypeAlias = tuple[int, ...]


def best_sets(variant: Variant, loose: Sequence[Card], groups: Groups) -> tuple[Indices, ...]:
    """Return sets of disjoint groups with the most cards, those worth most points first.

    Groups are positions among the loose cards, as those of a layout.
    """
    return _best(variant, loose, _largest(groups))


def best_single(variant: Variant, cards: Sequence[Card]) -> tuple[Indices, ...]:
    """Return the cards that are worth most points, where only one may be taken."""
    return _best(variant, cards, {1 << at: (at,) for at in range(len(cards))})


def _best(
    variant: Variant, cards: Sequence[Card], found: Mapping[int, Indices]
) -> tuple[Indices, ...]:
    """Return the sets that are worth most; they are found by the mask of their positions."""
    if len(found) == 1:
        return tuple(found.values())

    def worth(mask: int) -> tuple[int, int]:
        return _worth(variant, pile_of([c for at, c in enumerate(cards) if mask >> at & 1]))

    best = sorted(found, key=worth, reverse=True)
    return tuple([found[mask] for mask in best[:MOST_SETS]])


@lru_cache(maxsize=MEMO)
def _largest(groups: Groups) -> Mapping[int, Indices]:
    """Return the sets of disjoint groups with the most cards, by the mask of their positions.

    The search takes or skips one card after another, and stops after a number of steps.
    """
    masks = [sum(1 << at for at in group) for group in groups]
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
    return {mask: tuple(sorted(chosen)) for mask, chosen in found.items()}


def _worth(variant: Variant, mask: int) -> tuple[int, int]:
    """Return the points of these cards, and how many are spades."""
    spades = mask & ALL_SPADES
    points = (mask & ALL_ACES).bit_count() + 2 * (mask >> BIG_CASINO & 1)
    points += mask >> LITTLE_CASINO & 1
    if variant.spade:
        points += spades.bit_count() + (mask >> JACK_OF_SPADES & 1)
    return points, spades.bit_count()
