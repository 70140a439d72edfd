"""A whole match of Casanova against three bots, in a browser."""

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.people import PATIENCE_MS

pytestmark = [pytest.mark.e2e, pytest.mark.browser, pytest.mark.timeout(300)]

SAYING = ".btn.eq:not([aria-disabled])"
CARD = "#hand button:not([aria-disabled])"
ASKED = f"""() => document.querySelector("#result, {SAYING}, {CARD}")"""


def play_card(page: Page) -> None:
    """Announce two dice, if it is ours to do so, and play the lowest card."""
    held = page.locator("#hand button").count()
    if page.locator(".dice-choice").count():
        page.get_by_role("button", name="2 dice").click()
    page.locator(CARD).first.click()
    page.locator("#go").click()
    expect(page.locator("#hand button")).to_have_count(held - 1, timeout=PATIENCE_MS)


def say_something(page: Page) -> None:
    """Double and follow as long as there are coins, else Quitte or withdraw."""
    page.locator(SAYING).last.click()
    expect(page.locator(SAYING)).to_have_count(0, timeout=PATIENCE_MS)


def play_out(page: Page) -> int:
    """Play until the match is over; return the number of cards played."""
    cards = 0
    while True:
        page.wait_for_function(ASKED, timeout=PATIENCE_MS)
        if page.locator("#result").count():
            return cards
        if page.locator(SAYING).count():
            say_something(page)
        else:
            play_card(page)
            cards += 1


def test_casanova_is_played_to_its_end(visit):
    page = visit("/games/casanova/", reduced_motion="reduce")
    page.get_by_role("button", name="Play now").click()
    expect(page.locator(".seats .seat")).to_have_count(3)

    cards = play_out(page)

    assert 1 <= cards <= 12
    expect(page.locator(".final tbody tr")).to_have_count(4)
    expect(page.locator(".turns tbody tr")).not_to_have_count(0)
    page.get_by_role("link", name="Look at the match").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Casanova")
