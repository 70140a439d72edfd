"""The animals on the cards of Cuccù; the cuckoo itself is the emblem of the site."""

from __future__ import annotations

from typing import Final

from art.emblem import RUST
from art.inks import CREAM, GOLD, INK
from art.shapes import around, circle, ellipse, line, path

FUR: Final = "#6d625a"
EYES: Final = "#c9d36a"
BLUSH: Final = "#d99a8a"
NOSE: Final = "#b9524a"
CHESTNUT: Final = "#8f5a33"
MANE: Final = "#3d2a1d"
TAWNY: Final = "#d9982f"
SHAGGY: Final = "#9c5a1d"
SAND: Final = "#f0c878"


def cat() -> str:
    tail = line("M70 104C86 106 91 92 81 83", FUR, 6)
    return tail + _cat_body() + _cat_head() + _whiskers(72)


def _cat_body() -> str:
    return (
        path("M28 108C24 92 28 78 38 72H62C72 78 76 92 72 108Z", FUR)
        + ellipse(41, 106, 6, 4.2, CREAM)
        + ellipse(59, 106, 6, 4.2, CREAM)
        + path("M43 86H57L55 91.6H45Z", RUST)
        + circle(50, 94, 2.8, GOLD)
    )


def _cat_head() -> str:
    return (
        path("M30 42L33 62 44 52ZM70 42L67 62 56 52Z", FUR)
        + path("M33 47L35 58 41 52.5ZM67 47L65 58 59 52.5Z", BLUSH)
        + ellipse(50, 66, 21, 17.5, FUR)
        + ellipse(50, 74, 11, 7.6, CREAM)
        + "".join(
            ellipse(x, 63, 4.8, 4.4, EYES) + ellipse(x, 63, 1.4, 4, INK) for x in (41.5, 58.5)
        )
        + path("M47.5 69.5H52.5L50 72.5Z", NOSE)
        + line("M50 72.5V75M50 75Q46.5 78 43.5 75.5M50 75Q53.5 78 56.5 75.5", INK, 1)
        + line("M46 50V55M50 49V55M54 50V55", INK, 1.3)
    )


def _whiskers(y: float) -> str:
    left = "".join(f"M36 {y + 3 * at:g}L22 {y - 3 + 8 * at:g}" for at in (0, 1))
    right = "".join(f"M64 {y + 3 * at:g}L78 {y - 3 + 8 * at:g}" for at in (0, 1))
    return line(left + right, INK, 0.9)


def horse() -> str:
    return _mane() + _horse_head() + _bridle()


def _mane() -> str:
    return path(
        "M47 47C33 52 24 68 20 88 24 85 25 85 26 86 23 94 21 101 21 110H40L52 62Z", MANE
    ) + path("M46 47C51 50 55 55 56 61 51 58 47 57 42 58Z", MANE)


def _horse_head() -> str:
    return (
        path(
            "M29 110C31 91 35 77 45 63L44 47 53 56C62 58 69 65 74 74L83 85C87 90 85 96 79 97"
            " 73 98 69 94 64 92 58 92 56 98 57 110Z",
            CHESTNUT,
        )
        + path("M74 74L83 85C87 90 85 96 79 97 74 97.6 71 95 69 93.5 73 88 74 81 74 74Z", SAND)
        + path("M54 57L59 73 62 62Z", CREAM)
        + circle(59.5, 70, 2.8, INK)
        + circle(60.3, 69.2, 0.9, CREAM)
        + ellipse(79.5, 88.5, 1.5, 2, INK)
        + line("M73 93.5Q77 92.5 80.5 93.5", INK, 1)
    )


def _bridle() -> str:
    return (
        line("M51 62C52 73 57 83 66 90M69 68C67 76 66 82 66 90", RUST, 2.2)
        + line("M66 91C58 99 47 99 33 96", RUST, 1.8)
        + circle(66, 90, 2.6, GOLD)
    )


def lion() -> str:
    lock = path("M0 -17C8 -23 7 -31 0 -36 -7 -31 -8 -23 0 -17Z", SHAGGY)
    short = path("M0 -15C7 -20 6 -28 0 -32 -6 -28 -7 -20 0 -15Z", TAWNY)
    return (
        around(lock, 50, 76, range(0, 360, 30))
        + around(short, 50, 76, range(15, 375, 30))
        + _lion_head()
    )


def _lion_head() -> str:
    return (
        "".join(circle(x, 60, 5.6, SAND) + circle(x, 60, 2.8, BLUSH) for x in (34, 66))
        + ellipse(50, 76, 20, 19, SAND)
        + ellipse(50, 86, 10, 7.4, CREAM)
        + "".join(ellipse(x, 72, 2.7, 3.1, INK) + circle(x + 0.8, 71, 0.9, CREAM) for x in (42, 58))
        + line("M37.5 66.5Q41.5 64 45.5 66.5M54.5 66.5Q58.5 64 62.5 66.5", SHAGGY, 1.8)
        + path("M45 79.5H55C55 82 52 84.6 50 84.6 48 84.6 45 82 45 79.5Z", MANE)
        + line("M50 84.6V88M50 88Q46 91.5 42.5 88.5M50 88Q54 91.5 57.5 88.5", MANE, 1.2)
        + line("M38 85L25 82M38 88L26 91M62 85L75 82M62 88L74 91", MANE, 0.8)
    )
