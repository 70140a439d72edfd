"""What happened in a tournament and why, for everybody to read."""

from __future__ import annotations

from typing import Any

from django.conf import settings
from django.db import models
from django.db.models import Q
from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _

from tournaments.models.round import Pairing
from tournaments.models.tournament import Tournament


class LogLine(models.Model):
    """One act of a director, of a player, or of the site itself when there is no ``actor``.

    The sentence is made from ``verb`` and ``facts`` in the reader's language.  ``key`` names an
    act that happens once: done twice, it leaves one line.
    """

    class Verb(models.TextChoices):
        """What was done, as a sentence to fill with the facts."""

        SCHEDULED = "scheduled", _("The tournament was scheduled.")
        CHANGED = "changed", _("The announcement was changed.")
        ENTERED = "entered", _("%(player)s entered.")
        FILLED = "filled", _("%(player)s fills a place.")
        WITHDREW = "withdrew", _("%(player)s withdrew.")
        REMOVED = "removed", _("%(player)s was taken out: %(reason)s")
        CALLED = "called", _("The start was moved to this moment.")
        STARTED = "started", _("The tournament started. Players: %(players)s. Rounds: %(rounds)s.")
        PAIRED = "paired", _("Round %(round)s was paired.")
        BYE = "bye", _("%(player)s has a bye in round %(round)s.")
        SETTLED = "settled", _("Round %(round)s is over.")
        UNSEATED = "unseated", _("Round %(round)s, table %(table)s: no match began. %(reason)s")
        BROKEN_OFF = "broken", _("Round %(round)s, table %(table)s: broken off. %(reason)s")
        VOIDED = "voided", _("Round %(round)s, table %(table)s: the match is void. %(reason)s")
        RULED = "ruled", _("Round %(round)s, table %(table)s: %(ruling)s. %(reason)s")
        FINISHED = "finished", _("The tournament is over.")
        ENDED_EARLY = "early", _("The tournament ended early: %(reason)s")
        CANCELLED = "cancelled", _("The tournament was cancelled: %(reason)s")

    tournament = models.ForeignKey(Tournament, on_delete=models.CASCADE, related_name="log")
    at = models.DateTimeField(_("time"), auto_now_add=True)
    actor = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        on_delete=models.SET_NULL,
        null=True,
        blank=True,
        related_name="+",
        verbose_name=_("by"),
    )
    verb = models.CharField(_("act"), max_length=10, choices=Verb)
    facts: models.JSONField[Any, Any] = models.JSONField(_("facts"), default=dict)
    key = models.CharField(max_length=40, blank=True, editable=False)

    class Meta:
        verbose_name = _("log line")
        verbose_name_plural = _("log lines")
        ordering = ("pk",)
        constraints = (
            models.UniqueConstraint(
                fields=("tournament", "key"), condition=~Q(key=""), name="once_per_key"
            ),
        )

    def __str__(self) -> str:
        facts = dict(self.facts)
        if facts.get("reason"):
            facts["reason"] = gettext(facts["reason"])  # the site's own are known, others stay
        if "ruling" in facts:
            facts["ruling"] = Pairing.Ruling(facts["ruling"]).label
        return str(self.Verb(self.verb).label) % facts
