"""Entering and withdrawing."""

from __future__ import annotations

from typing import Final

from django.db import transaction
from django.utils import timezone

from accounts.models import Sanction, User
from accounts.selectors import active_ban
from games.rules.values import gettext_noop
from tournaments.errors import (
    BannedEntryError,
    EntryClosedError,
    GuestEntryError,
    NotEnteredError,
    TournamentFullError,
    TournamentOverError,
)
from tournaments.models import Entrant, LogLine, Tournament
from tournaments.selectors import active_entrants
from tournaments.services.log import write_line

BANNED: Final = gettext_noop("The account is banned.")


@transaction.atomic
def enter_tournament(*, tournament: Tournament, user: User, actor: User | None = None) -> Entrant:
    """Take a place; who is in already stays in.  Locks the tournament."""
    locked = lock_tournament(tournament)
    active = active_entrants(locked)
    if (found := active.filter(user=user).first()) is not None:
        return found
    check_may_enter(locked, user)
    entrant, _ = Entrant.objects.update_or_create(
        tournament=locked, user=user, defaults={"withdrawn_at": None}
    )
    write_line(
        tournament=locked,
        verb=LogLine.Verb.ENTERED,
        actor=actor or user,
        player=user.username,
    )
    return entrant


def check_may_enter(tournament: Tournament, user: User) -> None:
    """Raise the reason why somebody may not enter now, if there is one."""
    if not tournament.is_scheduled:
        raise EntryClosedError
    if tournament.is_rated and user.is_guest:
        raise GuestEntryError
    if active_ban(user) is not None:
        raise BannedEntryError
    if active_entrants(tournament).count() >= tournament.max_players:
        raise TournamentFullError(places=tournament.max_players)


@transaction.atomic
def withdraw(*, tournament: Tournament, user: User) -> Entrant:
    """Leave: before the start the place is free again, later no more rounds are paired.

    A match that is on goes on, and points stay.  Locks the tournament.
    """
    locked = lock_tournament(tournament)
    entrant = _find_active(locked, user)
    _leave(entrant)
    write_line(tournament=locked, verb=LogLine.Verb.WITHDREW, actor=user, player=user.username)
    return entrant


@transaction.atomic
def remove_entrant(*, entrant: Entrant, actor: User, reason: str) -> Entrant:
    """Take somebody out, as a director.  Locks the tournament."""
    locked = lock_tournament(entrant.tournament)
    found = _find_active(locked, entrant.user)
    _take_out(locked, found, reason=reason, actor=actor)
    return found


def remove_banned(tournament: Tournament) -> None:
    """Take out who was banned since entering; the caller holds the tournament's lock."""
    bans = Sanction.objects.active().filter(kind=Sanction.Kind.BAN)
    for entrant in active_entrants(tournament).filter(user__in=bans.values("user")):
        _take_out(tournament, entrant, reason=BANNED)


def lock_tournament(tournament: Tournament) -> Tournament:
    """Return the tournament fresh and locked."""
    return Tournament.objects.select_for_update().get(pk=tournament.pk)


def _find_active(tournament: Tournament, user: User) -> Entrant:
    if tournament.is_finished or tournament.is_cancelled:
        raise TournamentOverError
    entrant = active_entrants(tournament).filter(user=user).first()
    if entrant is None:
        raise NotEnteredError(player=user.username)
    return entrant


def _take_out(
    tournament: Tournament, entrant: Entrant, *, reason: str, actor: User | None = None
) -> None:
    _leave(entrant)
    write_line(
        tournament=tournament,
        verb=LogLine.Verb.REMOVED,
        actor=actor,
        player=entrant.user.username,
        reason=reason,
    )


def _leave(entrant: Entrant) -> None:
    entrant.withdrawn_at = timezone.now()
    entrant.save(update_fields=["withdrawn_at"])
