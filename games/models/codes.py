"""Codes: the names of tables and matches in addresses, too many to guess."""

from __future__ import annotations

import secrets
from typing import Final

CODE_LENGTH: Final = 10
_ALPHABET: Final = "23456789abcdefghjkmnpqrstuvwxyz"


def new_code() -> str:
    """Return a random code without letters that look alike."""
    return "".join(secrets.choice(_ALPHABET) for _ in range(CODE_LENGTH))
