"""The page of a player adds a number to chance by itself."""

import re

import pytest

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
