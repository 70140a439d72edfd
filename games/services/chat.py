"""Talk at the table."""

from __future__ import annotations

from datetime import timedelta
from typing import Final

from django.db import transaction
from django.utils import timezone

from accounts.models import User
from accounts.selectors import active_mute
from games import broadcast, selectors
from games.models import ChatLine, Table
from games.phrases import PHRASES
from games.rules.core import Viewer
from games.services.effects import after_commit
from games.services.errors import FloodError, MutedError

MOST_LINES: Final = 4
WINDOW: Final = timedelta(seconds=10)


@transaction.atomic
def say(*, table: Table, author: User, seat: Viewer, text: str, phrase: str = "") -> ChatLine:
    """Say something to those who play (or, from no seat or when out, to those who watch).

    A ready ``phrase`` is written down under its key; its ``text`` is for moderators.
    """
    mute = active_mute(author)
    if mute is not None:
        raise MutedError(reason=mute.reason)
    _check_flood(author, text)
    line = ChatLine.objects.create(
        table=table,
        author=author,
        room=selectors.room_of(table, seat),
        text=text.strip(),
        phrase=phrase,
    )
    after_commit(broadcast.publish_line, line)
    return line


def say_phrase(*, table: Table, author: User, seat: Viewer, phrase: str) -> ChatLine:
    """Say a ready phrase; the limits of chat are the same."""
    return say(table=table, author=author, seat=seat, text=PHRASES[phrase], phrase=phrase)


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
