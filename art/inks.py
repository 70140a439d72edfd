"""The colours of the drawings: tokens of the page, with a fallback for files seen alone."""

from __future__ import annotations

from typing import Final

INK: Final = "var(--c-ink,#241f2b)"
GOLD: Final = "var(--c-gold,#d9a036)"
DARK_GOLD: Final = "var(--c-gold-2,#a8701a)"
BACK: Final = "var(--back,#7b2d26)"
BACK_LINE: Final = "var(--back-line,#e9c98f)"
CREAM: Final = "#fff3d6"
SKIN: Final = "#f0cfae"
SHADE: Final = "#d9a982"
STEEL: Final = "#c3c9d1"
LIPS: Final = "#b0452f"

SUITS: Final = {
    "S": "var(--suit-s,#241f2b)",
    "H": "var(--suit-h,#c01f2e)",
    "D": "var(--suit-d,#c01f2e)",
    "C": "var(--suit-c,#241f2b)",
}
