"""Playing Cuccù at its table page."""

import pytest
from playwright.sync_api import expect

from tests.static.cuccu import ACCEPT, ASK, KEEP, REFUSE, SWAP, CuccuFeed

pytestmark = pytest.mark.browser

CALM = {"reduced_motion": "reduce"}
TOUCH = {"viewport": {"width": 390, "height": 844}, "has_touch": True, **CALM}
WATCH = """
  window.captions = [];
  window.drawn = new Set();
  new MutationObserver(() => {
    const caption = document.querySelector(".caption")?.textContent.trim();
    if (caption && caption !== window.captions.at(-1)) window.captions.push(caption);
    for (const name of ["asked", "breaking"]) {
      if (document.querySelector(`.${name}`)) window.drawn.add(name);
    }
  }).observe(document, { attributes: true, characterData: true, childList: true, subtree: true });
"""
"""Keeps what is shown for a moment only."""


def own(page):
    return page.get_by_role("group", name="Your card").get_by_role("img")


def note(page, name):
    return page.get_by_role("region", name=name).locator(".sub")


def test_card_is_kept_with_a_button_that_names_it(sit):
    sitting = sit(CuccuFeed("7", "9"), **CALM)
    page = sitting.open()

    expect(own(page)).to_have_accessible_name("the seven")
    page.get_by_role("button", name="Keep the seven").click()

    expect(page.locator(".caption")).to_have_text("You keep your card.")
    expect(page.locator("#choices button")).to_have_count(0)
    assert [act["action"] for act in sitting.sent("act")] == [KEEP]


def test_swap_names_the_player_who_is_asked_and_shows_the_card_that_came(sit):
    sitting = sit(CuccuFeed("3", "9"), **TOUCH)
    page = sitting.open()

    page.get_by_role("button", name="Swap with Carla").tap()

    expect(own(page)).to_have_accessible_name("the nine")
    expect(page.locator(".caption")).to_contain_text("You give Carla")
    expect(page.get_by_role("region", name="Carla")).to_contain_text("the three")
    expect(page.locator(".meaning")).to_contain_text("Carla knows it.")
    assert [act["action"] for act in sitting.sent("act")] == [SWAP]


def test_round_is_played_by_keyboard_alone(sit):
    sitting = sit(CuccuFeed("3", "11", "9"), **CALM)
    page = sitting.open()

    for key in ("2", "Enter"):
        page.keyboard.press(key)
    expect(page.get_by_role("button", name="Ask Carla to pay for a zero")).to_be_visible()
    for key in ("2", "Enter"):
        page.keyboard.press(key)
    expect(page.locator(".caption")).to_have_text("You ask Carla to pay for a zero.")
    sitting.play(2, REFUSE)

    expect(own(page)).to_have_accessible_name("the inn, 11")
    assert [act["action"] for act in sitting.sent("act")] == [SWAP, ASK]


def test_innkeeper_reads_what_a_promise_costs_and_makes_it(sit):
    sitting = sit(CuccuFeed("0", "11", you=2), **CALM)
    page = sitting.open()
    sitting.play(1, SWAP)
    sitting.play(1, ASK)

    promise = page.get_by_role("button", name="Promise Bruno to pay")
    expect(promise).to_have_accessible_description(
        "If Bruno loses with a zero, you lose the life. Both keep their cards."
    )
    promise.click()

    expect(note(page, "Bruno")).to_have_text("Carla pays for a zero")
    expect(page.get_by_role("button", name="Keep the inn")).to_be_visible()
    assert sitting.sent("act")[0]["action"] == ACCEPT


def test_dealer_swaps_with_the_pack_and_the_round_is_compared(sit):
    feed = CuccuFeed("7", "3", "10", "2", "15", you=0)
    for seat in (1, 2, 3):
        feed.play(seat, KEEP)
    sitting = sit(feed, **CALM)
    page = sitting.open()

    page.get_by_role("button", name="Swap with the pack").click()

    sheet = page.get_by_role("dialog", name="End of round 1")
    expect(sheet.get_by_role("row", name="Carla")).to_contain_text("loses 1 life")
    expect(sheet.get_by_role("row", name="You")).to_contain_text("the cuckoo")
    sheet.get_by_role("button", name="Continue").click()
    expect(sheet).to_have_count(0)
    expect(page.locator("#live")).to_contain_text(
        "The cards are compared. Lowest: Carla, the three. Carla loses a life. Lives left: 2."
    )


def test_drama_is_staged_step_by_step(sit):
    sitting = sit(CuccuFeed("-1", "8", "12", you=2))
    sitting.page.add_init_script(WATCH)
    page = sitting.open()

    sitting.play(1, SWAP)
    expect(own(page)).to_have_accessible_name("the bucket, minus 1")
    page.get_by_role("button", name="Swap with Dario").click()
    expect(page.locator(".caption")).to_contain_text("You take your card back from Bruno.")

    expect(own(page)).to_have_accessible_name("the eight")
    captions, drawn = page.evaluate("[window.captions, [...window.drawn]]")
    steps = [
        "Bruno asks you to swap.",
        "You ask Dario to swap.",
        "The cat of Dario refuses and scratches you.",
    ]
    assert [caption for caption in captions if caption in steps] == steps
    assert drawn == ["asked", "breaking"]


def test_comparison_is_shown_before_the_next_round(sit):
    feed = CuccuFeed("3", "7", "10", "3")
    for seat in (1, 2, 3):
        feed.play(seat, KEEP)
    sitting = sit(feed)
    page = sitting.open()

    sitting.play(0, KEEP)

    expect(page.locator(".low")).to_have_count(2)
    expect(page.locator(".caption")).to_contain_text("Lowest: You and Anna")
    expect(page.get_by_role("region", name="Dario")).to_contain_text("the ten")
    expect(page.locator(".caption")).to_have_text("You lose a life. Lives left: 2.")
    expect(page.locator(".low")).to_have_count(0, timeout=8000)
    expect(page.locator(".caption")).to_contain_text("Lowest: You and Anna")
    expect(page.locator(".top h1")).to_contain_text("Round 2")


def test_resync_is_silent_and_shows_the_same_picture(sit):
    feed = CuccuFeed("3", "9", "14")
    sitting = sit(feed)
    page = sitting.open()
    feed.play(1, SWAP)
    feed.play(2, SWAP)

    sitting.send(*feed.picture())

    expect(page.locator(".caption")).to_have_text(
        "The hunter of Dario refuses and shoots Carla. Carla loses a life. Lives left: 2."
    )
    expect(note(page, "Carla")).to_have_text("Refused by Dario")
    expect(page.locator("#live")).to_have_text("")


def test_who_is_out_looks_on_and_may_come_back(sit):
    sitting = sit(CuccuFeed("7", "7", seats=3, lives=(1, 0, 1), fell=(None, 1, None), round=2))
    page = sitting.open()
    expect(page.locator(".prompt")).to_contain_text("You come back if everybody falls")
    expect(own(page)).to_have_count(0)

    sitting.play(2, KEEP)
    sitting.play(0, KEEP)

    expect(page.locator(".banner")).to_have_text("All come back!", timeout=10_000)
    expect(page.get_by_role("region", name="You")).to_contain_text("3 lives")


def test_match_ends_with_the_places(sit):
    feed = CuccuFeed("7", "3", lives=(0, 1, 1, 0), dealer=1, fell=(1, None, None, 2), round=4)
    feed.play(2, KEEP)
    sitting = sit(feed, **CALM)
    page = sitting.open()

    page.get_by_role("button", name="Keep the three").click()

    expect(page.get_by_role("heading", name="Carla wins")).to_be_visible()
    rows = page.locator(".final tbody tr")
    expect(rows.nth(0)).to_contain_text("Carla")
    expect(rows.nth(1)).to_contain_text("You")
    expect(rows.nth(3)).to_contain_text("Anna")


def test_spectator_sees_backs_and_no_buttons(sit):
    page = sit(CuccuFeed("7", "9", you=None)).open()

    expect(page.get_by_role("region", name="Bruno")).to_contain_text("a hidden card")
    expect(page.locator("#choices button")).to_have_count(0)
    expect(page.locator("#hand")).to_have_count(0)


def test_keys_read_card_and_table_aloud(sit):
    page = sit(CuccuFeed("14", "9")).open()

    for key, words in {
        "h": "the hunter, 14. In your hand it only counts as a number: 14.",
        "t": "Carla: Next to be dealt",
        "s": "Anna: 3 lives, You: 3 lives",
    }.items():
        page.keyboard.press(key)
        expect(page.locator("#live-now")).to_contain_text(words)


def test_table_names_its_keys_and_lives(sit):
    page = sit(CuccuFeed("14", "9")).open()

    page.get_by_text("Keys", exact=True).click()

    expect(page.locator(".keys")).to_contain_text("go to a button")
    expect(page.locator(".chosen")).to_have_text("Played here: 3 lives for each")
