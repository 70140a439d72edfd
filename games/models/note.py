"""Notes: what happens to a match beside the moves, for everybody at the table to read."""

from __future__ import annotations

from typing import Any

from django.db import models
from django.utils.translation import gettext_lazy as _

from games.models.match import Match


class Note(models.Model):
    """One line.  ``version`` says between which moves it belongs.

    The sentence is made from ``kind`` and ``facts`` in the reader's language.
    """

    class Kind(models.TextChoices):
        """What happened, as a sentence to fill with the facts."""

        AWAY = "away", _("%(name)s is away.")
        BACK = "back", _("%(name)s is back.")
        HELD = "held", _("%(name)s is away, and a bot plays on: %(bot)s.")
        TAKEN = "taken", _("%(name)s plays again.")
        RESIGNED = "resigned", _("%(name)s has resigned, and a bot plays on: %(bot)s.")
        GIVEN_UP = "given_up", _("%(name)s has resigned.")
        TIMED_OUT = "timed_out", _("The time of %(name)s was up: the site played.")
        SILENT = "silent", _("The bot %(name)s did not answer: the site played.")
        LATE = "late", _("%(name)s did not play in time.")
        PAUSED = "paused", _("The match is paused.")
        DESERTED = "deserted", _("Nobody is here: the match is paused.")
        RESUMED = "resumed", _("%(name)s goes on with the match.")
        RESTARTED = "restarted", _("The site was away. The clocks got %(seconds)s seconds more.")
        ENDED = "ended", _("The match was ended, since %(name)s is away.")
        UNDONE = "undone", _("%(name)s has taken a move back. All agreed.")
        NEIGHBOUR = "neighbour", _("Somebody watches from the same network as %(name)s.")
        ABANDONED = "abandoned", _("Nobody was here for long: the match was broken off.")

    match = models.ForeignKey(Match, on_delete=models.CASCADE, related_name="notes")
    version = models.PositiveIntegerField()
    kind = models.CharField(max_length=10, choices=Kind)
    seat = models.PositiveSmallIntegerField(null=True, blank=True)
    facts: models.JSONField[Any, Any] = models.JSONField(default=dict)
    at = models.DateTimeField(auto_now_add=True)

    class Meta:
        verbose_name = _("note")
        verbose_name_plural = _("notes")
        ordering = ("pk",)

    def __str__(self) -> str:
        facts: dict[str, Any] = self.facts
        return str(self.Kind(self.kind).label) % facts
