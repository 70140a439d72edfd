"""People and things on the cards of Cuccù: hunter, fool, inn, wreath, bucket, mask."""

from __future__ import annotations

from typing import Final

from art.emblem import BARK, BLUE, GREEN, RUST
from art.inks import CREAM, GOLD, INK, LIPS, SKIN, STEEL
from art.lettering import titles
from art.shapes import around, box, circle, ellipse, line, number, path, placed, ring

WOOD: Final = "#a8743f"
SHADOW: Final = "#6b4a2b"
LIGHT: Final = "#f5c95b"
PLASTER: Final = "#ead9b5"
MOSS: Final = "#6d9266"
FOREST: Final = "#2f5237"
BEARD: Final = "#7a4a26"
WATER: Final = "#4f86b0"


def hunter() -> str:
    return _gun() + _coat() + _bearded_head() + _feathered_hat()


def _gun() -> str:
    return (
        line("M75 112L84 44", STEEL, 3.4)
        + line("M73.5 112L78 80", BARK, 5.6)
        + line("M82.6 46H87", INK, 1.4)
    )


def _coat() -> str:
    buttons = "".join(circle(50, y, 1.3, GOLD) for y in (98, 104, 110))
    return (
        path("M21 112C22 96 30 89 42 86H58C70 89 78 96 79 112Z", GREEN)
        + path("M42 86L50 98 58 86 54 83H46Z", CREAM)
        + line("M30 92L57 112", BARK, 3.4)
        + buttons
    )


def _bearded_head() -> str:
    return (
        ellipse(50, 71, 12, 13.5, SKIN)
        + path(
            "M38 71C37 83 43 90 50 90 57 90 63 83 62 71 60 78 57 79 50 79 43 79 40 78 38 71Z", BEARD
        )
        + path(
            "M42 78.5C45 75.5 48.5 75.5 50 77 51.5 75.5 55 75.5 58 78.5 54 80 46 80 42 78.5Z",
            SHADOW,
        )
        + circle(45.4, 69.5, 1.6, INK)
        + circle(54.6, 69.5, 1.6, INK)
        + line("M50 70V74.5", "#d9a982", 1.4)
        + line("M47 83Q50 84.5 53 83", LIPS, 1.4)
    )


def _feathered_hat() -> str:
    return (
        path("M60 56C66 46 74 40 84 41 82 49 74 57 62 60Z", RUST)
        + line("M62 58Q72 51 80 44", CREAM, 0.9)
        + path("M35 62C35 47 42 42 50 42 58 42 65 47 65 62Z", FOREST)
        + path("M35 57.5H65V63H35Z", GOLD)
        + ellipse(50, 63, 22, 4, FOREST)
    )


def fool() -> str:
    return _ruff() + _cap() + _laughing_face() + _bells()


def _ruff() -> str:
    left = path("M22 92L30 112 38 98 44 112 50 98V88H28Z", RUST)
    right = path("M78 92L70 112 62 98 56 112 50 98V88H72Z", BLUE)
    return left + right


def _cap() -> str:
    return (
        path("M33 76C30 60 24 55 13 60 16 49 28 44 38 49 46 53 50 60 50 74Z", RUST)
        + path("M67 76C70 60 76 55 87 60 84 49 72 44 62 49 54 53 50 60 50 74Z", BLUE)
        + path("M40 68C41 55 45 47 50 41 55 47 59 55 60 68Z", GOLD)
    )


def _laughing_face() -> str:
    return (
        ellipse(50, 78, 15.5, 16, SKIN)
        + path("M33.5 74C38 67.5 62 67.5 66.5 74L66 68C60 62 40 62 34 68Z", GREEN)
        + circle(40, 84, 3, "#e59a86")
        + circle(60, 84, 3, "#e59a86")
        + circle(44, 77, 1.9, INK)
        + circle(56, 77, 1.9, INK)
        + path("M41.5 84.5C45 87 55 87 58.5 84.5 57 91.5 43 91.5 41.5 84.5Z", LIPS)
        + path("M43 85.4C47 86.8 53 86.8 57 85.4 56.5 87.5 43.5 87.5 43 85.4Z", CREAM)
        + path("M50 77L47.5 82.5H52.5Z", "#d9a982")
    )


def _bells() -> str:
    places = ((13, 61), (87, 61), (50, 41), (30, 109), (44, 109), (56, 109), (70, 109))
    return "".join(
        circle(x, y, 3.4, GOLD) + line(f"M{x - 2} {y}H{x + 2}", INK, 0.8) for x, y in places
    )


def inn() -> str:
    return _house() + _windows() + _signboard() + line("M12 109H88", GREEN, 2.4)


def _house() -> str:
    return (
        box(63, 49, 6, 14, "#b98a5a")
        + line("M66 45Q63 41.5 67 38.5T67 33.5", "#9c9289", 1.6)
        + path("M22 109V72L50 52 78 72V109Z", PLASTER)
        + path("M17 73L50 47 83 73 79 77.5 50 55 21 77.5Z", RUST)
        + path("M43 109V91Q50 83 57 91V109Z", SHADOW)
        + circle(54.5, 100, 1.3, GOLD)
    )


def _windows() -> str:
    panes = "".join(
        box(x, 80, 10, 10, LIGHT, corner=1) + line(f"M{x + 5} 80V90M{x} 85H{x + 10}", SHADOW, 1)
        for x in (28, 62)
    )
    return panes + circle(50, 69, 5, LIGHT) + line("M50 64V74M45 69H55", SHADOW, 0.9)


def _signboard() -> str:
    return (
        line("M78 81H92", INK, 1.6)
        + line("M82 81V85M90 81V85", INK, 0.8)
        + box(79, 85, 14, 13, BLUE, corner=1.5)
        + path("M82.5 88H89.5L88.5 95.5H83.5Z", GOLD)
    )


def wreath() -> str:
    leaves = "".join(
        around(
            path("M0 -24.5Q5.6 -30 1 -37.5 -4.6 -31 0 -24.5Z", GREEN if at % 2 else MOSS),
            50,
            74.5,
            (at * 15,),
        )
        for at in range(24)
    )
    berry = circle(0, -30, 2.4, RUST) + circle(-0.7, -30.7, 0.8, CREAM)
    nought = titles().outline("0", middle=50, baseline=89.5, height=30, widest=40)
    return (
        leaves
        + ring(50, 74.5, 25, GREEN, 2)
        + around(berry, 50, 74.5, range(7, 367, 45))
        + path(nought, INK)
    )


def bucket() -> str:
    staves = "".join(
        f"M{number(50 + 8 * at)} 70L{number(50 + 6.4 * at)} 110" for at in (-2, -1, 0, 1, 2)
    )
    return (
        line("M27 66C27 38 73 38 73 66", STEEL, 3.2)
        + box(42, 41.5, 16, 6, BARK, corner=3)
        + path("M25 66H75L68 111H32Z", WOOD)
        + line(staves, SHADOW, 1)
        + path("M27 77H73L72 84H28Z", STEEL)
        + path("M30 98H70L69 104.5H31Z", STEEL)
        + ellipse(50, 66, 25, 6.4, SHADOW)
        + ellipse(50, 67.5, 20, 4, "#3d2a18")
        + circle(27, 66, 2.4, INK)
        + circle(73, 66, 2.4, INK)
    )


def mask() -> str:
    return _ribbons() + _false_face() + _features()


def _ribbons() -> str:
    return line("M24 66C14 70 20 80 12 86M24 66C16 76 24 88 17 98", RUST, 2.6) + line(
        "M76 66C86 70 80 80 88 86M76 66C84 76 76 88 83 98", RUST, 2.6
    )


def _false_face() -> str:
    return (
        path("M23 52C32 44 68 44 77 52 80 82 68 111 50 111 32 111 20 82 23 52Z", CREAM)
        + path("M50 46C60 46 71 47.5 77 52 80 82 68 111 50 111Z", "#e8c98f")
        + path("M23 52C32 44 68 44 77 52L76.6 58C66 51 34 51 23.4 58Z", BLUE)
        + "".join(
            circle(x, y, 1.5, GOLD)
            for x, y in ((32, 51), (41, 49.2), (50, 48.6), (59, 49.2), (68, 51))
        )
    )


def _features() -> str:
    eye = "C{0} 65 {1} 65 {2} 71 {1} 76 {0} 76"
    eyes = "".join(
        path(f"M{a} 71" + eye.format(a + 4, a + 11, a + 15) + f" {a} 71Z", INK) for a in (29, 56)
    )
    return (
        eyes
        + line("M28 63Q36 57.5 45 62M55 62Q64 57.5 72 63", RUST, 2.2)
        + path("M50 66L45 85C47 87.5 53 87.5 55 85Z", "#c99b5e")
        + path("M35 91C42 95 58 95 65 91 62 104 38 104 35 91Z", RUST)
        + path("M38 93.5C45 96 55 96 62 93.5 60 98 40 98 38 93.5Z", INK)
        + placed(circle(0, 0, 3.6, "#e59a86"), "translate(33 84)")
        + placed(circle(0, 0, 3.6, "#d98572"), "translate(67 84)")
    )
