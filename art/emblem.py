"""The emblem of the site: the cuckoo, highest card of Cuccù."""

from __future__ import annotations

from typing import Final

from art.inks import CREAM, DARK_GOLD, GOLD, INK
from art.lettering import signs, titles
from art.shapes import box, circle, document, line, number, path

BLUE: Final = "#23486b"
RUST: Final = "#a63d2a"
GREEN: Final = "#3f6b47"
PLUMAGE: Final = "#8fa6b8"
BARS: Final = "#5d7689"
BARK: Final = "#6b4a2b"
PAPER: Final = "#fffaf0"


def emblem() -> str:
    """Return the card with numeral, bird and name."""
    return document((_card(), bird(), _name()), "0 0 100 140")


def favicon() -> str:
    """Return the bird alone: it can still be seen on a tab."""
    return document((box(0, 0, 100, 100, PAPER, corner=20), _square_bird()), "0 0 100 100")


def icon() -> str:
    """Return the bird with room around it: launchers cut icons to shapes of their own."""
    smaller = f'<g transform="translate(6.8 -10) scale(0.8)">{bird()}</g>'
    return document((box(0, 0, 100, 100, PAPER), smaller), "0 0 100 100")


def _square_bird() -> str:
    return f'<g transform="translate(-4 -28) scale(1.04)">{bird()}</g>'


def _card() -> str:
    numeral = titles().outline("XV", middle=50, baseline=27, height=17, widest=66)
    return (
        box(0, 0, 100, 140, PAPER, corner=10)
        + box(4.5, 4.5, 91, 131, "none", corner=6, extra=f'stroke="{BLUE}" stroke-width="1.4"')
        + path(numeral, BLUE)
        + line("M14 33H86", BLUE, 1)
        + line("M14 36H86", BLUE, 0.5)
    )


def _name() -> str:
    name = signs().outline("CUCULO", middle=50, baseline=127.6, height=9, widest=74)
    return box(8, 114, 84, 18, BLUE, corner=3) + path(name, CREAM)


def bird() -> str:
    return _branch() + _body() + _wing() + _head() + _legs_and_song()


def _branch() -> str:
    return (
        line("M14 104C34 97 62 106 87 97", BARK, 4)
        + path("M70 100C72 92 80 88 87 90 85 97 78 101 70 100Z", GREEN)
        + path("M22 102C22 94 28 89 35 90 35 97 30 102 22 102Z", GREEN)
    )


def _body() -> str:
    bars = "".join(
        line(
            f"M{number(47 + 4.3 * at)} {number(91.5 - 5 * at)}q4 2.5 {number(9.4 - 0.9 * at)}-1.5",
            BARS,
            1.3,
        )
        for at in range(5)
    )
    return (
        path("M33 92L20 112 27.5 112 31 108 33.5 112 40 96Z", BLUE)
        + path(
            "M36 94C32 80 38 60 54 52 60 49 68 50 72 55 74 62 73 80 62 92 54 99 42 100 36 94Z",
            PLUMAGE,
        )
        + path("M44 92C50 98 58 96 64 89 70 81 72 72 71 64 62 72 50 84 44 92Z", CREAM)
        + bars
    )


def _wing() -> str:
    return path("M34 95C32 84 37 68 50 61 54 70 52 84 38 98Z", BLUE) + line(
        "M38 90Q44 80 47 68M36 84Q40 76 44 70", PLUMAGE, 1.1
    )


def _head() -> str:
    return (
        circle(65, 52.5, 10.6, PLUMAGE)
        + path("M74 48.5L86 50.5 74.5 56Z", GOLD)
        + line("M75 52.4L85 50.8", INK, 0.7)
        + circle(67.5, 50.5, 2.7, GOLD)
        + circle(67.8, 50.5, 1.4, INK)
    )


def _legs_and_song() -> str:
    return line("M52 97v6M58 95v7", DARK_GOLD, 1.8) + line(
        "M85 43q3-1.5 3.5-4.5M88 46q4.5-1 6-5", RUST, 1.1
    )
