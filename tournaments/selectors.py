"""Reads: tournaments as lists and pages show them."""

from __future__ import annotations

from django.db.models import Count, Q, QuerySet

from tournaments.models import Tournament


def next_tournaments() -> QuerySet[Tournament]:
    """Return what runs now and what comes next, the earliest first."""
    live = (Tournament.Status.RUNNING, Tournament.Status.SCHEDULED)
    return _listed().filter(status__in=live).order_by("starts", "pk")


def _listed() -> QuerySet[Tournament]:
    active = Count("entrants", filter=Q(entrants__withdrawn_at=None))
    return Tournament.objects.annotate(players=active)
