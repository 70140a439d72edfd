"""A line chart as the numbers of an SVG picture."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

WIDTH: Final = 320
HEIGHT: Final = 96
MARGIN: Final = 6


class LineChart(msgspec.Struct, frozen=True):
    """What a template needs to draw the line; all coordinates lie inside the picture."""

    points: str
    first: float
    last: float
    low: float
    high: float
    width: int = WIDTH
    height: int = HEIGHT


def draw_line(values: Sequence[float]) -> LineChart | None:
    """Return a chart of the values from left to right, or nothing when there is no line."""
    if len(values) < 2:  # noqa: PLR2004 -- a line joins two points
        return None
    low, high = min(values), max(values)
    step = (WIDTH - 2 * MARGIN) / (len(values) - 1)
    scale = (HEIGHT - 2 * MARGIN) / ((high - low) or 1.0)
    points = " ".join(
        f"{MARGIN + number * step:.1f},{HEIGHT - MARGIN - (value - low) * scale:.1f}"
        for number, value in enumerate(values)
    )
    return LineChart(points=points, first=values[0], last=values[-1], low=low, high=high)
