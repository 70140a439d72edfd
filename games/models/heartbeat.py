"""When the site last looked after its tables."""

from __future__ import annotations

from django.db import models


class Heartbeat(models.Model):
    """One row.  A long time since ``at`` means that the site was down."""

    at = models.DateTimeField()

    class Meta:
        constraints = (models.CheckConstraint(condition=models.Q(pk=1), name="one_heartbeat"),)

    def __str__(self) -> str:
        return self.at.isoformat()
