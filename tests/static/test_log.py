"""The log of a table: its rounds, the newest first."""

import re

import msgspec
import pytest
from playwright.sync_api import expect

from tests.static.feed import Feed
from tests.static.test_table_presence import noted, there

pytestmark = pytest.mark.browser

NUMBERS = re.compile(r"(?:Round|Turn) (\d+)(?:, deal (\d+))?")


def advance(feed, events):
    """Play on, always the first legal move, until so much has happened."""
    while feed.asked() and sum(len(moves.events) for moves in feed.log) < events:
        seat = feed.asked()[0]
        action = feed.game.legal_actions(feed.state, seat)[0]
        feed.play(seat, msgspec.to_builtins(action))


def openings(feed, kind):
    """Return the events that began a round, the newest first."""
    events = [msgspec.to_builtins(event) for moves in feed.log for event in moves.events]
    return [event for event in reversed(events) if event["type"] == kind]


@pytest.mark.parametrize(
    ("slug", "seats", "kind", "numbers"),
    [
        ("casanova", 3, "turn_began", ["turn"]),
        ("casino", 2, "dealt", ["round", "deal"]),
        ("cuccu", 4, "round_began", ["round"]),
        ("casino-pirate", 3, "round_began", ["round"]),
    ],
)
def test_every_round_has_a_heading_over_its_lines(sit, slug, seats, kind, numbers):
    feed = Feed(slug=slug, seats=seats, you=None)
    advance(feed, 40)

    page = sit(feed).open()

    rounds = page.locator(".log section:has(h3)")
    told = [tuple(event[number] for number in numbers) for event in openings(feed, kind)]
    expect(rounds).to_have_count(len(told))
    found = [NUMBERS.match(text).groups() for text in rounds.locator("h3").all_text_contents()]
    assert len(told) > 1
    assert [tuple(int(number) for number in one if number) for one in found] == told


def test_log_that_is_cut_begins_with_a_whole_round(sit):
    feed = Feed(you=None)
    advance(feed, 120)

    page = sit(feed).open()

    expect(page.locator(".log section:not(:has(h3))")).to_have_count(0)
    lines = page.locator(".log :is(h3, li)").count()
    assert 80 <= lines < 100


def test_note_stands_in_the_round_when_it_happened(sit):
    feed = Feed(you=None)
    advance(feed, 12)
    second = next(
        moves.version
        for moves in feed.log
        for event in map(msgspec.to_builtins, moves.events)
        if event["type"] == "dealt" and event["deal"] == 2
    )
    sitting = sit(feed)
    page = sitting.open()

    sitting.send(there(notes=[{**noted("away"), "version": second}]))

    round_two = page.locator(".log section", has_text="deal 2 of")
    expect(round_two.locator("li").last).to_have_text("Anna is away.")
