"""Tables before and after matches: opening, sitting down, standing up, the next match."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import timedelta
from typing import Any, Final

from django.db import transaction
from django.db.models import Q
from django.utils import timezone

from accounts.models import User
from games import broadcast
from games.messages import NameSeed
from games.models import SLOW_PACES, BotPace, Match, Pace, Table, TableSeat, Watching
from games.rules.registry import load_game
from games.services.chance import PROMISE, name_client_seed, promise_match
from games.services.effects import after_commit
from games.services.errors import (
    ClockNeededError,
    GuestError,
    NotHostError,
    NotSeatedError,
    SeatTakenError,
    TableBusyError,
    TooManyTablesError,
)
from games.services.play import start_match

MOST_TABLES: Final = 5
"""At how many tables one person may sit at a time."""
MOST_SLOW_TABLES: Final = 20
"""The same for matches by correspondence."""
NOTED: Final = timedelta(seconds=15)
"""How often a presence is written down."""


@transaction.atomic
def open_table(  # noqa: PLR0913 -- all that a host chooses
    *,
    host: User,
    game: str,
    seats: int,
    options: Mapping[str, Any] | None = None,
    pace: str = Pace.NORMAL,
    is_rated: bool = True,
    is_private: bool = False,
    bot_pace: str = BotPace.NORMAL,
    watching: str = Watching.OPEN,
) -> Table:
    """Open a table with the host on its first seat, or raise ``RuleError``."""
    load_game(game, seats=seats, options=options)
    if pace == Pace.NONE and not is_private:
        raise ClockNeededError
    _check_may_sit(host, is_rated=is_rated, pace=pace)
    table = _new_table(
        game, seats, dict(options or {}), pace, is_rated=is_rated, is_private=is_private, host=host
    )
    table.bot_pace, table.watching = bot_pace, watching
    promise_match(table)
    table.save(update_fields=["bot_pace", "watching", *PROMISE])
    _sit(table, host)
    return table


@transaction.atomic
def join_table(*, table: Table, user: User, named: NameSeed | None = None) -> Table:
    """Sit down on the first free seat; a full table starts its match.  Locks the table.

    ``named`` is a client seed for it.
    """
    locked = _lock(table)
    if locked.status != Table.Status.OPEN:
        raise TableBusyError
    if not locked.places.filter(user=user).exists():
        _check_may_sit(user, is_rated=locked.is_rated, pace=locked.pace)
        _sit(locked, user)
        if named is not None:
            name_client_seed(table=locked, user=user, named=named)
        _start_when_full(locked)
    return locked


@transaction.atomic
def add_bot(*, table: Table, host: User, bot: User) -> Table:
    """Give a free seat to a bot; only the host may.  Locks the table."""
    locked = _lock(table)
    if locked.host_id != host.pk:
        raise NotHostError
    if locked.status != Table.Status.OPEN:
        raise TableBusyError
    _sit(locked, bot)
    _start_when_full(locked)
    return locked


@transaction.atomic
def set_watching(*, table: Table, host: User, watching: Watching) -> Table:
    """Choose what spectators will see, before a match; only the host may.  Locks the table."""
    locked = _lock(table)
    if locked.host_id != host.pk:
        raise NotHostError
    if locked.status == Table.Status.PLAYING:
        raise TableBusyError
    locked.watching = watching
    locked.save(update_fields=["watching", "updated"])
    after_commit(broadcast.redraw, locked.pk)
    return locked


@transaction.atomic
def leave_table(*, table: Table, user: User) -> Table:
    """Stand up while no match is on; a table without people is closed.  Locks the table."""
    locked = _lock(table)
    if locked.status == Table.Status.PLAYING:
        raise TableBusyError
    locked.places.filter(user=user).update(user=None, is_ready=False)
    if not locked.places.filter(user__isnull=False, user__bot_level="").exists():
        locked.status = Table.Status.CLOSED
    elif locked.status == Table.Status.FINISHED:
        _open_again(locked)
    locked.save(update_fields=["status", "updated"])
    _publish(locked, user)
    return locked


@transaction.atomic
def ask_rematch(*, table: Table, user: User) -> Table:
    """Be ready for another match; it starts when everybody at the table is.  Locks the table."""
    locked = _lock(table)
    if locked.status != Table.Status.FINISHED or locked.event:
        raise TableBusyError
    if not locked.places.filter(user=user).update(is_ready=True):
        raise NotSeatedError
    if locked.places.filter(user=None).exists():
        _open_again(locked)
    _start_when_full(locked)
    return locked


def keep_open(*, table: Table) -> None:
    """Note that somebody who sits at a waiting table is there; the lobby shows no empty ones."""
    now = timezone.now()
    stale = Table.objects.filter(pk=table.pk, status=Table.Status.OPEN, seen_at__lt=now - NOTED)
    stale.update(seen_at=now)


@transaction.atomic
def seat_match(
    *,
    game: str,
    options: Mapping[str, Any],
    users: Sequence[User],
    pace: str,
    is_rated: bool = True,
    event: str = "",
    event_url: str = "",
) -> Match:
    """Seat these people and bots at a new table, in this order, and start their match."""
    load_game(game, seats=len(users), options=options)
    table = _new_table(game, len(users), dict(options), pace, is_rated=is_rated, is_private=False)
    table.event, table.event_url = event, event_url
    table.save()
    for user in users:
        _sit(table, user)
    return start_match(table=table, users=users)


def _new_table(
    game: str,
    seats: int,
    options: dict[str, Any],
    pace: str,
    *,
    is_rated: bool,
    is_private: bool,
    host: User | None = None,
) -> Table:
    table = Table.objects.create(
        game=game,
        seats=seats,
        options=options,
        pace=pace,
        is_rated=is_rated,
        is_private=is_private,
        host=host,
    )
    TableSeat.objects.bulk_create(TableSeat(table=table, seat=seat) for seat in range(seats))
    return table


def _open_again(table: Table) -> None:
    """Let a table without a match wait for people on its free seats."""
    table.status = Table.Status.OPEN
    table.save(update_fields=["status", "updated"])
    table.places.filter(user__isnull=False).update(is_ready=True)


def _lock(table: Table) -> Table:
    return Table.objects.select_for_update().get(pk=table.pk)


def _check_may_sit(user: User, *, is_rated: bool, pace: str) -> None:
    if is_rated and user.is_guest:
        raise GuestError
    on = (Table.Status.OPEN, Table.Status.PLAYING)
    tables = Table.objects.filter(places__user=user, status__in=on)
    slow = Q(pace__in=SLOW_PACES)
    most, alike = (MOST_SLOW_TABLES, slow) if pace in SLOW_PACES else (MOST_TABLES, ~slow)
    if tables.filter(alike).count() >= most:
        raise TooManyTablesError(number=most)


def _sit(table: Table, user: User) -> None:
    free = table.places.filter(user=None).order_by("seat").first()
    if free is None:
        raise SeatTakenError
    free.user = user
    free.is_ready = True
    free.client_seed = ""
    free.save(update_fields=["user", "is_ready", "client_seed"])
    _publish(table, user)


def _start_when_full(table: Table) -> None:
    places = list(table.places.select_related("user"))
    users = [place.user for place in places if place.user is not None and place.is_ready]
    if len(users) == table.seats:
        start_match(table=table, users=users)
    else:
        _publish(table)


def _publish(table: Table, user: User | None = None) -> None:
    if user is not None:
        after_commit(broadcast.reseat, user.pk)
    after_commit(broadcast.publish_table, table.pk)
