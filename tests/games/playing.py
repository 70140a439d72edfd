"""Plays matches in tests: by the services, as sockets and workers do."""

from __future__ import annotations

from random import Random

from games.models import Match
from games.services.lobby import seat_match
from games.services.play import asked_seats, play_action
from games.services.presence import hear


def start(users, *, game="casino", options=None, pace="normal", is_rated=True):
    """Return a match that these users have just begun, with the cards in sight."""
    match = seat_match(game=game, options=options or {}, users=users, pace=pace, is_rated=is_rated)
    for user in users:
        hear(table=match.table, user=user)
    return fresh(match)


def fresh(match):
    return Match.objects.select_related("table").get(pk=match.pk)


def legal(match):
    """Return who is asked, and one of the things that seat may do."""
    (seat,) = asked_seats(match)
    return seat, Random(match.version).choice(match.game.legal_actions(match.state, seat))


def act(match, client_id=""):
    """Play a legal action; return the version that it led to."""
    seat, action = legal(match)
    return play_action(
        match_id=match.pk, seat=seat, action=action, version=match.version, client_id=client_id
    )


def play_out(match):
    """Play a match to its end."""
    while (match := fresh(match)).is_playing:
        act(match)
    return match
