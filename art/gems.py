"""The seven gems of Casino Pirate: a gem has as many sides as it counts points."""

from __future__ import annotations

import math
from typing import Final

from art.inks import CREAM
from art.shapes import circle, ellipse, line, number, path, polygon, ring

X: Final = 54
Y: Final = 83
RADIUS: Final = 37
INNER: Final = 0.55
SQUARE: Final = 4
TRIANGLE: Final = 3
LIGHT: Final = 125
"""Where light comes from: degrees between the normal of a facet and the upper left."""
BRIGHT: Final = 0.66
DIM: Final = 0.3

TONES: Final[dict[str, tuple[str, str, str]]] = {
    "1": ("#c6d2dc", "#f2f6f8", "#74838f"),
    "2": ("#d2701f", "#f2a45c", "#8a430c"),
    "3": ("#e2c52b", "#f8eb90", "#8a7408"),
    "4": ("#2f9e5b", "#7fd39d", "#14592f"),
    "5": ("#2f6fc4", "#86b5ef", "#174480"),
    "6": ("#8146ad", "#bd92dd", "#502676"),
    "7": ("#c92a3a", "#f28089", "#841420"),
}
"""The body of each gem, its lit side, and its dark side; numbers are written in the last."""

_Point = tuple[float, float]


def gem(value: str) -> str:
    """Return the drawing of a gem, in the middle of a card."""
    match value:
        case "1":
            return _pearl() + _sparkle(39, 60, 1.2)
        case "2":
            return _amber() + _sparkle(43, 62, 1.1)
        case "3":
            return _cut(TRIANGLE, TONES["3"]) + _sparkle(47, 72, 1.1)
        case _:
            return _cut(int(value), TONES[value]) + _sparkle(37, 62, 1.2) + _sparkle(76, 100, 0.8)


def _pearl() -> str:
    body, lit, dark = TONES["1"]
    ribs = "".join(f"M{X} 119L{number(X + 8.6 * at)} {number(92 + abs(at))}" for at in range(-4, 5))
    shell = path(
        "M14 96C22 88 38 90 54 90 70 90 86 88 94 96 92 110 74 119 54 121 34 119 16 110 14 96Z"
    )
    return (
        f'<g color="#e7b6a4">{shell}</g>'
        + line(ribs, "#c98671", 1.1)
        + circle(X, 79, 26, body)
        + path("M32 84A24 24 0 0 0 76 86A28 28 0 0 1 32 84Z", dark, 'fill-opacity=".5"')
        + ring(X, 79, 26, dark, 1.5)
        + ellipse(45, 69, 8.5, 6, lit)
    )


def _amber() -> str:
    body, lit, dark = TONES["2"]
    outer = "M54 46Q92 83 54 120Q16 83 54 46Z"
    inner = "M54 63Q72 83 54 103Q36 83 54 63Z"
    return (
        path(outer, body)
        + path("M54 46Q16 83 54 120L54 103Q36 83 54 63Z", lit)
        + path(inner, "#e58a37")
        + line(inner, dark, 1)
        + line(outer, dark, 1.6)
        + line("M54 46V63M54 103V120M35 83H45M63 83H73", dark, 1)
    )


def _cut(sides: int, tones: tuple[str, str, str]) -> str:
    body, lit, dark = tones
    grown, lowered = {TRIANGLE: (1.12, 6), SQUARE: (1.08, 0)}.get(sides, (1, 0))
    middle = (X, Y + lowered)
    girdle = _corners(sides, RADIUS * grown, middle)
    table = _corners(sides, RADIUS * grown * INNER, middle)
    edges = list(zip(girdle, table, strict=True))
    facets = "".join(
        path(polygon((out, next_out, next_in, into)), _tone(out, next_out, middle, tones))
        for (out, into), (next_out, next_in) in zip(edges, [*edges[1:], edges[0]], strict=True)
    )
    spokes = "".join(
        f"M{number(out[0])} {number(out[1])}L{number(into[0])} {number(into[1])}"
        for out, into in edges
    )
    return (
        facets
        + path(polygon(table), body)
        + path(polygon((table[0], table[1], middle)), lit, 'fill-opacity=".55"')
        + line(polygon(girdle), dark, 1.6)
        + line(polygon(table), dark, 1)
        + line(spokes, dark, 1)
    )


def _corners(sides: int, radius: float, middle: _Point) -> list[_Point]:
    start = -45 if sides == SQUARE else -90
    angles = (math.radians(start + 360 * at / sides) for at in range(sides))
    return [
        (middle[0] + radius * math.cos(one), middle[1] + radius * math.sin(one)) for one in angles
    ]


def _tone(one: _Point, other: _Point, middle: _Point, tones: tuple[str, str, str]) -> str:
    across = (one[0] + other[0]) / 2 - middle[0]
    down = (one[1] + other[1]) / 2 - middle[1]
    angle = math.atan2(down, across) + math.radians(LIGHT)
    light = (math.cos(angle) + 1) / 2
    body, lit, dark = tones
    if light > BRIGHT:
        return lit
    return body if light > DIM else dark


def _sparkle(x: float, y: float, scale: float) -> str:
    place = f'transform="translate({number(x)} {number(y)}) scale({scale})"'
    return path("M0-6Q.8-.8 6 0 .8.8 0 6-.8.8-6 0-.8-.8 0-6Z", CREAM, place)
