"""The pack of Cuccù: twenty ranks, two cards of each."""

from __future__ import annotations

from typing import Final

LADDER: Final = tuple(str(value) for value in range(-3, 16))
"""From the lion to the cuckoo, lowest first."""
ZERO: Final = "0"
INN: Final = "11"
CAT: Final = "12"
HORSE: Final = "13"
HUNTER: Final = "14"
CUCKOO: Final = "15"
FOOL: Final = "F"
"""A rank of its own, outside the ladder."""

SPECIAL: Final = frozenset({INN, CAT, HORSE, HUNTER, CUCKOO})
"""Cards that answer a request themselves, when they have just been dealt to the seat asked."""

PACK: Final = tuple(rank for rank in (*LADDER, FOOL) for _ in range(2))
"""The canonical order."""
