"""What each message of a client does: finds the seat and calls a service."""

from __future__ import annotations

from typing import Any

import msgspec

from accounts.models import User
from games import selectors
from games.messages import (
    Acknowledged,
    Act,
    ClientMessage,
    NameSeed,
    Outbound,
    Ping,
    Rematch,
    Resign,
    Say,
    Sync,
)
from games.models import Match, Table
from games.rules.core import Seat, Viewer
from games.rules.record import decode_action
from games.services.chance import name_client_seed
from games.services.chat import say
from games.services.errors import MatchOverError, NotSeatedError
from games.services.finish import resign_match
from games.services.lobby import ask_rematch, keep_open
from games.services.play import play_action


def handle(message: ClientMessage, *, table: Table, seat: Viewer, user: Any) -> list[Outbound]:
    """Do what the client asks and return the answers for it alone, or raise ``RuleError``."""
    match message:
        case Ping():
            if seat is not None:
                keep_open(table=table)
            return [selectors.pong(table)]
        case Sync():
            return selectors.picture(table, seat)
        case Act(code, version, raw, client_id):
            return [_act(_match(table, code), _seated(seat), version, raw, client_id)]
        case NameSeed():
            _seated(seat)
            name_client_seed(table=table, user=_person(user), named=message)
            return []
        case Say(text):
            say(table=table, author=_person(user), seat=seat, text=text)
            return []
        case Rematch():
            ask_rematch(table=table, user=_person(user))
            return []
        case Resign(code):
            resign_match(match_id=_match(table, code).pk, seat=_seated(seat))
            return []


def _act(match: Match, seat: Seat, version: int, raw: msgspec.Raw, client_id: str) -> Acknowledged:
    action = decode_action(match.game, msgspec.json.decode(raw))
    played = play_action(
        match_id=match.pk, seat=seat, action=action, version=version, client_id=client_id
    )
    return Acknowledged(client_id, played)


def _match(table: Table, code: str) -> Match:
    match = table.matches.filter(code=code).first()
    if match is None:
        raise MatchOverError
    return match


def _seated(seat: Viewer) -> Seat:
    if seat is None:
        raise NotSeatedError
    return seat


def _person(user: Any) -> User:
    if not isinstance(user, User):
        raise NotSeatedError
    return user
