"""Whether everybody can use the table of Casanova."""

import pytest
from playwright.sync_api import expect

from tests.static.casanova import (
    DARIO,
    play,
    to_announce,
    to_answer,
    to_declare,
    to_play,
    to_wait,
)

pytestmark = pytest.mark.browser

DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}
SMALL = [(320, 568), (320, 256), (360, 640), (844, 390), (900, 1000)]
CALM = {"reduced_motion": "reduce"}
LARGE = 44


@pytest.mark.parametrize(("width", "height"), SMALL)
def test_small_screen_never_scrolls_sideways_and_hides_no_button(sit, width, height):
    page = sit(to_announce(), viewport={"width": width, "height": height}).open()

    page.locator('#hand [data-card="r12"]').click()
    page.get_by_role("button", name="3 dice").click()

    assert page.evaluate("document.documentElement.scrollWidth") <= width
    for button in page.locator(".felt button").all():
        button.click(trial=True)


@pytest.mark.parametrize("position", [to_announce, to_declare])
@pytest.mark.parametrize("width", [320, 390])
def test_everything_to_touch_is_large_enough_on_a_phone(sit, position, width):
    page = sit(position(), viewport={"width": width, "height": 844}).open()

    page.locator("#hand button").first.click(force=True)
    boxes = [one.bounding_box() for one in page.locator(".felt button, .top summary").all()]

    assert min(min(box["width"], box["height"]) for box in boxes if box) >= LARGE


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_nothing_jumps_between_the_steps_of_a_turn(sit, size):
    sitting = sit(to_wait(), viewport=size, **CALM)
    page = sitting.open()
    measure = """places => places.map((place) => {
        const { y, height } = document.querySelector(place).getBoundingClientRect();
        return [place, y, height];
    })"""
    places = ["#hand", ".tray", "#pot", ".told", "#seat-1", "#seat-3"]

    before = page.evaluate(measure, places)
    sitting.play(DARIO, play(1))
    expect(page.locator(".massimo")).to_have_text("Massimo 8")

    assert page.evaluate(measure, places) == before


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_nothing_at_a_seat_covers_something_else(sit, size):
    page = sit(to_answer(), viewport=size, **CALM).open()

    covered = page.evaluate(
        """() => {
            const parts = [".who", ".clock", ".slot", ".purse", ".gone"].map((name) => [
                name, document.querySelector(`#seat-0 ${name}`).getBoundingClientRect(),
            ]);
            return parts.flatMap(([name, one]) => parts
                .filter(([, other]) => one !== other
                    && one.left < other.right - 1 && other.left < one.right - 1
                    && one.top < other.bottom - 1 && other.top < one.bottom - 1)
                .map(([other]) => [name, other]));
        }"""
    )

    assert covered == []


def test_colours_of_the_system_leave_cards_and_choices_visible(sit):
    page = sit(to_announce(), forced_colors="active", viewport=PHONE).open()
    two = page.get_by_role("button", name="2 dice")

    two.click()

    outlines = [
        button.evaluate("button => getComputedStyle(button).outlineStyle")
        for button in page.locator(".dice-choice button").all()
    ]
    assert outlines == ["none", "solid", "none"]


def test_keys_read_the_table_aloud(sit):
    page = sit(to_play()).open()

    for key, words in {
        "h": "Your cards: 1, 3, 5, 6, 7, 9, 11, and 12.",
        "l": "Anna announces 2 dice.",
        "s": "Anna: 13, You: 12, Carla: 10, Dario: 7",
        "t": "Turn 6. Anna rolls 2 dice. 6 coins in the pot. Anna has chosen a card. "
        "Used by Anna: 4, 13, 1, 9, and 10. Carla has chosen a card. "
        "Used by Carla: 1, 2, 12, 13, and 5. Dario has not played. "
        "Used by Dario: 3, 6, 7, 11, and 12.",
    }.items():
        page.keyboard.press(key)
        expect(page.locator("#live-now")).to_have_text(words)


def test_turn_reads_as_a_whole_to_a_screen_reader(sit):
    page = sit(to_answer()).open()

    expect(page.locator("#table")).to_match_aria_snapshot(
        """
        - main:
          - region "Carla":
            - text: Carla has chosen a card
            - timer: /Clock/
            - img "A card face down"
            - text: 10 coins
            - 'img "Used: 1, 2, 12, 13, and 5"'
          - region "Dario":
            - text: Dario has chosen a card
            - timer: /Clock/
            - img "A card face down"
            - text: 6 coins
            - 'img "Used: 3, 6, 7, 11, and 12"'
          - region "Anna":
            - text: Anna active has chosen a card
            - timer: /Clock/
            - img "A card face down"
            - text: 12 coins
            - 'img "Used: 4, 13, 1, 9, and 10"'
          - img "The dice show 2 + 6"
          - paragraph: Massimo 8
          - paragraph: Pot 9 4 carried over
          - paragraph: "Anna has doubled: the others add a coin or withdraw."
          - text: Anna says “Double” and adds a coin.
          - group "Actions":
            - paragraph: "The massimo is 8, your card is 6: do you stay in?"
            - button "Add 1 coin You play for a pot of 10 or more."
            - button "Withdraw You cannot win this turn; your coin stays in the pot."
          - region "You":
            - text: You Your turn
            - timer: /Clock/
            - img "Card 6, face down"
            - text: 11 coins
          - list "Your hand":
            - listitem:
              - button "1"
            - listitem:
              - img "2, used"
        """
    )
