"""Tournaments: what is played, when, and by whose leave."""

from __future__ import annotations

from typing import Any, Final
from zoneinfo import ZoneInfo

from django.conf import settings
from django.core.validators import MaxValueValidator, MinValueValidator
from django.db import models
from django.db.models import F, Q
from django.urls import reverse
from django.utils.translation import gettext, pgettext_lazy
from django.utils.translation import gettext_lazy as _

from accounts.game_names import name_of
from games.models import LIVE_PACES, Pace

MOST_PLAYERS: Final = 512
MOST_ROUNDS: Final = 15


class Tournament(models.Model):
    """One event: a game with its options, a time, and rules for who may enter.

    Without ``rounds`` their number follows from the field when it starts.
    """

    class Status(models.TextChoices):
        """How far it has come."""

        SCHEDULED = "scheduled", _("Upcoming")
        RUNNING = "running", _("Running")
        FINISHED = "finished", pgettext_lazy("tournament", "Finished")
        CANCELLED = "cancelled", _("Cancelled")

    class Format(models.TextChoices):
        """How opponents are found."""

        SWISS = "swiss", _("Swiss system")

    slug = models.SlugField(max_length=90, unique=True)
    name = models.CharField(_("name"), max_length=80)
    description = models.TextField(_("description"), max_length=2000, blank=True)
    organiser = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        on_delete=models.SET_NULL,
        null=True,
        related_name="tournaments",
        verbose_name=_("organiser"),
    )
    format = models.CharField(_("format"), max_length=10, choices=Format, default=Format.SWISS)
    game = models.SlugField(_("game"))
    options: models.JSONField[Any, Any] = models.JSONField(_("options"), default=dict, blank=True)
    pace = models.CharField(
        _("pace"),
        max_length=10,
        choices=[choice for choice in Pace.choices if choice[0] in LIVE_PACES],
        default=Pace.NORMAL,
    )
    is_rated = models.BooleanField(pgettext_lazy("tournament", "rated"), default=True)
    starts = models.DateTimeField(_("starts"))
    time_zone = models.CharField(_("time zone"), max_length=60, default="UTC")
    rounds = models.PositiveSmallIntegerField(
        _("rounds"),
        default=0,
        validators=[MaxValueValidator(MOST_ROUNDS)],
        help_text=_("0: as many as the number of players asks for."),
    )
    round_gap = models.PositiveSmallIntegerField(
        _("seconds between rounds"),
        default=30,
        validators=[MinValueValidator(5), MaxValueValidator(3600)],
    )
    round_minutes = models.PositiveSmallIntegerField(
        _("longest round in minutes"),
        default=90,
        validators=[MinValueValidator(5), MaxValueValidator(600)],
        help_text=_("Matches that are still on after this time are broken off."),
    )
    min_players = models.PositiveSmallIntegerField(
        _("fewest players"), default=3, validators=[MinValueValidator(2)]
    )
    max_players = models.PositiveSmallIntegerField(
        _("most players"), default=64, validators=[MaxValueValidator(MOST_PLAYERS)]
    )
    bot_fill = models.PositiveSmallIntegerField(
        _("fill with bots up to"),
        default=0,
        help_text=_("0: no bots. Bots take places only when the tournament starts."),
    )
    bot_levels: models.JSONField[Any, Any] = models.JSONField(
        _("bot levels"), default=list, blank=True
    )
    status = models.CharField(
        _("status"), max_length=10, choices=Status, default=Status.SCHEDULED, editable=False
    )
    reason = models.CharField(
        _("reason"), max_length=500, blank=True, help_text=_("Why it was cancelled.")
    )
    created = models.DateTimeField(_("created"), auto_now_add=True)
    started_at = models.DateTimeField(_("started"), null=True, blank=True, editable=False)
    finished_at = models.DateTimeField(_("finished"), null=True, blank=True, editable=False)

    class Meta:
        verbose_name = _("tournament")
        verbose_name_plural = _("tournaments")
        ordering = ("-starts", "-pk")
        constraints = (
            models.CheckConstraint(
                condition=Q(min_players__gte=2) & Q(max_players__gte=F("min_players")),
                name="players_from_min_to_max",
                violation_error_message=_("The largest number of players is below the smallest."),
            ),
            models.CheckConstraint(
                condition=Q(bot_fill__lte=F("max_players")),
                name="bots_fit_in",
                violation_error_message=_("Bots cannot fill more places than there are."),
            ),
        )
        indexes = (models.Index(fields=("status", "starts"), name="tournaments_by_start"),)

    def __str__(self) -> str:
        return self.name

    def get_absolute_url(self) -> str:
        return reverse("tournaments:event", args=(self.slug,))

    @property
    def game_name(self) -> str:
        return name_of(self.game)

    @property
    def reason_text(self) -> str:
        """Return why it was called off or ended early, in the reader's language."""
        return gettext(self.reason) if self.reason else ""

    @property
    def zone(self) -> ZoneInfo:
        return ZoneInfo(self.time_zone)

    @property
    def is_scheduled(self) -> bool:
        return self.status == self.Status.SCHEDULED

    @property
    def is_running(self) -> bool:
        return self.status == self.Status.RUNNING

    @property
    def is_finished(self) -> bool:
        return self.status == self.Status.FINISHED

    @property
    def is_cancelled(self) -> bool:
        return self.status == self.Status.CANCELLED
