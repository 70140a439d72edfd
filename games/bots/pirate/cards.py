"""The pack of Casino Pirate in numbers: how many cards of each rank, and what hands count."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final, NamedTuple, TypeAlias

from games.bots.core import View
from games.rules.pirate.moves import PirateAction, PirateEvent
from games.rules.pirate.observation import PirateObservation
from games.rules.pirate.score import HALVES, LIMIT

PirateView: TypeAlias = View[PirateObservation, PirateEvent, PirateAction]
Pack: TypeAlias = tuple[int, ...]
"""How many cards of each rank, in the order of ``RANKS``."""
Weights: TypeAlias = tuple[float, ...]
"""One number for each rank."""

RANKS: Final = "1234567hps"
WHOLE: Final[Pack] = (*(4,) * 7, 11, 4, 1)
NUMBERS: Final = range(len(RANKS))
OVER: Final = LIMIT + 1


class Hand(NamedTuple):
    """What cards count: the halves of all but the skeleton, and whether that is among them."""

    halves: int = 0
    skeleton: bool = False

    def add(self, rank: int) -> Hand:
        card = RANKS[rank]
        return Hand(self.halves + HALVES[card], self.skeleton or card == "s")

    @property
    def total(self) -> int:
        """The best total in halves; everything over 7½ is ``OVER``."""
        total = self.halves
        if self.skeleton:
            total += 2 * min(max((LIMIT - total) // 2, 1), 7)
        return min(total, OVER)


def hand_of(cards: Iterable[str]) -> Hand:
    hand = Hand()
    for card in cards:
        hand = hand.add(RANKS.index(card))
    return hand


def unseen(observation: PirateObservation) -> Pack:
    """Return the cards that the viewer has not seen this round."""
    seen: Counter[str] = Counter()
    for player in observation.players:
        seen.update(player.open)
        if player.hidden is not None:
            seen[player.hidden] += 1
    return tuple(number - seen[card] for card, number in zip(RANKS, WHOLE, strict=True))


def without(pack: Pack, rank: int) -> Pack:
    return (*pack[:rank], pack[rank] - 1, *pack[rank + 1 :])
