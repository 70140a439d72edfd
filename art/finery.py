"""What tells the court figures apart: the cloth of each suit, the queens' coronets, and looks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from art.inks import CREAM, DARK_GOLD, GOLD, INK, SHADE
from art.shapes import circle, ellipse, line, path, placed, polygon
from art.suits import suit_at

MIRROR: Final = "matrix(-1 0 0 1 108 0)"
"""Turns the left side of a figure into its right side."""


class Look(NamedTuple):
    """Where the eyes turn, and how far the inner ends of the brows are drawn down."""

    gaze: float = 0
    frown: float = 0


LOOKS: Final = {
    "KS": Look(gaze=-0.6, frown=1.3),
    "KH": Look(frown=-0.5),
    "KD": Look(gaze=0.7, frown=0.5),
    "KC": Look(gaze=0.3, frown=-0.9),
    "QS": Look(gaze=0.6, frown=0.6),
    "QH": Look(frown=-0.6),
    "QD": Look(gaze=-0.6, frown=-0.2),
    "QC": Look(gaze=0.5, frown=-0.8),
    "JS": Look(gaze=0.7, frown=0.9),
    "JH": Look(gaze=-0.6, frown=-0.7),
    "JD": Look(gaze=-0.7, frown=0.2),
    "JC": Look(frown=-0.4),
}


def face(figure: str, hair: str) -> str:
    """Return eyes, brows and nose."""
    gaze, frown = LOOKS[figure]
    eyes = "".join(
        ellipse(x, 35, 2.1, 1.5, CREAM) + circle(x + gaze, 35, 1.2, INK) for x in (50.2, 57.8)
    )
    brow = f"M47.6 32.2Q50 {31 - frown / 2:.1f} 52.4 {31.8 + frown:.1f}"
    brows = line(brow, hair, 1.1)
    return eyes + brows + placed(brows, MIRROR) + line("M54 36.4V39.4", SHADE, 0.9)


def cloth(suit: str) -> str:
    """Return the pattern of both sleeves."""
    sleeve = _CLOTHS[suit]()
    return sleeve + placed(sleeve, MIRROR)


def _slashes() -> str:
    """Return the lining that shows through slit sleeves."""
    slit = path("M31 58Q33.4 62 31.6 67 29 62.6 31 58Z", CREAM)
    return slit + placed(slit, "translate(6.4 -2.4)") + line("M27 66Q28 60 31 56.5", GOLD, 1)


def _hearts() -> str:
    """Return a quilt with hearts."""
    quilt = line("M27 61L35 67M31 56.5L42 65.5M27.4 66.4L38 53", GOLD, 0.8)
    hearts = suit_at("H", 33, 62, 0.24) + suit_at("H", 39, 58.6, 0.24)
    return quilt + f'<g fill="{CREAM}">{hearts}</g>'


def _lozenges() -> str:
    """Return the chequered cloth of a harlequin."""
    return "".join(
        path(polygon([(x, y - 2.9), (x + 2.3, y), (x, y + 2.9), (x - 2.3, y)]), fill)
        for x, y, fill in (
            (30, 63.6, GOLD),
            (34.6, 63.6, CREAM),
            (34.6, 57.8, GOLD),
            (39.2, 63.6, GOLD),
            (39.2, 57.8, CREAM),
        )
    )


def _vine() -> str:
    """Return embroidered leaves."""
    stem = line("M28 66Q30 58 37 55.4M31 60.4Q35 62 36 66.4", GOLD, 1)
    leaves = "".join(
        circle(x, y, 1.5, GOLD)
        for x, y in ((28.6, 61), (32.6, 57.4), (36.4, 58.4), (33.6, 64.4), (38.6, 63.6))
    )
    return stem + leaves


def coronet(suit: str) -> str:
    """Return the crown of a queen."""
    return _CORONETS[suit]()


def _band() -> str:
    return path("M41.4 27.4Q54 22 66.6 27.4L66 22.6Q54 17.6 42 22.6Z", DARK_GOLD)


def _tiara() -> str:
    """Return the crown over a veil: one tall point between two low ones."""
    points = path("M42 24L44.4 15.6 49.4 19 54 8 58.6 19 63.6 15.6 66 24Q54 18.6 42 24Z", GOLD)
    return points + _band() + suit_at("S", 54, 15.6, 0.26) + circle(54, 7.4, 1.6, CREAM)


def _heart_crown() -> str:
    loops = path(
        "M54 20C49 8 40 10.6 41.6 17.4 42.2 20.4 43 22.4 43 24Q54 18.6 65 24C65 22.4 65.8 20.4 66.4"
        " 17.4 68 10.6 59 8 54 20Z",
        GOLD,
    )
    return loops + _band() + suit_at("H", 54, 10.4, 0.36)


def _ray_crown() -> str:
    rays = "".join(
        path(polygon([(x - 2.4, 22.4), (top, y), (x + 2.4, 22.4)]), GOLD)
        + circle(top, y, 1.3, CREAM)
        for x, top, y in (
            (44.4, 41, 13.6),
            (49.2, 47.4, 9.4),
            (54, 54, 7),
            (58.8, 60.6, 9.4),
            (63.6, 67, 13.6),
        )
    )
    return rays + _band() + suit_at("D", 54, 22.2, 0.2)


def _wreath() -> str:
    leaf = path("M0 0C-4-3-4.6-8 0-11.4 4.6-8 4-3 0 0Z", GOLD)
    leaves = "".join(
        placed(leaf, f"translate({x} {y}) rotate({turn})")
        for x, y, turn in (
            (43.6, 24, -38),
            (48.4, 22.2, -18),
            (54, 21.6, 0),
            (59.6, 22.2, 18),
            (64.4, 24, 38),
        )
    )
    return leaves + _band() + suit_at("C", 54, 9, 0.3)


_CLOTHS: Final[dict[str, Callable[[], str]]] = {
    "S": _slashes,
    "H": _hearts,
    "D": _lozenges,
    "C": _vine,
}
_CORONETS: Final[dict[str, Callable[[], str]]] = {
    "S": _tiara,
    "H": _heart_crown,
    "D": _ray_crown,
    "C": _wreath,
}
