"""Pauses: clocks stand still for everybody, by everybody's leave."""

from datetime import timedelta

import pytest
import time_machine
from django.utils import timezone

from games.models import Note
from games.selectors import update_for
from games.services import overdue
from games.services.errors import NotSeatedError, PausedError, WishError
from games.services.leaving import make_wish, resign_match
from games.services.lobby import seat_match
from games.services.pausing import resume_match
from games.services.play import asked_seats
from games.tasks import play_bot_turn, sweep
from tests.games.absence import notes, player_at, walk_away
from tests.games.playing import act, fresh, start

pytestmark = pytest.mark.django_db


def casual(users, **fields):
    return start(users, is_rated=False, **fields)


def pause(match, *seats):
    for seat in seats:
        make_wish(match_id=match.pk, seat=seat, wish="pause")
    return fresh(match)


def test_match_is_paused_when_all_people_want_it(anna, ben):
    match = pause(casual([anna, ben]), 0)
    assert match.paused_at is None

    match = pause(match, 1)

    assert match.paused_at is not None
    assert notes(match) == [(Note.Kind.PAUSED, None)]
    assert [player.wish for player in match.players.all()] == ["", ""]


def test_who_is_away_or_a_bot_need_not_agree(anna, ben, bot):
    match = casual([anna, ben, bot])
    walk_away(match, 1)

    assert pause(match, 0).paused_at is not None


def test_nobody_acts_while_the_match_is_paused(anna, ben):
    match = pause(casual([anna, ben], pace="quick"), 0, 1)

    with pytest.raises(PausedError):
        act(match)
    with time_machine.travel(timezone.now() + timedelta(hours=1), tick=False):
        (seat,) = asked_seats(match)
        assert sweep()[0] == 0
        assert not overdue.play_default(match_id=match.pk, seat=seat)
    assert fresh(match).version == match.version


def test_clocks_stand_still_and_run_on_from_there(anna, ben):
    match = casual([anna, ben], pace="quick")
    (seat,) = asked_seats(match)
    begin = timezone.now()
    with time_machine.travel(begin + timedelta(seconds=10), tick=False):
        match = pause(match, 0, 1)
    with time_machine.travel(begin + timedelta(hours=2), tick=False):
        standing = update_for(fresh(match), None, ()).clocks[seat]
        resume_match(match_id=match.pk, seat=1 - seat)
        running = update_for(fresh(match), None, ()).clocks[seat]

    assert (standing.running, running.running) == (False, True)
    assert standing.left_ms == running.left_ms == pytest.approx(32_000, abs=2000)
    assert notes(match)[-1][0] == Note.Kind.RESUMED


def test_bots_act_again_after_a_pause(anna, bot):
    match = casual([anna, bot])
    while 1 not in asked_seats(match):
        act(match)
        match = fresh(match)
    version = match.decision_version
    pause(match, 0)
    assert not play_bot_turn(match.pk, 1, version)

    resume_match(match_id=match.pk, seat=0)

    assert play_bot_turn(match.pk, 1, version)


def test_pause_without_clocks(anna, ben):
    match = pause(casual([anna, ben], pace="none"), 0, 1)

    for _ in range(2):
        resume_match(match_id=match.pk, seat=0)

    (seat,) = asked_seats(match)
    assert (fresh(match).paused_at, player_at(match, seat).deadline) == (None, None)


def test_paused_match_is_not_paused_again(anna, ben):
    match = pause(casual([anna, ben]), 0, 1)

    pause(match, 0, 1)

    assert notes(match) == [(Note.Kind.PAUSED, None)]


def test_rated_matches_are_not_paused(anna, ben):
    with pytest.raises(WishError):
        pause(start([anna, ben]), 0)


def test_events_are_not_paused(anna, ben):
    match = seat_match(
        game="casino", options={}, users=[anna, ben], pace="calm", is_rated=False, event="Cup"
    )

    with pytest.raises(WishError):
        pause(match, 0)


def test_who_has_left_does_not_resume(anna, ben, make_user):
    match = casual([anna, ben, make_user("carla")])
    resign_match(match_id=match.pk, seat=0)
    match = pause(match, 1, 2)

    with pytest.raises(NotSeatedError):
        resume_match(match_id=match.pk, seat=0)
