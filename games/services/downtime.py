"""The time that the site was down, or one half of it, is nobody's time."""

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

USUAL_SILENCE: Final = timedelta(seconds=5)
"""The sweep comes every two seconds: a longer silence means that the site was down, or too busy."""
LONGEST_SILENCE: Final = timedelta(seconds=20)
"""People notice a longer silence: they get a gift."""
GIFT: Final = timedelta(seconds=20)
"""What everybody gets on top, to come back and look."""


def beat_web() -> None:
    """Note that people reach the site: a web process lives."""
    Heartbeat.objects.update_or_create(pk=Heartbeat.Half.WEB, defaults={"at": timezone.now()})


def is_reachable() -> bool:
    """Return whether a web process lives.  A site that never had one does without."""
    now = timezone.now()
    return now - _reached_at(now) <= USUAL_SILENCE


@transaction.atomic
def beat() -> timedelta:
    """Note that people reach the site and it looks after its tables; locks the heartbeat.

    Return by how much deadlines moved: the time when one of the two was not so.
    """
    now = timezone.now()
    heartbeat, _ = Heartbeat.objects.select_for_update().get_or_create(
        pk=Heartbeat.Half.SWEEP, defaults={"at": now}
    )
    silence = now - heartbeat.at
    Heartbeat.objects.filter(pk=heartbeat.pk).update(at=_reached_at(now))
    if silence <= USUAL_SILENCE:
        return timedelta()
    moved = silence
    if silence > LONGEST_SILENCE:
        moved += GIFT
        playing = MatchSeat.objects.filter(match__status=Match.Status.PLAYING)
        playing.filter(heard_at__isnull=False).update(heard_at=now)  # nobody could be there
    for match in _move_deadlines(moved):
        note_match(match, Note.Kind.RESTARTED, seconds=round(moved.total_seconds()))
    return moved


def _reached_at(now: datetime) -> datetime:
    """Return when people last reached the site."""
    web = Heartbeat.objects.filter(pk=Heartbeat.Half.WEB).first()
    return now if web is None else min(now, web.at)


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
