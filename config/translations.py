"""Compiles the translations, so that neither a server nor a test needs GNU gettext."""

from __future__ import annotations

import os
from pathlib import Path

import polib


def compile_translations(folder: Path) -> list[Path]:
    """Write the compiled catalog of every source that is newer; return what was written."""
    sources = sorted(folder.glob("*/LC_MESSAGES/*.po"))
    return [_compile(source) for source in sources if _is_stale(source)]


def _is_stale(source: Path) -> bool:
    target = source.with_suffix(".mo")
    return not target.exists() or target.stat().st_mtime < source.stat().st_mtime


def _compile(source: Path) -> Path:
    """Compile one catalog; a reader sees the old file or the new one, never half of it."""
    target = source.with_suffix(".mo")
    draft = target.with_suffix(f".{os.getpid()}")
    polib.pofile(str(source)).save_as_mofile(str(draft))
    return draft.replace(target)
