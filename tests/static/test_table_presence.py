"""What the table page shows and says when somebody is away, and when a match is paused."""

import pytest
from playwright.sync_api import expect

from games.models import Note
from tests.static.access import faults
from tests.static.feed import Feed
from tests.static.positions import seven_cards

pytestmark = pytest.mark.browser

CALM = {"reduced_motion": "reduce"}
USUAL = {"away": False, "grace_ms": None, "bot": "", "left": False, "wish": ""}


def begin(sit, **options):
    """Sit down with a clock that the test turns."""
    sitting = sit(Feed(setup=seven_cards(), **options), **CALM)
    sitting.page.clock.install()
    page = sitting.open()
    page.wait_for_load_state("networkidle")
    return sitting, page


def there(*people, **change):
    """Return the server's word about who is there: changes for the first seats."""
    changes = [*people, *({} for _ in range(2 - len(people)))]
    seats = [{**USUAL, **one} for one in changes]
    said = {"match": "m1", "seats": seats, "paused": False, "may": ["bot", "end"], "notes": []}
    return {"type": "presence", **said, **change}


def noted(kind, number=1, seat=0, **facts):
    said = {"note": number, "match": "m1", "version": 0, "kind": kind, "seat": seat}
    return {"type": "noted", **said, "facts": {"name": "Anna", **facts}}


def press(page, name):
    page.locator("#notice").get_by_role("button", name=name, exact=True).click()


def test_cards_on_the_screen_are_reported(sit):
    sitting, _ = begin(sit)

    assert sitting.sent("seen") == [{"type": "seen", "match": "m1"}]


def test_spectator_reports_nothing(sit):
    sitting, _ = begin(sit, you=None)

    assert sitting.sent("seen") == []


def test_page_gives_a_sign_of_life_although_others_speak(sit):
    sitting, page = begin(sit)

    for _ in range(3):
        page.clock.run_for(4000)
        sitting.send(there())

    assert sitting.sent("ping") == [{"type": "ping"}]


def test_wait_for_who_is_away_is_told_in_words_and_ends_with_a_choice(sit):
    sitting, page = begin(sit)

    sitting.send(there({"away": True, "grace_ms": 6000}))
    expect(page.locator("#notice")).to_have_text(
        "Anna is away. In 6 seconds you can choose how to go on."
    )
    expect(page.locator("#seat-0 .sub")).to_have_text("Away")
    page.clock.run_for(7000)

    expect(page.locator("#notice p").first).to_have_text("Anna is away. How shall it go on?")
    expect(page.locator("#live-now")).to_have_text("You can choose now how to go on.")
    expect(page.locator("#notice button")).to_have_text(
        ["Wait", "Let a bot play on", "End the match"]
    )


@pytest.mark.parametrize(
    ("name", "wish"), [("Let a bot play on", "bot"), ("End the match", "end"), ("Wait", "")]
)
def test_choice_is_sent(sit, name, wish):
    sitting, page = begin(sit)
    sitting.send(there({"away": True, "grace_ms": 0}))

    press(page, name)

    assert sitting.sent("wish") == [{"type": "wish", "match": "m1", "wish": wish}]


def test_who_waits_is_not_asked_again_about_the_same(sit):
    sitting, page = begin(sit)
    sitting.send(there({"away": True, "grace_ms": 0}))
    press(page, "Wait")
    expect(page.locator("#notice")).to_have_count(0)

    sitting.send(there({"away": True, "grace_ms": 0}))
    expect(page.locator("#notice")).to_have_count(0)
    sitting.send(there({"away": True, "grace_ms": 0, "bot": "club"}))

    expect(page.locator("#notice p").first).to_have_text("A bot plays in the seat of Anna.")
    expect(page.locator("#seat-0 .sub")).to_have_text("A bot plays")


def test_wishes_are_shown_and_taken_back(sit):
    sitting, page = begin(sit)
    mine = {"wish": "bot"}
    sitting.send(there({"away": True, "grace_ms": 0, "wish": ""}, mine))

    expect(page.locator("#notice .small")).to_contain_text("The others have not agreed yet.")
    press(page, "Let a bot play on")

    assert sitting.sent("wish")[-1]["wish"] == ""


def test_tournament_between_two_offers_no_bot(sit):
    sitting, page = begin(sit)

    sitting.send(there({"away": True, "grace_ms": 0}, may=["end"]))

    expect(page.locator("#notice button")).to_have_text(["Go on", "End the match"])


def test_own_seat_is_taken_back(sit):
    sitting, page = begin(sit)
    sitting.send(there({}, {"away": True, "grace_ms": 0, "bot": "club"}))

    expect(page.locator("#go")).to_have_count(0)
    press(page, "Take your seat back")

    assert sitting.sent("return") == [{"type": "return", "match": "m1"}]


def test_pause_is_asked_for_in_the_menu(sit):
    sitting, page = begin(sit)
    sitting.send(there(may=["pause", "bot", "end"]))

    page.locator(".menu summary").click()
    page.get_by_role("button", name="Ask for a pause").click()
    assert sitting.sent("wish") == [{"type": "wish", "match": "m1", "wish": "pause"}]
    sitting.send(there({}, {"wish": "pause"}, may=["pause", "bot", "end"]))

    expect(page.locator("#notice p")).to_have_text(
        "You asked for a pause. It begins when all agree."
    )
    press(page, "Play on")
    assert sitting.sent("wish")[-1]["wish"] == ""


def test_pause_of_another_is_agreed_to(sit):
    sitting, page = begin(sit)
    sitting.send(there({"wish": "pause"}, may=["pause", "bot", "end"]))

    expect(page.locator("#notice p")).to_have_text("Anna would like a pause.")
    press(page, "Pause")

    assert sitting.sent("wish") == [{"type": "wish", "match": "m1", "wish": "pause"}]


def test_move_is_asked_back_in_the_menu_until_the_next_one(sit):
    sitting, page = begin(sit)
    sitting.send(there(may=["pause", "undo"]))

    page.locator(".menu summary").click()
    page.get_by_role("button", name="Take the last move back").press("Enter")
    assert sitting.sent("wish") == [{"type": "wish", "match": "m1", "wish": "undo"}]
    sitting.send(there({}, {"wish": "undo"}, may=["pause", "undo"]))
    expect(page.locator("#notice p")).to_have_text("The last move is taken back when all agree.")
    press(page, "Let it stand")
    assert sitting.sent("wish")[-1]["wish"] == ""
    sitting.send({**sitting.feed.update(sitting.feed.log, whole=True), "version": 9})

    expect(page.locator("#notice")).to_have_count(0)


def test_move_back_of_another_is_agreed_to(sit):
    sitting, page = begin(sit)
    sitting.send(there({"wish": "undo"}, may=["pause", "undo"]))

    expect(page.locator("#notice p")).to_have_text("Anna would like to take the last move back.")
    assert faults(page) == []
    press(page, "Agree")

    assert sitting.sent("wish") == [{"type": "wish", "match": "m1", "wish": "undo"}]


def test_rated_match_offers_no_move_back(sit):
    sitting, page = begin(sit)
    sitting.send(there())

    page.locator(".menu summary").click()

    expect(page.get_by_role("button", name="Take the last move back")).to_have_count(0)


def test_pause_is_shown_plainly_and_ended_by_anybody(sit):
    sitting, page = begin(sit)
    sitting.send(there(paused=True))

    expect(page.locator("#notice p")).to_have_text("The match is paused. The clocks stand still.")
    expect(page.locator(".me .sub")).to_have_text("Paused")
    press(page, "Go on playing")

    assert sitting.sent("resume") == [{"type": "resume", "match": "m1"}]


def test_spectator_sees_it_all_and_chooses_nothing(sit):
    sitting, page = begin(sit, you=None)

    sitting.send(there({"away": True, "grace_ms": 0}))
    expect(page.locator("#notice")).to_contain_text("Anna is away.")
    expect(page.locator("#notice button")).to_have_count(0)
    sitting.send(there(paused=True))

    expect(page.locator("#notice")).to_have_text("The match is paused. The clocks stand still.")


def test_what_happens_is_said_aloud_and_stays_in_the_log(sit):
    sitting, page = begin(sit)

    sitting.send(noted("timed_out"))
    page.clock.run_for(1000)

    expect(page.locator("#live")).to_have_text("The time of Anna was up: the site played.")
    sitting.send(there(notes=[noted("restarted", 2, seconds=320)]))
    expect(page.locator(".log li").first).to_have_text(
        "The site was away. The clocks got 320 seconds more."
    )


def test_what_had_happened_before_is_not_said_again(sit):
    sitting, page = begin(sit)

    sitting.send(there(notes=[noted("away")]))
    page.clock.run_for(1000)

    expect(page.locator("#live")).not_to_contain_text("away")


def test_every_note_has_the_same_words_on_the_page(sit):
    sitting, page = begin(sit)
    notes = [
        noted(kind, number, bot="bot-club", seconds=320)
        for number, kind in enumerate(Note.Kind.values, 1)
    ]

    sitting.send(there(notes=notes))

    words = [str(Note(kind=note["kind"], facts=note["facts"])) for note in reversed(notes)]
    expect(page.locator(".log li")).to_have_text(words)


def test_notes_speak_to_whom_they_are_about(sit):
    sitting, page = begin(sit)
    notes = [
        noted(kind, number, seat=1, bot="bot-club", seconds=320)
        for number, kind in enumerate(Note.Kind.values, 1)
    ]

    sitting.send(there(notes=notes))

    yours = {
        "away": "You are away.",
        "back": "You are back.",
        "held": "You are away, and a bot plays on: bot-club.",
        "taken": "You play again.",
        "resigned": "You have resigned, and a bot plays on: bot-club.",
        "given_up": "You have resigned.",
        "timed_out": "Your time was up: the site played for you.",
        "late": "You did not play in time.",
        "resumed": "You go on with the match.",
        "ended": "The match was ended, since you are away.",
        "undone": "You have taken a move back. All agreed.",
        "neighbour": "Somebody watches from your own network.",
    }
    words = [
        yours.get(note["kind"]) or str(Note(kind=note["kind"], facts=note["facts"]))
        for note in reversed(notes)
    ]
    expect(page.locator(".log li")).to_have_text(words)


@pytest.mark.parametrize("kind", ["timed_out", "late"])
def test_who_lost_time_is_told_at_once(sit, kind):
    sitting, page = begin(sit)

    sitting.send(noted(kind, seat=1))
    page.clock.run_for(1000)

    told = {
        "timed_out": "Your time was up: the site played for you.",
        "late": "You did not play in time.",
    }
    expect(page.locator(".refusal")).to_have_text(told[kind])
    expect(page.locator("#live-now")).to_have_text(told[kind])
    expect(page.locator(".log li").first).to_have_text(told[kind])
