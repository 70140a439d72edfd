"""Every prompt has a deadline and a default, and no lost worker makes a table wait."""

from datetime import timedelta

import pytest
import time_machine
from django.utils import timezone

from games import jobs
from games.models import Match, Note
from games.services import overdue
from games.services.lobby import open_table
from games.services.play import asked_seats
from tests.games.absence import notes, player_at
from tests.games.playing import act, fresh, start

pytestmark = pytest.mark.django_db


def later(**duration):
    return time_machine.travel(timezone.now() + timedelta(**duration), tick=False)


@pytest.mark.parametrize("game", ["casanova", "casino-pirate", "cuccu"])
def test_clock_acts_for_every_seat_that_is_asked(make_user, game):
    users = [make_user(f"player-{number}") for number in range(4)]
    match = start(users, game=game, pace="quick")
    acted, clock = set(), timezone.now()

    for _ in range(12):
        asked = asked_seats(fresh(match))
        clock += timedelta(seconds=43)
        with time_machine.travel(clock, tick=False):
            assert overdue.act_on_overdue() == len(asked)
        acted.add(len(asked))

    assert {kind for kind, _ in notes(match)} == {Note.Kind.TIMED_OUT}
    assert sum(player.timeouts for player in match.players.all()) == len(notes(match))
    assert acted if game == "cuccu" else max(acted) > 1


def test_log_says_when_the_clock_played(anna, ben):
    match = start([anna, ben], pace="quick")
    (seat,) = asked_seats(match)

    with later(seconds=43):
        overdue.act_on_overdue()

    note = match.notes.get()
    assert (note.kind, note.seat, note.version) == (Note.Kind.TIMED_OUT, seat, match.version + 1)
    assert player_at(match, seat).timeouts == 1


def test_log_says_when_a_bot_was_silent(anna, bot):
    match = silent(anna, bot)

    with later(seconds=31):
        overdue.act_on_overdue()

    assert notes(match) == [(Note.Kind.SILENT, "bot-club")]


@pytest.mark.parametrize(("failures", "acted"), [(1, 0), (2, 1)])
def test_bot_that_fails_again_and_again_holds_nobody_up(anna, bot, failures, acted):
    match = silent(anna, bot)
    for seat in [0] * 2 + [1] * failures:
        match.notes.create(version=1, kind=Note.Kind.SILENT, seat=seat)

    with later(seconds=11):
        assert overdue.act_on_overdue() == acted

    assert fresh(match).version == match.version + acted


def test_sweep_wakes_a_bot_in_a_match_by_correspondence(anna, bot):
    match = silent(anna, bot, pace="7days")

    with later(seconds=11):
        woken = overdue.wake_bots()

    assert (woken, fresh(match).version > match.version) == (1, True)


@pytest.mark.parametrize("pace", ["quick", "1day"])
def test_action_that_was_on_its_way_when_the_time_was_up_counts(anna, ben, pace):
    match = start([anna, ben], pace=pace)
    (seat,) = asked_seats(match)
    deadline = player_at(match, seat).deadline

    with time_machine.travel(deadline + timedelta(seconds=0.9), tick=False):
        assert overdue.act_on_overdue() == 0
        act(match)

    assert (fresh(match).log.last().seat, notes(match)) == (seat, [])


def test_page_acts_for_a_bot_when_no_worker_does(anna, bot):
    match = silent(anna, bot)

    with later(seconds=39):
        overdue.rescue_bots(table=match.table)
        assert fresh(match).version == match.version
    with later(seconds=41):
        overdue.rescue_bots(table=match.table)

    assert fresh(match).version == match.version + 1


def test_page_never_acts_for_a_person(anna, ben):
    match = start([anna, ben], pace="quick")

    with later(minutes=5):
        overdue.rescue_bots(table=match.table)

    assert fresh(match).version == match.version


@pytest.mark.parametrize(("pace", "days"), [("1day", 1), ("3days", 3), ("7days", 7)])
def test_correspondence_is_lost_when_the_days_are_over(anna, ben, pace, days):
    match = start([anna, ben], pace=pace)
    (seat,) = asked_seats(match)

    with later(days=days, seconds=-60):
        assert overdue.act_on_overdue() == 0
    with later(days=days, seconds=1):
        assert overdue.act_on_overdue() == 1

    ended = fresh(match)
    assert (ended.ending, player_at(match, seat).place) == (Match.Ending.LATE, 2)
    assert notes(match)[0] == (Note.Kind.LATE, ("anna", "ben")[seat])
    assert [user.conduct.get().kind for user in (anna, ben)][seat] == "left"


def test_correspondence_of_three_goes_on_without_who_is_late(anna, ben, make_user):
    match = start([anna, ben, make_user("carla")], pace="1day")
    (seat,) = asked_seats(match)

    with later(days=1, seconds=1):
        overdue.act_on_overdue()

    assert fresh(match).is_playing
    assert (player_at(match, seat).has_left, player_at(match, seat).actor.is_bot) == (True, True)


@pytest.mark.parametrize(
    ("fields", "hours", "closed"),
    [
        ({}, 1, 1),
        ({"is_private": True}, 1, 0),
        ({"is_private": True}, 24, 1),
        ({"pace": "3days"}, 1, 0),
        ({"pace": "3days"}, 24, 1),
    ],
)
def test_tables_of_friends_and_by_correspondence_wait_longer(anna, fields, hours, closed):
    open_table(host=anna, game="casino", seats=2, **fields)

    with later(hours=hours):
        assert overdue.close_idle_tables() == closed


@pytest.mark.parametrize(("pace", "delay"), [("slow", 4.0), ("normal", 2.0), ("quick", 1.2)])
def test_bots_wait_as_the_table_likes(settings, pace, delay):
    settings.BOT_PACE_SECONDS = 2.0

    assert jobs.bot_delay(pace) == delay


def silent(anna, bot, pace="normal"):
    """Return a match where a bot is asked and nobody has called it."""
    match = start([anna, bot], pace=pace)
    while 1 not in asked_seats(match):
        act(match)
        match = fresh(match)
    return match
