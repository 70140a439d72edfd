"""Which bot plays a game at a level."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

from games.bots.casino import CarelessCasino, GreedyCasino
from games.bots.core import Bot, Uniform

LEVELS: Final = ("beginner", "club")
"""From the weakest to the strongest."""

_BOTS: Final[Mapping[tuple[str, str], Bot[Any, Any]]] = MappingProxyType(
    {
        ("casino", "beginner"): CarelessCasino(),
        ("casino", "club"): GreedyCasino(),
        ("casino-italian", "beginner"): CarelessCasino(),
        ("casino-italian", "club"): GreedyCasino(),
    }
)


def bot_of(game: str, level: str) -> Bot[Any, Any]:
    """Return the bot of a level; a game without bots of its own is played at random."""
    return _BOTS.get((game, level), Uniform())
