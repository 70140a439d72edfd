"""The four suits, and the pips of number cards."""

from __future__ import annotations

from typing import Final

from art.shapes import number

SHAPES: Final = {
    "S": "M0-10C3-5.6 9.2-2.4 9.2 3 9.2 6 7 7.6 4.8 7.6 3.1 7.6 1.8 6.8 1.1 5.6 1.4 7.7 2.2 9 3.6"
    " 10H-3.6C-2.2 9-1.4 7.7-1.1 5.6-1.8 6.8-3.1 7.6-4.8 7.6-7 7.6-9.2 6-9.2 3-9.2-2.4-3-5.6 0-10Z",
    "H": "M0 9.6C-2.6 5-9.4 1.8-9.4-4-9.4-7.4-7-9.4-4.5-9.4-2.5-9.4-.8-8.2 0-6.1.8-8.2 2.5-9.4"
    " 4.5-9.4 7-9.4 9.4-7.4 9.4-4 9.4 1.8 2.6 5 0 9.6Z",
    "D": "M0-10.4C2.2-6.2 4.8-3 7.8 0 4.8 3 2.2 6.2 0 10.4-2.2 6.2-4.8 3-7.8 0-4.8-3-2.2-6.2 0"
    "-10.4Z",
    "C": "M0-10C2.7-10 4.6-8 4.6-5.6 4.6-4.2 4-3 2.9-2 3.5-2.3 4.3-2.5 5-2.5 7.6-2.5 9.6-.5 9.6 2.2"
    " 9.6 4.9 7.6 6.8 5.1 6.8 3.3 6.8 1.9 6 1.1 4.6 1.3 7.2 2.1 8.9 3.6 10H-3.6C-2.1 8.9-1.3 7.2"
    "-1.1 4.6-1.9 6-3.3 6.8-5.1 6.8-7.6 6.8-9.6 4.9-9.6 2.2-9.6-.5-7.6-2.5-5-2.5-4.3-2.5-3.5-2.3"
    "-2.9-2-4-3-4.6-4.2-4.6-5.6-4.6-8-2.7-10 0-10Z",
}
"""In a box of 20 by 20 around the origin."""

LEFT: Final = 38
MIDDLE: Final = 58
RIGHT: Final = 78
HALF: Final = 70
_PAIRS_4: Final = ((LEFT, 24), (RIGHT, 24), (LEFT, 116), (RIGHT, 116))
_PAIRS_6: Final = (*_PAIRS_4, (LEFT, HALF), (RIGHT, HALF))
_PAIRS_8: Final = (*_PAIRS_4, (LEFT, 54.6), (RIGHT, 54.6), (LEFT, 85.4), (RIGHT, 85.4))
PIPS: Final[dict[int, tuple[tuple[float, float], ...]]] = {
    2: ((MIDDLE, 24), (MIDDLE, 116)),
    3: ((MIDDLE, 24), (MIDDLE, HALF), (MIDDLE, 116)),
    4: _PAIRS_4,
    5: (*_PAIRS_4, (MIDDLE, HALF)),
    6: _PAIRS_6,
    7: (*_PAIRS_6, (MIDDLE, 47)),
    8: (*_PAIRS_6, (MIDDLE, 47), (MIDDLE, 93)),
    9: (*_PAIRS_8, (MIDDLE, HALF)),
    10: (*_PAIRS_8, (MIDDLE, 39.5), (MIDDLE, 100.5)),
}
"""Where the pips of each number card stand; those below the middle stand on their head."""
CROWDED: Final = 9


def definitions() -> str:
    """Return the shapes that all cards of a sprite share."""
    paths = "".join(f'<path id="p{suit}" d="{shape}"/>' for suit, shape in SHAPES.items())
    return f"<defs>{paths}</defs>"


def suit_at(suit: str, x: float, y: float, scale: float = 1.0, *, turned: bool = False) -> str:
    turn = " rotate(180)" if turned else ""
    place = f"translate({number(x)} {number(y)}){turn} scale({scale:.2f})"
    return f'<use href="#p{suit}" transform="{place}"/>'


def pips(value: int, suit: str) -> str:
    """Return the pips of a number card."""
    places = PIPS[value]
    scale = 0.98 if len(places) >= CROWDED else 1.12
    return "".join(suit_at(suit, x, y, scale, turned=y > HALF) for x, y in places)
