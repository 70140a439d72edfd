"""Rounds from their pairing to their end."""

from datetime import timedelta

import pytest
import time_machine
from django.db import IntegrityError, transaction
from django.utils import timezone

from games.models import Match
from games.services.finish import abort_match
from games.services.moderation import void_match
from tests.tournaments.building import (
    advance,
    draw,
    drawn_up,
    fresh,
    live,
    play_all,
    told,
    win,
    win_all,
)
from tournaments.models import Pairing, PairingSeat, Tournament
from tournaments.selectors import latest_round, rounds_of, standings_of
from tournaments.services.entries import withdraw
from tournaments.services.rounds import break_off_late_matches, seat_pairing

pytestmark = pytest.mark.django_db


def points(tournament):
    names = dict(tournament.entrants.values_list("pk", "user__username"))
    lines = standings_of(tournament, rounds_of(tournament))
    return {names[line.player]: line.points for line in lines}


def test_start_pairs_and_seats_the_first_round(make_tournament, people):
    tournament = advance(make_tournament(people(4)))

    assert drawn_up(tournament) == [[("player-1", "player-3"), ("player-4", "player-2")]]
    first, second = live(tournament)
    assert [p.user.username for p in first.players.all()] == ["player-1", "player-3"]
    assert (second.table.event, second.table.event_url) == (
        "Friday Cup",
        "/tournaments/friday-cup/",
    )


def test_rows_say_what_they_are(make_tournament, people):
    tournament = advance(make_tournament(people(2)))
    round_ = tournament.played_rounds.get()
    pairing = round_.pairings.get()
    seat = pairing.seats.first()

    assert [str(row) for row in (round_, pairing, seat, seat.entrant)] == [
        f"{tournament.pk}/1",
        f"{round_.pk}/1",
        f"{pairing.pk}/0",
        f"{seat.entrant.user_id} in {tournament.pk}",
    ]


def test_matches_are_played_as_the_tournament_says(make_tournament, people):
    options = {"target": 11}
    tournament = make_tournament(people(2), options=options, pace="quick", is_rated=False)

    (match,) = live(advance(tournament))

    assert (match.options, match.table.pace, match.is_rated) == (options, "quick", False)


def test_advancing_twice_changes_nothing(make_tournament, people):
    tournament = advance(make_tournament(people(4)))
    before = [match.pk for match in live(tournament)]

    advance(tournament)

    assert [match.pk for match in live(tournament)] == before
    assert tournament.played_rounds.count() == 1


def test_database_refuses_a_second_seat_in_a_round(make_tournament, people):
    tournament = advance(make_tournament(people(4)))
    first, second = Pairing.objects.filter(round__tournament=tournament)
    twice = PairingSeat(
        round=first.round, pairing=first, seat=2, entrant=second.seats.all()[0].entrant
    )

    with pytest.raises(IntegrityError), transaction.atomic():
        twice.save()


def test_round_waits_for_its_last_match(make_tournament, people):
    tournament = advance(make_tournament(people(4)))
    win(live(tournament)[0])

    tournament = advance(tournament)

    assert tournament.played_rounds.get().finished_at is None


def test_next_round_waits_for_the_gap(make_tournament, people):
    tournament = advance(make_tournament(people(4), round_gap=30))
    win_all(tournament)
    with time_machine.travel(timezone.now(), tick=False) as clock:
        advance(tournament)
        clock.shift(timedelta(seconds=29))
        advance(tournament)
        assert tournament.played_rounds.count() == 1

        clock.shift(timedelta(seconds=1))
        advance(tournament)
        assert tournament.played_rounds.count() == 2


def test_whole_tournament_ends_after_its_rounds(make_tournament, people):
    tournament = play_all(make_tournament(people(5), round_gap=0))

    tables = [frozenset(table) for tables in drawn_up(tournament) for table in tables]
    assert (tournament.status, tournament.played_rounds.count()) == ("finished", 3)
    assert len(set(tables)) == len(tables) == 9
    assert sum(points(tournament).values()) == 9.0
    assert told(tournament)[-2:] == ["Round 3 is over.", "The tournament is over."]


def test_bye_is_a_point_and_a_line_in_the_log(make_tournament, people):
    tournament = advance(make_tournament(people(3)))

    assert drawn_up(tournament) == [[("player-1", "player-2"), ("player-3",)]]
    assert points(tournament) == {"player-3": 1.0, "player-1": 0.0, "player-2": 0.0}
    assert told(tournament)[-2:] == [
        "Round 1 was paired.",
        "player-3 has a bye in round 1.",
    ]


def test_drawn_match_is_half_a_point_each(make_tournament, people):
    tournament = advance(make_tournament(people(2)))

    draw(live(tournament)[0])

    assert points(tournament) == {"player-1": 0.5, "player-2": 0.5}


def test_broken_off_match_is_half_a_point_each(make_tournament, people):
    tournament = advance(make_tournament(people(2)))

    abort_match(match_id=live(tournament)[0].pk)

    assert points(tournament) == {"player-1": 0.5, "player-2": 0.5}
    assert advance(tournament).is_finished


def test_match_that_turns_void_changes_the_standings_and_says_why(
    make_tournament, people, director, django_capture_on_commit_callbacks
):
    tournament = advance(make_tournament(people(2)))
    match = live(tournament)[0]
    win(match)
    tournament = advance(tournament)
    assert points(tournament) == {"player-1": 1.0, "player-2": 0.0}

    with django_capture_on_commit_callbacks(execute=True):
        void_match(match=match, reason="Played by a program.", moderator=director)

    assert points(tournament) == {"player-1": 0.5, "player-2": 0.5}
    assert told(tournament)[-1] == ("Round 1, table 1: the match is void. Played by a program.")


def test_end_of_a_match_moves_the_tournament_on_at_once(
    make_tournament, people, django_capture_on_commit_callbacks
):
    tournament = advance(make_tournament(people(2)))

    with django_capture_on_commit_callbacks(execute=True):
        win(live(tournament)[0])

    assert fresh(tournament).is_finished


def test_round_that_takes_too_long_is_broken_off(make_tournament, people):
    tournament = advance(make_tournament(people(4), round_minutes=90))
    win(live(tournament)[0])
    (late,) = live(tournament)

    with time_machine.travel(timezone.now() + timedelta(minutes=90)):
        tournament = advance(tournament)

    late.refresh_from_db()
    assert late.status == Match.Status.ABORTED
    assert tournament.played_rounds.get(number=1).finished_at is not None
    assert sorted(points(tournament).values()) == [0.0, 0.5, 0.5, 1.0]
    assert "Round 1, table 2: broken off. The time of the round is up." in told(tournament)


def test_match_that_ends_in_the_last_moment_keeps_its_result(make_tournament, people):
    tournament = advance(make_tournament(people(2)))
    seen_before = latest_round(tournament)
    win(live(tournament)[0])

    with time_machine.travel(timezone.now() + timedelta(minutes=90)):
        break_off_late_matches(tournament, seen_before)

    assert points(tournament) == {"player-1": 1.0, "player-2": 0.0}


def test_pairing_that_was_never_seated_ends_with_its_round(make_tournament, people):
    tournament = advance(make_tournament(people(2)))
    match = live(tournament)[0]
    Pairing.objects.update(match=None)
    match.delete()

    with time_machine.travel(timezone.now() + timedelta(minutes=90)):
        tournament = advance(tournament)

    assert tournament.is_finished
    assert points(tournament) == {"player-1": 0.5, "player-2": 0.5}


def test_pairing_left_without_a_match_by_a_crash_is_seated(make_tournament, people):
    tournament = advance(make_tournament(people(2)))
    match = live(tournament)[0]
    Pairing.objects.update(match=None)
    match.delete()

    advance(tournament)

    assert len(live(tournament)) == 1


def test_match_that_cannot_be_played_counts_as_no_result(make_tournament, people):
    tournament = make_tournament(people(2))
    Tournament.objects.update(options={"jokers": 2})

    tournament = advance(advance(tournament))

    assert tournament.is_finished
    assert Pairing.objects.get().ruling == Pairing.Ruling.NO_RESULT
    assert points(tournament) == {"player-1": 0.5, "player-2": 0.5}
    assert any("Round 1, table 1: no match began." in line for line in told(tournament))


def test_seating_twice_starts_one_match(make_tournament, people):
    advance(make_tournament(people(2)))

    seat_pairing(pairing_id=Pairing.objects.get().pk)

    assert Match.objects.count() == 1


def test_everybody_withdrew(make_tournament, people):
    players = people(3)
    tournament = advance(make_tournament(players, round_gap=0))
    for user in players[:2]:
        withdraw(tournament=tournament, user=user)
    win_all(tournament)

    tournament = advance(tournament)

    assert (tournament.status, tournament.played_rounds.count()) == ("finished", 1)
    assert tournament.reason == "Fewer than two players are left."
    assert told(tournament)[-1] == ("The tournament ended early: Fewer than two players are left.")
