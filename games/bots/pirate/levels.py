"""The four levels of Casino Pirate."""

from __future__ import annotations

from typing import Final

from games.bots.core import Bot
from games.bots.pirate.simple import BEGINNER, CLUB, RuleOfThumb
from games.bots.pirate.thinker import Strength, Thinker

EXPERT: Final = Strength(infers=False, depth=2, counts=False)
MASTER: Final = Strength(infers=True, depth=5, counts=True)

LADDER: Final[tuple[Bot, ...]] = (
    RuleOfThumb(BEGINNER),
    RuleOfThumb(CLUB),
    Thinker(EXPERT),
    Thinker(MASTER),
)
