"""Which bot plays a game at a level."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from games.bots import casanova, casino, cuccu, pirate
from games.bots.core import Bot, Uniform

LEVELS: Final = ("beginner", "club", "expert", "master")
"""From the weakest to the strongest."""

CPU_LIMITS: Final = MappingProxyType({"beginner": 0.2, "club": 0.5, "expert": 1.0, "master": 3.0})
"""Seconds of CPU time that a choice may take at most."""

_LADDERS: Final[Mapping[str, tuple[Bot, ...]]] = MappingProxyType(
    {
        "casanova": casanova.LADDER,
        "casino": casino.LADDER,
        "casino-italian": casino.LADDER,
        "casino-pirate": pirate.LADDER,
        "cuccu": cuccu.LADDER,
    }
)
"""The bots of each game, one for each level."""


def bot_of(game: str, level: str) -> Bot:
    """Return the bot of a level; a game without bots of its own is played at random."""
    ladder = _LADDERS.get(game)
    return ladder[LEVELS.index(level)] if ladder else Uniform()
