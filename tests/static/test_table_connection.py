"""What the table page does when the connection is bad."""

import pytest
from playwright.sync_api import expect

from tests.static.feed import Feed
from tests.static.positions import own_build, seven_cards

pytestmark = pytest.mark.browser

CAPTURE = {"type": "capture", "card": "8H", "groups": [], "builds": [1]}
CALM = {"reduced_motion": "reduce"}


def begin(sit, setup, **options):
    """Sit down with a clock that the test turns."""
    sitting = sit(Feed(setup=setup), **CALM, **options)
    sitting.page.clock.install()
    sitting.open()
    return sitting, sitting.page


def test_unanswered_action_is_sent_again_under_the_same_name(sit):
    sitting, page = begin(sit, seven_cards())
    sitting.is_deaf = True

    page.locator('#hand [data-card="9H"]').click()
    page.locator("#go").click()
    page.clock.run_for(3000)

    first, again = sitting.sent("act")
    assert first == again


def test_acknowledged_action_asks_for_its_picture_when_that_stays_away(sit):
    sitting, page = begin(sit, seven_cards())
    sitting.is_deaf = True
    page.locator('#hand [data-card="9H"]').click()
    page.locator("#go").click()

    sitting.send({"type": "acknowledged", "id": sitting.sent("act")[0]["id"], "version": 1})
    page.clock.run_for(3000)

    assert len(sitting.sent("act")) == 1
    assert sitting.sent("sync") == [{"type": "sync"}]


def test_lost_message_is_noticed_and_the_picture_asked_for(sit):
    sitting, page = begin(sit, {**own_build(), "to_act": 0})
    sitting.feed.play(0, CAPTURE)
    sitting.feed.play(1, {"type": "capture", "card": "6D", "groups": [["6S"]], "builds": [2]})

    sitting.play(0, {"type": "trail", "card": "JC"})

    expect(page.locator('.board [data-card="JC"]')).to_be_visible()
    assert sitting.sent("sync") == [{"type": "sync"}]
    expect(page.locator("#hand button")).to_have_count(3)


def test_silent_connection_is_given_up_and_made_anew(sit):
    sitting, page = begin(sit, seven_cards())
    sitting.is_deaf = True

    page.clock.run_for(12_000)
    assert sitting.sent("ping") == [{"type": "ping"}]
    page.clock.run_for(10_000)

    assert len(sitting.connections) == 2
    expect(page.locator(".link")).to_have_count(0)
    expect(page.locator("#hand button")).to_have_count(4)


def test_lost_connection_is_shown_until_it_is_back(sit):
    sitting, page = begin(sit, seven_cards())

    sitting.connections[-1].close(code=1011)
    expect(page.locator(".link")).to_have_text("The connection is lost. Reconnecting…")
    expect(page.locator(".me .sub")).to_have_text("Reconnecting…")
    page.clock.run_for(1000)

    expect(page.locator(".link")).to_have_count(0)
    assert len(sitting.connections) == 2


def test_pending_action_survives_a_reconnection(sit):
    sitting, page = begin(sit, seven_cards())
    sitting.is_deaf = True
    page.locator('#hand [data-card="9H"]').click()
    page.locator("#go").click()

    sitting.connections[-1].close(code=1011)
    sitting.is_deaf = False
    page.clock.run_for(4000)

    expect(page.locator("#hand button")).to_have_count(3)
    assert len({act["id"] for act in sitting.sent("act")}) == 1


@pytest.mark.parametrize(
    ("code", "words"),
    [
        (4403, "Your account is banned, so the table is closed to you."),
        (4404, "There is no such table any more."),
        (4408, "This page sent too many messages. Wait a moment, then load it again."),
    ],
)
def test_closed_by_the_site_is_said_in_words_and_final(sit, code, words):
    sitting, page = begin(sit, seven_cards())

    sitting.connections[-1].close(code=code)
    expect(page.locator(".link")).to_contain_text(words)
    page.clock.run_for(60_000)

    assert len(sitting.connections) == 1


def test_clock_runs_and_warns_once(sit):
    _sitting, page = begin(sit, seven_cards())

    for _second in range(30):
        page.clock.run_for(1000)

    expect(page.locator(".me .clock.short")).to_contain_text("0:0")
    expect(page.locator("#live-now")).to_have_text("Ten seconds left.")


def test_lost_network_is_told_at_once(sit):
    _, page = begin(sit, seven_cards())

    page.evaluate("dispatchEvent(new Event('offline'))")

    expect(page.locator(".link")).to_have_text("The connection is lost. Reconnecting…")
