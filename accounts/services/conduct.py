"""Counting who stays to the end of matches."""

from __future__ import annotations

from accounts.models import Conduct, User


def record_conduct(*, user: User, match_code: str, kind: Conduct.Kind) -> None:
    """Count how a person behaved in a match; what was counted first stands."""
    Conduct.objects.get_or_create(user=user, match_code=match_code, defaults={"kind": kind})
