"""What a bot thinks of a move that somebody made."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from games.bots.core import Bot, Candidate, Explanation, Measure, Uniform
from games.bots.levels import LEVELS, bot_of
from games.rules.values import Value

SHOWN: Final = 5
"""The candidates that are kept, beside the one that was played."""


class Assessment(Value):
    """The best candidates and the one that was played; its value and what it cost, if known."""

    candidates: tuple[Candidate[Any], ...]
    played: Candidate[Any] | None
    best: float
    loss: float | None


def reviewer_of(game: str) -> Bot | None:
    """Return the strongest bot of a game, or ``None`` where none knows better than chance."""
    bot = bot_of(game, LEVELS[-1])
    return None if isinstance(bot, Uniform) else bot


def assess(explanation: Explanation[Any], is_played: Callable[[Any], bool]) -> Assessment:
    """Return what an explanation says of the move that ``is_played`` knows."""
    candidates, best = explanation.candidates, explanation.candidates[0].value
    played = next((one for one in candidates if is_played(one.action)), None)
    kept = candidates[:SHOWN]
    if played is None:
        return Assessment(kept, None, best, None)
    worse = played.value - best if explanation.measure is Measure.PLACE else best - played.value
    return Assessment(kept if played in kept else (*kept, played), played, best, max(0.0, worse))
