"""What Casanova's cards are adorned with: mask, rose, fan and key, and gilded scrolls."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from art.inks import CREAM, DARK_GOLD, GOLD
from art.shapes import around, circle, line, path, placed, ring

LEAF: Final = "#4d7a4f"


def scrolls() -> str:
    """Return the window of the number: a pointed Venetian arch between two gilded scrolls."""
    arch = (
        "M50 18C52.5 26 58 32 67 36.5C78 42 81 49 80 58V90C80 95 77 97 72 97H28C23 97 20 95 20 90V58"
        "C19 49 22 42 33 36.5C42 32 47.5 26 50 18Z"
    )
    inner = (
        "M50 24C52.5 30 58 35 66 39C75.5 44 78 50.5 77.4 58V90C77.4 93.5 75.5 94.4 72 94.4H28"
        "C24.5 94.4 22.6 93.5 22.6 90V58C22 50.5 24.5 44 34 39C42 35 47.5 30 50 24Z"
    )
    return (
        path(arch, "currentColor", 'fill-opacity=".1"')
        + line(arch, "currentColor", 1.2)
        + line(inner, GOLD, 0.7)
        + path("M50 11.5L52.2 15.5 50 19.5 47.8 15.5Z", GOLD)
        + _scroll()
        + placed(_scroll(), "matrix(-1 0 0 1 100 0)")
    )


def _scroll() -> str:
    """Return the foliage at the left foot of the window."""
    return (
        line(
            "M29 114C29 106 22 101 17.5 105C13.5 109 16 116 20.5 115C24 114 23 109.5 20 110.5",
            GOLD,
            1.5,
        )
        + path("M29 114C30 121 26 126 18 127C20 122 24 121 29 114Z", GOLD)
        + path("M27 106.5C29 101 26 98.5 24 99.5C24 103 25 105 27 106.5Z", GOLD)
    )


def mask(ink: str, eyes: str) -> str:
    """Return a half mask."""
    return path(
        "M-26-9C-16-15-7-11 0-7 7-11 16-15 26-9 29 3 21 14 11 12 5.5 11 2 6 0 2-2 6-5.5 11-11 12"
        "-21 14-29 3-26-9Z",
        ink,
    ) + path("M-19-2C-14-7-7-4-4.5 1-9 6-17 4-19-2ZM19-2C14-7 7-4 4.5 1 9 6 17 4 19-2Z", eyes)


def _mask() -> str:
    feather = path("M17-9C21-19 29-25 36-25 35-17 30-10 22-6Z", GOLD) + line(
        "M20-8Q26-16 33-22", DARK_GOLD, 0.9
    )
    return (
        feather
        + mask("currentColor", CREAM)
        + "".join(
            circle(x, y, 1.3, GOLD)
            for x, y in ((-18, -9.4), (-12, -9.6), (-6, -7.6), (6, -7.6), (12, -9.6))
        )
    )


def _rose() -> str:
    outer = path("M0-1C11-5 14-17 6-21 3-22.5 1-21 0-19.5-1-21-3-22.5-6-21-14-17-11-5 0-1Z")
    inner = path("M0-1C5-3 7-9 3-12 1.5-13 .5-12 0-11.5-.5-12-1.5-13-3-12-7-9-5-3 0-1Z", CREAM)
    thorn = path("M0-17L2.600-24 0-27-2.600-24Z", LEAF)
    return (
        around(thorn, 0, 0, range(36, 396, 72))
        + around(outer, 0, 0, range(0, 360, 72))
        + around(inner, 0, 0, range(0, 360, 72))
        + circle(0, 0, 4.2, GOLD)
    )


def _fan() -> str:
    blade = path("M0 0L-4.600-33Q0-37 4.600-33Z", "currentColor", f'stroke="{CREAM}"')
    spot = circle(0, -28, 1.5, GOLD)
    fan = around(blade + spot, 0, 18, range(-68, 69, 17))
    guards = line("M0 18L-30.600 5.600M0 18L30.600 5.600", GOLD, 2.4)
    return fan + guards + circle(0, 18, 3.4, GOLD) + circle(0, 18, 1.3, DARK_GOLD)


def _key() -> str:
    bow = "".join(ring(x, y, 5.6, "currentColor", 3.2) for x, y in ((0, -17.5), (-7, -8), (7, -8)))
    return (
        bow
        + line("M0-4V23M0 12H9M0 21H10M9 8.5V15.5M10 17.5V24.5", "currentColor", 3.6)
        + line("M-4.5 0H4.5", GOLD, 2.4)
        + circle(0, -10.5, 2.6, GOLD)
    )


EMBLEMS: Final[dict[str, Callable[[], str]]] = {"m": _mask, "r": _rose, "f": _fan, "k": _key}
