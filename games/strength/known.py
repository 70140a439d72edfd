"""What the project has measured itself, so that a new site has figures: see docs/bots.md."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from pathlib import Path
from typing import Final

import msgspec

from games.rules.values import Value
from games.strength.elo import Measured

FILE: Final = Path(__file__).with_name("known.json")
"""Written by ``manage.py rate_bots --export``."""


class Sheet(Value):
    """One measurement of all levels of a game."""

    rules_version: int
    measured_at: datetime
    levels: tuple[Measured, ...]


def write_sheets(sheets: Mapping[str, Sheet]) -> bytes:
    """Return the measurements by game as the document that ``read_sheets`` takes."""
    return msgspec.json.format(msgspec.json.encode(sheets), indent=2) + b"\n"


def read_sheets(document: bytes) -> dict[str, Sheet]:
    return msgspec.json.decode(document, type=dict[str, Sheet])


KNOWN: Final = read_sheets(FILE.read_bytes())
