"""What must be in place before a process of the site starts; each step is safe to repeat."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from django.conf import settings
from django.contrib.staticfiles.finders import get_finders
from django.core.management import call_command
from django.template.loader import render_to_string

from accounts.services.bots import ensure_bots
from config.translations import compile_translations
from games.bots.levels import LEVELS
from games.rules.registry import GAMES
from games.services.strength import keep_known_strengths

NOT_SERVED: Final = ("redoc",)
"""Folders of packages that no page of the site uses."""
WAY: Final = ("config/bundling.py", "config/staticfiles.py", "requirements/runtime.txt")
"""What decides how static files are stored: our code, and the packages that it uses."""


def prepare_site(*, say: Callable[[str], None]) -> None:
    """Bring database, translations, static files and bots up to date."""
    compiled = compile_translations(settings.LOCALE_PATHS[0])
    for language in sorted({catalog.parent.parent.name for catalog in compiled}):
        say(f"translations: compiled {language}")
    call_command("migrate", interactive=False, verbosity=0)
    keep_known_strengths()
    ensure_bots(levels=LEVELS, each=max(game.seat_range[-1] for game in GAMES.values()) - 1)
    say("database: up to date")
    if collect_static_files(stamp=settings.DATA_DIR / "static.stamp"):
        say("static files: collected")
    page = settings.DATA_DIR / "maintenance.html"
    page.write_text(render_to_string("503.html"))


def collect_static_files(*, stamp: Path) -> bool:
    """Collect unless the stamp says that the same files were collected before."""
    fingerprint = _fingerprint()
    if stamp.exists() and stamp.read_text() == fingerprint:
        return False
    call_command(
        "collectstatic", interactive=False, clear=True, verbosity=0, ignore_patterns=[*NOT_SERVED]
    )
    stamp.write_text(fingerprint)
    return True


def _fingerprint() -> str:
    """Return a digest of how files are stored, and of the name, size and time of each."""
    way = [(settings.BASE_DIR / path).read_text() for path in WAY]
    lines = [str(settings.STORAGES["staticfiles"]), *way, *_files()]
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()


def _files() -> Iterator[str]:
    for finder in get_finders():
        for name, storage in finder.list([]):
            status = Path(storage.path(name)).stat()
            yield f"{name} {status.st_size} {status.st_mtime_ns}"
