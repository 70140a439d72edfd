"""How a person wants to see the site."""

from __future__ import annotations

from django.conf import settings
from django.db import models
from django.db.models import Q
from django.utils.translation import gettext_lazy as _


class Theme(models.TextChoices):
    """Light or dark."""

    SYSTEM = "system", _("As the system")
    LIGHT = "light", _("Light")
    DARK = "dark", _("Dark")


class Felt(models.TextChoices):
    """Colour of the table."""

    PINE = "pine", _("Pine")
    NAVY = "navy", _("Navy")
    BORDEAUX = "bordeaux", _("Bordeaux")
    SLATE = "slate", _("Slate")


class Suits(models.TextChoices):
    """Colours of the four suits."""

    TWO = "two", _("Two colours")
    FOUR = "four", _("Four colours")


class Face(models.TextChoices):
    """Drawing of the card faces."""

    STANDARD = "standard", _("Standard")
    BIG = "big", _("Big signs")


class Motion(models.TextChoices):
    """How much moves on the table."""

    FULL = "full", _("Full")
    QUICK = "quick", _("Quick")
    NONE = "none", _("None")


class Preferences(models.Model):
    """One person's choices.  Visitors without an account keep theirs in a cookie."""

    user = models.OneToOneField(
        settings.AUTH_USER_MODEL,
        on_delete=models.CASCADE,
        primary_key=True,
        related_name="preferences",
        verbose_name=_("user"),
    )
    language = models.CharField(
        _("language"),
        max_length=10,
        blank=True,
        help_text=_("Empty: as the browser asks."),
    )
    theme = models.CharField(_("theme"), max_length=10, choices=Theme.choices, default=Theme.SYSTEM)
    contrast = models.PositiveSmallIntegerField(_("contrast"), default=50)
    grain = models.PositiveSmallIntegerField(_("grain"), default=35)
    warmth = models.PositiveSmallIntegerField(_("colour temperature"), default=50)
    felt = models.CharField(_("felt"), max_length=10, choices=Felt.choices, default=Felt.PINE)
    suits = models.CharField(_("suits"), max_length=10, choices=Suits.choices, default=Suits.TWO)
    face = models.CharField(
        _("card faces"), max_length=10, choices=Face.choices, default=Face.STANDARD
    )
    motion = models.CharField(
        _("motion"), max_length=10, choices=Motion.choices, default=Motion.FULL
    )
    sound = models.BooleanField(_("sounds"), default=False)

    class Meta:
        verbose_name = _("preferences")
        verbose_name_plural = _("preferences")
        constraints = (
            models.CheckConstraint(
                condition=Q(contrast__lte=100, grain__lte=100, warmth__lte=100),
                name="sliders_end_at_100",
            ),
        )

    def __str__(self) -> str:
        return f"preferences of {self.user_id}"
