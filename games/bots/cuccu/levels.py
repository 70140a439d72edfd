"""The four levels of Cuccù."""

from __future__ import annotations

from typing import Final

from games.bots.core import Bot
from games.bots.cuccu.simple import Regular, Timid
from games.bots.cuccu.thinker import Strength, Thinker

EXPERT: Final = Strength(samples=60, worlds=0, infers=False)
MASTER: Final = Strength(samples=300, worlds=400, infers=True)

LADDER: Final[tuple[Bot, ...]] = (Timid(), Regular(), Thinker(EXPERT), Thinker(MASTER))
