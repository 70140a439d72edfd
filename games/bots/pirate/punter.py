"""A player's bet and requests for cards, by expectation against a dealer who stops at a total."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from games.bots.pirate.banker import gain
from games.bots.pirate.cards import NUMBERS, OVER, WHOLE, Hand, Pack, without
from games.rules.pirate.moves import Face

STOPS: Final = (10, 10, 10, 10, 10, 11, 10, 11, 10, 11, 11, 11, 12, 13, 13, 14, 9)
"""With how many halves a dealer stops against open cards of so many (docs/bots.md)."""


@lru_cache(maxsize=len(STOPS))
def ends(stop: int) -> tuple[float, ...]:
    """Return how probable each total is with which a dealer ends who draws up to ``stop``."""
    known: dict[Pack, tuple[float, ...]] = {}

    def follow(hand: Hand, pack: Pack) -> tuple[float, ...]:
        if hand.total >= stop:
            return tuple(float(total == hand.total) for total in range(OVER + 1))
        if pack not in known:
            parts = [
                (pack[rank] / sum(pack), follow(hand.add(rank), without(pack, rank)))
                for rank in NUMBERS
                if pack[rank]
            ]
            known[pack] = tuple(
                sum(chance * part[total] for chance, part in parts) for total in range(OVER + 1)
            )
        return known[pack]

    return follow(Hand(), WHOLE)


@lru_cache(maxsize=(OVER + 1) ** 2)
def worth(total: int, visible: int) -> float:
    """Return what a hand gains for each treasure bet if it is served with its open cards."""
    chances = ends(STOPS[visible])
    return chances[OVER] - sum(
        chance * gain(dealer, total) for dealer, chance in enumerate(chances[:OVER])
    )


class Punter:
    """A player who sees what is left in the pack; ``depth``: how many cards ahead it thinks."""

    def __init__(self, depth: int) -> None:
        self.depth = depth
        self._values: dict[tuple[Pack, int, int], float] = {}

    def value(self, hidden: int, shown: Hand, pack: Pack, drawn: int = 0) -> float:
        """Return what a hand gains for each treasure bet if it goes on as well as it can."""
        served = self.served(hidden, shown)
        if drawn == self.depth or shown.add(hidden).total == OVER:
            return served
        key = pack, hidden, shown.halves
        if key not in self._values:
            faces = (self.card(face, hidden, shown, pack, drawn) for face in Face)
            self._values[key] = max(served, *faces)
        return self._values[key]

    def served(self, hidden: int, shown: Hand) -> float:
        return worth(shown.add(hidden).total, shown.total)

    def card(self, face: Face, hidden: int, shown: Hand, pack: Pack, drawn: int = 0) -> float:
        """Return what asking for a card gains."""
        expected = 0.0
        for rank in NUMBERS:
            if pack[rank]:
                up = face is Face.UP
                after = shown.add(rank if up else hidden)
                kept = hidden if up else rank
                value = self.value(kept, after, without(pack, rank), drawn + 1)
                expected += pack[rank] * value
        return expected / sum(pack)
