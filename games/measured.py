"""Reads: how strong the bots are, as they were measured last."""

from __future__ import annotations

from games.bots.levels import LEVELS
from games.models import Strength


def bot_levels(game: str) -> list[tuple[str, Strength | None]]:
    """Return the levels of a game, each with its newest measurement if there is one."""
    measured = {one.level: one for one in Strength.objects.newest().filter(game=game)}
    return [(level, measured.get(level)) for level in LEVELS]


def strengths_of(level: str) -> list[Strength]:
    """Return the newest measurements of a level, game by game."""
    return list(Strength.objects.newest().filter(level=level).order_by("game"))


def elos(game: str) -> dict[str, float]:
    """Return the measured Elo of each level of a game; it is empty before the first measurement."""
    return dict(Strength.objects.newest().filter(game=game).values_list("level", "elo"))
