"""Whether everybody can use the table of Casino Pirate."""

import pytest
from playwright.sync_api import expect

from tests.static.pirates import (
    ANNA,
    to_ask,
    to_show,
)
from tests.static.states import crowded

pytestmark = pytest.mark.browser

DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}
SMALL = [(320, 568), (320, 256), (390, 700), (844, 390)]
CALM = {"reduced_motion": "reduce"}
LARGE = 44


@pytest.mark.parametrize(("width", "height"), SMALL)
def test_small_screen_never_scrolls_sideways_and_hides_no_button(sit, width, height):
    page = sit(crowded(), viewport={"width": width, "height": height}).open()

    assert page.evaluate("document.documentElement.scrollWidth") <= width
    for button in page.locator(".offers button").all():
        button.click(trial=True)


def test_everything_to_touch_is_large_enough_on_a_phone(sit):
    page = sit(to_ask(), viewport=PHONE).open()

    sizes = [element.bounding_box() for element in page.locator(".felt button, .top summary").all()]

    assert min(min(size["width"], size["height"]) for size in sizes if size) >= LARGE


def test_nothing_jumps_while_a_move_is_on_its_way(sit):
    sitting = sit(to_ask(), **CALM)
    page = sitting.open()
    served = page.get_by_role("button", name="Served")
    before = served.bounding_box()
    sitting.is_deaf = True

    served.click()
    expect(page.locator(".prompt")).to_have_text("Sending your move…")

    expect(served).to_have_attribute("aria-disabled", "true")
    expect(served).to_be_focused()
    assert served.bounding_box() == before


def test_buttons_keep_an_edge_in_forced_colours(sit):
    page = sit(to_ask(), forced_colors="active").open()

    edge = page.locator(".offers button").first.evaluate(
        "button => getComputedStyle(button).borderTopWidth"
    )

    assert edge == "2px"


def test_keys_read_the_table_aloud(sit):
    page = sit(to_show()).open()

    for key, words in {
        "h": "topaz 3, emerald 4, and gold coin ½: 7½ of 7½ · others see 4½.",
        "t": "Bank of Anna: sapphire 5, 5 in all. Carla: a hidden card, bet 2, served.",
        "s": "Anna: 10 treasures, Bruno: 8 treasures, Carla: 8 treasures",
    }.items():
        page.keyboard.press(key)
        expect(page.locator("#live-now")).to_have_text(words)


def test_turn_reads_as_a_whole_to_a_screen_reader(sit):
    page = sit(to_show()).open()

    expect(page.locator("#table")).to_match_aria_snapshot(
        """
        - main:
          - region "Carla":
            - text: Carla Served
            - timer: /Clock/
            - text: 8 treasures bet 2
            - list "Cards of Carla":
              - listitem: a hidden card
          - region "Anna":
            - text: Anna Bank Rating 1500
            - timer: /Clock/
            - text: 10 treasures
          - text: 39 cards left
          - region "Bank of Anna":
            - heading "Bank of Anna 5" [level=2]
            - list "Cards of the bank":
              - listitem: sapphire 5
          - text: Anna asks you to show.
          - group "Actions":
            - paragraph: The bank asks you to show your cards
            - list:
              - listitem:
                - button "Show your cards 7½ wins 4 treasures"
              - listitem:
                - button "Hand over 2 treasures nobody sees your hidden card"
          - region "You":
            - text: You Your turn
            - timer: /Clock/
            - text: 8 treasures bet 2
          - paragraph: 7½ of 7½ · others see 4½
          - list "Your hand":
            - listitem: topaz 3, face down
            - listitem: emerald 4
            - listitem: gold coin ½
        """
    )


def test_five_players_see_each_others_cards(sit):
    page = sit(crowded(), viewport=PHONE).open()

    expect(page.locator(".seats .seat")).to_have_count(4)
    expect(page.locator(f"#seat-{ANNA}")).to_contain_text("Bank")


@pytest.mark.parametrize("position", [to_ask, crowded])
def test_names_of_the_others_can_be_read_on_a_phone(sit, position):
    page = sit(position(), viewport=PHONE).open()

    cut = [
        name.text_content()
        for name in page.locator(".seats .nm .clip").all()
        if name.evaluate("name => name.scrollWidth > name.clientWidth || !name.clientWidth")
    ]

    assert cut == []
