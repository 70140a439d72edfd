"""What some tests need besides Python; without it they are skipped, and the end says so."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest


@dataclass(frozen=True, slots=True, kw_only=True)
class Need:
    """Programs that the tests of one marker start."""

    marker: str
    what: str
    packages: str
    """The Debian packages that have them."""
    is_there: Callable[[], bool]


def chromium() -> str | None:
    """Return the path of the browser."""
    return shutil.which("chromium") or shutil.which("chromium-browser")


def postgresql_programs() -> Path | None:
    """Return the folder of the newest PostgreSQL server."""
    folders = [path.parent for path in Path("/usr/lib/postgresql").glob("*/bin/initdb")]
    on_path = shutil.which("initdb")
    if on_path:
        folders.append(Path(on_path).resolve().parent)
    return max(folders, key=lambda folder: (len(folder.parent.name), folder), default=None)


def redis_server() -> str | None:
    """Return the path of a Redis or Valkey that the system has."""
    return shutil.which("redis-server") or shutil.which("valkey-server")


NEEDS = (
    Need(
        marker="browser",
        what="tests in a browser",
        packages="chromium",
        is_there=lambda: chromium() is not None,
    ),
    Need(
        marker="services",
        what="tests on PostgreSQL and Redis",
        packages="postgresql redis-server",
        is_there=lambda: postgresql_programs() is not None and redis_server() is not None,
    ),
    Need(
        marker="node",
        what="checks and tests of the JavaScript",
        packages="nodejs npm",
        is_there=lambda: shutil.which("node") is not None and shutil.which("npm") is not None,
    ),
    Need(
        marker="gettext",
        what="the search for texts without a translation",
        packages="gettext",
        is_there=lambda: shutil.which("xgettext") is not None,
    ),
)


def missing_needs() -> list[Need]:
    """Return what this machine lacks."""
    return [need for need in NEEDS if not need.is_there()]


def skip_what_cannot_run(items: list[pytest.Item]) -> None:
    """Skip the tests whose programs are missing."""
    for need in missing_needs():
        for item in items:
            if item.get_closest_marker(need.marker):
                item.add_marker(pytest.mark.skip(reason=f"needs {need.packages}"))


def lines_about_what_did_not_run() -> list[str]:
    """Return what to tell at the end of a run, and how to have all next time."""
    needs = missing_needs()
    if not needs:
        return []
    whats = ", ".join(need.what for need in needs)
    packages = " ".join(need.packages for need in needs)
    return [f"Not run: {whats}.", f"To run all, on Debian: apt-get install {packages}"]
