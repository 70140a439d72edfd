"""SVG elements as strings.

Colours are presentation attributes and never ``style``: a strict content security policy
forbids the latter.  Fills are flat, without references to gradients, so that the drawings can
be used from other documents.
"""

from __future__ import annotations

import math
from collections.abc import Iterable


def number(value: float) -> str:
    """Return a coordinate as short as it can be written."""
    short = f"{value:.1f}".rstrip("0").rstrip(".")
    return "0" if short in ("-0", "") else short


def path(data: str, fill: str = "currentColor", extra: str = "") -> str:
    return f'<path d="{data}" fill="{fill}"{_more(extra)}/>'


def line(data: str, stroke: str = "currentColor", width: float = 1.2) -> str:
    """Return an open line with round ends."""
    return (
        f'<path d="{data}" fill="none" stroke="{stroke}" stroke-width="{number(width)}"'
        ' stroke-linecap="round" stroke-linejoin="round"/>'
    )


def circle(x: float, y: float, radius: float, fill: str = "currentColor", extra: str = "") -> str:
    place = f'cx="{number(x)}" cy="{number(y)}" r="{number(radius)}"'
    return f'<circle {place} fill="{fill}"{_more(extra)}/>'


def ring(x: float, y: float, radius: float, stroke: str, width: float) -> str:
    """Return a circle that is only a line."""
    return circle(x, y, radius, "none", f'stroke="{stroke}" stroke-width="{number(width)}"')


def ellipse(x: float, y: float, wide: float, high: float, fill: str) -> str:
    place = f'cx="{number(x)}" cy="{number(y)}" rx="{number(wide)}" ry="{number(high)}"'
    return f'<ellipse {place} fill="{fill}"/>'


def box(
    x: float, y: float, wide: float, high: float, fill: str, *, corner: float = 0, extra: str = ""
) -> str:
    """Return a rectangle, with round corners if asked."""
    place = f'x="{number(x)}" y="{number(y)}" width="{number(wide)}" height="{number(high)}"'
    return f'<rect {place} rx="{number(corner)}" fill="{fill}"{_more(extra)}/>'


def placed(body: str, transform: str) -> str:
    return f'<g transform="{transform}">{body}</g>'


def around(body: str, x: float, y: float, angles: Iterable[float]) -> str:
    """Return copies of a drawing, turned around a point."""
    turns = (f"translate({number(x)} {number(y)}) rotate({number(angle)})" for angle in angles)
    return "".join(placed(body, turn) for turn in turns)


def polygon(points: Iterable[tuple[float, float]]) -> str:
    """Return the path through the points and back."""
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points) + "Z"


def on_circle(count: int, radius: float, x: float, y: float) -> list[tuple[float, float]]:
    """Return points at equal distances on a circle, the first at the top."""
    angles = (2 * math.pi * at / count - math.pi / 2 for at in range(count))
    return [(x + radius * math.cos(angle), y + radius * math.sin(angle)) for angle in angles]


def symbol(name: str, body: str, view_box: str = "0 0 100 140") -> str:
    return f'<symbol id="{name}" viewBox="{view_box}">{body}</symbol>'


def document(parts: Iterable[str], view_box: str = "") -> str:
    """Return a whole SVG file, a sprite unless it has a view box of its own."""
    shown = f' viewBox="{view_box}"' if view_box else ""
    return f'<svg xmlns="http://www.w3.org/2000/svg"{shown}>{"".join(parts)}</svg>\n'


def _more(extra: str) -> str:
    return f" {extra}" if extra else ""
