"""Lists of tournaments."""

from __future__ import annotations

from django.db.models import Count, Q, QuerySet
from django.utils import timezone

from tournaments.models import Tournament

Status = Tournament.Status


def all_tournaments() -> QuerySet[Tournament]:
    """Return every tournament with its number of ``players``, the latest start first."""
    active = Count("entrants", filter=Q(entrants__withdrawn_at=None))
    return Tournament.objects.annotate(players=active).order_by("-starts", "-pk")


def next_tournaments() -> QuerySet[Tournament]:
    """Return what runs now and what comes next, the earliest first."""
    return (
        all_tournaments()
        .filter(status__in=(Status.RUNNING, Status.SCHEDULED))
        .order_by("starts", "pk")
    )


def upcoming_tournaments() -> QuerySet[Tournament]:
    """Return what comes next, the earliest first."""
    return all_tournaments().filter(status=Status.SCHEDULED).order_by("starts", "pk")


def running_tournaments() -> QuerySet[Tournament]:
    """Return what runs now, the earliest first."""
    return all_tournaments().filter(status=Status.RUNNING).order_by("starts", "pk")


def finished_tournaments() -> QuerySet[Tournament]:
    """Return what was played to its end, the latest first."""
    return all_tournaments().filter(status=Status.FINISHED)


def cancelled_tournaments() -> QuerySet[Tournament]:
    """Return what was called off, the latest first."""
    return all_tournaments().filter(status=Status.CANCELLED)


def due_tournaments() -> QuerySet[Tournament, int]:
    """Return the keys of those that may have to start or go on."""
    starting = Q(status=Status.SCHEDULED, starts__lte=timezone.now())
    due = Tournament.objects.filter(starting | Q(status=Status.RUNNING)).order_by("starts", "pk")
    return due.values_list("pk", flat=True)
