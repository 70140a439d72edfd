"""Who stays to the end of matches, and who does not."""

from __future__ import annotations

from django.conf import settings
from django.db import models
from django.utils.translation import gettext_lazy as _


class Conduct(models.Model):
    """How a person behaved in one match.  Reliability is derived from the latest of these."""

    class Kind(models.TextChoices):
        """What the person did."""

        STAYED = "stayed", _("Stayed to the end")
        LEFT = "left", _("Left, or did not come back")
        STALLED = "stalled", _("Let the clock run out again and again")
        FLED = "fled", _("Resigned before the match had begun in earnest")

    user = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        on_delete=models.CASCADE,
        related_name="conduct",
        verbose_name=_("user"),
    )
    match_code = models.CharField(_("match"), max_length=40)
    kind = models.CharField(_("kind"), max_length=10, choices=Kind)
    created = models.DateTimeField(_("created"), auto_now_add=True)

    class Meta:
        verbose_name = _("conduct")
        verbose_name_plural = _("conduct")
        ordering = ("-pk",)
        constraints = (
            models.UniqueConstraint(fields=("user", "match_code"), name="one_conduct_per_match"),
        )

    def __str__(self) -> str:
        return f"{self.user_id} in {self.match_code}: {self.kind}"
