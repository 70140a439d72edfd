"""How many messages a client may send."""

from __future__ import annotations

from time import monotonic
from typing import Final

from django.conf import settings

BURST: Final = 40


class Budget:
    """A bucket of messages that refills with time."""

    def __init__(self) -> None:
        self.left = float(BURST)
        self.at = monotonic()

    def spend(self) -> bool:
        """Take one message out; return whether there was one."""
        now = monotonic()
        self.left = min(BURST, self.left + (now - self.at) * settings.MESSAGES_PER_SECOND)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True
