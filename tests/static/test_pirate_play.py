"""Playing Casino Pirate at its table page."""

import pytest
from playwright.sync_api import expect

from tests.static.pirates import (
    ANNA,
    CALL,
    CARLA,
    CONCEDE,
    DOWN,
    DRAW,
    SERVED,
    SHOW,
    UP,
    at_the_end,
    bet,
    over_in_secret,
    to_ask,
    to_bet,
    to_hold_the_bank,
    to_show,
)

pytestmark = pytest.mark.browser

CALM = {"reduced_motion": "reduce"}


def sent(sitting):
    return [message["action"] for message in sitting.sent("act")]


def test_round_is_played_with_buttons_that_say_the_whole_move(sit):
    sitting = sit(to_bet(), **CALM)
    page = sitting.open()

    page.get_by_role("button", name="Bet 1 treasure").click()
    expect(page.locator(".prompt")).to_have_text("Carla has still to bet")
    sitting.play(CARLA, bet(2))
    page.get_by_role("button", name="Card, face down turns your emerald 4 up").click()
    page.get_by_role("button", name="Card, face up everybody sees it").click()
    expect(page.locator(".total")).to_have_text("7½ of 7½ · others see 4½")
    page.get_by_role("button", name="Served stay at 7½").click()
    sitting.play(CARLA, SERVED)
    sitting.play(ANNA, DRAW)
    sitting.play(ANNA, CALL)
    page.get_by_role("button", name="Show your cards 7½ wins 2 treasures").click()

    expect(page.locator(".banner")).to_have_text("Seven and a half!")
    expect(page.locator(".last.only-desk")).to_contain_text("you win double, 2 treasures")
    assert sent(sitting) == [bet(1), DOWN, UP, SERVED, SHOW]


def test_round_is_played_by_keyboard_alone(sit):
    sitting = sit(to_bet(), **CALM)
    page = sitting.open()

    page.keyboard.press("2")
    expect(page.get_by_role("button", name="Bet 2 treasures")).to_be_focused()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Enter")
    sitting.play(CARLA, bet(2))
    expect(page.get_by_role("button", name="Served")).to_be_visible()
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    expect(page.locator(".own .hand li")).to_have_count(2)
    expect(page.get_by_role("button", name="Card, face up")).to_be_focused()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Space")

    expect(page.locator(".prompt")).to_have_text("Carla may ask for cards")
    assert page.evaluate("document.activeElement.closest('#table') !== null")
    assert sent(sitting) == [bet(1), UP, SERVED]


def test_bank_draws_asks_and_pays_when_it_is_over(sit):
    sitting = sit(to_hold_the_bank(), **CALM)
    page = sitting.open()

    expect(page.locator(".at-stake")).to_have_text("At stake against you: 3 treasures")
    page.get_by_role("button", name="Draw a card going over costs 3 treasures").click()
    expect(
        page.get_by_role("button", name="Ask Carla to show the bet is 2 treasures")
    ).to_be_visible()
    expect(page.locator(".total")).to_have_text("5 of 7½")
    page.get_by_role("button", name="Draw a card").click()

    expect(page.locator(".banner")).to_have_text("The bank is over!")
    expect(page.locator(".caption")).to_have_text(
        "Round 1 brought: Anna +1, you \N{MINUS SIGN}3, and Carla +2."
    )
    assert sent(sitting) == [DRAW, DRAW]


def test_who_is_over_in_secret_reads_that_nobody_knows(sit):
    page = sit(over_in_secret()).open()

    expect(page.locator(".prompt")).to_have_text("You are over, but nobody knows it")
    expect(page.locator(".total")).to_have_text("11 over 7½ · others see 7")
    expect(page.get_by_role("button", name="Served stay over, at 11")).to_be_visible()


def test_who_is_over_for_all_to_see_can_only_be_served(sit):
    sitting = sit(over_in_secret(), **CALM)
    page = sitting.open()

    page.get_by_role("button", name="Card, face down").click()

    expect(page.locator(".prompt")).to_have_text("Everybody sees that you are over: no more cards")
    expect(page.locator(".offers button")).to_have_count(1)


def test_bet_is_handed_over_without_showing(sit):
    sitting = sit(to_show(), **CALM)
    page = sitting.open()

    page.get_by_role("button", name="Hand over 2 treasures nobody sees your hidden card").click()

    expect(page.locator(".last.only-desk")).to_have_text("You lose 2 treasures to the bank.")
    assert sent(sitting) == [CONCEDE]


def test_hidden_cards_of_others_are_not_in_the_page(sit):
    sitting = sit(to_show(), **CALM)
    page = sitting.open()
    carla = page.locator("#seat-2")

    expect(carla.get_by_role("listitem")).to_have_text("a hidden card")
    assert "#f-6" not in page.content()
    page.get_by_role("button", name="Hand over").click()
    sitting.play(ANNA, CALL)
    expect(page.locator(".prompt")).to_have_text("Carla shows, or hands the bet over")
    assert "#f-6" not in page.content()
    sitting.play(CARLA, CONCEDE)

    expect(page.locator(".prompt")).to_have_text("Carla and Anna have still to bet")
    assert "amethyst 6" not in page.content()


def test_last_hand_of_a_round_is_seen_before_the_cards_are_put_away(sit):
    sitting = sit(at_the_end())
    page = sitting.open()

    sitting.play(CARLA, SHOW)

    expect(page.locator("#seat-2")).to_contain_text("3 in all")
    expect(page.locator(".caption")).to_contain_text("Carla shows")
    expect(page.locator(".caption")).to_have_text("Carla loses 1 treasure to the bank.")
    expect(page.get_by_role("heading", name="You win!")).to_be_visible()


def test_end_lists_the_richest_first(sit):
    sitting = sit(at_the_end(), **CALM)
    page = sitting.open()

    sitting.play(CARLA, SHOW)

    rows = page.locator(".final tbody tr")
    expect(rows).to_have_text(["You\N{EN DASH}16", "Anna\N{EN DASH}14", "Carla\N{EN DASH}0"])
    expect(page.locator(".log li").first).to_have_text(
        "The match is over. Treasures: Anna 14 and you 16."
    )


def test_whole_picture_is_shown_at_once_and_silently(sit):
    page = sit(to_show()).open()

    expect(page.get_by_role("button", name="Show your cards")).to_be_visible()
    expect(page.locator(".caption")).to_have_text("")
    expect(page.locator("#live")).to_be_empty()


def test_news_are_told_in_whole_sentences(sit):
    sitting = sit(to_ask(), **CALM)
    page = sitting.open()
    page.get_by_role("button", name="Served").click()
    expect(page.locator("#live")).to_have_text("You say: served.")

    sitting.play(CARLA, DOWN)

    expect(page.locator("#live")).to_have_text(
        "Carla turns amethyst 6 up and gets a card, face down."
    )


def test_spectator_sees_the_table_and_nothing_hidden(sit):
    feed = to_show()
    feed.you = None
    page = sit(feed).open()

    expect(page.locator(".offers button")).to_have_count(0)
    expect(page.get_by_role("list", name="Cards of Bruno").get_by_role("listitem")).to_have_text(
        ["a hidden card", "emerald 4", "gold coin ½"]
    )
    assert "#f-3" not in page.content()


def test_rounds_can_be_looked_up(sit):
    sitting = sit(to_hold_the_bank(), **CALM)
    page = sitting.open()
    for _ in range(2):
        page.get_by_role("button", name="Draw a card").click()
        expect(page.locator(".log")).to_contain_text("You draw")
    expect(page.locator(".rounds")).to_have_count(1)

    page.locator(".rounds summary").click()

    expect(page.locator(".rounds tbody tr")).to_have_text("1+1\N{MINUS SIGN}3+2")
