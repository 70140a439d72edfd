"""Casanova's cards: four sets of 1 to 13 in a gilded frame, the back, the dice and the coin."""

from __future__ import annotations

from typing import Final

from art.inks import BACK, BACK_LINE, DARK_GOLD, GOLD
from art.lettering import signs, titles
from art.shapes import around, box, circle, document, ellipse, line, placed, ring, symbol
from art.venice import EMBLEMS, mask, scrolls

NUMBERS: Final = range(1, 14)
INKS: Final = {
    "m": "var(--cas-m,#54449a)",
    "r": "var(--cas-r,#a8284c)",
    "f": "var(--cas-f,#13676a)",
    "k": "var(--cas-k,#855510)",
}
"""The sets by their emblems: mask, rose, fan and key."""

PIPS: Final = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)),
}
SQUARE: Final = "0 0 100 100"


def sprite() -> str:
    """Return the sprite of the game; a card is named by its set and number: ``f-m7``."""
    cards = (
        symbol(f"f-{suit}{number}", _face(suit, number)) for suit in INKS for number in NUMBERS
    )
    signs_of_sets = (symbol(f"set-{suit}", _emblem(suit), "-30 -30 60 60") for suit in INKS)
    dice = (symbol(f"die-{pips}", _die(pips), SQUARE) for pips in PIPS)
    return document(
        (
            _definitions(),
            *signs_of_sets,
            *cards,
            symbol("back", _back()),
            *dice,
            symbol("coin", _coin(), SQUARE),
        )
    )


def _definitions() -> str:
    """Return what many cards share: the frame, the numbers and the emblems."""
    numbers = "".join(f'<g id="n{number}">{_number(number)}</g>' for number in NUMBERS)
    emblems = "".join(f'<g id="e{suit}">{draw()}</g>' for suit, draw in EMBLEMS.items())
    return f'<defs><g id="frame">{_frame()}</g>{numbers}{emblems}</defs>'


def _face(suit: str, number: int) -> str:
    ink = INKS[suit]
    return (
        f'<g fill="{ink}" color="{ink}"><use href="#frame"/><use href="#n{number}"/>'
        f'<use href="#e{suit}" transform="translate(50 114) scale(.66)"/></g>'
    )


def _emblem(suit: str) -> str:
    return f'<g color="{INKS[suit]}"><use href="#e{suit}"/></g>'


def _frame() -> str:
    """Return two lines with hollow corners, gilded scrolls and the window of the number."""
    hollow = "M15 5H85Q85 15 95 15V125Q85 125 85 135H15Q15 125 5 125V15Q15 15 15 5Z"
    inner = "M18.5 8.5H81.5Q83 17 91.5 18.5V121.5Q83 123 81.5 131.5H18.5Q17 123 8.5 121.5V18.5"
    inner += "Q17 17 18.5 8.5Z"
    return (
        line(hollow, "currentColor", 1.5)
        + line(inner, GOLD, 0.9)
        + "".join(circle(x, y, 2.1, GOLD) for x in (7.5, 92.5) for y in (7.5, 132.5))
        + scrolls()
    )


def _number(number: int) -> str:
    corner = signs().outline(str(number), middle=23, baseline=31.5, height=18, widest=16)
    middle = titles().outline(str(number), middle=50, baseline=87, height=38, widest=53)
    return f'<path d="{corner}"/><path d="{middle}"/>'


def _back() -> str:
    """Return a tracery of rings, as in Venetian windows, around a mask."""
    rings = "".join(
        f"M{x - 9} {y}A9 9 0 1 0 {x + 9} {y}A9 9 0 1 0 {x - 9} {y}"
        for x in range(23, 86, 9)
        for y in range(25, 125, 9)
        if (x + y) % 2 == 0
    )
    knots = "".join(
        circle(x, y, 1.1, BACK_LINE)
        for x in range(14, 95, 9)
        for y in range(16, 133, 9)
        if (x + y) % 2 == 0
    )
    return (
        box(5, 5, 90, 130, BACK, corner=6)
        + line(rings, BACK_LINE, 0.7)
        + knots
        + box(9, 9, 82, 122, "none", corner=4, extra=f'stroke="{BACK_LINE}"')
        + ellipse(50, 70, 29, 23, BACK_LINE)
        + ellipse(50, 70, 27.5, 21.5, BACK)
        + placed(mask(BACK_LINE, BACK), "translate(50 71) scale(.78)")
    )


def _die(pips: int) -> str:
    ink = "var(--die-one,#9c2230)" if pips == 1 else "var(--die-pip,#2a2430)"
    return (
        box(5, 9, 90, 88, "var(--die-edge,#c9b288)", corner=18)
        + box(5, 4, 90, 88, "var(--die,#fff8e6)", corner=18)
        + "".join(circle(50 + 24 * x, 48 + 24 * y, 9.4, ink) for x, y in PIPS[pips])
    )


def _coin() -> str:
    tooth = circle(0, -38, 1.5, DARK_GOLD)
    return (
        circle(50, 52, 44, DARK_GOLD)
        + circle(50, 48, 44, GOLD)
        + around(tooth, 50, 48, range(0, 360, 20))
        + ring(50, 48, 33, DARK_GOLD, 2)
        + placed(mask(DARK_GOLD, GOLD), "translate(50 50) scale(.9)")
    )
