"""Reviews: asked for by people, made a move at a time by workers that have nothing else to do.

A job names no match: whoever runs it takes the review that has waited longest, thinks about its
next move and asks for another job.  So a job may be lost, or run twice, and several reviews take
turns; no more than ``REVIEWS_AT_ONCE`` workers are ever kept from the live tables.
"""

from __future__ import annotations

from datetime import timedelta
from random import Random
from typing import Any, Final

from django.conf import settings
from django.db import transaction
from django.db.models import Q, QuerySet
from django.utils import timezone

from accounts.models import User
from games import jobs
from games.bots.core import Explanation
from games.bots.review import Assessment, assess, reviewer_of
from games.models import Match, Review, ReviewedMove
from games.records import viewer_of
from games.replays.decisions import Decision, decisions_of
from games.rules.record import plain
from games.services.effects import after_commit
from games.services.errors import (
    MatchOnError,
    NoReviewError,
    NotSeatedError,
    TooManyReviewsError,
)

BUSY: Final = timedelta(seconds=40)
"""A worker that has not finished a move after this is dead."""
LOST: Final = timedelta(seconds=jobs.ANALYSIS_EXPIRES)
"""After this without a worker another one is asked for: the job before is dropped by then."""
MOST_TRIES: Final = 3
"""A move that as many workers have not finished ends the review."""
MOST_WAITING: Final = 2
MOST_A_DAY: Final = 20


def ask_review(*, match: Match, user: User) -> Review:
    """Have a match reviewed, once; raise ``RuleError`` if the person may not ask for it."""
    check_review(match=match, user=user)
    with transaction.atomic():
        review, is_new = Review.objects.get_or_create(match=match, defaults={"asked_by": user})
        if is_new:
            after_commit(jobs.review)
    return review


def check_review(*, match: Match, user: User) -> None:
    """Raise ``RuleError`` if a person may not have a match reviewed."""
    if match.is_playing:
        raise MatchOnError
    if reviewer_of(match.game_slug) is None:
        raise NoReviewError
    is_closed = match.table.is_private or bool(match.game.sealed_pack)
    if is_closed and viewer_of(match, user) is None:
        raise NotSeatedError
    if Review.objects.filter(match=match).exists():
        return
    own = Review.objects.filter(asked_by=user)
    day = timezone.now() - timedelta(days=1)
    if own.filter(finished=None).count() >= MOST_WAITING:
        raise TooManyReviewsError
    if own.filter(asked__gt=day).count() >= MOST_A_DAY:
        raise TooManyReviewsError


def review_next() -> bool:
    """Think about the next move of the review that waits longest; return whether there was one."""
    review = _claim()
    if review is None:
        return False
    _advance(review)
    if _to_do().exists():
        after_commit(jobs.review)
    return True


def wake_reviews() -> int:
    """Ask for a worker where reviews wait and nobody is at any; return how many wait."""
    now = timezone.now()
    if _to_do().filter(Q(busy_until__gt=now) | Q(touched__gt=now - LOST)).exists():
        return 0
    waiting = _to_do().update(touched=now)
    if waiting:
        after_commit(jobs.review)
    return waiting


def _to_do() -> QuerySet[Review]:
    return Review.objects.filter(finished=None)


def _idle(now: Any) -> QuerySet[Review]:
    return _to_do().filter(Q(busy_until=None) | Q(busy_until__lte=now))


@transaction.atomic
def _claim() -> Review | None:
    """Take the review that has waited longest, unless enough workers are at others."""
    now = timezone.now()
    if _to_do().filter(busy_until__gt=now).count() >= settings.REVIEWS_AT_ONCE:
        return None
    waiting = _idle(now).order_by("touched", "pk").select_for_update(skip_locked=True)
    review = waiting.first()
    if review is not None:
        review.busy_until, review.touched, review.tries = now + BUSY, now, review.tries + 1
        review.save(update_fields=["busy_until", "touched", "tries"])
    return review


def _advance(review: Review) -> None:
    """Review one more move, or finish; what fails again and again ends the review there."""
    match = Match.objects.select_related("table").get(pk=review.match_id)
    known = set(match.reviewed.values_list("version", flat=True))
    if review.total is None:
        review.total = sum(1 for _ in decisions_of(match))
    fresh = (decision for decision in decisions_of(match) if decision.version not in known)
    if review.tries > MOST_TRIES or (decision := next(fresh, None)) is None:
        review.finished = timezone.now()
    else:
        _keep(decision)
        review.finished = timezone.now() if len(known) + 1 >= review.total else None
        review.tries = 0
    review.busy_until, review.touched = None, timezone.now()
    review.save()


def _keep(decision: Decision) -> None:
    """Think about a move and keep what was found; the same chance each time."""
    match = decision.match
    bot = reviewer_of(match.game_slug)
    assert bot is not None  # noqa: S101 -- only such matches are reviewed
    explanation = bot.explain(decision.view(), Random(f"{match.code} {decision.version}"))  # noqa: S311 -- no secret
    found = assess(explanation, decision.is_played)
    ReviewedMove.objects.get_or_create(
        match=match,
        version=decision.version,
        defaults={"seat": decision.seat, **_columns(explanation, found)},
    )


def _columns(explanation: Explanation[Any], found: Assessment) -> dict[str, Any]:
    return {
        "measure": explanation.measure,
        "is_exact": explanation.exact,
        "candidates": [
            {
                "action": plain(one.action),
                "value": one.value,
                "samples": one.samples,
                "played": one is found.played,
            }
            for one in found.candidates
        ],
        "value": None if found.played is None else found.played.value,
        "best": found.best,
        "loss": found.loss,
    }
