"""What the table of Casino shows of the rules that are played there."""

import pytest
from playwright.sync_api import expect

from tests.static.access import faults
from tests.static.feed import Feed
from tests.static.positions import lone_nine, own_build, position, seven_cards

pytestmark = pytest.mark.browser

CALM = {"reduced_motion": "reduce"}
PHONE = {"width": 390, "height": 844}


def royal_table():
    """The ace as 14 takes two groups of the table."""
    return position(
        hands=[["2D", "8H", "JC", "6D"], ["KH", "AS", "7D", "QD"]],
        table=["KC", "5H", "AD", "9S"],
        scores=[12, 9],
    )


def two_queens():
    return position(
        hands=[["2D", "8H", "JC", "6D"], ["QH", "9D", "7D", "3C"]],
        table=["QS", "QD", "9C", "9H"],
    )


def test_italian_table_says_what_is_played(sit):
    page = sit(Feed(slug="casino-italian", setup=seven_cards())).open()

    expect(page.locator(".top h1")).to_contain_text("Italian Casinò · first to 22")
    expect(page.locator(".chosen")).to_have_text(
        "Played here: Italian rules · More than 21 points win"
    )
    expect(page.locator(".rail li", has_text="Clearing the table brings no point.")).to_have_count(
        1
    )


def test_royal_cards_show_and_say_what_they_count(sit):
    page = sit(Feed(slug="casino-italian", setup=royal_table(), options={"royal": True})).open()

    expect(page.locator("#hand .worth")).to_have_text(["13", "1/14", "12"])
    expect(page.get_by_role("button", name="king of clubs, counts 13")).to_be_visible()
    page.get_by_role("button", name="ace of spades, counts 1 or 14").click()
    expect(page.locator("#go")).to_contain_text("Take as 14")
    assert faults(page) == []


def test_clearing_the_table_is_no_sweep_by_the_italian_base_rules(sit):
    sitting = sit(Feed(slug="casino-italian", setup=lone_nine()), **CALM)
    page = sitting.open()

    page.locator('#hand [data-card="9H"]').click()
    page.locator("#go").click()

    expect(page.locator(".last.only-desk")).to_contain_text("You clear the table")
    expect(page.locator(".banner")).to_have_count(0)
    expect(page.get_by_role("row", name="Sweeps")).to_have_count(0)


def test_turn_reads_as_a_whole_to_a_screen_reader(sit):
    feed = Feed(slug="casino-italian", setup=royal_table(), options={"royal": True})
    page = sit(feed).open()

    page.get_by_role("button", name="ace of spades, counts 1 or 14").click()

    expect(page.locator("#table")).to_match_aria_snapshot(
        """
        - main:
          - region "Anna":
            - text: Anna Dealer 12 of 22 points
            - timer: /Clock/
            - img "4 cards in hand"
            - text: 12 taken
          - text: 16 cards left
          - list "Cards on the table":
            - listitem:
              - button "king of clubs, counts 13, group 1" [pressed]
            - listitem:
              - button "five of hearts, group 2" [pressed]
            - listitem:
              - button "ace of diamonds, counts 1 or 14, group 1" [pressed]
            - listitem:
              - button "nine of spades, group 2" [pressed]
          - group "Actions":
            - paragraph: Choose table cards to change what you take
            - button "Take as 14 ace of diamonds king of clubs five of hearts nine of spades 5 cards"
            - button "or ace of diamonds"
            - button "Trail ace of spades"
            - button "Cancel"
          - region "You":
            - text: You Your turn
            - timer: /Clock/
          - list "Your hand":
            - listitem:
              - button "king of hearts, counts 13"
            - listitem:
              - button "ace of spades, counts 1 or 14" [pressed]
            - listitem:
              - button "seven of diamonds"
            - listitem:
              - button "queen of diamonds, counts 12"
          - text: 12 taken
        """
    )


def test_some_of_the_equal_cards_may_be_taken_by_the_italian_rules(sit):
    sitting = sit(Feed(slug="casino-italian", setup=two_queens()), **CALM)
    page = sitting.open()

    page.locator('#hand [data-card="9D"]').click()
    page.locator('.board [data-card="9C"]').click()
    page.locator("#go").click()

    expect(page.locator(".board li")).to_have_count(3)
    assert sitting.sent("act")[0]["action"]["groups"] == [["9H"]]


def test_variants_of_the_english_rules_are_told(sit):
    options = {"spade": True, "faces_take_all": True, "last_capture_no_sweep": False}
    page = sit(Feed(seats=4, options=options)).open()

    expect(page.locator(".chosen")).to_have_text(
        "Played here: English rules · Spade Casino: every spade counts"
        " · A face card takes all of its rank · The last capture may be a sweep, too"
        " · Partners sit opposite each other · 61 points win"
    )


def test_waiting_table_says_what_will_be_played(sit):
    feed = Feed(options={"rounds": 3}, setup=seven_cards())
    feed.wait_for(seat=0)
    page = sit(feed).open()

    expect(page.locator(".waiting .chosen")).to_contain_text("The most points after 3 rounds win")


@pytest.mark.parametrize("seats", [3, 4])
def test_more_players_fit_on_a_phone(sit, seats):
    page = sit(Feed(slug="casino-italian", seats=seats), viewport=PHONE).open()

    expect(page.locator(".seats .seat")).to_have_count(seats - 1)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert faults(page) == []


@pytest.mark.parametrize("viewport", [PHONE, {"width": 1280, "height": 800}])
def test_label_of_a_build_covers_no_card(sit, viewport):
    page = sit(Feed(setup=own_build()), viewport=viewport).open()

    for build in page.locator(".build").all():
        label = build.locator(".lab:visible").bounding_box()
        card = build.locator(".card").first.bounding_box()
        assert label["y"] + label["height"] <= card["y"]


def test_table_is_not_greyed_for_a_card_that_can_only_be_trailed(sit):
    page = sit(Feed(setup=seven_cards())).open()

    page.locator('#hand [data-card="QD"]').click()

    expect(page.locator(".prompt")).to_contain_text("trail it")
    assert (
        page.locator(".board button.card").first.evaluate("card => getComputedStyle(card).filter")
        == "none"
    )
