"""The steps of the display sliders as CSS: a page prints them as data attributes."""

from __future__ import annotations

from typing import Final

SLIDERS: Final = ("contrast", "grain", "warmth")
STEP: Final = 5
MOST: Final = 100


def display_steps() -> str:
    """Return one rule for each step of each slider."""
    rules = (
        f':root[data-{slider}="{step}"] {{\n  --{slider}: {step / MOST:g};\n}}\n'
        for slider in SLIDERS
        for step in range(0, MOST + 1, STEP)
    )
    return "/* Written by python -m art. */\n" + "\n".join(rules)
