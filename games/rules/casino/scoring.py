"""Scoring a round, and deciding the match (CA-R33 to CA-R42, CA-R50, CI-R14 to CI-R23)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from games.rules.casino.cards import (
    ACES,
    ALL_ACES,
    ALL_SPADES,
    BIG_CASINO,
    JACK_OF_SPADES,
    LITTLE_CASINO,
    SPADES,
    Card,
    Pile,
)
from games.rules.casino.moves import ScoredItem
from games.rules.casino.options import Variant
from games.rules.casino.state import Side
from games.rules.values import Value

ITEMS: Final = ("cards", "spades", "big_casino", "little_casino", "aces", "sweeps")
"""In the order in which they are counted (CA-R39)."""


class Award(Value):
    """Points for one side, given at once."""

    item: str
    side: Side
    points: int


def awards(
    variant: Variant, piles: Sequence[Pile], sweeps: Sequence[Side], *, last_sweep: bool
) -> tuple[Award, ...]:
    """Return the points of a round in the order in which they are counted (CA-R39, CA-R40)."""
    found = _most("cards", 3, [pile.bit_count() for pile in piles])
    if variant.spade:
        found += _each("spades", SPADES, piles)
    else:
        found += _most("spades", 1, count_spades(piles))
    found += _each("big_casino", (BIG_CASINO,), piles)
    found += _each("little_casino", (LITTLE_CASINO,), piles)
    found += _each("aces", ACES, piles)
    if variant.sweeps_score:
        cancelled = last_sweep and variant.last_capture_no_sweep
        counted = sweeps[:-1] if cancelled else sweeps
        found += [Award("sweeps", side, 1) for side in counted]
    return tuple(found)


def score_sheet(
    given: Sequence[Award], piles: Sequence[Pile], sweeps: Sequence[Side]
) -> tuple[ScoredItem, ...]:
    """Return the awards by item, beside what each side had."""
    parties = range(len(piles))
    counts = {
        "cards": [pile.bit_count() for pile in piles],
        "spades": count_spades(piles),
        "big_casino": [pile >> BIG_CASINO & 1 for pile in piles],
        "little_casino": [pile >> LITTLE_CASINO & 1 for pile in piles],
        "aces": _count(piles, ALL_ACES),
        "sweeps": [sweeps.count(side) for side in parties],
    }
    points = {item: [0] * len(piles) for item in ITEMS}
    for award in given:
        points[award.item][award.side] += award.points
    return tuple([ScoredItem(item, tuple(counts[item]), tuple(points[item])) for item in ITEMS])


def totals(scores: Sequence[int], given: Sequence[Award]) -> tuple[int, ...]:
    """Return the scores with all awards added."""
    added = list(scores)
    for award in given:
        added[award.side] += award.points
    return tuple(added)


def winner(
    variant: Variant, rounds: int, before: Sequence[int], given: Sequence[Award]
) -> Side | None:
    """Return the side that has won after ``rounds`` rounds, or ``None`` while play goes on."""
    after = totals(before, given)
    if variant.rounds is not None:
        return _leader(after) if rounds >= variant.rounds else None
    reached = [side for side, score in enumerate(after) if score >= variant.target]
    if variant.counts_out and len(reached) > 1:
        return _count_out(variant.target, before, given)
    return _leader(after) if reached else None


def places(sides: Sequence[Side], scores: Sequence[int], won: Side) -> tuple[int, ...]:
    """Return the place of each seat: the winner's first, then by score, equal ones shared."""
    ranks = [(side == won, scores[side]) for side in sides]
    return tuple(1 + sum(other > rank for other in ranks) for rank in ranks)


def count_spades(piles: Sequence[Pile]) -> list[int]:
    return _count(piles, ALL_SPADES)


def _count_out(target: int, before: Sequence[int], given: Sequence[Award]) -> Side | None:
    """Return the side that reaches the target first, item by item (CA-R39, CI-R16).

    Only an imported position starts a round at the target; then the higher total wins.
    """
    if max(before) >= target:
        return _leader(totals(before, given))
    prefixes = (given[: number + 1] for number in range(len(given)))
    return next(
        prefix[-1].side for prefix in prefixes if totals(before, prefix)[prefix[-1].side] >= target
    )


def _leader(scores: Sequence[int]) -> Side | None:
    best = max(scores)
    return scores.index(best) if scores.count(best) == 1 else None


def _most(item: str, points: int, counts: Sequence[int]) -> list[Award]:
    """Return the award for having most of something; a tie for it wins nothing (CA-R37)."""
    side = _leader(counts)
    return [] if side is None else [Award(item, side, points)]


def _each(item: str, cards: Sequence[Card], piles: Sequence[Pile]) -> list[Award]:
    return [
        Award(item, side, _worth(card))
        for card in cards
        for side, pile in enumerate(piles)
        if pile >> card & 1
    ]


def _worth(card: Card) -> int:
    """Return a card's points as an item: the big casino and the jack of spades count twice."""
    return 2 if card in (BIG_CASINO, JACK_OF_SPADES) else 1


def _count(piles: Sequence[Pile], cards: Pile) -> list[int]:
    return [(pile & cards).bit_count() for pile in piles]
