"""The page of a player adds a number to chance by itself."""

import re

import pytest
from playwright.sync_api import expect

from tests.static.feed import Feed

pytestmark = pytest.mark.browser


def test_player_sends_a_number_once_for_each_commitment(sit):
    sitting = sit(Feed())

    page = sitting.open()
    page.wait_for_function("() => localStorage.getItem('locanda-numbers')")
    sitting.send(*sitting.feed.picture())
    page.get_by_role("button", name="Chat").first.wait_for()

    (named,) = sitting.sent("name_seed")
    assert named["commitment"] == "00"
    assert re.fullmatch("[0-9a-f]{32}", named["client_seed"])


def test_spectator_sends_none(sit):
    sitting = sit(Feed(you=None))

    sitting.open().wait_for_load_state("networkidle")

    assert sitting.sent("name_seed") == []


def test_fingerprint_of_the_coming_match_is_shown_before_it(sit):
    feed = Feed()
    feed.wait_for(0)

    page = sit(feed).open()

    expect(page.get_by_text("Fingerprint of the chance: 00…")).to_be_visible()


def test_fingerprint_of_the_match_stands_below_its_log(sit):
    page = sit(Feed()).open()

    expect(page.locator(".log + .invite")).to_have_attribute("title", "00")
