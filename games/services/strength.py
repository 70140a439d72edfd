"""Measuring how strong bots are: they play each other while workers have nothing else to do.

As with reviews a job names nothing: whoever runs it plays the measurement that was begun first on
for a moment, keeps how far it is, and asks for another job.  So a job may be lost, or run twice,
and no worker is held for long.  Reviews, for which people wait, come first.
"""

from __future__ import annotations

import logging
import secrets
from collections.abc import Sequence
from datetime import timedelta
from math import hypot
from typing import Final

from django.core.mail import mail_admins
from django.db import transaction
from django.db.models import Q, QuerySet
from django.utils import timezone
from django.utils.translation import gettext

from games import jobs
from games.bots.levels import LEVELS
from games.fair.stream import SEED_BYTES
from games.models import Measurement, Review, Strength
from games.rules.core import AnyGame
from games.rules.record import decode_action, plain
from games.rules.registry import GAMES, load_game
from games.services.effects import after_commit
from games.strength.elo import Measured, fit
from games.strength.known import KNOWN, Sheet
from games.strength.robin import Robin, advance, is_played, results_of

SLICE: Final = 0.5
"""Seconds of CPU time after which a worker is free again, but for the choice that is on."""
BUSY: Final = timedelta(seconds=40)
"""A worker that has not come back after this is dead."""
LOST: Final = timedelta(seconds=jobs.ANALYSIS_EXPIRES)
"""After this without a worker another one is asked for."""
MOST_TRIES: Final = 3
"""A match that as many workers have not played on ends the measurement."""
ALARM: Final = 2.0
"""A level has moved if it differs by more than so many intervals of the difference."""

logger = logging.getLogger(__name__)


def begin_measurements(*, rounds: int) -> int:
    """Have all games measured that are not being measured; return how many there are to do."""
    for game in GAMES if rounds else ():
        progress = plain(Robin(secrets.token_hex(SEED_BYTES)))
        Measurement.objects.get_or_create(
            game=game, finished=None, defaults={"rounds": rounds, "progress": progress}
        )
    return wake_measurements(idle=timedelta())


def wake_measurements(*, idle: timedelta = LOST) -> int:
    """Ask for a worker where measurements wait and nobody is at any; return how many wait."""
    now = timezone.now()
    if _to_do().filter(Q(busy_until__gt=now) | Q(touched__gt=now - idle)).exists():
        return 0
    waiting = _to_do().update(touched=now)
    if waiting:
        after_commit(jobs.measure)
    return waiting


def measure_next() -> bool:
    """Play the first measurement on for a moment; return whether there was one to play."""
    measurement = _claim()
    if measurement is None:
        return False
    _advance(measurement)
    if _to_do().exists():
        after_commit(jobs.measure)
    return True


def _to_do() -> QuerySet[Measurement]:
    return Measurement.objects.filter(finished=None)


@transaction.atomic
def _claim() -> Measurement | None:
    """Take the measurement that was begun first, unless a worker is at one or people wait."""
    now = timezone.now()
    if _to_do().filter(busy_until__gt=now).exists():
        return None
    if Review.objects.filter(finished=None).exists():
        return None
    measurement = _to_do().order_by("pk").select_for_update(skip_locked=True).first()
    if measurement is not None:
        measurement.busy_until, measurement.touched = now + BUSY, now
        measurement.tries += 1
        measurement.save(update_fields=["busy_until", "touched", "tries"])
    return measurement


def _advance(measurement: Measurement) -> None:
    """Play on and keep how far it is; keep the strengths when all is played."""
    if measurement.tries > MOST_TRIES:
        logger.error("Measuring the bots of %s was given up", measurement.game)
        measurement.finished = timezone.now()
    else:
        game = load_game(measurement.game)
        robin = advance(game, _robin_of(game, measurement), seconds=SLICE)
        measurement.progress, measurement.tries = plain(robin), 0
        if is_played(robin, measurement.rounds):
            measurement.finished = timezone.now()
            keep_strengths(game=game, measured=fit(tuple(results_of(robin)), LEVELS))
    measurement.busy_until, measurement.touched = None, timezone.now()
    measurement.save()


def _robin_of(game: AnyGame, measurement: Measurement) -> Robin:
    progress = measurement.progress
    return Robin(
        seed=progress["seed"],
        scores=tuple(progress["scores"]),
        halves=tuple(progress["halves"]),
        actions=tuple(decode_action(game, action) for action in progress["actions"]),
    )


@transaction.atomic
def keep_strengths(*, game: AnyGame, measured: Sequence[Measured]) -> list[Strength]:
    """Keep what was measured; say so loudly if a level has moved since it was measured last."""
    before = {one.level: one for one in Strength.objects.newest().filter(game=game.slug)}
    strengths = _strengths(game.slug, Sheet(game.version, timezone.now(), tuple(measured)))
    for strength in strengths:
        last = before.get(strength.level)
        if last is not None and _has_moved(last, strength):
            strength.has_moved = True
            _raise_alarm(last, strength)
    return Strength.objects.bulk_create(strengths)


@transaction.atomic
def keep_known_strengths() -> list[Strength]:
    """Keep what the project itself has measured, where nothing newer is kept."""
    newest = dict(Strength.objects.newest().values_list("game", "measured_at"))
    return Strength.objects.bulk_create(
        strength
        for game, sheet in KNOWN.items()
        if game not in newest or newest[game] < sheet.measured_at
        for strength in _strengths(game, sheet)
    )


def _strengths(game: str, sheet: Sheet) -> list[Strength]:
    return [
        Strength(
            game=game,
            level=one.level,
            elo=one.elo,
            interval=one.interval,
            matches=one.matches,
            rules_version=sheet.rules_version,
            measured_at=sheet.measured_at,
        )
        for one in sheet.levels
    ]


def _has_moved(before: Strength, now: Strength) -> bool:
    return abs(now.elo - before.elo) > ALARM * hypot(before.interval, now.interval)


def _raise_alarm(before: Strength, now: Strength) -> None:
    logger.error(
        "Strength of a bot has moved: %s %s from %.0f ± %.0f to %.0f ± %.0f",
        *(now.game, now.level, before.elo, before.interval, now.elo, now.interval),
    )
    after_commit(
        mail_admins,
        gettext("The strength of a bot has moved"),
        gettext("%(before)s before, %(now)s after %(matches)d matches")
        % {"before": before, "now": now.shown, "matches": now.matches},
    )
