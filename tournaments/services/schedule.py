"""Scheduling, starting and cancelling tournaments."""

from __future__ import annotations

from typing import Final

from django.db import transaction
from django.utils import timezone
from django.utils.text import slugify

from accounts.models import Rating, User
from accounts.ratings.elo import START
from games.models import Match
from games.rules.registry import load_game
from games.rules.values import gettext_noop
from games.services.finish import abort_match
from tournaments.errors import (
    AlreadyStartedError,
    ReasonMissingError,
    StartInPastError,
    TournamentOverError,
)
from tournaments.formats.swiss import automatic_rounds
from tournaments.models import Entrant, LogLine, Tournament
from tournaments.selectors import active_entrants
from tournaments.services.bots import fill_with_bots
from tournaments.services.entries import lock_tournament, remove_banned
from tournaments.services.log import write_line

SEATS: Final = 2
"""How many meet at a table of the Swiss system."""
ANNOUNCED: Final = (
    "name",
    "description",
    "game",
    "options",
    "pace",
    "is_rated",
    "starts",
    "time_zone",
    "rounds",
    "round_gap",
    "round_minutes",
    "min_players",
    "max_players",
    "bot_fill",
    "bot_levels",
)
"""What may be changed until the start."""
NEW: Final = "new"
"""No tournament's address: the page that announces one is there."""
NOBODY: Final = gettext_noop("Nobody entered.")
TOO_FEW: Final = gettext_noop("Too few players entered.")


@transaction.atomic
def schedule_tournament(*, tournament: Tournament, organiser: User) -> Tournament:
    """Announce a new, unsaved tournament, or raise ``RuleError``."""
    check_plan(tournament, game=tournament.game)
    tournament.organiser = organiser
    tournament.slug = _free_slug(tournament.name)
    tournament.save()
    write_line(tournament=tournament, verb=LogLine.Verb.SCHEDULED, actor=organiser, key="scheduled")
    return tournament


@transaction.atomic
def change_tournament(*, tournament: Tournament, actor: User) -> Tournament:
    """Save what was changed in an announcement, or raise ``RuleError``.  Locks the tournament."""
    if not lock_tournament(tournament).is_scheduled:
        raise AlreadyStartedError
    check_plan(tournament, game=tournament.game)
    tournament.save(update_fields=ANNOUNCED)
    write_line(tournament=tournament, verb=LogLine.Verb.CHANGED, actor=actor)
    return tournament


def check_plan(tournament: Tournament, *, game: str) -> None:
    """Raise ``RuleError`` unless the start lies ahead and two can play ``game`` so."""
    load_game(game, seats=SEATS, options=tournament.options)
    if tournament.starts <= timezone.now():
        raise StartInPastError


def _free_slug(name: str) -> str:
    """Return the name as an address; a second tournament of a name gets a number."""
    base = slugify(name) or "tournament"
    begun_so = Tournament.objects.filter(slug__startswith=base)
    taken = {NEW, *begun_so.values_list("slug", flat=True)}
    numbered = (base if number == 1 else f"{base}-{number}" for number in range(1, len(taken) + 2))
    return next(slug for slug in numbered if slug not in taken)


@transaction.atomic
def start_now(*, tournament: Tournament, actor: User) -> Tournament:
    """Move the start to this moment.  Locks the tournament."""
    locked = lock_tournament(tournament)
    if not locked.is_scheduled:
        raise AlreadyStartedError
    locked.starts = timezone.now()
    locked.save(update_fields=["starts"])
    write_line(tournament=locked, verb=LogLine.Verb.CALLED, actor=actor, key="called")
    return locked


@transaction.atomic
def cancel_tournament(*, tournament: Tournament, actor: User, reason: str) -> Tournament:
    """Call a tournament off; matches that are on are broken off.  Locks the tournament."""
    locked = lock_tournament(tournament)
    if locked.is_finished or locked.is_cancelled:
        raise TournamentOverError
    if not reason.strip():
        raise ReasonMissingError
    playing = Match.objects.filter(
        pairing__round__tournament=locked, status=Match.Status.PLAYING
    ).order_by("pk")
    for match in playing:
        abort_match(match_id=match.pk)
    _call_off(locked, reason=reason.strip(), actor=actor)
    return locked


def start_tournament(tournament: Tournament) -> None:
    """Start, or call off with a reason; the caller holds the tournament's lock."""
    remove_banned(tournament)
    if not active_entrants(tournament).exists():
        _call_off(tournament, reason=NOBODY)
        return
    fill_with_bots(tournament)
    entrants = list(active_entrants(tournament))
    if len(entrants) < tournament.min_players:
        _call_off(tournament, reason=TOO_FEW)
        return
    _seed(tournament, entrants)
    tournament.rounds = tournament.rounds or automatic_rounds(len(entrants))
    tournament.status = Tournament.Status.RUNNING
    tournament.started_at = timezone.now()
    tournament.save(update_fields=["rounds", "status", "started_at"])
    write_line(
        tournament=tournament,
        verb=LogLine.Verb.STARTED,
        key="started",
        players=len(entrants),
        rounds=tournament.rounds,
    )


def _seed(tournament: Tournament, entrants: list[Entrant]) -> None:
    """Give the starting order: by rating, else as they entered."""
    ratings = Rating.objects.filter(game=tournament.game, user__in=[e.user_id for e in entrants])
    values = dict(ratings.values_list("user", "value"))
    entrants.sort(key=lambda each: (-values.get(each.user_id, START), each.pk))
    for seed, entrant in enumerate(entrants, 1):
        entrant.seed = seed
    Entrant.objects.bulk_update(entrants, ["seed"])


def _call_off(tournament: Tournament, *, reason: str, actor: User | None = None) -> None:
    tournament.status = Tournament.Status.CANCELLED
    tournament.reason = reason
    tournament.finished_at = timezone.now()
    tournament.save(update_fields=["status", "reason", "finished_at"])
    write_line(
        tournament=tournament,
        verb=LogLine.Verb.CANCELLED,
        actor=actor,
        key="cancelled",
        reason=reason,
    )
