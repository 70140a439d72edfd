"""Chance nodes: what a game may ask of fortune, and the answers.

The answers are what logs and records hold, so a record replays anywhere.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final, TypeAlias

from games.rules.values import Value, tag

CLOSED: Final = "?"
"""Stands in an order for a card that nobody may learn, not even from the record."""


class Shuffle(Value, tag_field="type", tag=tag):
    """Ask for a permutation of a pack, given in its canonical order."""

    cards: tuple[str, ...]


class Roll(Value, tag_field="type", tag=tag):
    """Ask for ``count`` dice with faces 1 to ``sides``."""

    count: int
    sides: int = 6


class Pick(Value, tag_field="type", tag=tag):
    """Ask for one of ``range(count)``: the first dealer or first player."""

    count: int


class Order(Value, tag_field="type", tag="order", forbid_unknown_fields=True):
    """The answer to ``Shuffle``: the pack in the game's dealing convention."""

    cards: tuple[str, ...]


class Faces(Value, tag_field="type", tag="faces", forbid_unknown_fields=True):
    """The answer to ``Roll``."""

    values: tuple[int, ...]


class Picked(Value, tag_field="type", tag="pick", forbid_unknown_fields=True):
    """The answer to ``Pick``."""

    value: int


Draw: TypeAlias = Shuffle | Roll | Pick
Outcome: TypeAlias = Order | Faces | Picked


def may_answer(pack: Sequence[str], cards: Sequence[str]) -> bool:
    """Return whether cards, some of them closed perhaps, may be the whole pack."""
    known = Counter(cards)
    del known[CLOSED]
    return len(cards) == len(pack) and known <= Counter(pack)
