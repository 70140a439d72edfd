"""The four levels of Casino and Casinò."""

from __future__ import annotations

from typing import Final

from games.bots.casino.greedy import CarelessCasino, GreedyCasino
from games.bots.casino.thinker import Strength, Thinker
from games.bots.core import Bot, Budget

EXPERT: Final = Strength(
    budget=Budget(samples=12, seconds=0.9), nodes=5_000, memory=30, infers=False
)
MASTER: Final = Strength(budget=Budget(samples=64, seconds=2.8), nodes=12_000)

LADDER: Final[tuple[Bot, ...]] = (
    CarelessCasino(),
    GreedyCasino(),
    Thinker(EXPERT),
    Thinker(MASTER),
)
