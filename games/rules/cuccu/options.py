"""What a table may choose about Cuccù."""

from __future__ import annotations

from typing import Final

from games.rules.core import Options

MOST_LIVES: Final = 5


class CuccuOptions(Options):
    """How many lives each seat begins with, 1 to 5."""

    lives: int = 3

    def __post_init__(self) -> None:
        if not 1 <= self.lives <= MOST_LIVES:
            raise ValueError(f"`lives` goes from 1 to {MOST_LIVES}, {self.lives} is outside")
