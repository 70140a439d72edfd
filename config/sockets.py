"""Where the embedded Valkey listens: settings, ``up`` and other commands agree on it."""

from __future__ import annotations

import hashlib
import os
import tempfile
from pathlib import Path
from typing import Final
from urllib.parse import quote

LONGEST_PATH: Final = 100
"""Bytes that every system allows in the path of a unix socket."""


def valkey_socket(data: Path) -> Path:
    """Return a socket in the data folder; a short one elsewhere when its path will not do."""
    path = data / "valkey" / "s"
    if len(os.fsencode(path)) <= LONGEST_PATH and quote(str(path)) == str(path):
        return path
    name = hashlib.sha256(os.fsencode(data)).hexdigest()[:16]
    return Path(tempfile.gettempdir()) / f"locanda-{name}" / "s"
