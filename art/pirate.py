"""The pack of Casino Pirate: gems, gold coin, pebbles, skeleton, and its own back."""

from __future__ import annotations

from typing import Final

from art.gems import TONES, gem
from art.inks import GOLD
from art.lettering import signs
from art.plunder import chest, coin, pebbles, skull
from art.shapes import around, box, circle, document, line, path, polygon, ring, symbol

SEA: Final = "#1f3d58"
FOAM: Final = "#8fb3c9"
GEMS: Final = tuple("1234567")
AROUND_A_DRAWING: Final = "12 42 84 84"
"""The part of a card that is shown within a sentence."""

SIGNS: Final[dict[str, tuple[str, str, float]]] = {
    **{value: (value, TONES[value][2], 17) for value in GEMS},
    "1": ("1", "#4d5a65", 17),
    "h": ("½", "#7a4f0c", 20),
    "p": ("0", "#4f4c49", 17),
    "s": ("1\N{EN DASH}7", "#9c2422", 25),
}
"""What each card has in its corner, in which ink, and how far from the edge."""


def sprite() -> str:
    """Return the sprite: faces ``f-``, small drawings ``i-``, back, and the chest."""
    drawings = {**{value: gem(value) for value in GEMS}, "h": coin(), "p": pebbles(), "s": skull()}
    shared = "".join(f'<g id="d{name}">{body}</g>' for name, body in drawings.items())
    faces = (symbol(f"f-{name}", _sign(name) + _drawing(name)) for name in drawings)
    small = (symbol(f"i-{name}", _drawing(name), AROUND_A_DRAWING) for name in drawings)
    return document(
        (
            f"<defs>{shared}</defs>",
            *faces,
            *small,
            symbol("back", _back()),
            symbol("treasure", chest(), "0 0 100 100"),
        )
    )


def _drawing(name: str) -> str:
    return f'<use href="#d{name}"/>'


def _sign(name: str) -> str:
    word, ink, middle = SIGNS[name]
    outline = signs().outline(word, middle=middle, baseline=36, height=28, widest=40)
    return path(outline, ink)


def _back() -> str:
    waves = "".join(f"M11.5 {17 + 9 * row}q3.5-5 7 0" + "t7 0" * 10 for row in range(13))
    star = polygon(((0, -23), (3.6, -3.6), (0, 0), (-3.6, -3.6)))
    half = polygon(((0, -15), (2.6, -2.6), (0, 0), (-2.6, -2.6)))
    return (
        box(5, 5, 90, 130, SEA, corner=6)
        + line(waves, FOAM, 0.7)
        + box(9, 9, 82, 122, "none", corner=4, extra=f'stroke="{GOLD}"')
        + circle(50, 70, 27, SEA)
        + ring(50, 70, 27, GOLD, 1.2)
        + around(path(half, FOAM), 50, 70, (45, 135, 225, 315))
        + around(path(star, GOLD), 50, 70, (0, 90, 180, 270))
        + circle(50, 70, 2.6, SEA)
    )
