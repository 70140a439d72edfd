"""A tournament as somebody who entered sees it begin."""

import re

import pytest
from playwright.sync_api import expect

pytestmark = [pytest.mark.e2e, pytest.mark.browser]

PASSWORD = "vino-rosso-7"  # noqa: S105 -- of an account that the test makes
CUP_IN_SIX_SECONDS = f"""
from datetime import timedelta
from django.utils import timezone
from accounts.models import User
from tournaments.models import Tournament
from tournaments.services.entries import enter_tournament
from tournaments.services.schedule import schedule_tournament
user = User.objects.create_user("cupwinner", password="{PASSWORD}")
cup = Tournament(
    name="Night Cup",
    game="casino",
    starts=timezone.now() + timedelta(seconds=6),
    time_zone="Asia/Tokyo",
    min_players=2,
    bot_fill=2,
)
schedule_tournament(tournament=cup, organiser=user)
enter_tournament(tournament=cup, user=user)
"""
PATIENCE = 30_000


def test_page_calls_to_the_table_without_a_reload(site, visit):
    site.manage("shell", "-c", CUP_IN_SIX_SECONDS)
    page = visit("/account/login/?next=/tournaments/night-cup/", timezone_id="Europe/Rome")
    page.fill("[name=login]", "cupwinner")
    page.fill("[name=password]", PASSWORD)
    page.press("[name=password]", "Enter")
    expect(page.get_by_text("You are in. Come back when it starts.")).to_be_visible()
    expect(page.get_by_text("(Asia/Tokyo)")).to_be_visible()
    expect(page.locator(".local-time")).to_contain_text("Your time:")
    page.locator("#tournament-log summary").click()
    page.evaluate("globalThis.sameDocument = true")

    call = page.locator("#your-table")
    expect(call).to_be_visible(timeout=PATIENCE)

    assert page.evaluate("globalThis.sameDocument")
    expect(page).to_have_title(re.compile("^Your match is on · Night Cup"))
    expect(page.locator("#tournament-news")).to_have_text("Your match is on: go to your table.")
    expect(page.locator("#tournament-log")).to_have_attribute("open", "")
    call.click()
    expect(page).to_have_url(re.compile("/table/"))

    page.goto("/tournaments/night-cup/")
    page.fill("[name=reason]", "Only a test.")
    page.get_by_role("button", name="Cancel the tournament").click()
    expect(page.locator("#tournament strong").first).to_have_text("Only a test.")
