"""A guest plays a whole match of Cuccù against three bots."""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.people import PATIENCE_MS

pytestmark = [pytest.mark.e2e, pytest.mark.browser, pytest.mark.timeout(300)]

LOW = re.compile("the (lion|mask|bucket|zero|one|two|three|four|five)")


def wait_for_choice(page):
    """Wait until the guest is asked; return whether, else the match is over."""
    page.wait_for_function(
        """() => document.querySelector("#result") || document.querySelector("#choices button")""",
        timeout=3 * PATIENCE_MS,
    )
    return page.locator("#result").count() == 0


def play_out(page):
    """Swap low cards, keep others, promise nothing; return the moves that were made."""
    made = []
    while wait_for_choice(page):
        buttons = page.locator("#choices button")
        label = buttons.first.locator("b").inner_text()
        chosen = 1 if LOW.search(label) or label.startswith("Promise") else 0
        made.append(buttons.nth(chosen).locator("b").inner_text())
        buttons.nth(chosen).click()
    return made


def test_guest_plays_cuccu_to_its_end_against_bots(visit):
    page = visit("/games/cuccu/", reduced_motion="reduce")
    expect(page.get_by_role("link", name="Campli in Abruzzo, Italy")).to_be_visible()
    page.get_by_role("button", name="Play now").click()

    made = play_out(page)

    assert made
    expect(page.locator(".final tbody tr")).to_have_count(4)
    winner = page.locator(".final tbody tr").first
    expect(winner).to_contain_text(re.compile("[1-3] li(fe|ves)"))
    page.get_by_role("link", name="Look at the match").click()
    expect(page.get_by_role("main")).to_contain_text("Cuccù")
    expect(page.get_by_role("main")).to_contain_text("loses a life")
