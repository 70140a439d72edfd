"""Matches that end before the last card."""

import pytest

from accounts.models import RatingChange
from accounts.services.ratings import void_result
from games.models import Match, Table
from games.services.errors import MatchOverError
from games.services.finish import abort_match
from games.services.leaving import resign_match
from games.services.moderation import void_match
from tests.games.playing import fresh, play_out, start

pytestmark = pytest.mark.django_db


def test_resign_puts_the_seat_last_and_rates(anna, ben):
    match = start([anna, ben])

    resign_match(match_id=match.pk, seat=0)

    ended = fresh(match)
    assert (ended.status, ended.ending) == (Match.Status.FINISHED, Match.Ending.RESIGNED)
    assert [p.place for p in ended.players.all()] == [2, 1]
    assert anna.ratings.get().value < 1500 < ben.ratings.get().value


def test_resign_after_the_end_is_refused(anna, ben):
    match = start([anna, ben])
    resign_match(match_id=match.pk, seat=0)

    with pytest.raises(MatchOverError):
        resign_match(match_id=match.pk, seat=1)


def test_aborted_match_has_no_result_and_frees_the_table(anna, ben):
    match = start([anna, ben])

    abort_match(match_id=match.pk)

    ended = fresh(match)
    assert (ended.status, ended.table.status) == (Match.Status.ABORTED, Table.Status.FINISHED)
    assert [(p.place, p.deadline) for p in ended.players.all()] == [(None, None), (None, None)]
    assert not RatingChange.objects.exists()


def test_void_match_returns_ratings_exactly(anna, ben, make_user):
    first = play_out(start([anna, ben], options={"rounds": 1}))
    resign_match(match_id=start([anna, ben]).pk, seat=1)
    moderator = make_user("mod", is_superuser=True, is_staff=True)

    void_match(match=first, reason="Both were one person.", moderator=moderator)

    only_second = [user.ratings.get().value for user in (anna, ben)]
    assert fresh(first).status == Match.Status.VOID
    assert only_second == [1500 + (1500 - only_second[1]), only_second[1]]
    assert [user.ratings.get().matches for user in (anna, ben)] == [1, 1]


def test_void_of_a_live_match_breaks_it_off(anna, ben, make_user):
    match = start([anna, ben])
    moderator = make_user("mod", is_superuser=True, is_staff=True)

    void_match(match=match, reason="Stopped.", moderator=moderator)

    assert fresh(match).status == Match.Status.VOID
    assert fresh(match).table.status == Table.Status.FINISHED


@pytest.mark.django_db(transaction=True)
def test_match_whose_rated_result_is_voided_is_void_too(anna, ben):
    match = play_out(start([anna, ben], options={"rounds": 1}))

    void_result(match_code=match.code, reason="Both were one person.", moderator=None)

    assert fresh(match).status == Match.Status.VOID
