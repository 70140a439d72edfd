"""Thinking time: credit first, then the bank; nobody is charged for cards he has not seen."""

from datetime import UTC, datetime, timedelta

import pytest

from games import clocks
from games.models import SLOW_PACES, MatchSeat

NOW = datetime(2026, 5, 1, 12, tzinfo=UTC)
QUICK = timedelta(seconds=12 + 30)


def seated(pace="quick", **fields):
    """Return a player of whom something was heard."""
    player = MatchSeat(seat=0, heard_at=NOW, **fields)
    clocks.wind(player, pace)
    return player


@pytest.fixture
def player():
    return seated()


def test_turn_may_last_its_credit_and_the_bank(player):
    clocks.start(player, "quick", NOW)

    assert player.deadline == NOW + QUICK
    assert clocks.left_ms(player, "quick", NOW) == 42_000


@pytest.mark.parametrize(("seconds", "bank_ms"), [(0, 30_000), (12, 30_000), (20, 22_000), (99, 0)])
def test_only_time_beyond_the_credit_leaves_the_bank(player, seconds, bank_ms):
    clocks.start(player, "quick", NOW)

    clocks.stop(player, "quick", NOW + timedelta(seconds=seconds))

    assert (player.bank_ms, player.asked_at, player.deadline) == (bank_ms, None, None)


def test_credit_that_is_left_fills_the_bank_up_to_its_ceiling(player):
    player.bank_ms = 15_000
    banks = []

    for _ in range(3):
        clocks.start(player, "quick", NOW)
        clocks.stop(player, "quick", NOW + timedelta(seconds=2))
        banks.append(player.bank_ms)

    assert banks == [25_000, 30_000, 30_000]


def test_no_clock_has_no_deadline():
    player = seated("none")

    clocks.start(player, "none", NOW)

    assert (player.deadline, clocks.left_ms(player, "none", NOW)) == (None, None)
    assert not clocks.extend(player, "none", NOW)


@pytest.mark.parametrize(("pace", "days"), list(zip(SLOW_PACES, (1, 3, 7), strict=True)))
def test_correspondence_gives_days_for_a_turn(pace, days):
    player = seated(pace)

    clocks.start(player, pace, NOW)
    clocks.stop(player, pace, NOW + timedelta(hours=20))
    clocks.start(player, pace, NOW)

    assert (player.bank_ms, player.deadline) == (0, NOW + timedelta(days=days))


@pytest.mark.django_db
def test_clock_waits_for_who_has_not_seen_the_deal(player, make_user):
    player.heard_at, player.user = None, make_user("anna")

    clocks.start(player, "quick", NOW)

    assert player.deadline == NOW + clocks.FIRST_WAIT + QUICK
    assert clocks.left_ms(player, "quick", NOW) == 42_000
    assert not clocks.is_running(player, NOW)


@pytest.mark.django_db
def test_clock_runs_from_when_the_deal_is_seen(player, make_user):
    player.heard_at, player.user = None, make_user("anna")
    clocks.start(player, "quick", NOW)
    seen = NOW + timedelta(seconds=20)

    assert clocks.see_first_deal(player, "quick", seen)
    assert not clocks.see_first_deal(player, "quick", seen)
    assert (player.asked_at, player.deadline) == (seen, seen + QUICK)


@pytest.mark.django_db
def test_clock_runs_by_itself_when_nobody_comes(player, make_user):
    player.heard_at, player.user = None, make_user("anna")

    clocks.start(player, "quick", NOW)

    assert clocks.is_running(player, NOW + clocks.FIRST_WAIT)


@pytest.mark.django_db
def test_clock_does_not_wait_for_a_bot(player, bot):
    player.heard_at, player.user = None, bot

    clocks.start(player, "quick", NOW)

    assert player.asked_at == NOW


def test_turn_of_who_is_away_is_short_and_earns_nothing():
    player = seated("calm", is_away=True)
    player.bank_ms = 0

    clocks.start(player, "calm", NOW)
    assert player.deadline == NOW + timedelta(seconds=clocks.AWAY_TURN)
    clocks.stop(player, "calm", NOW + timedelta(seconds=clocks.AWAY_TURN))

    assert player.bank_ms == 0


@pytest.mark.parametrize(("seconds", "left"), [(2, 10), (30, 10), (20, 10), (0, 12)])
def test_who_comes_back_has_the_usual_time_again(seconds, left):
    player = seated(is_away=True)
    player.bank_ms = 0
    clocks.start(player, "quick", NOW)
    player.is_away = False
    back = NOW + timedelta(seconds=seconds)

    assert clocks.extend(player, "quick", back)

    assert player.deadline == back + timedelta(seconds=left)


def test_who_comes_back_with_time_left_gets_no_more(player):
    clocks.start(player, "quick", NOW)

    assert not clocks.extend(player, "quick", NOW)
    assert player.deadline == NOW + QUICK


def test_seat_that_is_not_asked_has_nothing_to_extend(player):
    assert not clocks.extend(player, "quick", NOW)
    assert not clocks.see_first_deal(player, "quick", NOW)
