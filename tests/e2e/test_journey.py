"""A person registers, plays a whole match against a bot, and finds it rated."""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.people import PATIENCE_MS, play_out, sign_up, wait_for_turn

pytestmark = [pytest.mark.e2e, pytest.mark.browser, pytest.mark.timeout(300)]


def test_member_plays_to_21_against_a_bot_and_is_rated(visit):
    page = visit()
    sign_up(page, "giulia")
    page.goto("/")
    page.get_by_role("button", name="Play now").click()
    table = page.url

    play_out(page, moves=5)
    page.reload()
    assert wait_for_turn(page)
    expect(page.locator(".log li").first).to_be_attached()
    play_out(page)

    expect(page.locator(".result")).to_contain_text("Your rating", timeout=PATIENCE_MS)
    assert page.url == table
    page.get_by_role("link", name="Look at the match").click()
    expect(page.get_by_role("main")).to_contain_text("The match goes to")
    for name in ("giulia", "bot-beginner"):
        page.goto(f"/u/{name}/")
        expect(page.get_by_role("main")).to_contain_text("Casino")
        expect(page.locator('a[href*="/match/"]').first).to_be_visible()
    page.goto(table)
    page.get_by_role("button", name="Rematch").click()
    expect(page.locator("#result")).to_have_count(0)
    assert wait_for_turn(page)


def test_two_people_play_in_two_browsers(visit):
    anna, ben = visit(width=390, height=844), visit()
    sign_up(anna, "anna")
    sign_up(ben, "ben")
    anna.goto("/table/new/")
    anna.get_by_role("main").get_by_role("button", name="Open the table").click()
    anna.wait_for_url(re.compile("/table/[a-z0-9]{10}/"))
    ben.goto("/lobby/")
    ben.locator(f'a[href="{anna.url.removeprefix(ben.url.removesuffix("/lobby/"))}"]').first.click()
    ben.get_by_role("button", name="Sit down").click()

    for _ in range(4):
        play_out(whose_turn(anna, ben), moves=1)

    expect(ben.locator(".log li")).not_to_have_count(0)


def whose_turn(*pages):
    """Return the page of the person who may move."""
    while True:
        for page in pages:
            if page.title().startswith("●"):
                return page
