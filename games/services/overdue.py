"""What happens without anybody: time runs out, and lost bot turns are asked for again."""

from __future__ import annotations

from datetime import datetime, timedelta
from random import SystemRandom
from typing import Final

from django.db import transaction
from django.db.models import F, Q, QuerySet
from django.utils import timezone

from games import jobs
from games.attending import is_patient
from games.models import SLOW_PACES, Match, MatchSeat, Note, Table
from games.rules.errors import RuleError
from games.services.leaving import forfeit_late
from games.services.noting import note_seat
from games.services.play import asked_seats, play_action

BOT_RETRY: Final = timedelta(seconds=10)
"""A bot that has not acted after this is asked again."""
BOT_LIMIT: Final = timedelta(seconds=30)
"""After this the default action is taken for it."""
MOST_SILENT: Final = 2
"""A bot that was silent so often in a match is not waited for longer than till the first retry."""
ON_ITS_WAY: Final = timedelta(seconds=1)
"""So long a page may show time that is no more: its network is slow, and it rounds seconds up."""
RESCUE: Final = timedelta(seconds=40)
"""After this even a page does so: then no worker is there that could."""
OPEN_TABLE_LIMIT: Final = timedelta(minutes=30)
"""An open table where nothing happens is closed after this."""
PATIENT_TABLE_LIMIT: Final = timedelta(hours=24)
"""One for friends, or for a match by correspondence, waits longer."""
_BOTS: Final = ~Q(user__bot_level="") | Q(stand_in__isnull=False)


def act_on_overdue() -> int:
    """Have workers act for every seat whose time is up; return how many seats there were.

    Each is a job of its own, so that none can hold up the others.
    """
    now = timezone.now()
    late = Q(deadline__lte=now - ON_ITS_WAY) | (_BOTS & Q(asked_at__lte=now - BOT_RETRY))
    players = _running().filter(late).select_related("user", "stand_in")
    for player in (due := [player for player in players if _is_due(player, now)]):
        jobs.play_default(match_id=player.match_id, seat=player.seat)
    return len(due)


def play_default(*, match_id: int, seat: int) -> bool:
    """Take the default action for a seat; return whether its time was still up.

    The job may have waited: what was due when it was made may not be any more.  By correspondence
    a seat whose days are over is out of the match.
    """
    match = Match.objects.select_related("table").get(pk=match_id)
    player = match.players.select_related("user", "stand_in").get(seat=seat)
    if seat not in asked_seats(match) or not _is_due(player, timezone.now()):
        return False
    try:
        if is_patient(match) and not player.actor.is_bot:
            forfeit_late(match_id=match_id, seat=seat)
        else:
            _play(match, player)
    except RuleError:
        return False  # it acted, or the match was paused or ended, at this very moment
    return True


def rescue_bots(*, table: Table) -> None:
    """Act for the silent bots of a table in this process: no worker has done it in time."""
    late = _running().filter(_BOTS, match__table=table, asked_at__lte=timezone.now() - RESCUE)
    for match_id, seat in list(late.values_list("match_id", "seat")):
        play_default(match_id=match_id, seat=seat)


def wake_bots(silent_for: timedelta = BOT_RETRY) -> int:
    """Ask again for the turns of bots that have not acted so long; return how many were asked."""
    waiting = _running().filter(_BOTS, asked_at__lte=timezone.now() - silent_for)
    turns = list(waiting.values_list("match_id", "seat", F("match__decision_version")))
    for match_id, seat, version in turns:
        jobs.play_bot_turn(match_id=match_id, seat=seat, version=version, delay=0)
    return len(turns)


def close_idle_tables() -> int:
    """Close open and finished tables where nothing has happened for long; return how many."""
    now = timezone.now()
    patient = Q(is_private=True) | Q(pace__in=SLOW_PACES)
    idle = (~patient & Q(updated__lte=now - OPEN_TABLE_LIMIT)) | Q(
        updated__lte=now - PATIENT_TABLE_LIMIT
    )
    waiting = Table.objects.filter(status__in=(Table.Status.OPEN, Table.Status.FINISHED))
    return waiting.filter(idle).update(status=Table.Status.CLOSED)


def _running() -> QuerySet[MatchSeat]:
    return MatchSeat.objects.filter(match__paused_at=None)


def _is_due(player: MatchSeat, now: datetime) -> bool:
    if player.deadline is not None and player.deadline <= now - ON_ITS_WAY:
        return True
    if not player.actor.is_bot or player.asked_at is None:
        return False
    silences = Note.objects.filter(
        match=player.match_id, seat=player.seat, kind=Note.Kind.SILENT
    ).count()
    return player.asked_at <= now - (BOT_LIMIT if silences < MOST_SILENT else BOT_RETRY)


@transaction.atomic
def _play(match: Match, player: MatchSeat) -> None:
    """Act for a seat, and write down that it was not the seat that acted."""
    seat = player.seat
    action = match.game.default_action(match.state, seat, SystemRandom())
    version = match.decision_version
    match.version = play_action(match_id=match.pk, seat=seat, action=action, version=version)
    if player.actor.is_bot:
        note_seat(match, Note.Kind.SILENT, player)
    else:
        MatchSeat.objects.filter(pk=player.pk).update(timeouts=F("timeouts") + 1)
        note_seat(match, Note.Kind.TIMED_OUT, player)
