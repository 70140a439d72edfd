"""Nothing at a table moves by itself: no update of the server shifts what stands there."""

from random import Random

import msgspec
import pytest
from playwright.sync_api import expect

from tests.static import casanova, pirates
from tests.static.cuccu import KEEP, CuccuFeed
from tests.static.feed import Feed
from tests.static.sitting import HOST, PATH

pytestmark = pytest.mark.browser

DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}
OBSERVE = """() => {
    window.shifts = [];
    const places = ".seats, .seat, .mid, .deck, .board, .tray, #hand, .hand-row, .link, .top, .panel";
    const isMoved = (from, to) =>
        from.height === to.height &&
        (from.y !== to.y || Math.abs(2 * (from.x - to.x) + from.width - to.width) > 2);
    new PerformanceObserver((list) => {
        for (const { hadRecentInput, sources } of list.getEntries())
            for (const { node, previousRect: from, currentRect: to } of hadRecentInput ? [] : sources)
                if (node?.matches?.(places) && isMoved(from, to))
                    window.shifts.push(`${node.className}: ${from.x},${from.y} to ${to.x},${to.y}`);
    }).observe({ type: "layout-shift" });
}"""
"""Notes every place of the table that is pushed about; what grows about its own middle may."""
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


SEATS = {"casino": 4, "casino-italian": 4, "casanova": 4, "cuccu": 8, "casino-pirate": 5}


def random_plays(feed, count):
    """Play a match of the same cards, apart from the page."""
    random = Random(3)
    for _ in range(count):
        seat = random.choice(feed.asked())
        action = msgspec.to_builtins(random.choice(feed.game.legal_actions(feed.state, seat)))
        feed.play(seat, action)
        yield seat, action


@pytest.mark.parametrize("slug", SEATS)
def test_nothing_shifts_for_who_watches_on_a_phone(sit, slug):
    watched = Feed(slug=slug, seats=SEATS[slug], you=None)
    sitting = sit(watched, viewport=PHONE, reduced_motion="reduce")
    page = sitting.open()
    page.wait_for_load_state("networkidle")
    page.evaluate(OBSERVE)

    for seat, action in random_plays(Feed(slug=slug, seats=SEATS[slug], you=None), 10):
        sitting.play(seat, action)
        page.evaluate(SETTLED)

    assert page.evaluate(SETTLED) == []


def test_nothing_is_drawn_twice_while_the_cards_arrive(sit):
    feed = Feed()
    sitting = sit(feed, viewport=DESKTOP)
    whole = feed.picture()
    feed.picture = lambda: whole[:1]
    page = sitting.page
    page.goto(HOST + PATH)
    expect(page.locator("#table")).to_contain_text("Opening the table")
    page.wait_for_load_state("networkidle")
    page.evaluate(OBSERVE)
    expect(page.locator(".panel, .seat")).to_have_count(0)

    sitting.send(*whole[1:])

    expect(page.locator(".panel.grow")).to_be_visible()
    assert page.evaluate(SETTLED) == []
