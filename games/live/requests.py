"""What each message of a client does: finds the seat and calls a service."""

from __future__ import annotations

from typing import Any, TypeAlias

from accounts.models import User
from accounts.selectors import is_banned
from games import selectors
from games.live.ignoring import choose_ignored
from games.live.staying import stay
from games.messages import (
    Ignore,
    NameSeed,
    Outbound,
    Phrase,
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
from games.services.chance import name_client_seed
from games.services.chat import say, say_phrase
from games.services.errors import BannedError, MatchOverError, NotSeatedError
from games.services.leaving import resign_match
from games.services.lobby import ask_rematch, keep_open
from games.services.overdue import rescue_bots
from games.services.presence import hear

QuietMessage: TypeAlias = NameSeed | Say | Phrase | Rematch | Resign
OtherMessage: TypeAlias = Ping | Sync | Ignore | Seen | Wish | Resume | Return | QuietMessage
"""All but actions, which go to the desk."""


def handle(message: OtherMessage, *, table: Table, seat: Viewer, user: Any) -> list[Outbound]:
    """Do what the client asks and return the answers for it alone, or raise ``RuleError``.

    Whoever was banned is refused at once, even if the word to close the connection was lost.
    """
    if isinstance(user, User) and is_banned(user):
        raise BannedError
    match message:
        case Ping():
            if seat is not None:
                _hear(table, _person(user))
            return [selectors.pong(table, seat)]
        case Sync():
            return selectors.picture(table, seat, user)
        case Seen(code) | Wish(code) | Resume(code) | Return(code):
            stay(message, match=match_of(table, code), seat=seated(seat), user=_person(user))
        case Ignore():
            return choose_ignored(message, table=table, seat=seat, user=_person(user))
        case NameSeed() | Say() | Phrase() | Rematch() | Resign():
            _do(message, table=table, seat=seat, user=_person(user))
    return []


def _do(message: QuietMessage, *, table: Table, seat: Viewer, user: User) -> None:
    """Do what is answered by what everybody is told."""
    match message:
        case NameSeed():
            seated(seat)
            name_client_seed(table=table, user=user, named=message)
        case Say(text):
            say(table=table, author=user, seat=seat, text=text)
        case Phrase(phrase):
            say_phrase(table=table, author=user, seat=seat, phrase=phrase)
        case Rematch():
            ask_rematch(table=table, user=user)
        case Resign(code):
            resign_match(match_id=match_of(table, code).pk, seat=seated(seat))


def _hear(table: Table, user: User) -> None:
    """Note that somebody who sits there is there; he is a clock for the bots, too."""
    keep_open(table=table)
    hear(table=table, user=user)
    rescue_bots(table=table)


def match_of(table: Table, code: str) -> Match:
    """Return a match of a table, or raise ``MatchOverError``."""
    match = table.matches.filter(code=code).first()
    if match is None:
        raise MatchOverError
    return match


def seated(seat: Viewer) -> Seat:
    """Return the seat of who has one, or raise ``NotSeatedError``."""
    if seat is None:
        raise NotSeatedError
    return seat


def _person(user: Any) -> User:
    if not isinstance(user, User):
        raise NotSeatedError
    return user
