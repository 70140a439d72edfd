"""Whether everybody can use the table page: small screens, the dark, no motion, screen readers."""

import pytest
from playwright.sync_api import expect

from tests.static.feed import Feed
from tests.static.positions import own_build, seven_cards

pytestmark = pytest.mark.browser

DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}
SMALL = [(320, 568), (320, 256), (360, 640), (844, 390)]


@pytest.mark.parametrize(("width", "height"), SMALL)
def test_small_screen_never_scrolls_sideways(sit, width, height):
    page = sit(Feed(setup=own_build()), viewport={"width": width, "height": height}).open()

    page.locator("#hand button").nth(2).click()

    assert page.evaluate("document.documentElement.scrollWidth") <= width
    expect(page.locator("#go")).to_be_visible()


def test_long_log_scrolls_by_itself_and_leaves_the_page_alone(sit):
    feed = Feed(you=None)
    while feed.asked() and feed.version < 40:
        seat = feed.asked()[0]
        feed.play(seat, {"type": "trail", "card": feed.game.observe(feed.state, seat).hand[0]})
    page = sit(feed, viewport=DESKTOP).open()

    log = page.locator(".log")
    assert log.evaluate("log => log.scrollHeight > log.clientHeight")
    assert page.evaluate("document.documentElement.scrollHeight") == DESKTOP["height"]


def test_everything_to_touch_is_large_enough_on_a_phone(sit):
    page = sit(Feed(setup=seven_cards()), viewport=PHONE).open()
    page.locator("#hand button").first.click()

    small = page.evaluate(
        """() => [...document.querySelectorAll("button, summary")]
            .map((element) => [element.textContent, element.getBoundingClientRect()])
            .filter(([, { width, height }]) => width && (width < 44 || height < 44))
            .map(([text]) => text)"""
    )

    assert small == []


def test_nothing_moves_when_the_system_asks_for_calm(sit):
    page = sit(Feed(setup=seven_cards()), reduced_motion="reduce").open()
    page.locator('#hand [data-card="9H"]').click()

    page.locator("#go").click()
    expect(page.locator(".board li")).to_have_count(1)

    assert page.locator(".ghost").count() == 0
    assert (
        page.evaluate(
            "document.getAnimations().filter((one) => one.effect.getTiming().duration > 5).length"
        )
        == 0
    )


def test_cards_and_seats_have_names_for_screen_readers(sit):
    page = sit(Feed(setup=seven_cards())).open()
    page.locator('#hand [data-card="9H"]').click()

    expect(page.get_by_role("list", name="Your hand").get_by_role("button")).to_have_count(4)
    expect(page.get_by_role("button", name="nine of clubs, group 1")).to_have_attribute(
        "aria-pressed", "true"
    )
    expect(page.get_by_role("region", name="Anna")).to_contain_text("12 of 21 points")
    expect(page.locator("#live")).to_contain_text("nine of hearts chosen, with nine of clubs")


def test_turn_reads_as_a_whole_to_a_screen_reader(sit):
    page = sit(Feed(setup=own_build())).open()

    page.locator('#hand [data-card="6D"]').click()

    expect(page.locator("#table")).to_match_aria_snapshot(
        """
        - main:
          - region "Anna":
            - text: Anna Dealer 0 of 21 points
            - timer: /Clock/
            - img "4 cards in hand"
            - text: 9 taken
          - text: 16 cards left
          - list "Cards on the table":
            - listitem:
              - 'button "Build of 8s · Anna: eight of spades, five of clubs, and three of diamonds"'
            - listitem:
              - 'button "Build 6 · yours: two of hearts and four of hearts, group 2" [pressed]'
            - listitem:
              - button "four of diamonds"
            - listitem:
              - button "six of spades, group 1" [pressed]
            - listitem:
              - button "king of spades"
            - listitem:
              - button "ten of diamonds"
          - group "Actions":
            - paragraph: Choose table cards to change what you take
            - button /Take six of spades two of hearts four of hearts 4 cards/
            - button /Trail six of diamonds You own a build, so you may not trail/ [disabled]
            - button /Cancel/
          - region "You":
            - text: You Your turn
            - timer: /Clock/
          - list "Your hand":
            - listitem:
              - button "three of spades"
            - listitem:
              - button "seven of diamonds"
            - listitem:
              - button "six of diamonds" [pressed]
            - listitem:
              - button "ace of spades"
          - text: 10 taken
        """
    )


def test_keys_read_the_table_aloud(sit):
    page = sit(Feed(setup=seven_cards())).open()
    page.locator("#hand button").first.focus()

    for key, words in {
        "h": "nine of hearts",
        "t": "king of spades",
        "s": "Anna: 12",
        "c": "seconds",
    }.items():
        page.keyboard.press(key)
        expect(page.locator("#live-now")).to_contain_text(words)


def test_keys_work_as_soon_as_the_table_is_there(sit):
    page = sit(Feed(setup=seven_cards())).open()

    page.keyboard.press("1")

    expect(page.locator("#hand button").first).to_have_attribute("aria-pressed", "true")


def test_escape_closes_the_sheet_of_a_phone(sit):
    page = sit(Feed(setup=seven_cards()), viewport=PHONE).open()
    page.get_by_role("button", name="Log", exact=True).first.click()
    expect(page.locator("#rail")).to_have_class("rail open")

    page.locator("#rail button").first.press("Escape")

    expect(page.locator("#rail")).to_have_class("rail")
