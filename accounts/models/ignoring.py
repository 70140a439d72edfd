"""Whom a person does not want to read."""

from __future__ import annotations

from django.conf import settings
from django.db import models
from django.db.models import F, Q
from django.utils.translation import gettext_lazy as _


class Ignored(models.Model):
    """One person reads no chat of another; nobody else learns of it."""

    user = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        on_delete=models.CASCADE,
        related_name="ignoring",
        verbose_name=_("user"),
    )
    other = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        on_delete=models.CASCADE,
        related_name="+",
        verbose_name=_("other person"),
    )

    class Meta:
        verbose_name = _("ignored person")
        verbose_name_plural = _("ignored people")
        ordering = ("pk",)
        constraints = (
            models.UniqueConstraint(fields=("user", "other"), name="ignored_once"),
            models.CheckConstraint(condition=~Q(user=F("other")), name="nobody_ignores_himself"),
        )

    def __str__(self) -> str:
        return f"{self.user_id}/{self.other_id}"
