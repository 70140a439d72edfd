"""Ratings, and the ledger that explains every one of their changes."""

from __future__ import annotations

from django.conf import settings
from django.db import models
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from accounts.ratings.elo import PROVISIONAL_MATCHES, START


class Rating(models.Model):
    """How strong an account is at one game."""

    user = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        on_delete=models.CASCADE,
        related_name="ratings",
        verbose_name=_("user"),
    )
    game = models.SlugField(_("game"), db_index=False)
    value = models.FloatField(_("rating"), default=START)
    matches = models.PositiveIntegerField(_("matches"), default=0)

    class Meta:
        verbose_name = _("rating")
        verbose_name_plural = _("ratings")
        constraints = (
            models.UniqueConstraint(fields=("user", "game"), name="one_rating_per_game"),
        )
        indexes = (models.Index(fields=("game", "-value"), name="best_of_a_game"),)

    def __str__(self) -> str:
        return f"{self.user_id} at {self.game}: {self.value:.0f}"

    @property
    def is_provisional(self) -> bool:
        return self.matches < PROVISIONAL_MATCHES


class RatedResult(models.Model):
    """The result of one ranked match.  Results count in the order of their keys."""

    class Status(models.TextChoices):
        """Whether the result counts."""

        RATED = "rated", _("Rated")
        VOID = "void", pgettext_lazy("match", "Void")

    match_code = models.CharField(_("match"), max_length=40, unique=True)
    game = models.SlugField(_("game"))
    finished_at = models.DateTimeField(_("finished at"))
    status = models.CharField(
        _("status"), max_length=10, choices=Status.choices, default=Status.RATED
    )
    void_reason = models.TextField(_("reason for voiding"), blank=True)

    class Meta:
        verbose_name = _("rated result")
        verbose_name_plural = _("rated results")
        permissions = (("void_ratedresult", _("Can void rated results")),)

    def __str__(self) -> str:
        return f"{self.game} {self.match_code}"

    def get_absolute_url(self) -> str:
        # Matches belong to a higher app, which serves this address.
        return f"/match/{self.match_code}/"

    @property
    def is_void(self) -> bool:
        return self.status == self.Status.VOID

    def in_order(self) -> list[RatedPlayer]:
        """Return the players as they finished, the winner first."""
        return sorted(self.players.all(), key=lambda player: (player.place, player.pk))


class RatedPlayer(models.Model):
    """What a result says of one player, and how it counts today.

    ``before``, ``after`` and ``matches_before`` are recomputed when an earlier result turns void.
    """

    result = models.ForeignKey(
        RatedResult, on_delete=models.CASCADE, related_name="players", verbose_name=_("result")
    )
    user = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        on_delete=models.CASCADE,
        related_name="rated_players",
        verbose_name=_("user"),
    )
    place = models.PositiveSmallIntegerField(_("place"))
    side = models.PositiveSmallIntegerField(_("side"), help_text=_("Partners share a side."))
    before = models.FloatField(_("rating before"))
    after = models.FloatField(_("rating after"))
    matches_before = models.PositiveIntegerField(_("matches before"))

    class Meta:
        verbose_name = _("rated player")
        verbose_name_plural = _("rated players")
        constraints = (
            models.UniqueConstraint(fields=("result", "user"), name="one_place_per_player"),
        )

    def __str__(self) -> str:
        return f"{self.user_id} in {self.result_id}"


class RatingChange(models.Model):
    """One line of the ledger.  Lines are only ever added, and each names its cause.

    ``result`` is the match played, or the void match that made a recomputation necessary;
    only a recomputation has a ``reason``.
    """

    result = models.ForeignKey(
        RatedResult, on_delete=models.CASCADE, related_name="changes", verbose_name=_("result")
    )
    user = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        on_delete=models.CASCADE,
        related_name="rating_changes",
        verbose_name=_("user"),
    )
    place = models.PositiveSmallIntegerField(_("place"), null=True, blank=True)
    before = models.FloatField(_("rating before"))
    after = models.FloatField(_("rating after"))
    reason = models.TextField(_("reason for the recomputation"), blank=True)
    created = models.DateTimeField(_("created"), auto_now_add=True)

    class Meta:
        verbose_name = _("rating change")
        verbose_name_plural = _("rating changes")
        indexes = (models.Index(fields=("user", "-id"), name="ledger_of_a_user"),)

    def __str__(self) -> str:
        return f"{self.user_id}: {self.before:.0f} -> {self.after:.0f}"

    @property
    def difference(self) -> float:
        return self.after - self.before
