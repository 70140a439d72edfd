"""Why a socket is closed; the page says it in words.  No enum: Daphne takes plain numbers only."""

from __future__ import annotations

from typing import Final

BANNED: Final = 4403
NO_TABLE: Final = 4404
TOO_MUCH: Final = 4408
TOO_SLOW: Final = 4409
