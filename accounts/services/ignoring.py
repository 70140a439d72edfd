"""Choosing whom one does not want to read."""

from __future__ import annotations

from typing import Final

from accounts.models import Ignored, User

MOST_IGNORED: Final = 500
"""A bound for who would fill the table; the oldest goes first."""


def ignore_person(*, user: User, other: User) -> None:
    """Read no more chat of another person.  He is not told; oneself one goes on reading."""
    if user != other:
        Ignored.objects.get_or_create(user=user, other=other)
        kept = (
            Ignored.objects.filter(user=user)
            .order_by("-pk")[:MOST_IGNORED]
            .values_list("pk", flat=True)
        )
        Ignored.objects.filter(user=user).exclude(pk__in=list(kept)).delete()


def stop_ignoring(*, user: User, other: User) -> None:
    """Read somebody again."""
    Ignored.objects.filter(user=user, other=other).delete()
