"""The sign of life of a web process, as long as it lives."""

from __future__ import annotations

import logging
from threading import Event
from typing import Final

from django.db import DatabaseError, close_old_connections

from games.services.downtime import beat_web

logger = logging.getLogger(__name__)
PULSE: Final = 1.0
"""Seconds between two beats."""


def keep_beating(ended: Event) -> None:
    """Beat until the end, whatever becomes of the database meanwhile."""
    while not ended.wait(PULSE):
        try:
            beat_web()
        except DatabaseError:
            logger.warning("The web process could not write its heartbeat.", exc_info=True)
        close_old_connections()
