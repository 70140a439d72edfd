"""Matches with spectators, in tests."""

from __future__ import annotations

from datetime import timedelta

from django.db.models import F
from msgspec.structs import replace

from games.models import Match
from tests.games.playing import fresh, start


def start_watched(users, watching, **fields):
    """Return a match that these users have just begun, and what its spectators see."""
    match = start(users, **fields)
    match.table.watching = watching
    match.table.save()
    return fresh(match)


def let_pass(match, seconds):
    """Let a match be so much older."""
    Match.objects.filter(pk=match.pk).update(started=F("started") - timedelta(seconds=seconds))
    return fresh(match)


def eliminate(match, seat):
    """Put a seat of Casanova out."""
    player = match.state.players[seat]
    match.state = match.state.with_player(seat, replace(player, coins=0, is_out=True, fell=1))
    match.save()
    return fresh(match)
