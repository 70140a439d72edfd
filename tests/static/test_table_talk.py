"""Talk at the table: phrases, ignoring, rooms, spectators and what they see."""

import pytest
from playwright.sync_api import expect

from games.phrases import PHRASES
from tests.static.access import faults
from tests.static.feed import Feed
from tests.static.positions import seven_cards

pytestmark = pytest.mark.browser

CALM = {"reduced_motion": "reduce"}
PHONE = {"viewport": {"width": 390, "height": 844}, **CALM}


def talk(sit, *said, feed=None, **options):
    """Sit down and open the chat."""
    sitting = sit(feed or Feed(setup=seven_cards()), **{**CALM, **options})
    page = sitting.open()
    page.wait_for_load_state("networkidle")
    if "viewport" in options:
        page.locator(".top .tool.only-phone").click()
    page.get_by_role("button", name="Chat").click()
    sitting.send(*said)
    return sitting, page


def line(number, author, text, phrase=""):
    said = {"type": "said", "line": number, "room": "seats", "author": author, "at": ""}
    return {**said, "text": text, "phrase": phrase}


def texts(page):
    return page.locator(".chat li > p > span")


def test_every_phrase_is_sent_by_its_key(sit):
    sitting, page = talk(sit)

    for text in PHRASES.values():
        page.get_by_role("group", name="Ready phrases").get_by_role("button", name=text).click()

    assert sitting.sent("phrase") == [{"type": "phrase", "phrase": key} for key in PHRASES]


def test_phrase_is_read_in_the_readers_own_words(sit):
    _, page = talk(sit, line(1, "Anna", "In another language", "moment"), line(2, "Anna", "Ciao"))

    expect(texts(page)).to_have_text(["Ciao", "One moment, please."])


def test_person_is_ignored_from_a_line_by_keyboard_and_read_again(sit):
    sitting, page = talk(sit, line(1, "Anna", "Bah!"), line(2, "Carla", "Ciao"))

    page.get_by_label("About this line of Anna").press("Enter")
    page.get_by_role("button", name="Ignore Anna").press("Enter")
    assert sitting.sent("ignore") == [{"type": "ignore", "name": "Anna", "ignored": True}]
    sitting.send({"type": "ignoring", "names": ["Anna"]}, line(3, "Anna", "Bah again!"))
    expect(texts(page)).to_have_text(["Ciao"])
    page.get_by_text("People whom you ignore").click()
    page.get_by_role("button", name="Read Anna again").click()

    assert sitting.sent("ignore")[-1] == {"type": "ignore", "name": "Anna", "ignored": False}
    sitting.send({"type": "ignoring", "names": []}, line(1, "Anna", "Bah!"))
    expect(texts(page)).to_have_text(["Ciao", "Bah!"])


def test_ignored_lines_are_not_counted_as_unread(sit):
    sitting = sit(Feed(setup=seven_cards()), **PHONE)
    page = sitting.open()
    sitting.send({"type": "ignoring", "names": ["Anna"]}, line(1, "Anna", "Bah!"))
    sitting.send(line(2, "Carla", "Ciao"))

    expect(page.locator(".top .tag")).to_have_text("1")


def test_own_line_offers_nothing(sit):
    _, page = talk(sit, line(1, "Bruno", "Ciao"))

    expect(texts(page)).to_have_text(["Ciao"])
    expect(page.locator(".about")).to_have_count(0)


def test_who_is_out_asks_for_the_room_of_the_spectators_and_is_told(sit):
    sitting, page = talk(sit)
    expect(page.locator(".chat .room")).to_have_text("You talk with the players.")
    update = sitting.feed.update(sitting.feed.log, whole=True)

    sitting.send({**update, "out": [1]})

    expect(page.locator(".chat .room")).to_have_text(
        "You are out: until the end you talk with the spectators."
    )
    assert sitting.sent("sync") == [{"type": "sync"}]


@pytest.mark.parametrize("options", [CALM, PHONE], ids=["desk", "phone"])
def test_chat_is_accessible_and_stays_inside(sit, options):
    _, page = talk(sit, *(line(n, "Anna", "Ciao " * 30) for n in range(1, 9)), **options)
    page.get_by_label("About this line of Anna").first.click()

    assert faults(page) == []
    entry, rail = page.locator(".entry").bounding_box(), page.locator(".rail").bounding_box()
    assert entry["y"] + entry["height"] <= rail["y"] + rail["height"] + 1
    sizes = page.evaluate(
        "() => [...document.querySelectorAll('.phrases .btn, .about summary')]"
        ".map((one) => one.getBoundingClientRect().height)"
    )
    assert min(sizes) >= (44 if options is PHONE else 24)


def test_number_of_spectators_is_shown(sit):
    sitting, page = talk(sit)

    sitting.send({"type": "watchers", "count": 1})
    expect(page.locator(".top h1")).to_contain_text("1 spectator")
    sitting.send({"type": "watchers", "count": 12})

    expect(page.locator(".rail .chosen").last).to_contain_text("12 spectators.")


def test_delay_is_told_to_those_who_play_and_those_who_watch(sit):
    sitting, page = talk(sit)

    sitting.send({**sitting.feed.table(), "watching": "5min"})

    expect(page.locator(".rail .chosen").last).to_have_text(
        "Spectators see the match with a delay of five minutes."
    )


def test_spectator_of_a_match_that_has_just_begun_waits_for_the_first_picture(sit):
    feed = Feed(setup=seven_cards(), you=None)
    feed.picture = lambda: [{**feed.table(), "watching": "1min"}]
    sitting = sit(feed, **CALM)
    page = sitting.open()

    expect(page.locator(".waiting")).to_contain_text("Spectators see it with a delay.")


def test_host_chooses_what_spectators_see(sit):
    feed = Feed(setup=seven_cards())
    feed.wait_for(0)
    page = sit(feed, **CALM).open()

    expect(page.get_by_label("What spectators see")).to_have_value("open")
    expect(page.locator(".sight")).to_have_attribute("action", "/table/abc/watching/")
    assert faults(page) == []


def test_refused_spectator_reads_why(sit):
    sitting, page = talk(sit, feed=Feed(setup=seven_cards(), you=None))

    sitting.connections[-1].close(code=4406)

    expect(page.locator(".link")).to_contain_text(
        "Only the players see this match until it is over."
    )
