"""Every state of every table, in light and dark and at all sizes, can be used by everybody."""

import pytest
from playwright.sync_api import expect

from tests.static.access import faults
from tests.static.states import STATES

pytestmark = pytest.mark.browser

DESKTOP = {"width": 1280, "height": 800}
TURNS = ("casino: turn", "casanova: declare", "cuccu: turn", "casino-pirate: show")
SELECTED = (
    "casino: proposal",
    "casino: own build",
    "casino: what makes nothing",
    "casanova: card and dice",
    "casanova: play",
)
PHONE = {"width": 390, "height": 844}
ZOOMED = [(640, 400), (320, 568), (320, 256)]
"""What is left of a desktop at 200 %, and of a phone and a desktop at 400 %."""
ASKED = (
    *("casino: turn", "casanova: announce", "casanova: declare", "casanova: answer"),
    *("cuccu: turn", "cuccu: inn", "cuccu: everybody"),
    *("casino-pirate: bet", "casino-pirate: ask", "casino-pirate: bank", "casino-pirate: show"),
)
IS_MOVE = """document.activeElement.matches(
    ":is(#hand, .bar, .dice-choice) button:not([aria-disabled=true])"
)"""
LONG_NAMES = tuple(f"bot-beginner-{number}" for number in range(2, 10))
HIDDEN = """() => [...document.querySelectorAll(":is(.panel, .final, .sheet-score) table")]
    .filter((table) => table.offsetWidth)
    .filter((table) => {
        const frame = table.closest(".panel, .final, .sheet-score");
        return table.getBoundingClientRect().right > frame.getBoundingClientRect().right;
    })
    .map((table) => table.outerHTML.slice(0, 160))"""
"""Tables of figures that leave their frame, whatever the names."""
SMALL = """() => [...document.querySelectorAll(
        ".felt button, .felt a.btn, .top button, .top a, .top summary"
    )]
    .map((one) => [one.outerHTML.slice(0, 160), one.getBoundingClientRect()])
    .filter(([, { width, height }]) => width && Math.min(width, height) < 43.9)
    .map(([html, { width, height }]) => `${html} ${width} x ${height}`)"""


@pytest.mark.parametrize("name", STATES)
def test_state_has_no_fault_that_axe_finds(sit, name):
    page = STATES[name].reach(sit, viewport=DESKTOP).page

    light = faults(page)
    page.emulate_media(color_scheme="dark")
    page.set_viewport_size(PHONE)
    dark = faults(page)

    assert (light, dark) == ([], [])


@pytest.mark.parametrize("name", STATES)
def test_state_fits_and_can_be_touched(sit, monkeypatch, name):
    monkeypatch.setattr("tests.static.feed.NAMES", LONG_NAMES)
    page = STATES[name].reach(sit, viewport=PHONE).page

    small = page.evaluate(SMALL)
    hidden = page.evaluate(HIDDEN)
    page.set_viewport_size(DESKTOP)
    hidden += page.evaluate(HIDDEN)
    wide = []
    for width, height in ZOOMED:
        page.set_viewport_size({"width": width, "height": height})
        if page.evaluate("document.documentElement.scrollWidth") > width:
            wide.append((width, height))

    assert (small, hidden, wide) == ([], [], [])


@pytest.mark.parametrize("name", SELECTED)
def test_selection_is_seen_without_colours(sit, name):
    page = STATES[name].reach(sit, forced_colors="active", viewport=PHONE).page

    ringed = page.locator("#table [aria-pressed]").evaluate_all(
        """buttons => buttons.map((button) => [
            button.ariaPressed === "true",
            getComputedStyle(button).outlineStyle === "solid",
        ])"""
    )

    assert any(is_pressed for is_pressed, _ in ringed)
    assert all(is_pressed == has_ring for is_pressed, has_ring in ringed)


@pytest.mark.parametrize("name", TURNS)
def test_what_happens_around_a_match_has_no_fault_that_axe_finds(sit, name):
    sitting = STATES[name].reach(sit, viewport=DESKTOP)
    page = sitting.page

    found = [faults(open_all(page))]
    page.set_viewport_size(PHONE)
    page.locator(".top .tool.only-phone").click()
    found.append(faults(page))
    page.locator("#rail .close").click()
    page.emulate_media(color_scheme="dark")
    sitting.send(presence(sitting.feed, away=True, grace_ms=0))
    page.locator("#notice button").first.wait_for()
    found.append(faults(page))
    sitting.send(presence(sitting.feed, paused=True))
    expect(page.locator("#notice button")).to_have_count(1)
    found.append(faults(page))
    sitting.connections[-1].close(code=4408)
    page.locator(".link a").wait_for()
    found.append(faults(page))

    assert found == [[]] * 5


def open_all(page):
    """Open the menu, the rules, the keys, the display and the chat."""
    for summary in page.locator("summary:visible").all():
        summary.click()
    page.get_by_role("button", name="Chat").click()
    page.locator("#say").wait_for()
    return page


def presence(feed, *, paused=False, **first):
    """Return the server's word about who is there, with something about the first seat."""
    usual = {"away": False, "grace_ms": None, "bot": "", "left": False, "wish": ""}
    seats = [{**usual, **first}, *([usual] * (feed.game.seats - 1))]
    said = {"match": "m1", "seats": seats, "paused": paused, "may": ["bot", "end"], "notes": []}
    return {"type": "presence", **said}


@pytest.mark.parametrize("name", ASKED)
def test_who_arrives_and_is_asked_answers_after_one_key(sit, name):
    page = STATES[name].reach(sit, viewport=DESKTOP).page

    page.keyboard.press("Tab")

    assert page.evaluate(IS_MOVE)


@pytest.mark.parametrize("name", ASKED)
def test_hand_is_one_stop(sit, name):
    page = STATES[name].reach(sit, viewport=DESKTOP).page
    cards = page.locator("#hand button")
    stops = "cards => cards.filter((card) => card.tabIndex === 0).map((card) => card.outerHTML)"

    before = cards.evaluate_all(stops)
    if cards.count():
        cards.last.focus()
        page.keyboard.press("Home")
        page.keyboard.press("End")

    assert len(before) == min(1, cards.count())
    assert cards.evaluate_all(stops) == cards.evaluate_all(
        "cards => cards.slice(-1).map((card) => card.outerHTML)"
    )
