"""What a table may choose about Cuccù."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from games.rules.core import Options

Lives = Annotated[int, Meta(ge=1, le=5)]


class CuccuOptions(Options):
    """How many lives each seat begins with."""

    lives: Lives = 3
