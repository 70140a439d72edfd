"""Builds tournaments and brings their matches to an end."""

from __future__ import annotations

from datetime import timedelta

from django.utils import timezone

from games.models import Match
from games.services.finish import finish_match
from games.services.leaving import resign_match
from tournaments.models import Tournament
from tournaments.services.advance import advance_tournament
from tournaments.services.entries import enter_tournament
from tournaments.services.schedule import schedule_tournament


def build(*, organiser, entrants=(), **fields):
    """Return a tournament that starts tomorrow, or is due when ``starts`` says so."""
    values = {"name": "Friday Cup", "game": "casino", "starts": timezone.now(), "min_players": 2}
    tournament = Tournament(**(values | fields))
    starts, tournament.starts = tournament.starts, timezone.now() + timedelta(days=1)
    schedule_tournament(tournament=tournament, organiser=organiser)
    for user in entrants:
        enter_tournament(tournament=tournament, user=user)
    Tournament.objects.filter(pk=tournament.pk).update(starts=starts)
    return fresh(tournament)


def fresh(tournament):
    return Tournament.objects.get(pk=tournament.pk)


def advance(tournament):
    advance_tournament(tournament_id=tournament.pk)
    return fresh(tournament)


def live(tournament):
    """Return the matches that are on, table by table."""
    return list(
        Match.objects.filter(
            pairing__round__tournament=tournament, status=Match.Status.PLAYING
        ).order_by("pairing__number")
    )


def win(match, seat=0):
    resign_match(match_id=match.pk, seat=1 - seat)


def draw(match):
    finish_match(match, ending=Match.Ending.PLAYED, places=(1, 1), scores=[0, 0])
    match.save()


def win_all(tournament):
    """Let the first seat win everywhere."""
    for match in live(tournament):
        win(match)


def play_all(tournament):
    """Play round after round until the tournament is over."""
    while (tournament := advance(tournament)).is_running:
        win_all(tournament)
    return tournament


def drawn_up(tournament):
    """Return who meets whom, round by round."""
    return [
        [
            tuple(seat.entrant.user.username for seat in pairing.seats.all())
            for pairing in round_.pairings.all()
        ]
        for round_ in tournament.played_rounds.all()
    ]


def told(tournament):
    return [str(line) for line in tournament.log.all()]
