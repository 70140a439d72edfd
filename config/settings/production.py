"""The site as ``manage.py up`` runs it.  A secret key is made on first use."""

from __future__ import annotations

import contextlib
import os
import secrets
from pathlib import Path
from tempfile import NamedTemporaryFile

from config.settings.base import *  # noqa: F403 -- that is what Django settings modules do
from config.settings.base import DATA_DIR


def _secret_key() -> str:
    """Return the key of the environment, else the one kept in the data folder."""
    if key := os.environ.get("LOCANDA_SECRET_KEY"):
        return key
    path = DATA_DIR / "secret-key"
    if not path.exists():
        _keep_new_key(path)
    return path.read_text()


def _keep_new_key(path: Path) -> None:
    """Write a key as a whole, unless a process that starts at the same time is quicker."""
    DATA_DIR.mkdir(mode=0o700, parents=True, exist_ok=True)
    with NamedTemporaryFile("w", dir=DATA_DIR) as file:  # readable by its owner only
        file.write(secrets.token_urlsafe(50))
        file.flush()
        with contextlib.suppress(FileExistsError):
            os.link(file.name, path)


SECRET_KEY = _secret_key()
