"""Bots and clocks: whoever does not act is acted for, once."""

from datetime import timedelta

import pytest
import time_machine
from celery.signals import worker_ready
from django.utils import timezone

from games.models import Match, Table
from games.services import overdue
from games.services.lobby import open_table
from games.services.play import asked_seats
from games.tasks import play_bot_turn, sweep
from tests.games.playing import fresh, start

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture
def bots(make_user):
    return [make_user(f"bot-{level}", bot_level=level) for level in ("beginner", "club")]


def waiting(match):
    """Return a match of people as if one of them were a bot that was never called."""
    (seat,) = asked_seats(match)
    player = match.players.get(seat=seat)
    type(player.user).objects.filter(pk=player.user_id).update(bot_level="club")
    return seat


@pytest.mark.django_db(transaction=False)
def test_two_bots_play_a_whole_match(bots):
    # Nothing is committed, so no turn is asked for by itself: eager ones would nest too deeply.
    match = start(bots, options={"rounds": 1})

    while match.is_playing:
        (seat,) = asked_seats(match)
        assert play_bot_turn(match.pk, seat, match.decision_version)
        match = fresh(match)

    assert match.status == Match.Status.FINISHED
    assert sorted(p.place for p in match.players.all()) == [1, 2]
    assert match.log.count() == match.version


def test_bot_turn_run_twice_plays_once(anna, ben):
    match = start([anna, ben])
    seat = waiting(match)

    played = [play_bot_turn(match.pk, seat, match.decision_version) for _ in range(2)]

    assert played == [True, False]
    assert fresh(match).version == match.version + 1


def test_bot_turn_for_the_wrong_seat_plays_nothing(anna, ben):
    match = start([anna, ben])
    (seat,) = asked_seats(match)

    assert not play_bot_turn(match.pk, 1 - seat, match.decision_version)
    assert fresh(match).version == match.version


def test_sweep_wakes_a_bot_whose_turn_was_lost(anna, ben):
    match = start([anna, ben])
    waiting(match)

    with time_machine.travel(timezone.now() + overdue.BOT_RETRY, tick=False):
        assert sweep() == (0, 1, 0)

    assert fresh(match).version == match.version + 1


def test_worker_that_starts_asks_for_bots_at_once(anna, ben):
    match = start([anna, ben])
    waiting(match)

    worker_ready.send(sender=None)

    assert fresh(match).version == match.version + 1


def test_sweep_plays_for_a_bot_that_stays_silent(anna, ben):
    match = start([anna, ben], pace="none")
    waiting(match)

    with time_machine.travel(timezone.now() + overdue.BOT_LIMIT, tick=False):
        assert sweep()[0] == 1

    assert fresh(match).version == match.version + 1


def test_sweep_plays_for_a_person_whose_time_is_up(anna, ben):
    match = start([anna, ben], pace="quick")
    (seat,) = asked_seats(match)

    with time_machine.travel(timezone.now() + timedelta(seconds=43), tick=False):
        assert sweep() == (1, 0, 0)
        assert sweep() == (0, 0, 0)

    after = fresh(match)
    assert asked_seats(after) == {1 - seat}
    assert after.players.get(seat=seat).bank_ms == 0


def test_sweep_leaves_a_person_with_time_alone(anna, ben):
    match = start([anna, ben], pace="quick")

    with time_machine.travel(timezone.now() + timedelta(seconds=41), tick=False):
        assert sweep() == (0, 0, 0)

    assert fresh(match).version == match.version


def test_no_clock_never_runs_out(anna, ben):
    match = start([anna, ben], pace="none")

    with time_machine.travel(timezone.now() + timedelta(days=30), tick=False):
        assert sweep()[0] == 0

    assert fresh(match).version == match.version


def test_default_for_a_seat_no_longer_asked_does_nothing(anna, ben):
    match = start([anna, ben])
    (seat,) = asked_seats(match)

    with time_machine.travel(timezone.now() + timedelta(minutes=10), tick=False):
        assert overdue.play_default(match_id=match.pk, seat=seat)
        assert not overdue.play_default(match_id=match.pk, seat=seat)


def test_default_for_a_seat_that_has_time_again_does_nothing(anna, ben):
    match = start([anna, ben])
    (seat,) = asked_seats(match)

    assert not overdue.play_default(match_id=match.pk, seat=seat)
    assert fresh(match).version == match.version


def test_sweep_closes_open_tables_where_nobody_came(anna):
    table = open_table(host=anna, game="casino", seats=2)

    with time_machine.travel(timezone.now() + overdue.OPEN_TABLE_LIMIT, tick=False):
        assert sweep() == (0, 0, 1)

    table.refresh_from_db()
    assert table.status == Table.Status.CLOSED
