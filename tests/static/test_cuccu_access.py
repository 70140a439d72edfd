"""Whether everybody can use the table of Cuccù."""

import pytest
from playwright.sync_api import expect

from tests.static.cuccu import CuccuFeed
from tests.static.states import everybody, inn

pytestmark = pytest.mark.browser

DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}
SMALL = [(320, 568), (320, 256), (360, 640), (844, 390)]
TURN = """
- main:
  - region "Carla":
    - text: Carla Next to be dealt
    - timer: "Clock: 1 minute 42 seconds"
    - text: 3 lives
  - region "Dario":
    - text: Dario Not dealt yet
    - timer: "Clock: 1 minute 42 seconds"
    - text: 3 lives
  - region "Anna":
    - text: Anna Dealer Plays last
    - timer: "Clock: 1 minute 42 seconds"
    - text: 3 lives
  - text: 39 cards left Play goes to the right
  - group "Actions":
    - paragraph: "Your turn: keep your card, or swap it?"
    - button "Keep the lion"
    - button "Swap with Carla"
  - region "You":
    - text: You Your turn
    - timer: /\\d+ seconds/
    - text: 3 lives
  - group "Your card":
    - img "the lion, minus 3"
    - paragraph: The lowest card of all.
"""


def turn():
    return CuccuFeed("-3", "9")


@pytest.mark.parametrize(("width", "height"), SMALL)
def test_small_screen_never_scrolls_sideways(sit, width, height):
    page = sit(everybody(), viewport={"width": width, "height": height}).open()

    page.locator("#choices button").last.scroll_into_view_if_needed()

    assert page.evaluate("document.documentElement.scrollWidth") <= width
    expect(page.locator("#choices button").last).to_be_in_viewport()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_everything_to_touch_is_large_enough(sit, size):
    page = sit(inn(), viewport=size).open()

    small = page.evaluate(
        """() => [...document.querySelectorAll("main button")]
            .map((element) => [element.textContent, element.getBoundingClientRect()])
            .filter(([, { width, height }]) => width < 44 || height < 44)
            .map(([text]) => text)"""
    )

    assert small == []


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_nothing_jumps_when_the_turn_goes_on(sit, size):
    sitting = sit(CuccuFeed("7", "9"), viewport=size, reduced_motion="reduce")
    page = sitting.open()
    parts = [".seats", "#hand .place", ".me .who"]

    def places():
        boxes = [page.locator(part).bounding_box() for part in parts]
        return [(box["x"], box["y"], box["height"]) for box in boxes]

    before = places()
    page.get_by_role("button", name="Keep the seven").click()
    expect(page.locator("#choices button")).to_have_count(0)

    assert places() == before


def test_turn_reads_as_a_whole(sit):
    page = sit(turn(), viewport=DESKTOP).open()

    expect(page.get_by_role("main")).to_match_aria_snapshot(TURN)


def test_forced_colours_leave_cards_and_buttons_visible(sit):
    page = sit(turn(), forced_colors="active", viewport=PHONE).open()

    keep = page.get_by_role("button", name="Keep the lion")

    assert keep.evaluate("button => getComputedStyle(button).borderTopWidth") == "1px"
    expect(page.locator("#hand .card svg")).to_be_visible()
