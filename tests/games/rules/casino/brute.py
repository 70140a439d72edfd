"""Slow and simple: every way to group cards, and every action that anybody could think of."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Any, TypeVar

from games.rules.casino.moves import Build, Capture, CasinoAction, Trail
from games.rules.errors import RuleError
from tests.games.rules.casino.table import Table

T = TypeVar("T")


def subsets(items: Sequence[T]) -> Iterator[tuple[T, ...]]:
    for size in range(len(items) + 1):
        yield from combinations(items, size)


def partitions(items: Sequence[T]) -> Iterator[tuple[tuple[T, ...], ...]]:
    """Yield every way to split all items into groups."""
    if not items:
        yield ()
        return
    first, *rest = items
    for others in subsets(rest):
        left = [item for item in rest if item not in others]
        for groups in partitions(left):
            yield ((first, *others), *groups)


def groupings(items: Sequence[T]) -> Iterator[tuple[tuple[T, ...], ...]]:
    """Yield every way to split some of the items into groups."""
    for chosen in subsets(items):
        yield from partitions(chosen)


def accepted(table: Table) -> set[Any]:
    """Return what the rules accept, by its meaning."""
    return {meaning(action) for action in _thinkable(table) if _is_legal(table, action)}


def meaning(action: CasinoAction) -> Any:
    """Return an action without the order and the grouping of its cards."""
    match action:
        case Trail(card):
            return "trail", card
        case Capture(card, groups, builds, value):
            return "capture", card, _cards(groups), frozenset(builds), value
        case Build(card, groups, value, onto):
            return "build", card, _cards(groups), value, onto


def _cards(groups: Sequence[Sequence[str]]) -> frozenset[str]:
    return frozenset(card for group in groups for card in group)


def _thinkable(table: Table) -> Iterator[CasinoAction]:
    state = table.state
    loose, numbers = table.table, [build.id for build in state.builds]
    for card in table.hands[state.to_act]:
        yield Trail(card)
        said = (1, 14) if table.game.variant.royal and card[0] == "A" else (None,)
        for groups in groupings(loose):
            for builds in subsets(numbers):
                yield from (Capture(card, groups, builds, value) for value in said)
            for value in range(1, 15):
                for onto in (None, *numbers):
                    yield from _builds(card, groups, value, onto)


def _builds(
    card: str, groups: tuple[tuple[str, ...], ...], value: int, onto: int | None
) -> Iterator[Build]:
    yield Build(card, ((), *groups), value, onto)
    for own in groups:
        further = (group for group in groups if group != own)
        yield Build(card, (own, *further), value, onto)


def _is_legal(table: Table, action: CasinoAction) -> bool:
    try:
        table.game.apply(table.state, table.state.to_act, action)
    except RuleError:
        return False
    return True
