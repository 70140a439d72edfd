"""Rounds and their pairings.  A pairing's result is read from its match, or ruled by a director."""

from __future__ import annotations

from django.db import models
from django.db.models import Q
from django.utils.translation import gettext_lazy as _

from games.models import Match
from tournaments.models.entrant import Entrant
from tournaments.models.tournament import Tournament


class Round(models.Model):
    """One round; ``finished_at`` is set when every pairing has a result."""

    tournament = models.ForeignKey(
        Tournament, on_delete=models.CASCADE, related_name="played_rounds"
    )
    number = models.PositiveSmallIntegerField(_("number"))
    started_at = models.DateTimeField(_("started"), auto_now_add=True)
    finished_at = models.DateTimeField(_("finished"), null=True, blank=True)

    class Meta:
        verbose_name = _("round")
        verbose_name_plural = _("rounds")
        ordering = ("tournament", "number")
        constraints = (
            models.UniqueConstraint(fields=("tournament", "number"), name="one_round_per_number"),
        )

    def __str__(self) -> str:
        return f"{self.tournament_id}/{self.number}"


class Pairing(models.Model):
    """Entrants who meet in a round; a single one has a bye."""

    class Ruling(models.TextChoices):
        """What a director may decide instead of the result of the match."""

        FIRST_WINS = "first", _("The first player wins")
        SECOND_WINS = "second", _("The second player wins")
        DRAW = "draw", _("Draw")
        NO_RESULT = "none", _("No result: half a point each")
        NO_POINTS = "zero", _("No points for anybody")

    round = models.ForeignKey(
        Round, on_delete=models.CASCADE, related_name="pairings", verbose_name=_("round")
    )
    number = models.PositiveSmallIntegerField(_("number"))
    match = models.OneToOneField(
        Match,
        on_delete=models.PROTECT,
        null=True,
        blank=True,
        related_name="pairing",
        verbose_name=_("match"),
    )
    ruling = models.CharField(_("ruling"), max_length=10, choices=Ruling, blank=True)

    class Meta:
        verbose_name = _("pairing")
        verbose_name_plural = _("pairings")
        ordering = ("round", "number")
        constraints = (
            models.UniqueConstraint(fields=("round", "number"), name="one_pairing_per_number"),
        )

    def __str__(self) -> str:
        return f"{self.round_id}/{self.number}"


class PairingSeat(models.Model):
    """A seat in a pairing.  Nobody sits twice in a round: the database sees to it."""

    round = models.ForeignKey(Round, on_delete=models.CASCADE, related_name="+")
    pairing = models.ForeignKey(
        Pairing, on_delete=models.CASCADE, related_name="seats", verbose_name=_("pairing")
    )
    seat = models.PositiveSmallIntegerField(_("seat"))
    entrant = models.ForeignKey(
        Entrant, on_delete=models.PROTECT, related_name="seats", verbose_name=_("entrant")
    )

    class Meta:
        verbose_name = _("seat")
        verbose_name_plural = _("seats")
        ordering = ("pairing", "seat")
        constraints = (
            models.UniqueConstraint(fields=("round", "entrant"), name="one_seat_per_round"),
            models.UniqueConstraint(fields=("pairing", "seat"), name="one_entrant_per_seat"),
            models.CheckConstraint(condition=Q(seat__lt=8), name="seats_of_one_table"),
        )

    def __str__(self) -> str:
        return f"{self.pairing_id}/{self.seat}"
