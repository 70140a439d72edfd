"""Entering and withdrawing."""

import pytest
from django.db import IntegrityError, transaction

from accounts.services.guests import register_guest
from accounts.services.sanctions import ban
from tests.tournaments.building import advance, drawn_up, live, play_all, told, win_all
from tournaments.errors import (
    BannedEntryError,
    EntryClosedError,
    GuestEntryError,
    NotEnteredError,
    TournamentFullError,
    TournamentOverError,
)
from tournaments.models import Entrant
from tournaments.selectors import active_entrants
from tournaments.services.entries import enter_tournament, remove_entrant, withdraw

pytestmark = pytest.mark.django_db


def inside(tournament):
    return [entrant.user.username for entrant in active_entrants(tournament)]


def test_entering_twice_takes_one_place(make_tournament, anna):
    tournament = make_tournament([anna, anna])

    assert inside(tournament) == ["anna"]
    assert told(tournament)[1:] == ["anna entered."]


def test_database_refuses_a_second_entry(make_tournament, anna):
    tournament = make_tournament([anna])

    with pytest.raises(IntegrityError), transaction.atomic():
        Entrant.objects.create(tournament=tournament, user=anna)


def test_full_tournament_is_closed(make_tournament, people, anna):
    tournament = make_tournament(people(2), max_players=2)

    with pytest.raises(TournamentFullError) as refused:
        enter_tournament(tournament=tournament, user=anna)

    assert str(refused.value) == "All 2 places are taken."


def test_started_tournament_is_closed(make_tournament, people, anna):
    tournament = advance(make_tournament(people(2)))

    with pytest.raises(EntryClosedError):
        enter_tournament(tournament=tournament, user=anna)


def test_guest_may_not_enter_a_rated_tournament(make_tournament):
    with pytest.raises(GuestEntryError):
        make_tournament([register_guest()])


def test_guest_may_enter_an_unrated_tournament(make_tournament):
    guest = register_guest()

    assert inside(make_tournament([guest], is_rated=False)) == [guest.username]


def test_banned_person_may_not_enter(make_tournament, anna, director):
    ban(user=anna, reason="Cheating.", moderator=director)

    with pytest.raises(BannedEntryError):
        make_tournament([anna])


def test_who_withdraws_before_the_start_may_come_back(make_tournament, anna):
    tournament = make_tournament([anna])

    withdraw(tournament=tournament, user=anna)
    assert inside(tournament) == []

    enter_tournament(tournament=tournament, user=anna)
    assert inside(tournament) == ["anna"]
    assert told(tournament)[1:] == ["anna entered.", "anna withdrew.", "anna entered."]


def test_who_withdraws_during_a_round_finishes_the_match_and_is_not_paired_again(
    make_tournament, people
):
    tournament = advance(make_tournament(people(4), round_gap=0))
    assert len(live(tournament)) == 2
    gone = live(tournament)[0].players.get(seat=1).user

    withdraw(tournament=tournament, user=gone)
    win_all(tournament)
    tournament = advance(tournament)

    assert gone.username in dict.fromkeys(
        name for table in drawn_up(tournament)[0] for name in table
    )
    assert gone.username not in [name for table in drawn_up(tournament)[1] for name in table]


def test_nobody_comes_back_after_the_start(make_tournament, people):
    players = people(3)
    tournament = advance(make_tournament(players))
    withdraw(tournament=tournament, user=players[0])

    with pytest.raises(EntryClosedError):
        enter_tournament(tournament=tournament, user=players[0])


def test_who_does_not_play_cannot_withdraw(make_tournament, anna):
    with pytest.raises(NotEnteredError) as refused:
        withdraw(tournament=make_tournament(), user=anna)

    assert str(refused.value) == "anna does not play in this tournament."


def test_nobody_withdraws_from_what_is_over(make_tournament, people):
    players = people(2)
    tournament = play_all(make_tournament(players, round_gap=0))

    with pytest.raises(TournamentOverError):
        withdraw(tournament=tournament, user=players[0])


def test_director_takes_somebody_out(make_tournament, anna, director):
    tournament = make_tournament([anna])

    remove_entrant(entrant=tournament.entrants.get(), actor=director, reason="Left the club.")

    assert inside(tournament) == []
    assert told(tournament)[-1] == "anna was taken out: Left the club."
