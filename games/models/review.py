"""Reviews: what a bot thinks of the moves that people made in a match that is over."""

from __future__ import annotations

from typing import Any

from django.conf import settings
from django.db import models
from django.utils.translation import gettext_lazy as _

from games.models.match import Match


class Review(models.Model):
    """One for each match, made a move at a time by whichever worker has nothing else to do.

    ``busy_until`` is ahead while a worker thinks about the next move; ``total`` is known from the
    first of them on.
    """

    match = models.OneToOneField(Match, on_delete=models.CASCADE, related_name="review")
    asked_by = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        on_delete=models.SET_NULL,
        null=True,
        related_name="reviews",
        verbose_name=_("asked by"),
    )
    asked = models.DateTimeField(_("asked"), auto_now_add=True)
    busy_until = models.DateTimeField(null=True, blank=True)
    touched = models.DateTimeField(auto_now_add=True)
    tries = models.PositiveSmallIntegerField(
        default=0, help_text=_("How often a worker has begun the next move.")
    )
    total = models.PositiveIntegerField(null=True, blank=True)
    finished = models.DateTimeField(_("finished"), null=True, blank=True)

    class Meta:
        verbose_name = _("review")
        verbose_name_plural = _("reviews")
        indexes = (
            models.Index(
                "touched", name="reviews_to_do", condition=models.Q(finished__isnull=True)
            ),
        )

    def __str__(self) -> str:
        return f"{self.match_id}"


class ReviewedMove(models.Model):
    """What a bot thinks of one move, and of others that were open to the seat.

    ``candidates`` are the best of them and the one that was played, each with its action, value
    and samples.  ``value`` and ``loss`` are missing if the bot did not think of the move.
    """

    match = models.ForeignKey(Match, on_delete=models.CASCADE, related_name="reviewed")
    version = models.PositiveIntegerField()
    seat = models.PositiveSmallIntegerField()
    measure = models.CharField(max_length=20)
    is_exact = models.BooleanField(default=False)
    candidates: models.JSONField[Any, Any] = models.JSONField()
    value = models.FloatField(null=True, blank=True)
    best = models.FloatField()
    loss = models.FloatField(null=True, blank=True)

    class Meta:
        ordering = ("match", "version")
        constraints = (
            models.UniqueConstraint(fields=("match", "version"), name="one_review_per_move"),
        )

    def __str__(self) -> str:
        return f"{self.match_id}/{self.version}"
