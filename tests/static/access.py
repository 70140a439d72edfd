"""What axe, the checker of accessibility, says of a page."""

from __future__ import annotations

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page


def faults(page: Page) -> list[tuple[str, list[str]]]:
    """Return what axe finds, and where."""
    return [
        (fault["id"], [node["html"] for node in fault["nodes"]])
        for fault in Axe().run(page).response["violations"]
    ]
