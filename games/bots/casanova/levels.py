"""The four levels of Casanova."""

from __future__ import annotations

from typing import Final

from games.bots.casanova.mixer import Depth, Mixer
from games.bots.casanova.simple import Counter, Guesser
from games.bots.core import Bot

EXPERT: Final = Depth(rounds=40, thrift=0.0, memory=3)
MASTER: Final = Depth(rounds=250, thrift=1.0)

LADDER: Final[tuple[Bot, ...]] = (Guesser(), Counter(), Mixer(EXPERT), Mixer(MASTER))
