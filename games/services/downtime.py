"""The time that the site was down is nobody's time."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Final

from django.db import transaction
from django.db.models import F
from django.utils import timezone

from games import broadcast
from games.models import Heartbeat, Match, MatchSeat, Note
from games.services.effects import after_commit
from games.services.noting import note_match

LONGEST_SILENCE: Final = timedelta(seconds=20)
"""The sweep comes every two seconds: a longer silence means that the site was down."""
GIFT: Final = timedelta(seconds=20)
"""What everybody gets on top, to come back and look."""


@transaction.atomic
def beat() -> timedelta:
    """Note that the site is up; return by how much deadlines moved.  Locks the heartbeat."""
    now = timezone.now()
    heartbeat, _ = Heartbeat.objects.select_for_update().get_or_create(pk=1, defaults={"at": now})
    silence = now - heartbeat.at
    Heartbeat.objects.filter(pk=1).update(at=now)
    if silence <= LONGEST_SILENCE:
        return timedelta()
    _forgive(silence + GIFT, now)
    return silence + GIFT


def _forgive(gift: timedelta, now: datetime) -> None:
    """Move all deadlines, and count nobody as away for the time when nobody could be there."""
    playing = MatchSeat.objects.filter(match__status=Match.Status.PLAYING)
    playing.filter(heard_at__isnull=False).update(heard_at=now)
    clocked = playing.filter(deadline__isnull=False, match__paused_at=None)
    matches = Match.objects.filter(pk__in=list(clocked.values_list("match", flat=True)))
    clocked.update(deadline=F("deadline") + gift, asked_at=F("asked_at") + gift)
    for match in matches:
        note_match(match, Note.Kind.RESTARTED, seconds=round(gift.total_seconds()))
        after_commit(broadcast.publish, match.pk)
