"""Lessons in a browser: found on the page of a game, played to their end."""

import pytest
from playwright.sync_api import expect

from games.lessons.catalog import LESSONS
from tests.static.access import faults

pytestmark = [pytest.mark.e2e, pytest.mark.browser, pytest.mark.timeout(300)]
FIRST = [(game, lessons[0]) for game, lessons in LESSONS.items()]


def test_visitor_learns_that_a_card_takes_all_of_its_rank(visit):
    page = visit("/games/casino/")
    page.get_by_role("link", name="A pair", exact=True).click()
    task = page.locator(".lesson [aria-current=step]")
    expect(task).to_contain_text("Take the fives with your five.")

    page.locator("#hand button").first.click()
    page.locator("#go").click()

    expect(page.locator(".verdict")).to_contain_text("All fives are yours")
    page.get_by_role("link", name="Next lesson").click()
    expect(page.get_by_role("heading", name="Sums")).to_be_visible()


def test_visitor_who_does_something_else_is_told_so_and_starts_again(visit):
    page = visit("/games/cuccu/lessons/cu-20/")

    page.get_by_role("button", name="Swap").click()

    expect(page.locator(".lesson")).to_contain_text("the lesson shows something else")
    page.get_by_role("link", name="Start again").click()
    expect(page.locator(".lesson [aria-current=step]")).to_be_visible()
    page.get_by_role("button", name="Keep").click()
    expect(page.locator(".verdict")).to_be_visible()


@pytest.mark.parametrize(("game", "lesson"), FIRST, ids=[game for game, _ in FIRST])
@pytest.mark.parametrize("size", [(1280, 800), (390, 844)])
def test_lesson_has_no_fault_that_axe_finds(visit, game, lesson, size):
    page = visit(f"/games/{game}/lessons/{lesson.slug}/", width=size[0], height=size[1])

    expect(page.locator(".lesson [aria-current=step]")).to_be_visible()
    page.locator(".seat").first.wait_for()

    assert faults(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
