"""Thinking time: credit first, then the bank."""

from datetime import UTC, datetime, timedelta

import pytest

from games import clocks
from games.models import MatchSeat

NOW = datetime(2026, 5, 1, 12, tzinfo=UTC)


@pytest.fixture
def player():
    player = MatchSeat(seat=0)
    clocks.wind(player, "quick")
    return player


def test_turn_may_last_its_credit_and_the_bank(player):
    clocks.start(player, "quick", NOW)

    assert player.deadline == NOW + timedelta(seconds=12 + 30)
    assert clocks.left_ms(player, "quick", NOW) == 42_000


@pytest.mark.parametrize(("seconds", "bank_ms"), [(0, 30_000), (12, 30_000), (20, 22_000), (99, 0)])
def test_only_time_beyond_the_credit_leaves_the_bank(player, seconds, bank_ms):
    clocks.start(player, "quick", NOW)

    clocks.stop(player, "quick", NOW + timedelta(seconds=seconds))

    assert (player.bank_ms, player.asked_at, player.deadline) == (bank_ms, None, None)


def test_no_clock_has_no_deadline():
    player = MatchSeat(seat=0)
    clocks.wind(player, "none")

    clocks.start(player, "none", NOW)

    assert (player.deadline, clocks.left_ms(player, "none", NOW)) == (None, None)
