"""Who plays in a tournament."""

from __future__ import annotations

from django.conf import settings
from django.db import models
from django.db.models import Q
from django.utils.translation import gettext_lazy as _

from tournaments.models.tournament import Tournament


class Entrant(models.Model):
    """One person or bot in one tournament; who withdrew keeps the points already won.

    ``seed`` is the place in the starting order, given when the tournament starts.
    """

    tournament = models.ForeignKey(
        Tournament,
        on_delete=models.CASCADE,
        related_name="entrants",
        verbose_name=_("tournament"),
    )
    user = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        on_delete=models.PROTECT,
        related_name="entries",
        verbose_name=_("user"),
    )
    seed = models.PositiveSmallIntegerField(_("starting place"), null=True, blank=True)
    entered = models.DateTimeField(_("entered"), auto_now_add=True)
    withdrawn_at = models.DateTimeField(_("withdrawn"), null=True, blank=True)

    class Meta:
        verbose_name = _("entrant")
        verbose_name_plural = _("entrants")
        ordering = ("seed", "pk")
        constraints = (
            models.UniqueConstraint(fields=("tournament", "user"), name="one_entry_per_person"),
            models.UniqueConstraint(
                fields=("tournament", "seed"),
                condition=Q(seed__isnull=False),
                name="one_starting_place_each",
            ),
        )

    def __str__(self) -> str:
        return f"{self.user_id} in {self.tournament_id}"

    @property
    def is_active(self) -> bool:
        return self.withdrawn_at is None
