"""Who is there: heard of by any page or program of the person, missed by the sweep.

A seat belongs to a person, not to a connection: with several pages open it is enough that one of
them gives a sign from time to time.
"""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Final

from django.db import transaction
from django.db.models import Q, QuerySet
from django.utils import timezone

from accounts.models import User
from games import broadcast, clocks
from games.attending import GRACE, is_missing, is_patient, seats_of
from games.models import SLOW_PACES, Match, MatchSeat, Note, Table
from games.services.effects import after_commit
from games.services.leaving import abandon_match
from games.services.locking import lock_match, lock_playing
from games.services.noting import note_seat, tell_presence
from games.services.pausing import pause_deserted

NOTED: Final = timedelta(seconds=15)
"""How often a sign of life is written down."""
SILENT: Final = timedelta(seconds=30)
"""Who has given no sign for so long is away: pages give one every ten seconds."""
HUNG_UP: Final = timedelta(seconds=12)
"""The same after a page was closed: another page of the person would have spoken by then."""
ABANDONED: Final = timedelta(hours=24)
"""A match where nobody has been for so long is broken off."""


def hear(*, table: Table, user: User, lasting: timedelta = timedelta()) -> None:
    """Note a sign of life of somebody who sits at a table where a match is on.

    ``lasting`` is how long it counts beyond the usual, for pages that speak less often.
    """
    found = MatchSeat.objects.filter(
        match__table=table, match__status=Match.Status.PLAYING, user=user, has_left=False
    )
    player = found.first()
    if player is None:
        return
    now = timezone.now()
    if player.heard_at is None or player.is_away:
        _welcome(player.match_id, player.seat)
    if lasting or player.has_hung_up or (player.heard_at or now) <= now - NOTED:
        found.update(heard_at=now + lasting, has_hung_up=False)


def hang_up(*, table: Table, user: User) -> None:
    """Note that a page was closed; the person is away unless another page speaks."""
    found = MatchSeat.objects.filter(
        match__table=table, match__status=Match.Status.PLAYING, user=user, heard_at__isnull=False
    )
    found.update(heard_at=timezone.now(), has_hung_up=True)


@transaction.atomic
def _welcome(match_id: int, seat: int) -> None:
    """Greet who came or came back: the clock starts, or gets back what it lacks.  Locks."""
    match = lock_match(match_id)
    player = match.players.select_related("user", "stand_in").get(seat=seat)
    now, pace = timezone.now(), match.table.pace
    was_away, player.is_away = player.is_away, False
    player.heard_at, player.has_hung_up = now, False
    has_more_time = clocks.see_first_deal(player, pace, now) or clocks.extend(player, pace, now)
    player.save(update_fields=["heard_at", "has_hung_up", "is_away", "asked_at", "deadline"])
    if was_away and match.is_playing:
        note_seat(match, Note.Kind.BACK, player)
        tell_presence(match)
    if has_more_time:
        after_commit(broadcast.publish, match.pk)


def unattended_matches() -> QuerySet[MatchSeat, int]:
    """Return the keys of matches where somebody is newly away, or nobody has been for long."""
    now = timezone.now()
    people = MatchSeat.objects.filter(
        match__status=Match.Status.PLAYING, user__bot_level="", has_left=False
    ).exclude(match__table__pace__in=SLOW_PACES)
    newly = _silent(now - SILENT) | Q(has_hung_up=True, heard_at__lte=now - HUNG_UP)
    lonely = _casual() & Q(is_away=True, match__paused_at=None) & _silent(now - GRACE)
    due = people.filter((Q(is_away=False) & newly) | lonely | _silent(now - ABANDONED))
    return due.values_list("match", flat=True).distinct()


def _casual() -> Q:
    return Q(match__is_rated=False, match__table__event="")


def _silent(since: datetime) -> Q:
    return Q(heard_at__lte=since) | Q(heard_at=None, match__started__lte=since)


@transaction.atomic
def attend_match(*, match_id: int) -> None:
    """See who is away in a match, and what follows when nobody is there.  Locks the match."""
    match = lock_playing(match_id)
    if is_patient(match):
        return
    now = timezone.now()
    people = [p for p in seats_of(match) if not p.user.is_bot and not p.has_left]
    for player in people:
        if not player.is_away and _is_silent(player, match):
            _miss(match, player)
    if all((player.heard_at or match.started) <= now - ABANDONED for player in people):
        abandon_match(match)
    elif len(people) == 1 and is_missing(people[0], match, now):
        pause_deserted(match)


def _is_silent(player: MatchSeat, match: Match) -> bool:
    limit = HUNG_UP if player.has_hung_up else SILENT
    return (player.heard_at or match.started) <= timezone.now() - limit


def _miss(match: Match, player: MatchSeat) -> None:
    player.is_away, player.wish = True, ""
    player.save(update_fields=["is_away", "wish"])
    if player.stand_in is None:
        note_seat(match, Note.Kind.AWAY, player)
    tell_presence(match)
