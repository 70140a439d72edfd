"""Why a socket is closed; the page says it in words.  No enum: Daphne takes plain numbers only."""

from __future__ import annotations

from typing import Final

from games import broadcast

BANNED: Final = broadcast.BANNED
NO_TABLE: Final = 4404
CLOSED_TO_WATCHERS: Final = broadcast.CLOSED_TO_WATCHERS
TOO_MUCH: Final = 4408
TOO_SLOW: Final = 4409
