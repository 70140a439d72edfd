"""What spectators see: everything, the past, or nothing; on all ways in by the same rule."""

import json
from datetime import timedelta

import pytest
import time_machine
from django.contrib.auth.models import AnonymousUser
from django.utils import timezone

from games import selectors
from games.broadcast import audience, letters
from games.messages import Pong, Update
from games.models import Note, Table, Watching
from games.services.chat import say
from games.services.leaving import resign_match
from games.services.noting import note_match
from games.watching import ClosedToWatchersError, as_seen_by, sees_all
from tests.games.playing import act, fresh, play_out, start
from tests.games.watching import let_pass, start_watched

pytestmark = pytest.mark.django_db
LATE = Watching.MINUTE
CLOSED = Watching.CLOSED


@pytest.fixture
def late(anna, ben):
    """A match where a minute and a half has passed, and then a move was made."""
    match = let_pass(start_watched([anna, ben], LATE), 90)
    act(match)
    return fresh(match)


def fresh_table(table):
    return Table.objects.get(pk=table.pk)


def seen(match, viewer=None):
    return as_seen_by(match, viewer)


def test_players_and_everybody_at_an_open_table_see_the_match_itself(anna, ben):
    match = start_watched([anna, ben], Watching.OPEN)
    closed = start_watched([anna, ben], CLOSED)

    assert seen(match) is match
    assert seen(closed, 1) is closed


def test_spectator_with_a_delay_sees_the_past(late):
    before = selectors.whole_picture(seen(late), None)
    now = selectors.whole_picture(late, 0)

    assert (before.version, now.version) == (2, 3)
    assert [move.version for move in before.moves] == [1, 2]
    assert before.view != selectors.update_for(late, None, ()).view
    assert {(clock.left_ms, clock.running) for clock in before.clocks} == {(None, False)}


def test_what_was_hidden_comes_when_the_delay_is_over(late):
    late = let_pass(late, 61)

    assert seen(late).version == late.version == 3
    assert seen(late).state == late.state


def test_before_the_delay_is_over_there_is_nothing(anna, ben):
    match = start_watched([anna, ben], Watching.FIVE_MINUTES)

    told = selectors.picture(match.table, None)

    assert seen(match) is None
    assert [type(message).__name__ for message in told] == ["TableInfo"]
    assert selectors.pong(match.table, None) == Pong(None, 0, over=False)


def test_the_match_is_not_changed_by_looking_at_its_past(late):
    state = late.state

    seen(late)

    assert (late.version, late.state, late.seen_at) == (3, state, None)


def test_pong_counts_as_far_as_the_spectator_sees(late):
    assert selectors.pong(late.table, None) == Pong(late.code, 2, over=False)
    assert selectors.pong(late.table, 0) == Pong(late.code, 3, over=False)


def test_pong_at_a_table_without_a_match_says_so(anna, ben):
    match = start_watched([anna, ben], LATE)
    table = match.table
    match.delete()

    assert selectors.pong(table, None) == Pong(None, 0, over=False)


def test_notes_come_as_late_as_the_moves(late):
    note_match(late, Note.Kind.PAUSED)
    old = note_match(late, Note.Kind.DESERTED)
    Note.objects.filter(pk=old.pk).update(at=timezone.now() - timedelta(minutes=2))

    *_, presence = selectors.picture(late.table, None)

    assert [note.kind for note in presence.notes] == ["deserted"]


@pytest.mark.parametrize("watching", [LATE, CLOSED])
def test_everybody_sees_everything_when_the_match_is_over(anna, ben, watching):
    match = play_out(start_watched([anna, ben], watching))

    assert sees_all(match, None)
    assert seen(match) is match
    assert selectors.pong(match.table, None) == Pong(match.code, match.version, over=True)


def test_closed_table_shows_nothing_to_spectators(anna, ben):
    match = start_watched([anna, ben], CLOSED)

    for look in (seen, lambda match: selectors.picture(match.table, None)):
        with pytest.raises(ClosedToWatchersError):
            look(match)
    with pytest.raises(ClosedToWatchersError):
        selectors.pong(match.table, None)


def test_lobby_lists_no_tables_that_nobody_may_watch(anna, ben):
    open_one = start_watched([anna, ben], Watching.OPEN)
    late_one = start_watched([anna, ben], LATE)
    start_watched([anna, ben], CLOSED)

    assert {table.pk for table in selectors.live_tables()} == {
        open_one.table_id,
        late_one.table_id,
    }


def test_page_in_words_obeys(client, anna, ben, late):
    closed = start_watched([anna, ben], CLOSED)

    past = client.get(f"/table/{late.table.code}/text/")
    nothing = client.get(f"/table/{closed.table.code}/text/")

    assert past.context["match"].version == 2
    assert "You see this match with a delay of one minute." in past.content.decode()
    assert "Only the players see this match until it is over." in nothing.content.decode()
    assert "facts" not in nothing.context


def test_api_obeys(client, anna, ben, late):
    closed = start_watched([anna, ben], CLOSED)
    early = start_watched([anna, ben], LATE)

    past = client.get(f"/api/matches/{late.code}/view/")
    refused = client.get(f"/api/matches/{closed.code}/view/")

    assert past.json()["update"]["version"] == 2
    assert (refused.status_code, refused.json()["detail"]) == (
        403,
        "Only the players see this match until it is over.",
    )
    assert client.get(f"/api/matches/{early.code}/view/").status_code == 404
    client.force_login(anna)
    assert client.get(f"/api/matches/{closed.code}/view/").json()["seat"] == 0


@pytest.mark.parametrize("watching", [Watching.OPEN, LATE, CLOSED])
def test_moderator_who_watches_sees_no_more_than_a_visitor(client, make_user, anna, ben, watching):
    match = let_pass(start_watched([anna, ben], watching), 90)

    with time_machine.travel(timezone.now(), tick=False):
        visitor = client.get(f"/api/matches/{match.code}/view/")
        client.force_login(make_user("mod", is_staff=True, is_superuser=True))
        moderator = client.get(f"/api/matches/{match.code}/view/")

    assert (moderator.status_code, moderator.json()) == (visitor.status_code, visitor.json())
    assert (visitor.status_code, visitor.json().get("seat")) == (
        403 if watching == CLOSED else 200,
        None,
    )


def test_chat_of_spectators_is_theirs_at_once(late, make_user):
    line = say(table=late.table, author=make_user("carla"), seat=None, text="Ciao")

    assert selectors.chat_for(late.table, None) == [line]
    assert selectors.hearers_of(line) == [None]


def test_nobody_ignores_as_a_visitor():
    assert selectors.ignored_by(AnonymousUser()) == ()


def test_who_sits_down_after_a_match_does_not_see_it_with_the_eyes_of_its_player(
    client, anna, ben, make_user
):
    match = start([anna, ben], game="casino-pirate", is_rated=False)
    seen = [match.game.observe(match.state, seat).players[seat].hidden for seat in range(2)]
    own = next(seat for seat, card in enumerate(seen) if card is not None)
    resign_match(match_id=match.pk, seat=own)
    table, carla = match.table, make_user("carla")
    table.places.filter(seat=own).update(user=carla)

    sent = [m for m in selectors.picture(fresh_table(table), own, carla) if isinstance(m, Update)]
    client.force_login(carla)
    words = client.get(f"/table/{table.code}/text/").content.decode()
    [(_, letter)] = letters(fresh(match), [], {audience(table.pk, own)})

    assert [(update.match, update.view.viewer) for update in sent] == [(match.code, None)]
    assert [update.view.players[own].hidden for update in sent] == [None]
    assert json.loads(letter)["view"]["players"][own]["hidden"] is None
    assert "Hidden card of" not in words
