"""Everything that is drawn, by the name of its file."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from art import casanova, cuccu, emblem, french, pirate, steps, webfonts

STATIC: Final = Path(__file__).parent.parent / "static"


def draw_all() -> dict[str, bytes]:
    """Return the files under ``static/`` that ``python -m art`` writes."""
    written = {
        "cards/french.svg": french.standard_sprite(),
        "cards/french-big.svg": french.big_sprite(),
        "cards/casanova.svg": casanova.sprite(),
        "cards/cuccu.svg": cuccu.sprite(),
        "cards/cuccu-big.svg": cuccu.big_sprite(),
        "cards/pirate.svg": pirate.sprite(),
        "cards/emblem.svg": emblem.emblem(),
        "cards/favicon.svg": emblem.favicon(),
        "cards/icon.svg": emblem.icon(),
        "css/display-steps.css": steps.display_steps(),
    }
    fonts = {
        "fonts/fraunces.woff2": webfonts.headings(),
        "fonts/atkinson-hyperlegible-next.woff2": webfonts.text(),
    }
    return {name: text.encode() for name, text in written.items()} | fonts
