"""The end of a match: played out, given up, or broken off."""

from __future__ import annotations

from collections.abc import Sequence

from django.db import transaction
from django.utils import timezone

from accounts.services.ratings import record_result
from games import broadcast
from games.models import Match, Table
from games.rules.core import Seat
from games.services.chance import PROMISE, promise_match
from games.services.effects import after_commit
from games.services.errors import MatchOverError
from games.signals import match_finished


def finish_match(
    match: Match, *, ending: Match.Ending, places: Sequence[int], scores: list[int]
) -> None:
    """Give the match its result and rate it; the caller holds its lock and saves it."""
    match.status = Match.Status.FINISHED
    match.ending = ending
    match.scores = scores
    match.finished_at = timezone.now()
    for player in match.players.all():
        player.place = places[player.seat]
        player.asked_at = player.deadline = None
        player.save(update_fields=["place", "asked_at", "deadline"])
    _free_table(match)
    if match.is_rated:
        _rate(match)
    after_commit(match_finished.send, Match, match_id=match.pk)


@transaction.atomic
def resign_match(*, match_id: int, seat: Seat) -> Match:
    """Give up for a seat: its side comes last, the others share the first place.

    Locks the match.
    """
    match = _lock_playing(match_id)
    sides = match.game.sides
    losers = sum(side == sides[seat] for side in sides)
    last = match.seats - losers + 1
    places = [last if side == sides[seat] else 1 for side in sides]
    finish_match(match, ending=Match.Ending.RESIGNED, places=places, scores=[])
    match.save()
    after_commit(broadcast.publish, match.pk, ())
    return match


@transaction.atomic
def abort_match(*, match_id: int) -> Match:
    """Break a match off: it has no result and no ratings.  Locks the match."""
    match = _lock_playing(match_id)
    match.status = Match.Status.ABORTED
    match.ending = Match.Ending.ABORTED
    match.finished_at = timezone.now()
    match.save()
    match.players.update(asked_at=None, deadline=None)
    _free_table(match)
    after_commit(match_finished.send, Match, match_id=match.pk)
    after_commit(broadcast.publish, match.pk, ())
    return match


def _lock_playing(match_id: int) -> Match:
    match = Match.objects.select_related("table").select_for_update(of=("self",)).get(pk=match_id)
    if not match.is_playing:
        raise MatchOverError
    return match


def _free_table(match: Match) -> None:
    """Let the people at the table say whether they want another match; bots always do."""
    match.table.status = Table.Status.FINISHED
    if not match.table.event:
        promise_match(match.table)
    match.table.save(update_fields=["status", "updated", *PROMISE])
    match.table.places.filter(user__bot_level="").update(is_ready=False)


def _rate(match: Match) -> None:
    sides = match.game.sides
    record_result(
        match_code=match.code,
        game=match.game_slug,
        finished_at=match.finished_at or timezone.now(),
        players=[
            (player.user_id, player.place or 1, sides[player.seat])
            for player in match.players.all()
        ],
    )
