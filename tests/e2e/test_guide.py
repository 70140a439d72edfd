"""A first match with hints."""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.people import PATIENCE_MS, wait_for_turn
from tests.static.access import faults

pytestmark = [pytest.mark.e2e, pytest.mark.browser, pytest.mark.timeout(300)]


@pytest.mark.parametrize(
    ("game", "first"),
    [
        ("casino", "You take cards from the table"),
        ("cuccu", "Everybody has one card"),
        ("casanova", "The dice are announced|You are on turn"),
        ("casino-pirate", "Only you see your first card|You hold the bank"),
    ],
)
def test_hint_is_given_once_until_it_is_understood(visit, game, first):
    page = visit(f"/games/{game}/", width=390, height=844)
    page.get_by_role("button", name="A first match, with hints").click()
    hint = page.locator(".tip p")

    expect(hint).to_contain_text(re.compile(first), timeout=PATIENCE_MS)
    assert faults(page) == []
    page.get_by_role("button", name="Understood").click()
    expect(hint.filter(has_text=re.compile(first))).to_have_count(0)


def test_hints_are_given_up(visit):
    page = visit("/games/casino/")
    page.get_by_role("button", name="A first match, with hints").click()
    page.get_by_role("button", name="No more hints").click()
    assert wait_for_turn(page)

    expect(page.locator(".tip p")).to_have_count(0)
