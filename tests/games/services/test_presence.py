"""Who is there: seats, not sockets."""

from datetime import timedelta

import pytest
import time_machine
from django.utils import timezone

from games import clocks
from games.attending import FIRST_GRACE, GRACE, is_missing, presence_of
from games.models import Match, Note, Table
from games.services import presence
from games.services.errors import MatchOverError
from games.services.leaving import make_wish
from games.services.lobby import seat_match
from games.services.play import asked_seats
from games.tasks import attend, sweep
from tests.games.absence import notes, player_at, walk_away
from tests.games.playing import fresh, start

pytestmark = pytest.mark.django_db


def after(duration):
    return time_machine.travel(timezone.now() + duration, tick=False)


def due():
    return list(presence.unattended_matches())


def unseen(users, **fields):
    """Return a match whose cards nobody has seen yet."""
    return fresh(seat_match(game="casino", options={}, users=users, pace="quick", **fields))


def test_clock_of_the_first_decision_starts_when_the_deal_is_seen(anna, ben):
    match = unseen([anna, ben])
    (seat,) = asked_seats(match)
    asked, other = ((anna, ben)[seat], (anna, ben)[1 - seat])

    with after(timedelta(seconds=20)):
        presence.hear(table=match.table, user=other)
        assert not clocks.is_running(player_at(match, seat), timezone.now())
        presence.hear(table=match.table, user=asked)
        player = player_at(match, seat)
        left = clocks.left_ms(player, "quick", timezone.now())

    assert (left, player.heard_at) == (42_000, player.asked_at)


def test_person_of_whom_nothing_is_heard_is_away(anna, ben):
    match = start([anna, ben])
    assert due() == []

    with after(presence.SILENT):
        presence.hear(table=match.table, user=anna)
        assert due() == [match.pk]
        attend(match.pk)
        assert due() == []
        people = [seat.away for seat in presence_of(fresh(match)).seats]

    assert people == [False, True]
    assert notes(match) == [(Note.Kind.AWAY, "ben")]


def test_closed_page_is_noticed_sooner(anna, ben):
    match = start([anna, ben])
    presence.hang_up(table=match.table, user=ben)

    with after(presence.HUNG_UP):
        attend(match.pk)

    assert [player.is_away for player in match.players.all()] == [False, True]


def test_other_page_of_the_person_keeps_the_seat(anna, ben):
    match = start([anna, ben])
    presence.hang_up(table=match.table, user=ben)
    presence.hear(table=match.table, user=ben)

    with after(presence.HUNG_UP):
        assert due() == []
        attend(match.pk)

    assert not player_at(match, 1).is_away


def test_sign_of_life_is_written_down_now_and_then(anna, ben):
    match = start([anna, ben])
    first = player_at(match, 0).heard_at

    with after(timedelta(seconds=5)):
        presence.hear(table=match.table, user=anna)
        assert player_at(match, 0).heard_at == first
    with after(presence.NOTED):
        presence.hear(table=match.table, user=anna)
        assert player_at(match, 0).heard_at > first


def test_page_without_script_counts_for_longer(anna, ben):
    match = start([anna, ben])
    presence.hear(table=match.table, user=ben, lasting=timedelta(minutes=2))

    with after(timedelta(minutes=2)):
        attend(match.pk)

    assert [player.is_away for player in match.players.all()] == [True, False]


def test_person_who_comes_back_is_told_and_has_time(anna, ben):
    match = start([anna, ben], pace="calm")
    (seat,) = asked_seats(match)
    walk_away(match, seat)
    match.players.filter(seat=seat).update(bank_ms=0, deadline=timezone.now())

    presence.hear(table=match.table, user=(anna, ben)[seat])

    player = player_at(match, seat)
    assert not player.is_away
    assert player.deadline == player.asked_at + timedelta(minutes=1)
    assert [kind for kind, _ in notes(match)] == [Note.Kind.AWAY, Note.Kind.BACK]


def test_sign_of_life_of_a_spectator_or_after_the_end_is_nothing(anna, ben, make_user):
    match = start([anna, ben])
    presence.hear(table=match.table, user=make_user("carla"))
    Match.objects.update(status=Match.Status.FINISHED)

    presence.hear(table=match.table, user=anna)

    assert notes(match) == []


@pytest.mark.parametrize("pace", ["normal", "none"])
def test_others_may_choose_after_the_grace(anna, ben, pace):
    match = start([anna, ben], pace=pace)
    walk_away(match, 1, ago=timedelta())

    with after(presence.SILENT):
        attend(match.pk)
        assert not is_missing(player_at(match, 1), match, timezone.now())
        assert presence_of(match).seats[1].grace_ms == pytest.approx(15_000, abs=2000)
    with after(GRACE):
        assert is_missing(player_at(match, 1), match, timezone.now())


def test_who_has_not_come_yet_is_waited_for_longer(anna, ben):
    match = unseen([anna, ben])

    with after(GRACE):
        attend(match.pk)
        player = player_at(match, 1)
        assert player.is_away
        assert not is_missing(player, match, timezone.now())
    with after(FIRST_GRACE):
        assert is_missing(player, match, timezone.now())


def test_nobody_is_expected_to_sit_at_a_match_by_correspondence(anna, ben):
    match = start([anna, ben], pace="3days")

    with after(timedelta(days=2)):
        assert due() == []
        attend(match.pk)

    assert notes(match) == []


def test_match_where_nobody_was_for_a_day_is_broken_off(anna, ben):
    match = start([anna, ben], pace="none")

    with after(presence.ABANDONED):
        sweep()

    assert fresh(match).status == Match.Status.ABORTED
    assert notes(match)[-1] == (Note.Kind.ABANDONED, None)
    assert [user.conduct.get().kind for user in (anna, ben)] == ["left", "left"]


def test_casual_match_against_bots_is_paused_while_the_person_is_away(anna, bot):
    match = start([anna, bot], is_rated=False, pace="quick")

    walk_away(match, 0)

    assert fresh(match).paused_at is not None
    assert [kind for kind, _ in notes(match)] == [Note.Kind.AWAY, Note.Kind.DESERTED]
    with after(timedelta(minutes=5)):
        assert due() == []
        assert sweep()[0] == 0


def test_rated_match_against_bots_goes_on_by_the_clock(anna, bot):
    match = start([anna, bot], pace="quick")

    walk_away(match, 0)

    assert fresh(match).paused_at is None


def test_match_that_has_just_ended_needs_no_attendance(anna, ben):
    match = start([anna, ben])
    Match.objects.update(status=Match.Status.FINISHED)

    attend(match.pk)

    with pytest.raises(MatchOverError):
        presence.attend_match(match_id=match.pk)


def test_all_people_away_end_a_match_by_their_clocks(anna, ben):
    match = start([anna, ben], game="cuccu", options={"lives": 1}, pace="quick")
    walk_away(match, 0, 1)
    clock = timezone.now()

    while fresh(match).is_playing:
        clock += timedelta(seconds=4)
        with time_machine.travel(clock, tick=False):
            sweep()

    assert fresh(match).status == Match.Status.FINISHED
    assert Table.objects.get().status == Table.Status.FINISHED


def test_absence_of_who_left_the_seat_to_a_bot_is_not_told_again(anna, ben):
    match = start([anna, ben])
    walk_away(match, 1)
    make_wish(match_id=match.pk, seat=0, wish="bot")
    presence.hear(table=match.table, user=ben)

    walk_away(match, 1)

    assert player_at(match, 1).is_away
    assert [kind for kind, _ in notes(match)] == [
        Note.Kind.AWAY,
        Note.Kind.HELD,
        Note.Kind.BACK,
    ]
