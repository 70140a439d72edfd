"""Giving up, staying away, and what the others choose then.

Who leaves comes last, whatever the cards say.  A match goes on, with a bot in the seat, while
people and two sides are left; otherwise it ends.  docs/leaving.md has the rules.
"""

from __future__ import annotations

from collections.abc import Sequence

from django.db import transaction
from django.utils import timezone

from accounts.models import Conduct
from games import broadcast
from games.attending import (
    allowed_wishes,
    can_go_on,
    current_wish,
    is_missing,
    is_voter,
    seats_of,
)
from games.models import Match, MatchSeat, Note
from games.rules.core import Seat
from games.services.conduct import record_missing, record_resignation
from games.services.effects import after_commit
from games.services.errors import NotSeatedError, WishError
from games.services.finish import abort_match, finish_match
from games.services.holding import hand_over
from games.services.locking import lock_playing
from games.services.noting import note_match, note_seat, tell_presence
from games.services.pausing import pause_match
from games.services.undoing import check_undo, take_back

Wish = MatchSeat.Wish


@transaction.atomic
def resign_match(*, match_id: int, seat: Seat) -> Match:
    """Give up for a seat for good: it comes last.  Locks the match."""
    match = lock_playing(match_id)
    players = seats_of(match)
    if players[seat].has_left:
        raise NotSeatedError
    record_resignation(match, players[seat])
    _leave(match, players, players[seat], ending=Match.Ending.RESIGNED)
    return match


@transaction.atomic
def forfeit_late(*, match_id: int, seat: Seat) -> None:
    """Take a seat out of a match by correspondence, since its time is up.  Locks the match."""
    match = lock_playing(match_id)
    players = seats_of(match)
    record_missing(match, [players[seat]], kind=Conduct.Kind.LEFT)
    note_seat(match, Note.Kind.LATE, players[seat])
    _leave(match, players, players[seat], ending=Match.Ending.LATE)


@transaction.atomic
def make_wish(*, match_id: int, seat: Seat, wish: str) -> None:
    """Wish for a pause, a bot or the end; it happens when enough others agree.  Locks the match."""
    match = lock_playing(match_id)
    players = seats_of(match)
    _check_wish(match, players, seat, wish)
    players[seat].wish, players[seat].wish_version = wish, match.version
    players[seat].save(update_fields=["wish", "wish_version"])
    if _is_agreed(match, players, seat):
        _fulfil(match, players, Wish(wish))
    else:
        tell_presence(match)


def abandon_match(match: Match) -> None:
    """Break off a match where nobody has been for long; the caller holds its lock."""
    record_missing(match, _missing(match, seats_of(match)))
    note_match(match, Note.Kind.ABANDONED)
    abort_match(match_id=match.pk)


def _leave(
    match: Match, players: list[MatchSeat], player: MatchSeat, *, ending: Match.Ending
) -> None:
    """Let a bot finish for who has left for good, or end the match."""
    player.has_left = True
    if can_go_on(players, match.game.sides):
        hand_over(match, player)
        note_seat(match, Note.Kind.RESIGNED, player)
        _free_place(match, player)
        tell_presence(match)
        after_commit(broadcast.publish, match.pk)
    else:
        player.save(update_fields=["has_left"])
        note_seat(match, Note.Kind.GIVEN_UP, player)
        _end(match, players, ending=ending)


def _free_place(match: Match, player: MatchSeat) -> None:
    """Let the bot have the place at the table: who has left is bound to nothing any more."""
    match.table.places.filter(seat=player.seat).update(user=player.stand_in, is_ready=True)
    after_commit(broadcast.reseat, player.user_id)
    after_commit(broadcast.publish_table, match.table_id)


def _check_wish(match: Match, players: list[MatchSeat], seat: Seat, wish: str) -> None:
    if not is_voter(players[seat]):
        raise NotSeatedError
    if wish and wish not in allowed_wishes(match):
        raise WishError
    if wish == Wish.UNDO:
        check_undo(match, seat, players)
    missing = _missing(match, players)
    if wish == Wish.END and not missing:
        raise WishError
    if wish == Wish.BOT and all(player.stand_in_id for player in missing):
        raise WishError


def _missing(match: Match, players: Sequence[MatchSeat]) -> list[MatchSeat]:
    now = timezone.now()
    return [player for player in players if is_missing(player, match, now)]


def _is_agreed(match: Match, players: list[MatchSeat], seat: Seat) -> bool:
    """Return whether enough people who are there want what this seat wants.

    All for a pause or to take a move back, more than half for the rest; for a bot, a partner of who is away is enough.
    """
    wish = players[seat].wish
    if not wish:
        return False
    voters = [player for player in players if is_voter(player)]
    agreeing = sum(current_wish(player, match) == wish for player in voters)
    if wish in {Wish.PAUSE, Wish.UNDO}:
        return agreeing == len(voters)
    sides = match.game.sides
    is_partner = any(sides[player.seat] == sides[seat] for player in _missing(match, players))
    return 2 * agreeing > len(voters) or (wish == Wish.BOT and is_partner)


def _fulfil(match: Match, players: list[MatchSeat], wish: Wish) -> None:
    match.players.update(wish="")
    match wish:
        case Wish.PAUSE:
            if match.paused_at is None:
                pause_match(match)
        case Wish.BOT:
            _replace_missing(match, players)
        case Wish.END:
            _end_without(match, players)
        case Wish.UNDO:
            take_back(match, players)


def _replace_missing(match: Match, players: list[MatchSeat]) -> None:
    for player in _missing(match, players):
        if player.stand_in is None:
            hand_over(match, player)
            note_seat(match, Note.Kind.HELD, player)
    tell_presence(match)
    after_commit(broadcast.publish, match.pk)


def _end_without(match: Match, players: list[MatchSeat]) -> None:
    """End a match since people are away: they come last, unless it had not begun for them."""
    missing = _missing(match, players)
    record_missing(match, missing)
    for player in missing:
        note_seat(match, Note.Kind.ENDED, player)
    acted = match.log.filter(seat__in=[player.seat for player in missing]).exists()
    if acted or match.table.event:
        for player in missing:
            player.has_left = True
            player.save(update_fields=["has_left"])
        _end(match, players, ending=Match.Ending.LEFT)
    else:
        abort_match(match_id=match.pk)


def _end(match: Match, players: list[MatchSeat], *, ending: Match.Ending) -> None:
    """End a match: sides that somebody left come after the others."""
    sides = match.game.sides
    left = {sides[player.seat] for player in players if player.has_left}
    others = sum(side not in left for side in sides)
    places = [1 + others * (side in left) for side in sides]
    finish_match(match, ending=ending, places=places, scores=[])
    match.save()
    after_commit(broadcast.publish, match.pk)
