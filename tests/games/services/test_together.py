"""Many actions in one transaction, from what a process remembers: right whoever else plays."""

import pytest
from django.db import connection
from msgspec import Raw, json

from games.models import LogEntry, Match, MatchSeat
from games.rules.record import Entry, replay
from games.services import memory as remembering
from games.services.errors import HeldSeatError, MatchOverError, StaleVersionError
from games.services.finish import abort_match
from games.services.memory import Memory
from games.services.play import Play, Played, play_action, play_each, play_together
from tests.games.playing import fresh, legal, start

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture
def matches(make_user):
    return [start([make_user(f"a{at}"), make_user(f"b{at}")]) for at in range(3)]


def next_play(match, **changes):
    """Return a legal action as a socket brings it."""
    match = fresh(match)
    seat, action = legal(match)
    facts = {
        "match_id": match.pk,
        "seat": seat,
        "action": Raw(json.encode(action)),
        "version": match.version,
    }
    return Play(**{**facts, **changes})


def versions(matches):
    return [fresh(match).version for match in matches]


def test_actions_of_many_matches_are_played_at_once(matches, django_assert_num_queries):
    memory = Memory()
    play_each([next_play(match) for match in matches], memory)
    plays = [next_play(match) for match in matches]

    with django_assert_num_queries(7):
        outcomes = play_each(plays, memory)

    assert [outcome.version for outcome in outcomes] == [4, 4, 4]
    assert versions(matches) == [4, 4, 4]


def test_two_processes_alternate_in_the_same_match(matches):
    processes = [Memory(), Memory()]

    for turn in range(20):
        [outcome] = play_each([next_play(matches[0])], processes[turn % 2])
        assert isinstance(outcome, Played)

    match = fresh(matches[0])
    *_, last = replay(match.game, match.game.new_match(), [row.entry for row in match.log.all()])
    assert match.log.count() == match.version
    assert match.state == last.state


def test_memory_and_a_player_without_one_alternate(matches):
    memory = Memory()

    for turn in range(6):
        play = next_play(matches[0])
        if turn % 2:
            play_each([play], memory)
        else:
            _, action = legal(fresh(matches[0]))
            play_action(match_id=play.match_id, seat=play.seat, action=action, version=play.version)

    assert fresh(matches[0]).version == 2 + 6


def test_clock_that_another_process_moved_is_seen(matches):
    memory = Memory()
    play_each([next_play(matches[0])], memory)
    asked = MatchSeat.objects.filter(match=matches[0], deadline__isnull=False)
    asked.update(bank_ms=1_000, is_away=True)
    play = next_play(matches[0])

    play_each([play], memory)

    acted = MatchSeat.objects.get(match=matches[0], seat=play.seat)
    assert (acted.bank_ms > 1_000, acted.deadline) == (True, None)


def test_match_that_another_process_ended_is_over(matches):
    memory = Memory()
    play_each([next_play(matches[0])], memory)
    play = next_play(matches[0])
    abort_match(match_id=matches[0].pk)

    [outcome] = play_each([play], memory)

    assert isinstance(outcome, MatchOverError)


def test_person_may_not_act_while_a_bot_plays_for_him(matches, bot):
    memory = Memory()
    play_each([next_play(matches[0])], memory)
    MatchSeat.objects.filter(match=matches[0]).update(stand_in=bot)

    outcomes = [
        play_each([next_play(matches[0], by_person=by_person)], memory)[0]
        for by_person in (True, False)
    ]

    assert isinstance(outcomes[0], HeldSeatError)
    assert isinstance(outcomes[1], Played)


def test_refusal_leaves_the_others_alone(matches):
    plays = [next_play(match) for match in matches]
    plays[1] = next_play(matches[1], version=0)

    outcomes = play_each(plays, Memory())

    assert isinstance(outcomes[1], StaleVersionError)
    assert versions(matches) == [3, 2, 3]


def test_failure_leaves_the_others_alone(matches):
    plays = [next_play(match) for match in matches]
    Match.objects.filter(pk=matches[1].pk).update(state_json="{}")

    outcomes = play_each(plays, Memory())

    assert [type(outcome).__name__ for outcome in outcomes] == [
        "Played",
        "ValidationError",
        "Played",
    ]
    assert [match.log.count() for match in matches] == [3, 2, 3]


def test_version_that_stands_in_the_log_is_never_written_again(matches):
    memory = Memory()
    play_each([next_play(matches[0])], memory)
    play = next_play(matches[0])
    LogEntry.objects.create(match=matches[0], version=4, data=json.decode(json.encode(Entry())))

    [outcome] = play_each([play], memory)

    assert type(outcome).__name__ == "IntegrityError"
    assert (fresh(matches[0]).version, len(memory)) == (3, 0)


def test_action_sent_twice_at_once_is_played_once(matches):
    play = next_play(matches[0], client_id="one")

    outcomes = play_each([play, play], Memory())

    assert [outcome.version for outcome in outcomes] == [3, 3]
    assert versions(matches[:1]) == [3]


def test_both_seats_of_one_match_act_at_once(make_user):
    match = start([make_user("a"), make_user("b")])
    first = next_play(match)
    outcomes = play_together([first, Play(**{**spelled(first), "seat": 1 - first.seat})], Memory())

    assert isinstance(outcomes[0], Played)
    assert fresh(match).version == outcomes[0].version + isinstance(outcomes[1], Played)


def spelled(play):
    return {name: getattr(play, name) for name in play.__slots__}


def test_memory_is_bounded(matches, monkeypatch):
    monkeypatch.setattr(remembering, "MOST_MATCHES", 2)
    memory = Memory()

    for match in matches:
        play_each([next_play(match)], memory)

    assert len(memory) == 2


def test_match_that_is_over_is_forgotten(make_user):
    memory = Memory()
    live, ended = [
        start([make_user(f"c{at}"), make_user(f"d{at}")], options={"rounds": 1}) for at in (0, 1)
    ]
    play_each([next_play(live)], memory)

    while (match := fresh(ended)).is_playing:
        last = next_play(ended, client_id=str(match.version))
        [outcome] = play_each([last], memory)
    [again] = play_each([last], memory)

    assert isinstance(again, Played)
    assert again.version == outcome.version
    assert len(memory) == 1


def test_what_is_remembered_is_not_read_again(matches):
    memory = Memory()
    play_each([next_play(matches[0])], memory)
    play = next_play(matches[0])

    connection.force_debug_cursor = True
    connection.queries_log.clear()
    play_each([play], memory)
    connection.force_debug_cursor = False

    assert not [query for query in connection.queries if "accounts_user" in query["sql"]]
