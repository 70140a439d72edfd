"""What each message of a client does: finds the seat and calls a service."""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec

from accounts.models import User
from accounts.selectors import is_banned
from games import selectors
from games.live.staying import stay
from games.messages import (
    Acknowledged,
    Act,
    ClientMessage,
    NameSeed,
    Outbound,
    Ping,
    Rematch,
    Resign,
    Resume,
    Return,
    Say,
    Seen,
    Sync,
    Wish,
)
from games.models import Match, Table
from games.rules.core import Seat, Viewer
from games.rules.record import ActionError, decode_action
from games.services.chance import name_client_seed
from games.services.chat import say
from games.services.errors import BannedError, MatchOverError, NotSeatedError
from games.services.holding import check_own_seat
from games.services.leaving import resign_match
from games.services.lobby import ask_rematch, keep_open
from games.services.overdue import rescue_bots
from games.services.play import play_action
from games.services.presence import hear

QuietMessage: TypeAlias = NameSeed | Say | Rematch | Resign


def handle(message: ClientMessage, *, table: Table, seat: Viewer, user: Any) -> list[Outbound]:
    """Do what the client asks and return the answers for it alone, or raise ``RuleError``.

    Whoever was banned is refused at once, even if the word to close the connection was lost.
    """
    if isinstance(user, User) and is_banned(user):
        raise BannedError
    match message:
        case Ping():
            if seat is not None:
                _hear(table, _person(user))
            return [selectors.pong(table)]
        case Sync():
            return selectors.picture(table, seat)
        case Act(code, version, raw, client_id):
            return [_act(_match(table, code), _seated(seat), version, raw, client_id)]
        case Seen(code) | Wish(code) | Resume(code) | Return(code):
            stay(message, match=_match(table, code), seat=_seated(seat), user=_person(user))
        case NameSeed() | Say() | Rematch() | Resign():
            _do(message, table=table, seat=seat, user=_person(user))
    return []


def _do(message: QuietMessage, *, table: Table, seat: Viewer, user: User) -> None:
    """Do what is answered by what everybody is told."""
    match message:
        case NameSeed():
            _seated(seat)
            name_client_seed(table=table, user=user, named=message)
        case Say(text):
            say(table=table, author=user, seat=seat, text=text)
        case Rematch():
            ask_rematch(table=table, user=user)
        case Resign(code):
            resign_match(match_id=_match(table, code).pk, seat=_seated(seat))


def _hear(table: Table, user: User) -> None:
    """Note that somebody who sits there is there; he is a clock for the bots, too."""
    keep_open(table=table)
    hear(table=table, user=user)
    rescue_bots(table=table)


def _act(match: Match, seat: Seat, version: int, raw: msgspec.Raw, client_id: str) -> Acknowledged:
    check_own_seat(match, seat)
    action = decode_action(match.game, _spelled(raw))
    played = play_action(
        match_id=match.pk, seat=seat, action=action, version=version, client_id=client_id
    )
    return Acknowledged(client_id, played)


def _spelled(raw: msgspec.Raw) -> Any:
    try:
        return msgspec.json.decode(raw)
    except (msgspec.DecodeError, RecursionError) as error:
        raise ActionError(why=str(error)) from error


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
