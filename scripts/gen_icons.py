"""Draws the icons that need pixels, from the one of lines: ``python -m scripts.gen_icons``.

It takes Chromium's drawing, so the bytes may differ from one version to the next; a test compares
what is to be seen.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from playwright.sync_api import sync_playwright

from tests.needs import chromium

FOLDER: Final = Path(__file__).parents[1] / "static" / "cards"
SIZES: Final = (180, 192, 512)
"""For the home screen of Apple's phones, and for applications."""


def draw(size: int) -> None:
    """Write the icon with so many pixels on each side."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": size, "height": size})
        page.set_content(f"<style>body {{ margin: 0 }}</style>{(FOLDER / 'icon.svg').read_text()}")
        page.screenshot(path=FOLDER / f"icon-{size}.png")
        browser.close()


if __name__ == "__main__":
    for size in SIZES:
        draw(size)
