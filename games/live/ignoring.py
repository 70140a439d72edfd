"""Choosing at the table whose chat one does not want to read."""

from __future__ import annotations

from accounts.models import User
from accounts.selectors import person_named
from accounts.services.ignoring import ignore_person, stop_ignoring
from games import selectors
from games.messages import Ignore, Ignoring, Outbound
from games.models import Table
from games.rules.core import Viewer
from games.services.errors import NobodyError


def choose_ignored(message: Ignore, *, table: Table, seat: Viewer, user: User) -> list[Outbound]:
    """Ignore somebody, or read him again: then his last lines come, too."""
    try:
        other = person_named(message.name)
    except User.DoesNotExist:
        raise NobodyError(name=message.name) from None
    if message.ignored:
        ignore_person(user=user, other=other)
    else:
        stop_ignoring(user=user, other=other)
    names = selectors.ignored_by(user)
    lines = selectors.chat_for(table, seat, names)
    return [Ignoring(names), *(selectors.said(line) for line in lines)]
