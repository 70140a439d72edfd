"""Kings, queens and jacks: one half is drawn around x = 54 and stands on y = 70, then turned."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from art import attributes, finery
from art.inks import CREAM, DARK_GOLD, GOLD, INK, LIPS, SKIN
from art.shapes import box, circle, ellipse, line, path, placed, polygon
from art.suits import suit_at

HAIR: Final = {"S": "#33272a", "H": "#8a3d1c", "D": "#c98e2b", "C": "#6a4a2c"}
GREY: Final = "#8f8a86"
VEIL: Final = "#c9d3e4"
CENTRE: Final = 54
WAIST: Final = 70


def court(rank: str, suit: str) -> str:
    """Return the figure, both halves and the belt between them."""
    hair = hair_of(rank, suit)
    body = _robe() + finery.cloth(suit) + _FIGURES[rank](suit)
    half = body + finery.face(rank + suit, hair) + attributes.held(rank, suit)
    turned = f'<use href="#h{rank}{suit}" transform="rotate(180 {CENTRE} {WAIST})"/>'
    figure = f'<g id="h{rank}{suit}">{half}</g>{turned}' + _belt(suit)
    return placed(figure, "translate(59 70) scale(1.16 1.02) translate(-54 -70)")


def hair_of(rank: str, suit: str) -> str:
    """Return the colour of the hair; the king of clubs is old."""
    return GREY if (rank, suit) == ("K", "C") else HAIR[suit]


def _robe() -> str:
    return path("M25 70V64C26 56 33 52.5 43 50L65 50C75 52.5 82 56 83 64V70Z")


def _belt(suit: str) -> str:
    studs = "".join(
        path(polygon([(x, 67.9), (x + 2.1, 70), (x, 72.1), (x - 2.1, 70)]), DARK_GOLD)
        for x in (31, 37, 71, 77)
    )
    buckle = circle(CENTRE, WAIST, 9, DARK_GOLD) + circle(CENTRE, WAIST, 7.8, CREAM)
    return box(25, 67, 58, 6, GOLD) + studs + buckle + suit_at(suit, CENTRE, WAIST, 0.56)


def _ermine() -> str:
    """Return the fur collar of a king."""
    collar = path(
        "M40.5 50.8C42 58.5 47 63.6 54 63.6 61 63.6 66 58.5 67.5 50.8L63.5 49.4"
        "C62 54.4 58.6 57.4 54 57.4 49.4 57.4 46 54.4 44.5 49.4Z",
        CREAM,
    )
    spots = ((43.7, 54.2), (47.4, 58.8), (54, 60.8), (60.6, 58.8), (64.3, 54.2))
    return collar + "".join(circle(x, y, 0.95, INK) for x, y in spots)


def _king(suit: str) -> str:
    hair = hair_of("K", suit)
    locks = path("M42 26C38.5 35 39 44 43.5 50L64.5 50C69 44 69.5 35 66 26Z", hair)
    head = ellipse(54, 36, 8.8, 10.4, SKIN)
    return _ermine() + locks + head + _BEARDS[suit](hair) + _CROWNS[suit]()


def _long_beard(hair: str) -> str:
    beard = path(
        "M45 37C45 48 48 56 54 60.5 60 56 63 48 63 37 61 41 58 42.4 54 42.4 50 42.4 47 41 45 37Z",
        hair,
    )
    return beard + line("M50.8 44.4Q54 46 57.2 44.4", CREAM, 0.9)


def _round_beard(hair: str) -> str:
    beard = path(
        "M45 36C44.5 46 48 52.6 54 52.6 60 52.6 63.5 46 63 36 61.6 40.6 58.4 42 54 42"
        " 49.6 42 46.4 40.6 45 36Z",
        hair,
    )
    return beard + line("M51 44.6Q54 46 57 44.6", CREAM, 0.9)


def _moustache(hair: str) -> str:
    """Return the face of the king of diamonds: no beard, a wide moustache."""
    whiskers = path(
        "M54 41.6C51 39.6 47.6 40.4 44.4 43.8 47.6 44.8 51.4 44.6 54 43 56.6 44.6 60.4 44.8"
        " 63.6 43.8 60.4 40.4 57 39.6 54 41.6Z",
        hair,
    )
    return whiskers + line("M52 46Q54 46.8 56 46", LIPS, 1)


def _forked_beard(hair: str) -> str:
    beard = path(
        "M45 36.6C44.6 47 46.4 54 50.6 58.6 52 55.6 53 53.4 54 52.6 55 53.4 56 55.6 57.4 58.6"
        " 61.6 54 63.4 47 63 36.6 61.4 41 58.4 42.2 54 42.2 49.6 42.2 46.6 41 45 36.6Z",
        hair,
    )
    return beard + line("M51 44.6Q54 46 57 44.6", CREAM, 0.9)


def _band() -> str:
    jewels = "".join(circle(x, 25.2, 1, CREAM) for x in (47, 54, 61))
    return box(41, 23, 26, 4.6, DARK_GOLD, corner=1) + jewels


def _pointed_crown() -> str:
    points = "".join(circle(x, y, 1.9, DARK_GOLD) for x, y in ((38.5, 10), (54, 7.2), (69.5, 10)))
    return path("M41 26L38.5 10.5 46.5 17 54 7.5 61.5 17 69.5 10.5 67 26Z", GOLD) + points + _band()


def _arched_crown() -> str:
    arches = path(
        "M41 24C36 15 41 10.5 47 11 51 11.4 54 14 54 17 54 14 57 11.4 61 11 67 10.5 72 15 67 24Z",
        GOLD,
    )
    cross = line("M54 4.6V11M51 6.8H57", DARK_GOLD, 2)
    return arches + circle(54, 13, 2.6, DARK_GOLD) + cross + _band()


def _gabled_crown() -> str:
    gables = path("M41 25L39 13 45.5 15.5 48 8.5 54 14 60 8.5 62.5 15.5 69 13 67 25Z", GOLD)
    tips = "".join(
        path(polygon([(x, y - 2.8), (x + 2, y), (x, y + 2.8), (x - 2, y)]), DARK_GOLD)
        for x, y in ((48, 8), (60, 8), (39, 13), (69, 13))
    )
    return gables + tips + _band()


def _leafy_crown() -> str:
    posts = path("M41 25V16H44.5V20H51V14H57V20H63.5V16H67V25Z", GOLD)
    leaves = "".join(
        circle(x + dx, y + dy, 2, GOLD) + circle(x, y, 1, DARK_GOLD)
        for x, y in ((42.7, 13.6), (54, 11), (65.3, 13.6))
        for dx, dy in ((-2, 0), (2, 0), (0, -2.6))
    )
    return posts + leaves + _band()


def _queen(suit: str) -> str:
    hair = HAIR[suit]
    tresses = _TRESSES[suit](hair)
    neckline = path("M46 50C47 56.5 50 60.4 54 60.4 58 60.4 61 56.5 62 50Z", SKIN)
    pearls = "".join(
        circle(54 + dx, 54.6 - 0.09 * dx * dx, 1.05, CREAM) for dx in (-6, -3, 0, 3, 6)
    )
    pearls += circle(54, 57.4, 1.3, GOLD)
    head = ellipse(54, 36, 8.6, 10.6, SKIN)
    blush = circle(48.6, 40, 1.7, "#eab396") + circle(59.4, 40, 1.7, "#eab396")
    parting = path(
        "M45 34C46 26.4 50 24.4 54 24.4 58 24.4 62 26.4 63 34 61 30.6 58 29.4 54 27.4"
        " 50 29.4 47 30.6 45 34Z",
        hair,
    )
    lips = line("M51.6 42.6Q54 44.2 56.4 42.6", LIPS, 1.3)
    return tresses + neckline + pearls + head + blush + parting + lips + finery.coronet(suit)


def _loose_tresses(hair: str) -> str:
    return path("M40 29C34 41 35 52 38 59L70 59C73 52 74 41 68 29 64 22 44 22 40 29Z", hair)


def _veil(hair: str) -> str:
    veil = path("M41 22C34 34 33 50 34 60L74 60C75 50 74 34 67 22Z", VEIL)
    return veil + path("M43 28C40 38 41 46 44 51L64 51C67 46 68 38 65 28Z", hair)


def _buns(hair: str) -> str:
    buns = circle(42, 40, 6.4, hair) + circle(66, 40, 6.4, hair)
    return buns + path("M43 27C41 36 42 46 45 51L63 51C66 46 67 36 65 27Z", hair)


def _plaits(hair: str) -> str:
    crown = path("M42 28C39 38 40 46 43 50L65 50C68 46 69 38 66 28Z", hair)
    plaits = "".join(
        ellipse(x + sign * 0.4 * at, 44 + 5 * at, 3.4, 3.2, hair)
        for x, sign in ((41, -1), (67, 1))
        for at in range(4)
    )
    return crown + plaits


def _jack(suit: str) -> str:
    hair = HAIR[suit]
    collar = path("M46 50L50 58.5 54 54 58 58.5 62 50Z", CREAM)
    straps = line("M38 69L44.5 51M70 69L63.5 51", GOLD, 1.6)
    locks = path("M43 26C40.4 34 41 43 43.2 48.4L64.8 48.4C67 43 67.6 34 65 26Z", hair)
    head = ellipse(54, 36, 8.6, 10.4, SKIN)
    fringe = path(
        "M45 33.6C46 27.5 50 26.5 54 26.5 58 26.5 62 27.5 63 33.6 60 31 57 30.4 54 30.4"
        " 51 30.4 48 31 45 33.6Z",
        hair,
    )
    smile = line("M51.4 42.6Q54 43.8 56.6 42.6", LIPS, 1.1)
    return collar + straps + locks + head + fringe + smile + _HATS[suit]()


def _feather(fill: str) -> str:
    return path(
        "M63 17C66 8 74 4.6 81 7.4 78.4 8.6 79 11 76.4 12.2 77 14.6 73.6 17 70 17.6Z", fill
    ) + line("M65.4 17.4Q71 10.6 79 8.6", DARK_GOLD, 0.9)


def _beret() -> str:
    cap = path("M40 27C38 18 46 12.5 55 12.5 64 12.5 71 17 69 26.5 60 23.5 49 23.5 40 27Z")
    return cap + line("M40.5 27Q54.5 21.8 69 26.5", GOLD, 2.3) + _feather(GOLD)


def _flat_cap() -> str:
    cap = path("M38 22C40 13 68 11 70.5 22 71 26 66 27.4 54 27.4 42 27.4 37 26 38 22Z")
    return cap + line("M42 26.4Q54 23.4 66.6 26.4", GOLD, 2) + _feather(CREAM)


def _peaked_cap() -> str:
    cap = path(
        "M41 25L36 27.6C35.4 25.6 37 23.6 41 21.6 43 14.6 50 11.6 60 12.6 66 15 67.6 19 67 26Z"
    )
    return cap + line("M40 25.6Q54 22.4 67.4 26", GOLD, 2.2) + _feather(GOLD)


def _hood() -> str:
    hood = path(
        "M54 10C44 11 39.6 20 41 30L45.4 31C46 26.6 49 24.8 54 24.8 59 24.8 62 26.6 62.6 31L67 30C68.4 20 64 13 58 11.4Z"
    )
    return hood + line("M41.4 29.6Q44 24 54 23.2 64 24 66.6 29.6", GOLD, 1.8) + _feather(CREAM)


_FIGURES: Final[dict[str, Callable[[str], str]]] = {"K": _king, "Q": _queen, "J": _jack}
_BEARDS: Final[dict[str, Callable[[str], str]]] = {
    "S": _long_beard,
    "H": _round_beard,
    "D": _moustache,
    "C": _forked_beard,
}
_CROWNS: Final[dict[str, Callable[[], str]]] = {
    "S": _pointed_crown,
    "H": _arched_crown,
    "D": _gabled_crown,
    "C": _leafy_crown,
}
_TRESSES: Final[dict[str, Callable[[str], str]]] = {
    "S": _veil,
    "H": _loose_tresses,
    "D": _buns,
    "C": _plaits,
}
_HATS: Final[dict[str, Callable[[], str]]] = {
    "S": _beret,
    "H": _flat_cap,
    "D": _peaked_cap,
    "C": _hood,
}
