"""The French pack: 52 faces in two drawings, the four suits and the back."""

from __future__ import annotations

from typing import Final

from art.courts import court
from art.inks import BACK, BACK_LINE, GOLD, SUITS
from art.lettering import signs
from art.shapes import around, box, circle, document, ellipse, line, number, path, ring, symbol
from art.suits import SHAPES, definitions, pips, suit_at

RANKS: Final = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")


def standard_sprite() -> str:
    """Return the sprite with pips and courts."""
    return _sprite({_code(rank, suit): _face(rank, suit) for suit in SUITS for rank in RANKS})


def big_sprite() -> str:
    """Return the sprite of faces with one big sign, for small screens and weak eyes."""
    return _sprite({_code(rank, suit): _big_face(rank, suit) for suit in SUITS for rank in RANKS})


def _sprite(faces: dict[str, str]) -> str:
    signs_of_suits = (
        symbol(f"suit-{suit}", path(shape, SUITS[suit]), "-11 -11 22 22")
        for suit, shape in SHAPES.items()
    )
    cards = (symbol(f"f-{code}", face) for code, face in faces.items())
    return document((definitions(), *signs_of_suits, *cards, symbol("back", _back())))


def _code(rank: str, suit: str) -> str:
    return ("T" if rank == "10" else rank) + suit


def _face(rank: str, suit: str) -> str:
    sign = signs().outline(rank, middle=14, baseline=32, height=25, widest=19)
    return _inked(suit, path(sign) + suit_at(suit, 14, 45, 0.86) + _middle(rank, suit))


def _big_face(rank: str, suit: str) -> str:
    sign = signs().outline(rank, middle=24, baseline=53, height=46, widest=36)
    return _inked(suit, path(sign) + suit_at(suit, 24, 77, 1.7) + suit_at(suit, 68, 104, 2.7))


def _inked(suit: str, body: str) -> str:
    ink = SUITS[suit]
    return f'<g fill="{ink}" color="{ink}">{body}</g>'


def _middle(rank: str, suit: str) -> str:
    if rank == "A":
        return _ace(suit)
    if rank in "JQK":
        return court(rank, suit)
    return pips(int(rank), suit)


def _ace(suit: str) -> str:
    ray = path("M0-33Q3.2-37 0-42Q-3.2-37 0-33Z", GOLD)
    return (
        around(ray, 57, 70, range(0, 360, 30))
        + ring(57, 70, 31.4, GOLD, 1)
        + suit_at(suit, 57, 70, 2.9)
    )


def _back() -> str:
    columns, rows = range(6), range(9)
    centres = [(16.5 + 13.4 * column, 16 + 13.5 * row) for row in rows for column in columns]
    lattice = "".join(
        f"M{number(x)} {number(y - 5.2)}L{number(x + 5)} {number(y)} {number(x)} {number(y + 5.2)}"
        f" {number(x - 5)} {number(y)}Z"
        for x, y in centres
    )
    petal = path("M0-3Q4-9 0-16Q-4-9 0-3Z", BACK_LINE)
    return (
        box(5, 5, 90, 130, BACK, corner=6)
        + box(9, 9, 82, 122, "none", corner=4, extra=f'stroke="{BACK_LINE}"')
        + line(lattice, BACK_LINE, 0.9)
        + "".join(circle(x, y, 1.1, BACK_LINE) for x, y in centres)
        + ellipse(50, 70, 18, 22, BACK_LINE)
        + ellipse(50, 70, 17, 21, BACK)
        + around(petal, 50, 70, range(0, 360, 45))
        + circle(50, 70, 2.6, BACK_LINE)
    )
