"""The end of a match, with a result or broken off."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from django.db import transaction
from django.utils import timezone

from accounts.services.ratings import record_result
from games import broadcast, measured
from games.attending import gone_seats, seats_of
from games.models import Match, Table
from games.rules.core import Seat
from games.services.chance import PROMISE, promise_match
from games.services.conduct import record_finish
from games.services.effects import after_commit
from games.services.locking import lock_playing
from games.signals import match_finished


def finish_match(
    match: Match, *, ending: Match.Ending, places: Sequence[int], scores: list[int]
) -> None:
    """Give the match its result and rate it; the caller holds its lock and saves it.

    ``places`` are those of the cards.  Who left comes after all who stayed.
    """
    match.status = Match.Status.FINISHED
    match.ending = ending
    match.scores = scores
    match.finished_at = timezone.now()
    players = seats_of(match)
    final = places_without(places, gone_seats(players))
    for player in players:
        player.place = final[player.seat]
        player.asked_at = player.deadline = None
        player.save(update_fields=["place", "asked_at", "deadline"])
    record_finish(match)
    _free_table(match)
    if match.is_rated:
        _rate(match)
    after_commit(match_finished.send, Match, match_id=match.pk)


@transaction.atomic
def abort_match(*, match_id: int) -> Match:
    """Break a match off: it has no result and no ratings.  Locks the match."""
    match = lock_playing(match_id)
    match.status = Match.Status.ABORTED
    match.ending = Match.Ending.ABORTED
    match.finished_at = timezone.now()
    match.save()
    match.players.update(asked_at=None, deadline=None)
    _free_table(match)
    after_commit(match_finished.send, Match, match_id=match.pk)
    after_commit(broadcast.publish, match.pk)
    return match


def places_without(places: Sequence[int], gone: Collection[Seat]) -> list[int]:
    """Return the places with those who are gone behind the others, who keep their order."""
    stayed = [place for seat, place in enumerate(places) if seat not in gone]
    if not stayed:
        return list(places)
    return [
        len(stayed) + 1 if seat in gone else 1 + sum(other < place for other in stayed)
        for seat, place in enumerate(places)
    ]


def _free_table(match: Match) -> None:
    """Let the people at the table say whether they want another match; bots always do.

    Who did not come back loses the place, so that the others need not wait.
    """
    match.table.status = Table.Status.FINISHED
    if not match.table.event:
        promise_match(match.table)
    match.table.save(update_fields=["status", "updated", *PROMISE])
    places = match.table.places.filter(user__bot_level="")
    places.update(is_ready=False)
    absent = match.players.filter(stand_in__isnull=False).values("user")
    places.filter(user__in=absent).update(user=None)


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
        starts=_starts(match),
    )


def _starts(match: Match) -> dict[int, float]:
    """Return where the ratings of the bots begin: at what was measured of their levels."""
    bots = dict(match.players.exclude(user__bot_level="").values_list("user", "user__bot_level"))
    elos = measured.elos(match.game_slug) if bots else {}
    return {user_id: elos[level] for user_id, level in bots.items() if level in elos}
