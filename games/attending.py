"""Who is there in a match: reads, and the rules of waiting for who is away."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import datetime, timedelta
from typing import Final

import msgspec
from django.utils import timezone

from games import messages
from games.models import SLOW_PACES, Match, MatchSeat, Note
from games.rules.core import Seat

GRACE: Final = timedelta(seconds=45)
"""So long others wait for a person who was there, before they may choose."""
FIRST_GRACE: Final = timedelta(minutes=2)
"""So long they wait for one who has not come yet."""
Wish = MatchSeat.Wish


def seats_of(match: Match) -> list[MatchSeat]:
    """Return the seats of a match with their people and stand-ins."""
    return list(match.players.select_related("user", "stand_in"))


def grace_left(player: MatchSeat, match: Match, now: datetime) -> timedelta:
    """Return how long the others still have to wait for a person who is away."""
    if player.heard_at is None:
        return max(timedelta(), match.started + FIRST_GRACE - now)
    return max(timedelta(), player.heard_at + GRACE - now)


def is_missing(player: MatchSeat, match: Match, now: datetime) -> bool:
    """Return whether the others may choose what becomes of a seat, or have chosen."""
    if player.has_left or player.stand_in_id is not None:
        return True
    return player.is_away and not grace_left(player, match, now)


def is_voter(player: MatchSeat) -> bool:
    """Return whether a seat has a person who is there and plays."""
    return (
        not player.user.is_bot
        and not player.has_left
        and player.stand_in_id is None
        and not player.is_away
    )


def can_go_on(players: Sequence[MatchSeat], sides: Sequence[int]) -> bool:
    """Return whether people and two sides are left to play a match on."""
    stayed = [player for player in players if not player.has_left]
    return len({sides[player.seat] for player in stayed}) > 1 and any(
        not player.user.is_bot for player in stayed
    )


def is_patient(match: Match) -> bool:
    """Return whether people are not expected to be there: a match by correspondence."""
    return match.table.pace in SLOW_PACES


def allowed_wishes(match: Match) -> tuple[Wish, ...]:
    """Return what people may wish for in a match, when there is reason to.

    At an event between two a bot would play for nothing: its result would not count.
    """
    wishes = [Wish.END]
    if not match.table.event or match.seats > 2:  # noqa: PLR2004 -- two play against one another
        wishes.insert(0, Wish.BOT)
    if match.is_casual:
        wishes.insert(0, Wish.PAUSE)
        if match.game.takes_back:
            wishes.append(Wish.UNDO)
    return tuple(wishes)


def current_wish(player: MatchSeat, match: Match) -> str:
    """Return what a person wishes for; to take a move back only until there is another."""
    is_old = player.wish == Wish.UNDO and player.wish_version != match.version
    return "" if is_old else player.wish


def presence_of(match: Match) -> messages.Presence:
    """Return who is there, for everybody at the table."""
    now = timezone.now()
    return messages.Presence(
        match=match.code,
        seats=tuple(_seat_presence(player, match, now) for player in seats_of(match)),
        paused=match.paused_at is not None,
        may=tuple(wish.value for wish in allowed_wishes(match)),
    )


def _seat_presence(player: MatchSeat, match: Match, now: datetime) -> messages.SeatPresence:
    grace = grace_left(player, match, now) if player.is_away else None
    return messages.SeatPresence(
        away=player.is_away,
        grace_ms=None if grace is None else int(grace / timedelta(milliseconds=1)),
        bot="" if player.stand_in is None else player.stand_in.bot_level,
        left=player.has_left,
        wish=current_wish(player, match),
    )


def noted(note: Note, code: str) -> messages.Noted:
    """Return a note as it goes over the wire."""
    return messages.Noted(
        note=note.pk,
        match=code,
        version=note.version,
        kind=note.kind,
        seat=note.seat,
        facts=note.facts,
    )


def whole_presence(match: Match) -> messages.Presence:
    """Return who is there and all notes, for those who have just come."""
    notes = tuple(noted(note, match.code) for note in match.told_notes)
    return msgspec.structs.replace(presence_of(match), notes=notes)


def gone_seats(players: Iterable[MatchSeat]) -> frozenset[Seat]:
    """Return the seats whose own player is not there at the end: they come last."""
    return frozenset(
        player.seat for player in players if player.has_left or player.stand_in_id is not None
    )
