"""Playing at the table page."""

import pytest
from playwright.sync_api import expect

from tests.static.feed import Feed
from tests.static.positions import last_cards, lone_nine, own_build, seven_cards

pytestmark = pytest.mark.browser

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
CALM = {"reduced_motion": "reduce"}


def test_picked_card_proposes_its_best_capture_and_plays_it(sit):
    sitting = sit(Feed(setup=seven_cards()), **CALM)
    page = sitting.open()

    page.locator('#hand [data-card="9H"]').click()
    expect(page.locator("#go")).to_contain_text("7 cards")
    page.locator("#go").click()

    expect(page.locator(".board li")).to_have_count(1)
    [act] = sitting.sent("act")
    assert act["action"] == {
        "type": "capture",
        "card": "9H",
        "groups": [["9C"], ["4D", "5H"], ["AH", "2C", "6S"]],
        "builds": [],
    }


def test_match_is_played_by_keyboard_alone(sit):
    sitting = sit(Feed(setup=seven_cards()), **CALM)
    page = sitting.open()

    page.locator("#hand button").first.focus()
    page.keyboard.press("2")
    expect(page.locator('#hand [data-card="3S"]')).to_be_focused()
    page.keyboard.press("Escape")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")

    expect(page.locator("#hand button")).to_have_count(3)
    assert page.evaluate("document.activeElement.closest('#hand') !== null")
    assert sitting.sent("act")[0]["action"]["card"] == "9H"


def test_selection_that_fits_nothing_says_why(sit):
    page = sit(Feed(setup=seven_cards())).open()

    page.locator('#hand [data-card="9H"]').click()
    page.locator('.board [data-card="2C"]').click()

    expect(page.locator(".prompt")).to_have_text("9 + 4 + 5 + 1 + 6 make 25, not 9.")
    expect(page.locator("#go")).to_contain_text("Trail")


def test_build_is_spelt_out_and_laid(sit):
    sitting = sit(Feed(setup=seven_cards()), **CALM)
    page = sitting.open()

    page.locator('#hand [data-card="3S"]').click()
    page.locator('.board [data-card="4D"]').click()
    expect(page.locator("#go")).to_contain_text("Build 7")
    page.locator("#go").click()

    expect(page.locator(".build .lab.only-desk")).to_have_text("Build 7 · yours")
    expect(page.locator(".last.only-desk")).to_contain_text("You build 7")


def test_owner_of_a_build_may_not_trail_and_reads_why(sit):
    sitting = sit(Feed(setup=own_build()))
    page = sitting.open()

    page.locator('#hand [data-card="3S"]').click()
    trail = page.get_by_role("button", name="Trail")
    expect(trail).to_have_attribute("aria-disabled", "true")
    trail.click(force=True)

    expect(page.locator("#live-now")).to_have_text("You own a build, so you may not trail.")
    expect(page.locator(".refusal")).to_have_text("You own a build, so you may not trail.")
    assert sitting.sent("act") == []


def test_refused_action_is_shown_and_can_be_mended(sit):
    sitting = sit(Feed(setup=seven_cards()), **CALM)
    page = sitting.open()
    act = {"type": "refused", "code": "wrong_total", "detail": "No, not so.", "facts": {}}

    page.locator('#hand [data-card="9H"]').click()
    sitting.is_deaf = True
    page.locator("#go").click()
    expect(page.locator(".prompt")).to_have_text("Sending your move…")
    sitting.send({**act, "id": sitting.sent("act")[0]["id"]})

    expect(page.locator(".refusal")).to_have_text("No, not so.")
    page.locator('#hand [data-card="9H"]').click()
    expect(page.locator("#go")).to_be_visible()


def test_play_of_another_seat_is_shown_before_it_is_done(sit):
    sitting = sit(Feed(setup={**own_build(), "to_act": 0}))
    page = sitting.open()

    sitting.play(0, {"type": "capture", "card": "8H", "groups": [], "builds": [1]})

    expect(page.locator('.played [data-card="8H"]')).to_be_visible()
    expect(page.locator(".pack.on")).to_have_count(1)
    expect(page.locator(".played")).to_have_count(0)
    expect(page.locator(".prompt")).to_contain_text("Your turn")
    expect(page.locator("#live-now")).to_have_text("Your turn.")


def test_sweep_is_celebrated(sit):
    page = sit(Feed(setup=lone_nine())).open()

    page.locator('#hand [data-card="9H"]').click()
    page.locator("#go").click()

    expect(page.locator(".banner")).to_have_text("A sweep for you!")
    expect(page.locator(".banner")).to_have_count(0)


def test_round_ends_with_a_score_sheet_that_closes(sit):
    sitting = sit(Feed(setup=last_cards([3, 4])), **CALM)
    page = sitting.open()

    page.locator('#hand [data-card="9H"]').click()
    page.locator("#go").click()
    sitting.play(0, {"type": "trail", "card": "2D"})

    sheet = page.get_by_role("dialog", name="End of round 1")
    expect(sheet.get_by_role("row", name="Big Casino")).to_be_visible()
    sheet.get_by_role("button", name="Continue").click()
    expect(sheet).to_have_count(0)
    expect(page.locator("#hand button")).to_have_count(4)


def test_match_ends_with_the_result_and_a_rematch(sit):
    sitting = sit(Feed(setup=last_cards([12, 20])), **CALM)
    page = sitting.open()

    page.locator('#hand [data-card="9H"]').click()
    page.locator("#go").click()
    sitting.play(0, {"type": "trail", "card": "2D"})

    expect(page.get_by_role("heading", name="You win!")).to_be_visible()
    page.get_by_role("button", name="Rematch").click()
    expect(page.get_by_role("link", name="Look at the match")).to_have_attribute(
        "href", "/match/m1/"
    )
    assert sitting.sent("rematch") == [{"type": "rematch"}]


def test_resigning_asks_once_more(sit):
    sitting = sit(Feed(setup=seven_cards()))
    page = sitting.open()

    page.locator(".menu summary").click()
    page.get_by_role("button", name="Resign…").click()
    expect(page.get_by_role("button", name="Play on")).to_be_focused()
    assert sitting.sent("resign") == []
    page.get_by_role("button", name="Resign", exact=True).click()

    expect(page.locator(".menu")).not_to_have_attribute("open", "")
    assert sitting.sent("resign") == [{"type": "resign", "match": "m1"}]


def test_spectator_sees_no_hand_and_no_buttons(sit):
    page = sit(Feed(you=None)).open()

    expect(page.locator(".seat")).to_have_count(2)
    expect(page.locator("#hand")).to_have_count(0)
    expect(page.locator(".bar button")).to_have_count(0)
    expect(page.locator(".backs .card")).to_have_count(8)


def test_talk_on_a_phone_is_counted_read_and_answered(sit):
    feed = Feed(setup=seven_cards())
    sitting = sit(feed, **PHONE)
    page = sitting.open()
    said = {"type": "said", "room": "seats", "author": "Anna", "text": "Ciao!", "at": ""}
    sitting.send({**said, "line": 7})

    expect(page.locator(".top .tag")).to_have_text("1")
    page.locator(".top .tool.only-phone").click()
    page.get_by_role("button", name="Chat").click()
    expect(page.locator(".chat li")).to_contain_text("Ciao!")
    expect(page.locator(".report")).to_have_attribute("href", "/report/chat/7/")
    page.get_by_label("Say something").fill("Buona fortuna")
    page.get_by_role("button", name="Send").click()
    page.get_by_role("button", name="Close").click()

    expect(page.locator(".rail")).to_be_hidden()
    assert sitting.sent("say") == [{"type": "say", "text": "Buona fortuna"}]


def test_slider_changes_the_page_and_is_saved(sit):
    sitting = sit(Feed(setup=seven_cards()))
    page = sitting.open()

    page.locator("summary", has_text="Display").click()
    with page.expect_response("**/settings/display/"):
        page.get_by_label("Contrast").fill("80")

    assert (
        page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--contrast')")
        == "0.8"
    )
    assert sitting.saved == [{"contrast": 80}]


@pytest.mark.parametrize(
    ("clipboard", "told", "copied"),
    [
        ("async (text) => { window.copied = text; }", "The address is copied.", True),
        ("() => Promise.reject()", "Your browser keeps the address from being copied.", False),
    ],
)
def test_address_of_a_table_is_copied_to_invite_others(sit, clipboard, told, copied):
    feed = Feed(setup=seven_cards())
    feed.wait_for(seat=0)
    sitting = sit(feed)
    sitting.page.add_init_script(f"navigator.clipboard = {{ writeText: {clipboard} }};")
    page = sitting.open()

    page.get_by_role("button", name="Copy the address").click()

    expect(page.get_by_role("button", name=told)).to_be_visible()
    expect(page.locator("#live-now")).to_have_text(told)
    assert page.evaluate("window.copied") == (page.url if copied else None)


def test_address_is_only_shown_where_browsers_give_no_clipboard(sit):
    feed = Feed(setup=seven_cards())
    feed.wait_for(seat=0)
    page = sit(feed).open()

    expect(page.locator(".invite code").first).to_have_text(page.url)
    expect(page.get_by_role("button", name="Copy the address")).to_have_count(0)


def test_table_that_waits_offers_bots_to_its_host(sit):
    feed = Feed(setup=seven_cards())
    feed.wait_for(seat=0)
    page = sit(feed).open()

    expect(page.get_by_role("heading", name="The table is set")).to_be_visible()
    bot = page.locator("form", has_text="Add a bot: Club player")
    expect(bot).to_have_attribute("action", "/table/abc/bot/")
    expect(bot.locator("[name=level]")).to_have_value("club")
    expect(page.get_by_role("button", name="Stand up")).to_be_visible()
