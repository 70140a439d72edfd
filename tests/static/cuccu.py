"""Matches of Cuccù whose pack is known, to sit down at."""

from __future__ import annotations

from collections import Counter
from typing import Any

from games.rules.chance import Order, Outcome, Shuffle
from games.rules.core import Chance
from games.rules.cuccu.cards import PACK
from tests.static.feed import Feed


class CuccuFeed(Feed):
    """A match in which the first cards that are dealt are those of ``bottom``.

    Seat 0 deals, so that seat 1 acts first; the visitor has seat 1 unless it is said.
    """

    def __init__(
        self,
        *bottom: str,
        seats: int = 4,
        you: int | None = 1,
        lives: tuple[int, ...] = (),
        top: str = "",
        **setup: Any,
    ) -> None:
        self.bottom = bottom
        self.top = top
        start = {"dealer": 0, "lives": lives, **setup}
        super().__init__(slug="cuccu", seats=seats, you=you, setup=start)

    def draw(self, chance: Chance) -> Outcome:
        """Lay the cards that are known at the ends of the pack."""
        assert isinstance(chance.draw, Shuffle)
        top = (self.top,) if self.top else ()
        others = (Counter(PACK) - Counter((*self.bottom, *top))).elements()
        return Order((*self.bottom, *others, *top))


KEEP: dict[str, Any] = {"type": "keep"}
SWAP: dict[str, Any] = {"type": "swap"}
ASK: dict[str, Any] = {"type": "ask"}
ACCEPT: dict[str, Any] = {"type": "accept"}
REFUSE: dict[str, Any] = {"type": "refuse"}
