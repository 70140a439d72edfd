"""A scheduled tournament of four bots and one person runs by itself to its final standings."""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.people import PATIENCE_MS, play_out, sign_up

pytestmark = [pytest.mark.e2e, pytest.mark.browser, pytest.mark.timeout(420)]

SCHEDULE = """
from datetime import timedelta
from django.utils import timezone
from accounts.models import User
from tournaments.models import Tournament
from tournaments.services.schedule import schedule_tournament
host = User.objects.create_superuser("maestra", password="un-due-tre-stella")
schedule_tournament(organiser=host, tournament=Tournament(
    name="Thursday cup", game="casino", options={"rounds": 1}, pace="quick", rounds=3,
    round_gap=5, starts=timezone.now() + timedelta(seconds=%d), min_players=2, max_players=8,
    bot_fill=5, bot_levels=["beginner", "club"]))
"""
TO_REGISTER = 25
"""Seconds that the person has to register and to enter."""


def test_tournament_of_bots_and_one_person(site, visit):
    site.manage("shell", "-v0", "-c", SCHEDULE % TO_REGISTER)
    page = visit("/tournaments/")
    sign_up(page, "paola")
    page.goto("/tournaments/")
    page.get_by_role("link", name="Thursday cup").click()
    event = page.url
    page.get_by_role("button", name="Enter").click()
    expect(page.get_by_role("main")).to_contain_text("paola")

    while not over(page):
        if page.locator("#your-table").count():
            page.locator("#your-table").click()
            play_out(page)
            page.goto(event)

    standings = page.locator("table.data").first
    expect(standings.locator("tbody tr")).to_have_count(5)
    expect(standings).to_contain_text("paola")
    expect(page.get_by_role("main")).to_contain_text("Round 3")


def over(page):
    """Wait until the person has a table or the tournament is over; return whether it is."""
    page.wait_for_function(
        """() => document.querySelector("#your-table")
            || /Finished|Cancelled/.test(document.querySelector("h1 .badge").textContent)""",
        timeout=4 * PATIENCE_MS,
    )
    state = page.locator("h1 .badge").inner_text()
    assert not re.search("Cancelled", state, re.IGNORECASE)
    return bool(re.search("Finished", state, re.IGNORECASE))
