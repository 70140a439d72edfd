"""How strong the levels of bots are: what was measured, and the measurement that goes on."""

from __future__ import annotations

from typing import Any, ClassVar

from django.db import models
from django.utils.translation import gettext_lazy as _

from games.catalog import name_of


class Measurement(models.Model):
    """A round robin of the levels of a game, played a little at a time by idle workers.

    ``progress`` is a ``games.strength.robin.Robin`` in JSON.  ``busy_until`` is ahead while a
    worker plays.
    """

    game = models.SlugField(_("game"))
    rounds = models.PositiveIntegerField(
        _("rounds"), help_text=_("How many pairs of matches every two levels play.")
    )
    progress: models.JSONField[Any, Any] = models.JSONField()
    begun = models.DateTimeField(_("begun"), auto_now_add=True)
    busy_until = models.DateTimeField(null=True, blank=True)
    touched = models.DateTimeField(auto_now_add=True)
    tries = models.PositiveSmallIntegerField(default=0)
    finished = models.DateTimeField(_("finished"), null=True, blank=True)

    class Meta:
        verbose_name = _("measurement of bots")
        verbose_name_plural = _("measurements of bots")
        constraints = (
            models.UniqueConstraint(
                fields=("game",),
                condition=models.Q(finished__isnull=True),
                name="one_measurement_at_a_time",
            ),
        )

    def __str__(self) -> str:
        return f"{self.game} {self.begun:%Y-%m-%d}"


class StrengthQuerySet(models.QuerySet["Strength"]):
    """Finds what is true now among what was measured."""

    def newest(self) -> StrengthQuerySet:
        """Return the newest measurement of every game and level."""
        newer = self.model.objects.filter(
            game=models.OuterRef("game"),
            level=models.OuterRef("level"),
            measured_at__gt=models.OuterRef("measured_at"),
        )
        return self.filter(~models.Exists(newer))


class Strength(models.Model):
    """The measured Elo of one level at one game; all measurements are kept.

    ``interval`` is half the width of 95 %; it is 0 for the level that all others are measured by.
    """

    game = models.SlugField(_("game"))
    level = models.CharField(_("bot level"), max_length=20)
    elo = models.FloatField(_("measured Elo"))
    interval = models.FloatField(_("interval"))
    matches = models.PositiveIntegerField(_("matches"))
    rules_version = models.PositiveIntegerField(_("version of the rules"))
    measured_at = models.DateTimeField(_("measured at"))
    has_moved = models.BooleanField(
        _("has moved"),
        default=False,
        help_text=_("It differs from the measurement before by more than twice the interval."),
    )

    objects: ClassVar[models.Manager[Strength]] = StrengthQuerySet.as_manager()

    class Meta:
        verbose_name = _("strength of a bot")
        verbose_name_plural = _("strengths of bots")
        ordering = ("-measured_at", "game", "-elo")
        constraints = (
            models.UniqueConstraint(
                fields=("game", "level", "measured_at"), name="one_strength_per_measurement"
            ),
        )

    def __str__(self) -> str:
        return f"{self.game} {self.level}: {self.shown}"

    @property
    def game_name(self) -> str:
        return name_of(self.game)

    @property
    def shown(self) -> str:
        """Return the Elo with its interval, as people read it."""
        return (
            f"{self.elo:.0f}\N{NO-BREAK SPACE}±\N{NO-BREAK SPACE}{self.interval:.0f}"
            if self.interval
            else f"{self.elo:.0f}"
        )
