"""Tells every audience of a table its own version of what happened.

The channel layer may drop messages: they carry versions, and a client that sees a gap asks again.
"""

from __future__ import annotations

from typing import Any

import msgspec
from asgiref.sync import async_to_sync
from channels.layers import get_channel_layer

from games import attending, selectors
from games.messages import Hidden, Moves, Outbound, Said
from games.models import ChatLine, Match, Note, Table
from games.rules.core import Viewer


def audience(table_id: int, viewer: Viewer) -> str:
    """Return the channel group of one audience; no two audiences share one."""
    return f"table.{table_id}.{'watch' if viewer is None else viewer}"


def account(user_id: int) -> str:
    """Return the channel group of all sockets of one person."""
    return f"user.{user_id}"


def publish(match_id: int, moves: tuple[Moves, ...]) -> None:
    """Send each audience its view of the match and the moves as it may know them."""
    match = selectors.match_at_table(match_id)
    for viewer in (None, *range(match.seats)):
        _tell(match.table_id, viewer, selectors.update_for(match, viewer, moves))
    if not match.is_playing or not moves:
        publish_table(match.table_id)


def publish_table(table_id: int) -> None:
    """Send each audience the table: who sits there and what it is doing."""
    table = Table.objects.get(pk=table_id)
    for viewer in (None, *range(table.seats)):
        _tell(table_id, viewer, selectors.table_info(table, viewer))


def publish_presence(match_id: int) -> None:
    """Send everybody at the table who is there."""
    match = selectors.match_at_table(match_id)
    _tell_all(match, attending.presence_of(match))


def publish_note(note_id: int) -> None:
    """Send everybody at the table what happened beside the moves."""
    note = Note.objects.select_related("match").get(pk=note_id)
    _tell_all(note.match, attending.noted(note, note.match.code))


def publish_line(line: ChatLine) -> None:
    """Send a line of chat to its room."""
    said = selectors.said(line)
    for viewer in _room(line):
        _tell(line.table_id, viewer, said)


def hide_line(line: ChatLine) -> None:
    """Take a line of chat away from those who saw it."""
    for viewer in _room(line):
        _tell(line.table_id, viewer, Hidden(line.pk))


def reseat(user_id: int) -> None:
    """Tell a person's sockets to look again which seat is theirs."""
    _send(account(user_id), {"type": "account.reseat"})


def close_account(user_id: int) -> None:
    """Close all sockets of a person who lost access."""
    _send(account(user_id), {"type": "account.banned"})


def _room(line: ChatLine) -> tuple[Viewer, ...]:
    if line.room == ChatLine.Room.WATCHERS:
        return (None,)
    return tuple(range(line.table.seats))


def _tell_all(match: Match, message: Outbound) -> None:
    """Tell what is the same for every audience."""
    for viewer in (None, *range(match.seats)):
        _tell(match.table_id, viewer, message)


def _tell(table_id: int, viewer: Viewer, message: Outbound | Said) -> None:
    _send(
        audience(table_id, viewer),
        {"type": "table.message", "text": msgspec.json.encode(message).decode()},
    )


def _send(group: str, message: dict[str, Any]) -> None:
    layer = get_channel_layer()
    assert layer is not None  # noqa: S101 -- settings always name one
    async_to_sync(layer.group_send)(group, message)
