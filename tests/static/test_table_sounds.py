"""Sounds: none until chosen, then one for a card, the visitor's turn and the end of his time."""

import pytest

from tests.static.feed import Feed
from tests.static.positions import seven_cards

pytestmark = pytest.mark.browser
LISTEN = """
  window.heard = [];
  const { OscillatorNode } = window;
  window.OscillatorNode = class extends OscillatorNode {
    constructor(context, options) {
      super(context, options);
      window.heard.push(options.frequency);
    }
  };
"""
CARD, TURN = [180], [523, 659]


def listen(sit, feed):
    sitting = sit(feed, reduced_motion="reduce")
    sitting.page.add_init_script(LISTEN)
    return sitting, sitting.open()


def choose_sounds(page):
    page.locator("summary", has_text="Display").click()
    with page.expect_response("**/settings/display/"):
        page.get_by_label("Sounds").check()


def heard(page):
    return page.evaluate("window.heard.splice(0)")


def test_table_is_silent_until_sounds_are_chosen(sit):
    sitting, page = listen(sit, Feed(setup=seven_cards()))
    page.locator("#hand button").first.click()
    page.locator("#go").click()
    page.locator(".log li").last.wait_for()
    assert heard(page) == []

    choose_sounds(page)

    assert heard(page) == TURN
    assert sitting.saved == [{"sound": True}]


def test_card_and_turn_are_heard(sit):
    feed = Feed(setup=seven_cards())
    sitting, page = listen(sit, feed)
    choose_sounds(page)
    heard(page)

    page.locator("#hand button").first.click()
    page.locator("#go").click()
    page.wait_for_function("() => window.heard.length > 0")
    own = heard(page)
    sitting.play(0, {"type": "trail", "card": feed.game.observe(feed.state, 0).hand[0]})
    page.wait_for_function("() => window.heard.length > 0")

    assert (own, heard(page)) == (CARD, TURN)
