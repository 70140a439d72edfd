"""The site as ``manage.py up`` runs it.  A secret key is made on first use."""

from __future__ import annotations

import os
import secrets

from config.settings.base import *  # noqa: F403 -- that is what Django settings modules do
from config.settings.base import DATA_DIR


def _secret_key() -> str:
    """Return the key of the environment, else the one kept in the data folder."""
    if key := os.environ.get("LOCANDA_SECRET_KEY"):
        return key
    path = DATA_DIR / "secret-key"
    DATA_DIR.mkdir(mode=0o700, parents=True, exist_ok=True)
    try:
        with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
            file.write(secrets.token_urlsafe(50))
    except FileExistsError:
        pass  # made before, or by a process that started at the same time
    return path.read_text()


SECRET_KEY = _secret_key()
