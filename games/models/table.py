"""Tables: where people sit before, during and after matches."""

from __future__ import annotations

from typing import Any, Final

from django.conf import settings
from django.db import models
from django.urls import reverse
from django.utils import timezone
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from games.models.codes import CODE_LENGTH, new_code


class Pace(models.TextChoices):
    """How long a seat may think."""

    CALM = "calm", _("Calm")
    NORMAL = "normal", _("Normal")
    QUICK = "quick", _("Quick")
    DAY = "1day", _("By correspondence, one day")
    THREE_DAYS = "3days", _("By correspondence, three days")
    WEEK = "7days", _("By correspondence, a week")
    NONE = "none", _("No clock")


LIVE_PACES: Final = (Pace.CALM, Pace.NORMAL, Pace.QUICK)
"""The paces of people who are at the table at the same time, with a clock."""
SLOW_PACES: Final = (Pace.DAY, Pace.THREE_DAYS, Pace.WEEK)
"""The paces of matches by correspondence."""


class BotPace(models.TextChoices):
    """How long bots wait before they act, so that people can follow."""

    SLOW = "slow", pgettext_lazy("bots", "Slow")
    NORMAL = "normal", pgettext_lazy("bots", "Normal")
    QUICK = "quick", pgettext_lazy("bots", "Quick")


class Watching(models.TextChoices):
    """What spectators see of a match while it is on."""

    OPEN = "open", pgettext_lazy("spectators", "Everything at once")
    MINUTE = "1min", _("With a delay of one minute")
    FIVE_MINUTES = "5min", _("With a delay of five minutes")
    CLOSED = "closed", pgettext_lazy("spectators", "Nothing")


class Table(models.Model):
    """Seats around one game with its options.

    ``next_seed``, ``next_seal`` and ``next_commitment`` are those of its next match.
    """

    class Status(models.TextChoices):
        """What the table is doing."""

        OPEN = "open", pgettext_lazy("table", "Open")
        PLAYING = "playing", _("Playing")
        FINISHED = "finished", pgettext_lazy("table", "Finished")
        CLOSED = "closed", pgettext_lazy("table", "Closed")

    code = models.CharField(max_length=CODE_LENGTH, unique=True, default=new_code, editable=False)
    game = models.SlugField(_("game"))
    options: models.JSONField[Any, Any] = models.JSONField(_("options"), default=dict, blank=True)
    seats = models.PositiveSmallIntegerField(_("seats"))
    pace = models.CharField(_("pace"), max_length=10, choices=Pace, default=Pace.NORMAL)
    bot_pace = models.CharField(
        _("pace of bots"), max_length=10, choices=BotPace, default=BotPace.NORMAL
    )
    is_rated = models.BooleanField(_("rated"), default=True)
    is_private = models.BooleanField(
        _("private"), default=False, help_text=_("Only people with the address find it.")
    )
    watching = models.CharField(
        _("spectators"), max_length=10, choices=Watching, default=Watching.OPEN
    )
    status = models.CharField(_("status"), max_length=10, choices=Status, default=Status.OPEN)
    host = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        on_delete=models.SET_NULL,
        null=True,
        blank=True,
        related_name="hosted_tables",
        verbose_name=_("host"),
    )
    event = models.CharField(_("event"), max_length=100, blank=True)
    event_url = models.CharField(max_length=200, blank=True)
    next_seed = models.CharField(max_length=64, blank=True, editable=False)
    next_seal = models.CharField(max_length=64, blank=True, editable=False)
    next_commitment = models.CharField(max_length=64, blank=True)
    seen_at = models.DateTimeField(
        default=timezone.now, help_text=_("When somebody who sits there was last heard of.")
    )
    created = models.DateTimeField(_("created"), auto_now_add=True)
    updated = models.DateTimeField(_("updated"), auto_now=True)

    class Meta:
        verbose_name = _("table")
        verbose_name_plural = _("tables")
        indexes = (models.Index("status", "is_private", "updated", name="tables_of_the_lobby"),)

    def __str__(self) -> str:
        return f"{self.game} {self.code}"

    def get_absolute_url(self) -> str:
        return reverse("games:table", args=(self.code,))


class TableSeat(models.Model):
    """One place at a table, and who has it; its client seed is for the next match."""

    table = models.ForeignKey(Table, on_delete=models.CASCADE, related_name="places")
    seat = models.PositiveSmallIntegerField(_("seat"))
    user = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        on_delete=models.CASCADE,
        null=True,
        blank=True,
        related_name="table_seats",
        verbose_name=_("user"),
    )
    is_ready = models.BooleanField(_("ready"), default=False)
    client_seed = models.CharField(max_length=64, blank=True)

    class Meta:
        verbose_name = _("seat")
        verbose_name_plural = _("seats")
        ordering = ("table", "seat")
        constraints = (
            models.UniqueConstraint(fields=("table", "seat"), name="one_row_per_seat"),
            models.UniqueConstraint(fields=("table", "user"), name="one_seat_per_person"),
        )

    def __str__(self) -> str:
        return f"{self.table_id}/{self.seat}"
