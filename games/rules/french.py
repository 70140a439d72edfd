"""The French pack: 52 cards, named by rank and suit as on the wire (``TD`` is the ten of diamonds)."""

from __future__ import annotations

from typing import Final

RANKS: Final = "A23456789TJQK"
SUITS: Final = "CDHS"
PACK: Final[tuple[str, ...]] = tuple(rank + suit for suit in SUITS for rank in RANKS)
"""The canonical order: clubs, diamonds, hearts, spades, each from ace to king."""
