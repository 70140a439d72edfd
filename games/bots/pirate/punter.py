"""A player's bet and requests for cards, by expectation against dealers as they really play."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from games.bots.pirate.banker import gain
from games.bots.pirate.cards import NUMBERS, OVER, Hand, Pack
from games.bots.pirate.dealers import ALONE, AMONG
from games.rules.pirate.moves import Face


@lru_cache(maxsize=2 * (OVER + 1) ** 2)
def worth(total: int, visible: int, *, is_alone: bool) -> float:
    """Return what a served hand gains for each treasure bet, with its open cards in sight."""
    *stops, over = (ALONE if is_alone else AMONG)[visible]
    paid = sum(chance * gain(dealer, total) for dealer, chance in enumerate(stops))
    return (over - paid) / (over + sum(stops))


class Punter:
    """A player who thinks so many cards ahead, as if what may come stayed the same."""

    def __init__(self, pack: Pack, depth: int, *, is_alone: bool) -> None:
        self.depth, self.is_alone = depth, is_alone
        self._chances: Final = tuple(number / sum(pack) for number in pack)
        self._values: dict[tuple[int, Hand, int], float] = {}

    def value(self, hidden: int, shown: Hand, drawn: int = 0) -> float:
        """Return what a hand gains for each treasure bet if it goes on as well as it can."""
        if drawn == self.depth or shown.total == OVER:
            return self.served(hidden, shown)
        key = hidden, shown, drawn
        if key not in self._values:
            faces = (self.card(face, hidden, shown, drawn) for face in Face)
            self._values[key] = max(self.served(hidden, shown), *faces)
        return self._values[key]

    def served(self, hidden: int, shown: Hand) -> float:
        return worth(shown.add(hidden).total, shown.total, is_alone=self.is_alone)

    def card(self, face: Face, hidden: int, shown: Hand, drawn: int = 0) -> float:
        """Return what asking for a card gains."""
        expected = 0.0
        for rank in NUMBERS:
            if chance := self._chances[rank]:
                up = face is Face.UP
                after = shown.add(rank if up else hidden)
                expected += chance * self.value(hidden if up else rank, after, drawn + 1)
        return expected
