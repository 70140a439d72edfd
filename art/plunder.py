"""What pirates have beside gems: gold coin, pebbles, skeleton, and the chest that is bet."""

from __future__ import annotations

from typing import Final

from art.inks import CREAM, DARK_GOLD, GOLD, INK
from art.shapes import around, box, circle, ellipse, line, path, placed, ring

BONE: Final = "#f4ecd8"
CLOTH: Final = "#b3302e"
WOOD: Final = "#8a5330"
DARK_WOOD: Final = "#5b331b"


def coin() -> str:
    """Return a doubloon with an anchor."""
    dots = around(circle(0, -31.6, 1.3, DARK_GOLD), 54, 81, range(0, 360, 15))
    anchor = line("M54 63V100M45 69.5H63M37 88Q38 101 54 102Q70 101 71 88", DARK_GOLD, 3.6)
    flukes = path("M32.4 91L37.6 82 42.6 92ZM65.4 92L70.6 82 75.6 91Z", DARK_GOLD)
    return (
        circle(54, 84, 35.4, DARK_GOLD)
        + circle(54, 81, 35.4, GOLD)
        + ring(54, 81, 28.4, DARK_GOLD, 1.8)
        + dots
        + anchor
        + ring(54, 60.6, 4, DARK_GOLD, 3)
        + flukes
    )


def pebbles() -> str:
    """Return three worthless stones."""
    specks = ((54, 75), (64, 68), (32, 104), (42, 108), (73, 103), (80, 97))
    return (
        path(
            "M17 105C14 88 29 78 44 80.5 58.6 82 66 93 62.4 105 59 114.7 22 116 17 105Z", "#8d8f92"
        )
        + path(
            "M49 97.600C51.6 80.5 68.6 75.6 81 83 93 90.3 93 107 83 112 71 117 49 114.7 49 97.600Z",
            "#a9a59f",
        )
        + path(
            "M34.5 80.500C32 66 44 53.6 58.8 56 73.5 58.5 78.4 73 71 83 61.3 90 39.4 93 34.5 80.500Z",
            "#c4beb4",
        )
        + line("M41.8 71q6-8.5 16-7.300M24.7 98q5-10 14.6-10M61 93q7.3-7.3 16-3.6", "#eae5dc", 2)
        + "".join(circle(x, y, 1.3, "#6d6a66") for x, y in specks)
    )


def skull() -> str:
    """Return the skeleton: a skull with a red kerchief over crossed bones."""
    bone = path(
        "M-35-3.500C-40-9-47-4-43 0-47 4-40 9-35 3.500H35C40 9 47 4 43 0 47-4 40-9 35-3.500Z",
        BONE,
        f'stroke="{INK}" stroke-width="1.4"',
    )
    bones = around(bone, 53, 108, (24, -24))
    return bones + placed(_head() + _face() + _kerchief(), "translate(5 20) scale(.93)")


def _head() -> str:
    return path(
        "M52 34C33 34 24 47 24 61 24 71 29 77 35 80L36 91C36 95 40 96.5 43 96.500H61C64 96.5 68 95"
        " 68 91L69 80C75 77 80 71 80 61 80 47 71 34 52 34Z",
        BONE,
        f'stroke="{INK}" stroke-width="1.6"',
    )


def _face() -> str:
    glints = path("M38 61.500l4.5 1.5-1 4Z", GOLD) + path("M60 61.500l4.5 1.5-1 4Z", GOLD)
    return (
        ellipse(41, 64, 7.4, 8.2, INK)
        + ellipse(63, 64, 7.4, 8.2, INK)
        + path("M52 71L48 79.500Q52 82 56 79.500Z", INK)
        + line("M43 87V95M49 88V96M55 88V96M61 87V95M38 87H66", INK, 1.4)
        + glints
    )


def _kerchief() -> str:
    edge = f'stroke="{INK}" stroke-width="1.2"'
    dots = ((36, 42), (46, 37), (57, 40), (67, 43), (30, 50), (74, 50))
    return (
        path("M80 54C90 54 95 62 92 70 88 66 84 62 79.5 60Z", CLOTH, edge)
        + path(
            "M22 56C24 38 36 29 52 29 68 29 80 38 82 56 74 49 64 46.5 52 46.5 40 46.5 30 49 22 56Z",
            CLOTH,
            edge,
        )
        + "".join(circle(x, y, 2, CREAM) for x, y in dots)
    )


def chest() -> str:
    """Return a treasure chest in a box of 100 by 100: the unit of bets."""
    return (
        path("M12 48C12 28 24 16 50 16 76 16 88 28 88 48Z", WOOD)
        + box(12, 46, 76, 38, DARK_WOOD, corner=4)
        + box(16, 50, 68, 30, WOOD, corner=2)
        + path("M24 22.500H36V84H24ZM64 22.500H76V84H64Z", GOLD)
        + box(10, 44, 80, 8, GOLD, corner=3)
        + box(41, 40, 18, 24, GOLD, corner=4)
        + circle(50, 50, 3.6, DARK_WOOD)
        + path("M48.4 51H51.600L53 59H47Z", DARK_WOOD)
        + line(
            "M12 48C12 28 24 16 50 16 76 16 88 28 88 48M12 50V80Q12 84 16 84H84Q88 84 88 80V50",
            INK,
            2.4,
        )
    )
