"""Tells every audience of a table its own version of what happened.

Every web process hears of everything over one channel group and gives it to its own sockets, which
it knows by their audiences.  A move is told by its number only: each process that has a socket at
the table takes it from the log.  The channel layer may drop messages: they carry versions, and a
client that sees a gap asks again.
"""

from __future__ import annotations

from collections.abc import Container, Iterable
from typing import Any, Final, TypeAlias

import msgspec
from asgiref.sync import async_to_sync
from channels.layers import get_channel_layer

from games import attending, selectors
from games.messages import Hidden, Moves, Outbound, Said
from games.models import ChatLine, Match, Note, Table
from games.rules.core import Viewer
from games.watching import as_whom, sees_all

BANNED: Final = 4403
CLOSED_TO_WATCHERS: Final = 4406
"""Why a socket is closed; ``live.codes`` has the others."""
GROUP: Final = "tables"
"""The channel group of all web processes."""
Letter: TypeAlias = tuple[str, str]
"""An audience, and the text for it."""
Moved: TypeAlias = tuple[int, int, int]
"""A match, its table, and the version from which it has moved on."""


def visitors(table_id: int) -> str:
    """Return the name of all who are at a table."""
    return f"table.{table_id}"


def audience(table_id: int, viewer: Viewer) -> str:
    """Return the name of one audience; no two audiences share one."""
    return f"table.{table_id}.{'watch' if viewer is None else viewer}"


def account(user_id: int) -> str:
    """Return the name of all sockets of one person."""
    return f"user.{user_id}"


def letters(match: Match, moves: Iterable[Moves], present: Container[str]) -> list[Letter]:
    """Return for each audience that is present its view of a match and of its moves."""
    viewers = [
        viewer
        for viewer in (None, *range(match.seats))
        if audience(match.table_id, viewer) in present and sees_all(match, viewer)
    ]
    eyes = [as_whom(match, viewer) for viewer in viewers]
    updates = selectors.updates_for(match, eyes, moves) if viewers else []
    return [
        (audience(match.table_id, viewer), msgspec.json.encode(update).decode())
        for viewer, update in zip(viewers, updates, strict=True)
    ]


def publish(match_id: int, since: int | None = None) -> None:
    """Tell all that a match has moved on from a version, or has changed otherwise."""
    match = Match.objects.only("table_id", "version", "status").get(pk=match_id)
    moved: Moved = (match_id, match.table_id, match.version if since is None else since)
    _send({"type": "moved", "from": "", "matches": [moved]})
    if since is None or not match.is_playing:
        publish_table(match.table_id)


def publish_table(table_id: int) -> None:
    """Send each audience the table: who sits there and what it is doing."""
    table = Table.objects.get(pk=table_id)
    for viewer in (None, *range(table.seats)):
        _tell(table_id, viewer, selectors.table_info(table, viewer))


def publish_presence(match_id: int) -> None:
    """Send everybody at the table who is there."""
    match = selectors.match_at_table(match_id)
    presence = attending.presence_of(match)
    for viewer in (None, *range(match.seats)):
        _tell(match.table_id, viewer, presence)


def publish_note(note_id: int) -> None:
    """Send everybody at the table what happened beside the moves."""
    note = Note.objects.select_related("match__table").get(pk=note_id)
    noted = attending.noted(note, note.match.code)
    for viewer in (None, *range(note.match.seats)):
        if sees_all(note.match, viewer):
            _tell(note.match.table_id, viewer, noted)


def publish_line(line: ChatLine) -> None:
    """Send a line of chat to its room."""
    said = selectors.said(line)
    for viewer in selectors.hearers_of(line):
        _tell(line.table_id, viewer, said)


def hide_line(line: ChatLine) -> None:
    """Take a line of chat away from those who saw it."""
    for viewer in (None, *range(line.table.seats)):
        _tell(line.table_id, viewer, Hidden(line.pk))


def reseat(user_id: int) -> None:
    """Tell a person's sockets to look again which seat is theirs."""
    _send({"type": "reseat", "to": account(user_id)})


def redraw(table_id: int) -> None:
    """Give everybody at a table the whole picture, silently."""
    _send({"type": "reseat", "to": visitors(table_id)})


def send_watchers_away(table_id: int) -> None:
    """Close the sockets of spectators: the match is not for them."""
    _send({"type": "close", "to": audience(table_id, None), "code": CLOSED_TO_WATCHERS})


def close_account(user_id: int) -> None:
    """Close all sockets of a person who lost access."""
    _send({"type": "close", "to": account(user_id), "code": BANNED})


def _tell(table_id: int, viewer: Viewer, message: Outbound | Said) -> None:
    text = msgspec.json.encode(message).decode()
    _send({"type": "letter", "to": audience(table_id, viewer), "text": text})


def _send(message: dict[str, Any]) -> None:
    layer = get_channel_layer()
    assert layer is not None  # noqa: S101 -- settings always name one
    async_to_sync(layer.group_send)(GROUP, message)
