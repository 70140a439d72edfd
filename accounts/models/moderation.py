"""Reports, sanctions, and the log of what moderators did."""

from __future__ import annotations

from typing import Any, ClassVar

from django.conf import settings
from django.db import models
from django.db.models import F, Q
from django.utils import timezone
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy


class SanctionQuerySet(models.QuerySet["Sanction"]):
    """Sanctions, as questions are asked about them."""

    def active(self) -> SanctionQuerySet:
        """Return those in force now."""
        now = timezone.now()
        return self.filter(Q(ends=None) | Q(ends__gt=now), starts__lte=now, lifted_at=None)


class Sanction(models.Model):
    """A warning, or the loss of a right for some time or for good."""

    class Kind(models.TextChoices):
        """What the sanction takes away: nothing, chat, or the whole site."""

        WARNING = "warning", _("Warning")
        MUTE = "mute", pgettext_lazy("sanction", "Mute")
        BAN = "ban", pgettext_lazy("sanction", "Ban")

    user = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        on_delete=models.CASCADE,
        related_name="sanctions",
        verbose_name=_("user"),
    )
    kind = models.CharField(_("kind"), max_length=10, choices=Kind.choices)
    reason = models.TextField(_("reason"), help_text=_("The person reads this."))
    note = models.TextField(
        _("private note"), blank=True, help_text=_("Only moderators read this.")
    )
    starts = models.DateTimeField(_("starts"), default=timezone.now)
    ends = models.DateTimeField(
        _("ends"), null=True, blank=True, help_text=_("Empty: it does not end by itself.")
    )
    made_by = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        on_delete=models.SET_NULL,
        null=True,
        related_name="+",
        verbose_name=_("made by"),
    )
    told_at = models.DateTimeField(_("shown to the person at"), null=True, blank=True)
    lifted_at = models.DateTimeField(_("lifted at"), null=True, blank=True)
    lifted_by = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        on_delete=models.SET_NULL,
        null=True,
        blank=True,
        related_name="+",
        verbose_name=_("lifted by"),
    )

    objects: ClassVar[models.Manager[Sanction]] = SanctionQuerySet.as_manager()

    class Meta:
        verbose_name = _("sanction")
        verbose_name_plural = _("sanctions")
        permissions = (
            ("warn_user", _("Can warn users")),
            ("mute_user", _("Can mute users")),
            ("ban_user", _("Can ban users")),
            ("lift_sanction", _("Can lift sanctions")),
        )
        constraints = (
            models.CheckConstraint(
                condition=Q(ends=None) | Q(ends__gt=F("starts")), name="sanction_ends_after_start"
            ),
        )
        indexes = (models.Index("user", "kind", name="sanctions_of_a_user"),)

    def __str__(self) -> str:
        return f"{self.get_kind_display()} #{self.pk}"

    @property
    def is_active(self) -> bool:
        now = timezone.now()
        return (
            self.lifted_at is None and self.starts <= now and (self.ends is None or self.ends > now)
        )


class Report(models.Model):
    """One person's complaint about another, with a snapshot of what it is about."""

    class Kind(models.TextChoices):
        """What the complaint is about."""

        CHAT = "chat", _("Chat")
        MATCH = "match", _("Play in a match")
        NAME = "name", _("User name")
        OTHER = "other", _("Something else")

    class Status(models.TextChoices):
        """Whether a moderator still has to look at it."""

        OPEN = "open", _("Open")
        CLOSED = "closed", _("Closed")

    reporter = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        on_delete=models.SET_NULL,
        null=True,
        related_name="reports_made",
        verbose_name=_("reporter"),
    )
    subject = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        on_delete=models.CASCADE,
        related_name="reports",
        verbose_name=_("reported user"),
    )
    kind = models.CharField(_("kind"), max_length=10, choices=Kind.choices)
    thing = models.CharField(
        _("thing"),
        max_length=60,
        blank=True,
        help_text=_("Names the reported thing, such as one line of a chat."),
    )
    text = models.TextField(_("text"), blank=True)
    context: models.JSONField[Any, Any] = models.JSONField(_("context"), default=dict, blank=True)
    link = models.CharField(_("link"), max_length=200, blank=True)
    status = models.CharField(
        _("status"), max_length=10, choices=Status.choices, default=Status.OPEN
    )
    outcome = models.TextField(_("outcome"), blank=True)
    handled_by = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        on_delete=models.SET_NULL,
        null=True,
        blank=True,
        related_name="+",
        verbose_name=_("handled by"),
    )
    handled_at = models.DateTimeField(_("handled at"), null=True, blank=True)
    created = models.DateTimeField(_("created"), auto_now_add=True)

    class Meta:
        verbose_name = _("report")
        verbose_name_plural = _("reports")
        permissions = (("close_report", _("Can close reports")),)
        constraints = (
            models.UniqueConstraint(
                fields=("reporter", "subject", "kind", "thing"),
                condition=~Q(thing=""),
                name="one_report_per_thing",
            ),
            models.UniqueConstraint(
                fields=("reporter", "subject", "kind"),
                condition=Q(thing="", status="open"),
                name="one_open_report_per_kind",
            ),
        )
        indexes = (models.Index("status", "created", name="queue_of_reports"),)

    def __str__(self) -> str:
        return f"{self.get_kind_display()} #{self.pk}"

    @property
    def is_open(self) -> bool:
        return self.status == self.Status.OPEN


class ModerationAction(models.Model):
    """One line of the log: who did what to whom, when and why."""

    class Verb(models.TextChoices):
        """What was done."""

        WARN = "warn", _("Warned")
        MUTE = "mute", _("Muted")
        BAN = "ban", _("Banned")
        LIFT = "lift", _("Lifted a sanction")
        CLOSE = "close", _("Closed a report")
        VOID = "void", _("Voided a match")
        OTHER = "other", _("Something else")

    moderator = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        on_delete=models.SET_NULL,
        null=True,
        related_name="moderation_actions",
        verbose_name=_("moderator"),
    )
    verb = models.CharField(_("action"), max_length=10, choices=Verb.choices)
    user = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        on_delete=models.SET_NULL,
        null=True,
        blank=True,
        related_name="+",
        verbose_name=_("user"),
    )
    thing = models.CharField(_("thing"), max_length=60, blank=True)
    reason = models.TextField(_("reason"))
    created = models.DateTimeField(_("created"), auto_now_add=True)

    class Meta:
        verbose_name = _("moderation action")
        verbose_name_plural = _("moderation actions")

    def __str__(self) -> str:
        return f"{self.get_verb_display()} #{self.pk}"
