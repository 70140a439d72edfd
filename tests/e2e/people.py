"""What people do on the pages of the site."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

PASSWORD = "un-due-tre-stella"  # noqa: S105 -- of people who exist in tests only
PATIENCE_MS = 30_000


def sign_up(page: Page, name: str) -> None:
    """Register with a name and a password."""
    page.goto("/account/signup/")
    page.get_by_label("Username").fill(name)
    page.get_by_label("Password").first.fill(PASSWORD)
    page.get_by_role("main").get_by_role("button", name="Sign up").click()
    expect(page.locator(".top, header").first).to_contain_text(name, timeout=PATIENCE_MS)


def log_in(page: Page, name: str, password: str = PASSWORD) -> None:
    """Log in with a name and a password."""
    page.goto("/account/login/")
    page.get_by_label("Username or email").fill(name)
    page.get_by_label("Password").first.fill(password)
    page.get_by_role("main").get_by_role("button", name="Log in").click()
    page.wait_for_url(lambda url: "/login/" not in url)


def wait_for_turn(page: Page) -> bool:
    """Wait until the person may move; return whether, else the match is over."""
    page.wait_for_function(
        """() => document.querySelector("#result")
            || (document.title.startsWith("●")
                && document.querySelector("#hand button:not([aria-disabled=true])"))""",
        timeout=PATIENCE_MS,
    )
    return page.locator("#result").count() == 0


def move(page: Page) -> None:
    """Play a card: take what the table proposes, else build, else trail."""
    before = page.locator("#hand button").count()
    cards = page.locator("#hand button")
    for at in range(before):
        cards.nth(at).click()
        button = page.locator(".bar #go:not([aria-disabled=true])")
        if button.count():
            button.click()
            break
        trail = page.get_by_role("button", name=re.compile("^Trail"))
        if trail.count() and trail.get_attribute("aria-disabled") != "true":
            trail.click()
            break
        page.keyboard.press("Escape")
    else:
        raise AssertionError("no card can be played")
    page.wait_for_function(
        """([count]) => document.querySelector("#result")
            || !document.title.startsWith("●")
            || document.querySelectorAll("#hand button").length !== count""",
        arg=[before],
        timeout=PATIENCE_MS,
    )


def play_out(page: Page, *, moves: int = 10_000) -> int:
    """Move whenever it is the person's turn, until the match is over; return how often."""
    made = 0
    while made < moves and wait_for_turn(page):
        move(page)
        made += 1
    return made
