"""Nothing at a table moves by itself: no update of the server shifts what stands there."""

import pytest
from playwright.sync_api import expect

from tests.static import casanova, pirates
from tests.static.cuccu import KEEP, CuccuFeed
from tests.static.feed import Feed

pytestmark = pytest.mark.browser

DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}
OBSERVE = """() => {
    window.shifts = [];
    const places = ".seats, .seat, .mid, .deck, .board, .tray, #hand, .hand-row, .link, .top";
    new PerformanceObserver((list) => {
        for (const { hadRecentInput, sources } of list.getEntries())
            for (const { node, previousRect: from, currentRect: to } of hadRecentInput ? [] : sources)
                if (node?.matches?.(places) && from.height === to.height)
                    window.shifts.push(`${node.className}: ${from.x},${from.y} to ${to.x},${to.y}`);
    }).observe({ type: "layout-shift" });
}"""
"""Notes every place of the table that is pushed about; what grows in its own place may."""
SETTLED = """() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => {
    done(window.shifts);
})))"""


def casino():
    """The two others trail, and it is the visitor's turn."""
    feed = Feed(seats=3)
    [first] = feed.asked()
    feed.you = (first + 2) % 3
    others = [first, (first + 1) % 3]
    hands = [feed.game.observe(feed.state, seat).hand for seat in others]
    plays = [{"type": "trail", "card": hand[-1]} for hand in hands]
    return feed, list(zip(others, plays, strict=True))


def cuccu():
    return CuccuFeed("7", "9", "8", you=3), [(1, KEEP), (2, KEEP)]


def play_casanova():
    plays = [(seat, casanova.play(card)) for seat, card in ((2, 3), (1, 7), (3, 1))]
    return casanova.at_turn(casanova.ANNA, (casanova.ANNA, casanova.announce(2, 7))), plays


def pirate():
    """All but the visitor bet and are served."""
    bets = [(pirates.BRUNO, pirates.bet(1)), (pirates.CARLA, pirates.bet(2))]
    return pirates.PirateFeed("463h54"), [*bets, (pirates.BRUNO, pirates.SERVED)]


@pytest.mark.parametrize("begin", [casino, cuccu, play_casanova, pirate])
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_no_update_shifts_the_table(sit, begin, size):
    feed, plays = begin()
    sitting = sit(feed, viewport=size, reduced_motion="reduce")
    page = sitting.open()
    page.wait_for_load_state("networkidle")
    page.evaluate(OBSERVE)

    for seat, action in plays:
        sitting.play(seat, action)
        expect(page.locator("#table")).to_be_visible()
        page.evaluate(SETTLED)

    assert page.evaluate(SETTLED) == []
