"""The one write path: nothing lost, nothing twice, nothing out of turn."""

import pytest
from django.db import IntegrityError, transaction

from games import selectors
from games.models import LogEntry, Match
from games.rules.casino.moves import Trail
from games.rules.errors import IllegalActionError, NotToActError
from games.services.errors import MatchOverError, StaleVersionError
from games.services.play import asked_seats, play_action
from tests.games.playing import act, fresh, legal, play_out, start

pytestmark = pytest.mark.django_db


def log_of(match):
    return [(row.version, row.seat, row.data) for row in match.log.all()]


def test_start_deals_and_asks_the_first_seat(anna, ben):
    match = start([anna, ben])

    assert (match.version, match.decision_version) == (2, 2)
    assert [row[0] for row in log_of(match)] == [1, 2]
    assert [p.deadline is not None for p in match.players.all()] == [
        seat in asked_seats(match) for seat in (0, 1)
    ]


def test_action_is_logged_under_the_next_version(anna, ben):
    match = start([anna, ben])
    seat, action = legal(match)

    version = play_action(match_id=match.pk, seat=seat, action=action, version=2)

    row = match.log.last()
    assert (version, row.version, row.seat) == (3, 3, seat)
    assert fresh(match).version == 3


def test_action_sent_again_is_answered_as_at_first(anna, ben):
    match = start([anna, ben])
    seat, action = legal(match)
    play = {"match_id": match.pk, "seat": seat, "action": action, "version": 2, "client_id": "a"}
    first = play_action(**play)
    before = log_of(match)

    again = play_action(**play)

    assert again == first
    assert log_of(match) == before


def test_action_of_a_seat_not_asked_changes_nothing(anna, ben):
    match = start([anna, ben])
    seat, action = legal(match)
    before = log_of(match)

    with pytest.raises(NotToActError):
        play_action(match_id=match.pk, seat=1 - seat, action=action, version=2)

    assert log_of(match) == before


def test_action_from_before_the_decision_is_stale(anna, ben):
    match = start([anna, ben])
    act(match)
    seat, action = legal(fresh(match))

    with pytest.raises(StaleVersionError):
        play_action(match_id=match.pk, seat=seat, action=action, version=2)


def test_illegal_action_changes_nothing(anna, ben):
    match = start([anna, ben])
    (seat,) = asked_seats(match)
    foreign = match.game.observe(match.state, 1 - seat).hand[0]
    before = log_of(match)

    with pytest.raises(IllegalActionError):
        play_action(match_id=match.pk, seat=seat, action=Trail(foreign), version=2)

    assert log_of(match) == before


def test_log_refuses_a_second_entry_for_a_version(anna, ben):
    match = start([anna, ben])

    with pytest.raises(IntegrityError), transaction.atomic():
        LogEntry.objects.create(match=match, version=2, data={})


def test_replaying_the_log_gives_the_state(anna, ben):
    match = start([anna, ben], options={"rounds": 1})

    ended = play_out(match)

    *_, last = selectors.replayed(ended)
    assert last.state == ended.state


def test_whole_match_ends_with_places_scores_and_ratings(anna, ben):
    ended = play_out(start([anna, ben], options={"rounds": 1}))

    places = sorted(p.place for p in ended.players.all())
    ratings = [user.ratings.get(game="casino").value for user in (anna, ben)]
    assert ended.status == Match.Status.FINISHED
    assert places == [1, 2]
    assert sum(ratings) == 3000
    assert ratings[0] != ratings[1]
    with pytest.raises(MatchOverError):
        play_action(match_id=ended.pk, seat=0, action=Trail("AS"), version=ended.version)


def test_unrated_match_leaves_ratings_alone(anna, ben):
    play_out(start([anna, ben], options={"rounds": 1}, is_rated=False))

    assert not anna.ratings.exists()
