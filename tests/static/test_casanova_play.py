"""Playing Casanova at its table page."""

import pytest
from playwright.sync_api import expect

from tests.static.casanova import (
    ANNA,
    CARLA,
    DARIO,
    DOUBLE,
    MATCH,
    QUITTE,
    WITHDRAW,
    announce,
    at_turn,
    last_turn,
    play,
    to_announce,
    to_answer,
    to_declare,
    to_play,
    to_wait,
)

pytestmark = pytest.mark.browser

CALM = {"reduced_motion": "reduce"}


def sent(sitting):
    return [message["action"] for message in sitting.sent("act")]


def button(page, name):
    return page.get_by_role("button", name=name)


def test_turn_is_played_with_buttons_that_say_the_whole_move(sit):
    sitting = sit(to_announce(), **CALM)
    page = sitting.open()

    page.locator('#hand [data-card="r7"]').click()
    expect(page.locator("#go")).to_have_attribute("aria-disabled", "true")
    button(page, "2 dice 2 to 12").click()
    button(page, "Announce 2 dice and play 7 face down costs 1 coin").click()
    for seat, card in ((ANNA, 6), (CARLA, 9), (DARIO, 1)):
        sitting.play(seat, play(card))
    expect(page.locator(".massimo")).to_have_text("Massimo 8")
    button(page, "Quitte The cards are turned up now.").click()

    expect(page.locator(".last.only-desk")).to_have_text("You take the pot: 8 coins.")
    expect(page.locator("#seat-1 .purse")).to_have_text("19 coins")
    assert sent(sitting) == [announce(2, 7), QUITTE]


def test_turn_is_played_by_keyboard_alone(sit):
    sitting = sit(to_announce(), **CALM)
    page = sitting.open()

    page.keyboard.press("1")
    page.keyboard.press("2")
    expect(page.locator('#hand [data-card="r12"]')).to_be_focused()
    page.locator(".dice-choice button").first.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.locator("#live")).to_contain_text("Card 12 chosen. 2 dice chosen.")
    page.keyboard.press("7")
    page.keyboard.press("Enter")
    for seat, card in ((ANNA, 6), (CARLA, 9), (DARIO, 1)):
        sitting.play(seat, play(card))
    expect(button(page, "Double")).to_be_visible()
    page.keyboard.press("2")
    expect(button(page, "Double")).to_be_focused()
    page.keyboard.press("Enter")

    expect(page.locator(".prompt")).to_have_text("Waiting for Carla")
    assert page.evaluate("document.activeElement.closest('#table') !== null")
    assert sent(sitting) == [announce(2, 7), DOUBLE]


def test_card_is_chosen_in_secret_while_others_choose(sit):
    sitting = sit(to_play(), **CALM)
    page = sitting.open()
    page.locator('#hand [data-card="r7"]').click()

    sitting.play(DARIO, play(1))
    expect(page.locator("#seat-3 .slot")).to_have_attribute("aria-label", "A card face down")
    button(page, "Play 7 face down costs 1 coin").click()

    expect(page.locator("#seat-1 .slot")).to_have_attribute("aria-label", "Card 7, face down")
    expect(page.locator(".massimo")).to_have_text("Massimo 8")
    assert sent(sitting) == [play(7)]


def test_double_is_answered_with_a_coin(sit):
    sitting = sit(to_answer(), **CALM)
    page = sitting.open()

    expect(page.locator(".prompt")).to_have_text(
        "The massimo is 8, your card is 6: do you stay in?"
    )
    button(page, "Add 1 coin You play for a pot of 10 or more.").click()
    expect(page.locator("#pot b")).to_have_text("Pot 10")
    sitting.play(CARLA, WITHDRAW)
    sitting.play(DARIO, WITHDRAW)

    expect(page.locator(".last.only-desk")).to_have_text("Anna takes the pot: 10 coins.")
    assert sent(sitting) == [MATCH]


def test_who_withdraws_from_a_double_is_marked(sit):
    sitting = sit(to_answer(), **CALM)
    page = sitting.open()

    button(page, "Withdraw You cannot win this turn; your coin stays in the pot.").click()

    expect(page.locator("#seat-1 .sub")).to_have_text("has withdrawn")
    expect(page.locator("#seat-1 .mark")).to_be_visible()
    assert sent(sitting) == [WITHDRAW]


@pytest.mark.parametrize(
    ("feed", "name", "reason"),
    [
        (to_declare((14, 1, 11, 7), 15), "Double", "You have no coin left to double with."),
        (to_answer((14, 1, 11, 7), 15), "Add 1 coin", "You have no coin left to add."),
    ],
)
def test_without_a_coin_the_button_says_why_not(sit, feed, name, reason):
    sitting = sit(feed)
    page = sitting.open()

    button(page, name).click(force=True)

    expect(button(page, name)).to_have_attribute("aria-disabled", "true")
    expect(page.locator(".refusal")).to_have_text(reason)
    assert sent(sitting) == []


def test_what_is_missing_is_said(sit):
    page = sit(to_announce()).open()

    page.locator('#hand [data-card="r7"]').click()
    expect(page.locator(".prompt")).to_have_text("Now choose how many dice you will roll.")
    page.locator("#go").click(force=True)

    expect(page.locator(".refusal")).to_have_text("Now choose how many dice you will roll.")


def test_second_tap_and_cancel_take_the_choice_back(sit):
    page = sit(to_play()).open()
    seven = page.locator('#hand [data-card="r7"]')

    seven.click()
    seven.click()
    expect(page.locator("#go")).to_have_count(0)
    seven.click()
    button(page, "Cancel").click()

    expect(seven).to_have_attribute("aria-pressed", "false")


@pytest.mark.parametrize(
    ("feed", "reason"),
    [
        (to_wait(), "It is not your turn."),
        (to_declare(), "Your card for this turn is on the table."),
    ],
)
def test_card_out_of_turn_says_why_not(sit, feed, reason):
    page = sit(feed).open()

    page.locator('#hand [data-card="r3"]').click(force=True)

    expect(page.locator(".refusal")).to_have_text(reason)


def test_used_card_cannot_be_typed(sit):
    page = sit(to_play()).open()

    page.keyboard.press("4")

    expect(page.locator(".refusal")).to_have_text("You have used your 4.")


def test_zero_alone_picks_nothing(sit):
    page = sit(to_play()).open()

    page.keyboard.press("0")

    expect(page.locator('#hand [aria-pressed="true"]')).to_have_count(0)


def test_dice_tumble_before_the_massimo_is_shown(sit):
    sitting = sit(to_wait())
    page = sitting.open()

    sitting.play(DARIO, play(1))

    expect(page.locator(".dice.tumbling .die")).to_have_count(2)
    expect(page.locator(".massimo")).to_have_text("Massimo 2\N{EN DASH}12")
    expect(page.locator("#seat-3 .sub")).to_have_text("has chosen a card")
    expect(page.locator(".dice:not(.tumbling)")).to_have_count(1)
    expect(page.locator(".massimo")).to_have_text("Massimo 8")


def test_cards_are_turned_up_and_the_winner_is_shown_before_the_next_turn(sit):
    sitting = sit(to_declare())
    page = sitting.open()

    button(page, "Quitte").click()

    expect(page.locator(".slot.open")).to_have_count(4)
    expect(page.locator(".told")).to_contain_text("The cards are turned up")
    expect(page.locator("#seat-1 .slot.winner")).to_be_visible()
    expect(page.locator(".told")).to_have_text("You take the pot: 8 coins.")
    expect(page.locator(".slot.card")).to_have_count(0)
    expect(page.locator(".turns .won")).to_have_text("7 +8")


def test_coming_back_shows_the_turn_at_once(sit):
    sitting = sit(to_wait())
    page = sitting.open()

    sitting.feed.play(DARIO, play(1))
    sitting.send(*sitting.feed.picture())

    expect(page.locator(".massimo")).to_have_text("Massimo 8")
    expect(page.locator(".tumbling")).to_have_count(0)
    expect(page.locator("#live")).to_be_empty()


def test_several_plays_in_a_row_are_all_shown(sit):
    feed = to_play()
    sitting = sit(feed)
    page = sitting.open()
    page.locator('#hand [data-card="r7"]').click()
    page.locator("#go").click()
    expect(page.locator("#seat-1 .slot.secret")).to_be_visible()

    told = [*feed.play(DARIO, play(1)), *feed.play(ANNA, QUITTE)]
    sitting.send(*told)

    expect(page.locator(".log")).to_contain_text("The dice show 2 and 6: the massimo is 8.")
    expect(page.locator(".log")).to_contain_text("Turn 7: you are active")


def test_seat_without_coins_is_announced_as_out(sit):
    feed = to_answer((13, 12, 11, 1), 11)
    sitting = sit(feed, **CALM)
    page = sitting.open()

    button(page, "Withdraw").click()
    sitting.play(CARLA, WITHDRAW)
    sitting.play(DARIO, WITHDRAW)

    expect(page.locator(".banner")).to_have_text("Dario is out!")
    expect(page.locator("#seat-3 .sub")).to_have_text("out since turn 6")


def test_visitor_without_coins_may_watch(sit):
    feed = to_answer((13, 1, 11, 7), 16)
    sitting = sit(feed, **CALM)
    page = sitting.open()

    button(page, "Withdraw").click()
    sitting.play(CARLA, WITHDRAW)
    sitting.play(DARIO, WITHDRAW)

    expect(page.locator(".banner")).to_have_text("You are out!")
    expect(page.locator(".prompt")).to_have_text("You are out. You may watch how the match ends.")


def test_end_shows_the_coins_of_all(sit):
    sitting = sit(last_turn(), **CALM)
    page = sitting.open()

    button(page, "Quitte").click()

    expect(page.locator("#result")).to_be_visible()
    expect(page.locator(".final tbody tr")).to_have_count(4)
    expect(page.locator(".final tbody tr").last).to_have_text("4. Carlaout since turn 90")


def test_spectator_sees_no_secret_card(sit):
    page = sit(at_turn(ANNA, (ANNA, announce(2, 7)), (CARLA, play(3)), you=None)).open()

    expect(page.locator("#hand")).to_have_count(0)
    expect(page.locator(".slot.card use")).to_have_count(2)
    faces = page.locator(".slot.card use").evaluate_all(
        "uses => uses.map((use) => use.getAttribute('href').split('#')[1])"
    )
    assert faces == ["back", "back"]


def test_two_seats_may_be_out_at_once(sit):
    feed = to_answer((13, 12, 1, 1), 21)
    sitting = sit(feed, **CALM)
    page = sitting.open()

    button(page, "Withdraw").click()
    sitting.play(CARLA, WITHDRAW)
    sitting.play(DARIO, WITHDRAW)

    expect(page.locator(".banner")).to_have_text("Carla and Dario are out!")
