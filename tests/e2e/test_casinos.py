"""Whole matches of Italian Casinò and of Casino Pirate, against bots in a browser."""

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.people import PATIENCE_MS, play_out, sign_up

pytestmark = [pytest.mark.e2e, pytest.mark.browser, pytest.mark.timeout(300)]

OFFERED = ".offers button:not([aria-disabled])"


def play_pirate(page: Page) -> int:
    """Take the last offer, which is never a further card, until the match is over."""
    made = 0
    while True:
        page.wait_for_function(
            f"() => document.querySelector('#result') || document.querySelector('{OFFERED}')",
            timeout=PATIENCE_MS,
        )
        if page.locator("#result").count():
            return made
        page.locator(OFFERED).last.click()
        made += 1


def test_italian_casino_is_played_to_its_end(visit):
    page = visit(reduced_motion="reduce")
    sign_up(page, "ciro")
    page.goto("/table/new/?game=casino-italian")
    page.get_by_role("spinbutton", name="Points to win").fill("6")
    page.get_by_role("checkbox", name="Royal Casino").check()
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator(".chosen")).to_contain_text("More than 6 points win")
    page.get_by_role("button", name="Add a bot").first.click()

    moves = play_out(page)

    assert moves > 0
    expect(page.locator(".result")).to_contain_text("Your rating")
    page.get_by_role("link", name="Look at the match").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Italian Casinò")


def test_casino_pirate_is_played_to_its_end(visit):
    page = visit("/games/casino-pirate/", reduced_motion="reduce")
    page.get_by_role("button", name="Play now").click()
    expect(page.locator(".seats .seat")).to_have_count(3)

    moves = play_pirate(page)

    assert moves > 0
    expect(page.locator(".final tbody tr")).to_have_count(4)
    page.get_by_role("link", name="Look at the match").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Casino Pirate")
