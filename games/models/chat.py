"""What people say at tables."""

from __future__ import annotations

from django.conf import settings
from django.db import models
from django.utils.translation import gettext_lazy as _

from games.models.table import Table


class ChatLine(models.Model):
    """One line; those who sit and those who watch have rooms of their own."""

    class Room(models.TextChoices):
        """Who speaks with whom."""

        SEATS = "seats", _("Players")
        WATCHERS = "watchers", _("Spectators")

    table = models.ForeignKey(Table, on_delete=models.CASCADE, related_name="chat")
    author = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        on_delete=models.CASCADE,
        related_name="chat_lines",
        verbose_name=_("author"),
    )
    room = models.CharField(_("room"), max_length=10, choices=Room)
    text = models.CharField(_("text"), max_length=300)
    phrase = models.CharField(
        max_length=10, blank=True, help_text=_("The key of a ready phrase, else empty.")
    )
    is_hidden = models.BooleanField(_("hidden"), default=False)
    created = models.DateTimeField(_("created"), auto_now_add=True)

    class Meta:
        verbose_name = _("chat line")
        verbose_name_plural = _("chat lines")
        permissions = (("hide_chatline", _("Can hide a chat line")),)
        ordering = ("pk",)
        indexes = (models.Index("table", "room", "created", name="chat_of_a_table"),)

    def __str__(self) -> str:
        return f"{self.table_id}: {self.text[:40]}"
