"""When each half of the site last did its work."""

from __future__ import annotations

from django.db import models


class Heartbeat(models.Model):
    """One row per half.  A long time since ``at`` means that this half was down."""

    class Half(models.IntegerChoices):
        """The sweep looks after tables, and by way of the web people reach them."""

        SWEEP = 1
        WEB = 2

    at = models.DateTimeField()

    class Meta:
        constraints = (
            models.CheckConstraint(condition=models.Q(pk__in=(1, 2)), name="one_heartbeat_each"),
        )

    def __str__(self) -> str:
        return self.at.isoformat()
