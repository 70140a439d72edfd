"""Announcing, starting and calling off."""

from datetime import timedelta

import pytest
from django.utils import timezone

from accounts.models import Rating
from accounts.services.bots import ensure_bots
from accounts.services.sanctions import ban
from games.models import Match
from games.rules.errors import OptionsError
from tests.tournaments.building import advance, build, live, told
from tournaments.errors import (
    AlreadyStartedError,
    ReasonMissingError,
    StartInPastError,
    TournamentOverError,
)
from tournaments.models import Tournament
from tournaments.services.schedule import (
    cancel_tournament,
    change_tournament,
    schedule_tournament,
    start_now,
)

pytestmark = pytest.mark.django_db


def names(tournament):
    return [entrant.user.username for entrant in tournament.entrants.order_by("seed")]


def test_scheduled_tournament_has_an_address_and_a_line_in_its_log(director):
    tournament = build(organiser=director)

    assert (tournament.slug, tournament.status) == ("friday-cup", Tournament.Status.SCHEDULED)
    assert tournament.get_absolute_url() == "/tournaments/friday-cup/"
    assert told(tournament) == ["The tournament was scheduled."]


def test_same_name_gets_another_address(director):
    build(organiser=director)

    slugs = [build(organiser=director, name=name).slug for name in ("Friday Cup", "牌", "New")]

    assert slugs == ["friday-cup-2", "tournament", "new-2"]


def test_start_in_the_past_is_refused(director):
    tournament = Tournament(name="Late", game="casino", starts=timezone.now())

    with pytest.raises(StartInPastError):
        schedule_tournament(tournament=tournament, organiser=director)


def test_options_that_the_game_does_not_know_are_refused(director):
    with pytest.raises(OptionsError):
        build(organiser=director, options={"jokers": 2})


def test_start_waits_for_its_time(make_tournament, people):
    tournament = make_tournament(people(2), starts=timezone.now() + timedelta(minutes=1))

    assert advance(tournament).is_scheduled


def test_start_seeds_by_rating_and_settles_the_number_of_rounds(make_tournament, people):
    low, new, high, also_new, worse = people(5)
    for user, value in [(low, 1300.0), (high, 1800.0), (worse, 1200.0)]:
        Rating.objects.create(user=user, game="casino", value=value)
    Rating.objects.create(user=new, game="cuccu", value=2500.0)

    tournament = advance(make_tournament([low, new, high, also_new, worse]))

    assert (tournament.status, tournament.rounds) == (Tournament.Status.RUNNING, 3)
    assert tournament.started_at is not None
    assert names(tournament) == ["player-3", "player-2", "player-4", "player-1", "player-5"]
    assert "The tournament started. Players: 5. Rounds: 3." in told(tournament)


def test_fixed_number_of_rounds_stays(make_tournament, people):
    assert advance(make_tournament(people(2), rounds=5)).rounds == 5


def test_nobody_entered(make_tournament):
    tournament = advance(make_tournament(bot_fill=4))

    assert (tournament.status, tournament.reason) == ("cancelled", "Nobody entered.")
    assert told(tournament)[-1] == "The tournament was cancelled: Nobody entered."


def test_too_few_entered(make_tournament, people):
    tournament = advance(make_tournament(people(2), min_players=3))

    assert (tournament.status, tournament.reason) == ("cancelled", "Too few players entered.")
    assert tournament.finished_at is not None


def test_bots_fill_the_field_their_levels_in_turn(make_tournament, people):
    tournament = advance(
        make_tournament(people(1), bot_fill=4, min_players=4, bot_levels=["beginner", "club"])
    )

    assert tournament.is_running
    assert names(tournament) == ["player-1", "bot-beginner", "bot-club", "bot-beginner-2"]
    assert "bot-club fills a place." in told(tournament)


def test_bots_of_every_level_fill_when_none_is_named(make_tournament, people):
    tournament = advance(make_tournament(people(1), bot_fill=3))

    assert names(tournament) == ["player-1", "bot-beginner", "bot-club"]


def test_bot_that_is_in_already_does_not_fill_again(make_tournament):
    tournament = advance(make_tournament(ensure_bots(levels=["club"]), bot_fill=3))

    assert names(tournament) == ["bot-club", "bot-beginner", "bot-expert"]


def test_bots_leave_people_their_places(make_tournament, people):
    tournament = advance(make_tournament(people(3), bot_fill=2))

    assert tournament.entrants.count() == 3


def test_who_was_banned_since_entering_does_not_start(make_tournament, people, director):
    first, second, third = people(3)
    tournament = make_tournament([first, second, third])
    ban(user=second, reason="Cheating.", moderator=director)

    tournament = advance(tournament)

    assert [entrant.seed for entrant in tournament.entrants.order_by("pk")] == [1, None, 2]
    assert "player-2 was taken out: The account is banned." in told(tournament)


def test_director_starts_at_once(make_tournament, people, director):
    tournament = make_tournament(people(2), starts=timezone.now() + timedelta(days=1))

    start_now(tournament=tournament, actor=director)

    assert advance(tournament).is_running
    assert "The start was moved to this moment." in told(tournament)


def test_running_tournament_is_not_started_again(make_tournament, people, director):
    tournament = advance(make_tournament(people(2)))

    with pytest.raises(AlreadyStartedError):
        start_now(tournament=tournament, actor=director)


def test_cancelling_breaks_off_the_matches(make_tournament, people, director):
    tournament = advance(make_tournament(people(4)))
    matches = live(tournament)

    cancelled = cancel_tournament(tournament=tournament, actor=director, reason=" Power cut. ")

    assert (cancelled.status, cancelled.reason) == ("cancelled", "Power cut.")
    assert {Match.objects.get(pk=match.pk).status for match in matches} == {"aborted"}
    assert told(tournament)[-1] == "The tournament was cancelled: Power cut."


def test_cancelled_tournament_stays_so(make_tournament, director):
    tournament = make_tournament()
    cancel_tournament(tournament=tournament, actor=director, reason="Rain.")

    with pytest.raises(TournamentOverError):
        cancel_tournament(tournament=tournament, actor=director, reason="Snow.")

    assert advance(tournament).reason == "Rain."


def test_cancelling_needs_a_reason(make_tournament, director):
    with pytest.raises(ReasonMissingError):
        cancel_tournament(tournament=make_tournament(), actor=director, reason=" ")


def test_started_tournament_is_not_changed(make_tournament, people, director):
    tournament = advance(make_tournament(people(2)))
    tournament.name = "Too Late"

    with pytest.raises(AlreadyStartedError):
        change_tournament(tournament=tournament, actor=director)
