"""People who walk away from their matches, in tests."""

from __future__ import annotations

from datetime import timedelta

from django.utils import timezone

from games.models import Note
from games.services import presence


def walk_away(match, *seats, ago=timedelta(minutes=1)):
    """Let nothing have been heard of these seats for some time, and let the site notice."""
    match.players.filter(seat__in=seats).update(heard_at=timezone.now() - ago)
    presence.attend_match(match_id=match.pk)


def notes(match):
    """Return what was noted in a match, oldest first, as kinds and names."""
    return [(note.kind, note.facts.get("name")) for note in match.notes.all()]


def player_at(match, seat):
    return match.players.select_related("user", "stand_in").get(seat=seat)


KINDS = Note.Kind
