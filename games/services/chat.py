"""Talk at the table."""

from __future__ import annotations

from datetime import timedelta
from typing import Final

from django.db import transaction
from django.utils import timezone

from accounts.models import User
from accounts.selectors import active_mute
from games import broadcast
from games.models import ChatLine, Table
from games.rules.core import Viewer
from games.services.effects import after_commit
from games.services.errors import FloodError, MutedError

MOST_LINES: Final = 4
WINDOW: Final = timedelta(seconds=10)


@transaction.atomic
def say(*, table: Table, author: User, seat: Viewer, text: str) -> ChatLine:
    """Say something to those who sit (or, from no seat, to those who watch)."""
    mute = active_mute(author)
    if mute is not None:
        raise MutedError(reason=mute.reason)
    _check_flood(author, text)
    room = ChatLine.Room.WATCHERS if seat is None else ChatLine.Room.SEATS
    line = ChatLine.objects.create(table=table, author=author, room=room, text=text.strip())
    after_commit(broadcast.publish_line, line)
    return line


@transaction.atomic
def hide_line(*, line: ChatLine) -> None:
    """Take a line away from everybody's sight; moderators still see it."""
    line.is_hidden = True
    line.save(update_fields=["is_hidden"])
    after_commit(broadcast.hide_line, line)


def _check_flood(author: User, text: str) -> None:
    recent = ChatLine.objects.filter(author=author, created__gt=timezone.now() - WINDOW)
    texts = [line.casefold() for line in recent.values_list("text", flat=True)]
    if len(texts) >= MOST_LINES or text.strip().casefold() in texts:
        raise FloodError
