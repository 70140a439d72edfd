"""The lock that every change of a match takes first."""

from __future__ import annotations

from games.models import Match
from games.services.errors import MatchOverError


def lock_match(match_id: int) -> Match:
    """Return a match with its table, locked until the transaction ends."""
    return Match.objects.select_related("table").select_for_update(of=("self",)).get(pk=match_id)


def lock_playing(match_id: int) -> Match:
    """Return a match that is on, locked, or raise ``MatchOverError``."""
    match = lock_match(match_id)
    if not match.is_playing:
        raise MatchOverError
    return match
