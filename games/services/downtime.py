"""The time that the site was down is nobody's time."""

from __future__ import annotations

from datetime import timedelta
from typing import Final

from django.db import transaction
from django.db.models import F
from django.utils import timezone

from games import broadcast
from games.models import Heartbeat, Match, MatchSeat, Note
from games.services.effects import after_commit
from games.services.noting import note_match

USUAL_SILENCE: Final = timedelta(seconds=5)
"""The sweep comes every two seconds: a longer silence means that the site was down, or too busy."""
LONGEST_SILENCE: Final = timedelta(seconds=20)
"""People notice a longer silence: they get a gift, and a note says so."""
GIFT: Final = timedelta(seconds=20)
"""What everybody gets on top, to come back and look."""


@transaction.atomic
def beat() -> timedelta:
    """Note that the site is up; return by how much deadlines moved.  Locks the heartbeat."""
    now = timezone.now()
    heartbeat, _ = Heartbeat.objects.select_for_update().get_or_create(pk=1, defaults={"at": now})
    silence = now - heartbeat.at
    Heartbeat.objects.filter(pk=1).update(at=now)
    if silence <= USUAL_SILENCE:
        return timedelta()
    if silence <= LONGEST_SILENCE:
        _move_deadlines(silence)
        return silence
    playing = MatchSeat.objects.filter(match__status=Match.Status.PLAYING)
    playing.filter(heard_at__isnull=False).update(heard_at=now)  # nobody could be there
    for match in _move_deadlines(silence + GIFT):
        seconds = round((silence + GIFT).total_seconds())
        note_match(match, Note.Kind.RESTARTED, seconds=seconds)
    return silence + GIFT


def _move_deadlines(by: timedelta) -> list[Match]:
    """Move all deadlines of matches that are on, tell the tables, and return the matches."""
    clocked = MatchSeat.objects.filter(
        match__status=Match.Status.PLAYING, match__paused_at=None, deadline__isnull=False
    )
    matches = list(Match.objects.filter(pk__in=list(clocked.values_list("match", flat=True))))
    clocked.update(deadline=F("deadline") + by, asked_at=F("asked_at") + by)
    for match in matches:
        after_commit(broadcast.publish, match.pk)
    return matches
