"""Reads: people, their standing with the moderators, and their ratings."""

from __future__ import annotations

from collections.abc import Iterable

from django.contrib.auth.base_user import AbstractBaseUser
from django.contrib.auth.models import AnonymousUser
from django.db import connection
from django.db.models import Case, Exists, OuterRef, Q, QuerySet, When, Window
from django.db.models.functions import RowNumber
from django.utils import timezone

from accounts.models import (
    Conduct,
    Ignored,
    Preferences,
    RatedPlayer,
    RatedResult,
    Rating,
    RatingChange,
    Sanction,
    User,
)
from accounts.ratings.elo import PROVISIONAL_MATCHES
from accounts.reliability import CONDUCT_COUNTED, CONDUCT_NEEDED, RELIABILITY, Reliability


def preferences_of(user: AbstractBaseUser | AnonymousUser) -> Preferences | None:
    """Return what the person saved, if anything; asked twice, it reads once."""
    try:
        return user.preferences if isinstance(user, User) else None
    except Preferences.DoesNotExist:
        return None


def active_ban(user: User) -> Sanction | None:
    """Return the ban that keeps this person out the longest, if any."""
    bans = Sanction.objects.active().filter(user=user, kind=Sanction.Kind.BAN)
    return bans.order_by(_endless_first(), "-ends").first()


def is_banned(user: User) -> bool:
    """Return whether this person is kept out: one cheap look, for every message of a page."""
    return Sanction.objects.active().filter(user=user, kind=Sanction.Kind.BAN).exists()


def banned_among(user_ids: Iterable[int]) -> frozenset[int]:
    """Return which of these people are kept out, by one look for all of them.

    Before every lot of moves, so it is spelled here: the ORM takes twenty times as long.
    """
    asked = set(user_ids)
    if not asked:
        return frozenset()
    now = connection.ops.adapt_datetimefield_value(timezone.now())
    with connection.cursor() as cursor:
        cursor.execute(
            "SELECT user_id FROM accounts_sanction WHERE kind = %s AND lifted_at IS NULL"  # noqa: S608 -- only places
            " AND starts <= %s AND (ends IS NULL OR ends > %s)"
            f" AND user_id IN ({', '.join(['%s'] * len(asked))})",
            [Sanction.Kind.BAN, now, now, *asked],
        )
        return frozenset(user_id for (user_id,) in cursor.fetchall())


def active_mute(user: User) -> Sanction | None:
    """Return the mute that silences this person the longest, if any."""
    mutes = Sanction.objects.active().filter(user=user, kind=Sanction.Kind.MUTE)
    return mutes.order_by(_endless_first(), "-ends").first()


def is_muted(user: User) -> bool:
    """Return whether this person may not write in chats; who is banned may not either."""
    return Sanction.objects.active().filter(user=user).exclude(kind=Sanction.Kind.WARNING).exists()


def _endless_first() -> Case:
    return Case(When(ends=None, then=0), default=1)


def pressing_sanctions(user: User) -> list[Sanction]:
    """Return what must be shown to the person now: bans, and all that was never shown."""
    return list(
        Sanction.objects.active()
        .filter(Q(kind=Sanction.Kind.BAN) | Q(told_at=None), user=user)
        .order_by(_endless_first(), "-ends", "id")
    )


def sanctions_of(user: User) -> QuerySet[Sanction]:
    """Return the person's sanctions that are in force, newest first."""
    return Sanction.objects.active().filter(user=user).order_by("-starts", "-id")


def ignored_names(user: User) -> tuple[str, ...]:
    """Return the names of those whose chat a person does not want to read."""
    return tuple(Ignored.objects.filter(user=user).values_list("other__username", flat=True))


def is_ignoring(user: User, other: User) -> bool:
    """Return whether a person does not want to read another's chat."""
    return Ignored.objects.filter(user=user, other=other).exists()


def person_named(username: str) -> User:
    """Return the active account of this name, or raise ``User.DoesNotExist``."""
    return User.objects.get(username__iexact=username, is_active=True)


def rating_of(user: User, game: str) -> Rating:
    """Return the rating; who has not played has an unsaved one at the start."""
    return Rating.objects.filter(user=user, game=game).first() or Rating(user=user, game=game)


def ratings_of(user: User) -> QuerySet[Rating]:
    """Return all ratings of an account, the most played game first."""
    return Rating.objects.filter(user=user).order_by("-matches", "game")


def leaderboard(game: str) -> QuerySet[Rating]:
    """Return the ratings of registered people, established ones first, the best on top."""
    return _ranked(game).filter(user__is_guest=False, user__bot_level="")


def bot_ratings(game: str) -> QuerySet[Rating]:
    """Return the ratings of the bots, the best on top."""
    return _ranked(game).exclude(user__bot_level="")


def _ranked(game: str) -> QuerySet[Rating]:
    banned = Sanction.objects.active().filter(user=OuterRef("user"), kind=Sanction.Kind.BAN)
    provisional = Case(When(matches__lt=PROVISIONAL_MATCHES, then=1), default=0)
    return (
        Rating.objects.filter(~Exists(banned), game=game, user__is_active=True, matches__gt=0)
        .select_related("user")
        .order_by(provisional, "-value", "user__username")
    )


def rating_history(user: User, game: str | None = None) -> QuerySet[RatingChange]:
    """Return the ledger of an account, the newest line first."""
    lines = RatingChange.objects.filter(user=user)
    if game is not None:
        lines = lines.filter(result__game=game)
    return lines.select_related("result").order_by("-id")


def recent_results(user: User) -> QuerySet[RatedResult]:
    """Return the person's results, newest first, with all players."""
    mine = RatedPlayer.objects.filter(result=OuterRef("pk"), user=user)
    return (
        RatedResult.objects.filter(Exists(mine)).prefetch_related("players__user").order_by("-id")
    )


def reliability_of(user: User) -> Reliability | None:
    """Return the share of the latest matches that the person did not spoil; ``None`` for a few.

    Only matches with other people count.  The rule is published on the page of every player.
    """
    kinds = list(Conduct.objects.filter(user=user).values_list("kind", flat=True)[:CONDUCT_COUNTED])
    if len(kinds) < CONDUCT_NEEDED:
        return None
    percent = round(100 * kinds.count(Conduct.Kind.STAYED) / len(kinds))
    word = next(word for least, word in RELIABILITY if percent >= least)
    return Reliability(percent=percent, word=word, matches=len(kinds))


def latest_changes(user: User, *, each: int) -> QuerySet[RatingChange]:
    """Return the newest ``each`` lines of the ledger for every game, the newest first."""
    place = Window(RowNumber(), partition_by="result__game", order_by="-id")
    lines = RatingChange.objects.filter(user=user).annotate(place_in_game=place)
    return lines.filter(place_in_game__lte=each).select_related("result").order_by("-id")
