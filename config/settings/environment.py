"""Reads settings from environment variables."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit


def words(name: str, *, default: list[str] | None = None) -> list[str]:
    """Return a comma-separated variable as a list."""
    value = os.environ.get(name, "")
    return [word.strip() for word in value.split(",") if word.strip()] or (default or [])


def flag(name: str) -> bool:
    """Return whether a variable says yes."""
    return os.environ.get(name, "").lower() in {"1", "true", "yes", "on"}


def database(url: str, data_dir: Path) -> dict[str, Any]:
    """Return Django's settings for ``postgres://user:password@host:port/name``, else SQLite."""
    if not url:
        return _sqlite(data_dir / "db.sqlite3")
    parts = urlsplit(url)
    if parts.scheme == "sqlite":
        return _sqlite(Path(parts.path))
    if parts.scheme not in {"postgres", "postgresql"}:
        raise ValueError(f"DATABASE_URL: {parts.scheme!r} is neither postgres nor sqlite")
    return {
        "ENGINE": "django.db.backends.postgresql",
        "NAME": parts.path.lstrip("/"),
        "USER": unquote(parts.username or ""),
        "PASSWORD": unquote(parts.password or ""),
        "HOST": unquote(parts.hostname or ""),
        "PORT": str(parts.port or ""),
        "CONN_MAX_AGE": None,
        "CONN_HEALTH_CHECKS": True,
    }


def _sqlite(path: Path) -> dict[str, Any]:
    """SQLite for several processes: a write-ahead log, and write locks taken at the start."""
    return {
        "ENGINE": "django.db.backends.sqlite3",
        "NAME": path,
        "CONN_MAX_AGE": None,
        "OPTIONS": {
            "timeout": 20,
            "transaction_mode": "IMMEDIATE",
            "init_command": (
                "PRAGMA journal_mode=WAL;PRAGMA synchronous=NORMAL;"
                "PRAGMA journal_size_limit=27103364;"
            ),
        },
    }


def broker_url(redis_url: str) -> str:
    """Return the same server in Celery's spelling: it writes unix sockets differently."""
    return redis_url.replace("unix://", "redis+socket://", 1)
