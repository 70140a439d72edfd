"""The promise of a table, the numbers of its seats, and what they make of chance."""

import pytest
from msgspec.structs import replace

from games.fair.commit import commitment, verify
from games.messages import NameSeed
from games.models import Match, Table
from games.records import record_of
from games.services.chance import name_client_seed
from games.services.errors import StaleCommitmentError
from games.services.lobby import ask_rematch, join_table, leave_table, open_table
from tests.games.playing import act, fresh, play_out, start

pytestmark = pytest.mark.django_db


def opened(host, game="casino"):
    return open_table(host=host, game=game, seats=2)


def name(table, user, client_seed, commitment=None):
    named = NameSeed(commitment or Table.objects.get(pk=table.pk).next_commitment, client_seed)
    name_client_seed(table=table, user=user, named=named)


def seeds_of(match):
    return [(p.client_seed, p.client_seed_after) for p in match.players.all()]


def test_table_promises_its_match_before_it_starts(anna, ben):
    table = opened(anna)

    promised = (table.next_seed, table.next_commitment)
    join_table(table=table, user=ben)

    match = Match.objects.get()
    assert promised == (match.seed, match.commitment)
    assert match.commitment == commitment(match.seed)
    assert match.seal == ""


def test_promise_is_kept_once(anna, ben):
    table = opened(anna)
    join_table(table=table, user=ben)

    table.refresh_from_db()

    assert (table.next_seed, table.next_seal, table.next_commitment) == ("", "", "")


def test_finished_match_leaves_a_promise_for_the_next(anna, ben):
    match = play_out(start([anna, ben], options={"rounds": 1}))
    promised = Table.objects.get().next_commitment
    for user in (anna, ben):
        name(match.table, user, user.username)

    for user in (anna, ben):
        ask_rematch(table=match.table, user=user)

    again = Match.objects.latest("pk")
    assert promised == again.commitment != match.commitment
    assert seeds_of(again) == [("anna", 0), ("ben", 0)]


def test_table_of_a_tournament_promises_no_second_match(anna, ben):
    match = start([anna, ben], options={"rounds": 1})
    Table.objects.update(event="Open", event_url="/open/")

    play_out(match)

    assert Table.objects.get().next_commitment == ""


def test_client_seeds_change_what_the_seed_brings(anna, ben):
    table = opened(anna)
    name(table, anna, "anna-1")
    join_table(table=table, user=ben)

    match = play_out(Match.objects.get())

    record = record_of(match, None)
    assert record.fair.client_seeds == ("anna-1", "")
    assert list(verify(record)) == []
    silent = replace(record, fair=replace(record.fair, client_seeds=()))
    assert list(verify(silent))


def test_player_who_fills_the_table_names_his_seed_on_the_way(anna, ben):
    table = opened(anna)

    join_table(table=table, user=ben, named=NameSeed(table.next_commitment, "ben-1"))

    assert seeds_of(Match.objects.get()) == [("", 0), ("ben-1", 0)]


def test_first_client_seed_counts(anna, ben):
    table = opened(anna)
    name(table, anna, "one")
    name(table, anna, "two")
    join_table(table=table, user=ben)
    match = Match.objects.get()

    name(match.table, anna, "three", match.commitment)

    assert seeds_of(match) == [("one", 0), ("", 0)]


def test_client_seed_leaves_with_its_player(anna, ben, make_user):
    table = open_table(host=anna, game="casino", seats=3)
    join_table(table=table, user=ben)
    name(table, ben, "ben-1")

    leave_table(table=table, user=ben)
    join_table(table=table, user=make_user("carla"))

    assert [place.client_seed for place in table.places.all()] == ["", "", ""]


def test_late_client_seed_counts_from_the_next_outcome(anna, ben):
    match = start([anna, ben], options={"rounds": 2})
    for _ in range(3):
        act(fresh(match))

    name(match.table, ben, "ben-1", match.commitment)

    ended = play_out(match)
    record = record_of(ended, None)
    assert seeds_of(ended) == [("", 0), ("ben-1", 5)]
    assert record.fair.client_seeds_after == (0, 5)
    assert list(verify(record)) == []


def test_client_seed_for_a_match_that_is_over_is_refused(anna, ben):
    match = play_out(start([anna, ben], options={"rounds": 1}))

    with pytest.raises(StaleCommitmentError):
        name(match.table, anna, "anna-1", match.commitment)

    assert seeds_of(match) == [("", 0), ("", 0)]


def test_who_only_watches_adds_nothing(anna, ben, make_user):
    match = start([anna, ben])

    name(match.table, make_user("carla"), "carla-1", match.commitment)

    assert seeds_of(match) == [("", 0), ("", 0)]


def test_sealed_match_is_proven_without_its_seal(anna, ben):
    table = opened(anna, "casino-pirate")
    name(table, anna, "anna-1")
    join_table(table=table, user=ben)
    match = play_out(Match.objects.get())

    for viewer in (None, 0, 1):
        record = record_of(match, viewer)
        assert list(verify(record)) == []
        assert record.fair.sealed.shuffles
    assert match.seal not in repr(record_of(match, None))


def test_record_of_a_broken_off_match_has_no_result(anna, ben):
    match = start([anna, ben])
    match.status = Match.Status.ABORTED

    record = record_of(match, None)

    assert (record.result, record.fair.client_seeds) == (None, ())
    assert list(verify(record)) == []
