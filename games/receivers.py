"""What the games do when accounts change."""

from __future__ import annotations

from typing import Any

from django.dispatch import receiver

from accounts.signals import result_voided, user_banned
from games import broadcast
from games.models import Match


@receiver(user_banned)
def close_sockets(user_id: int, **_: Any) -> None:
    """Close the sockets of somebody who lost access."""
    broadcast.close_account(user_id)


@receiver(result_voided)
def mark_match_void(match_code: str, **_: Any) -> None:
    """Mark the match whose rated result no longer counts."""
    Match.objects.filter(code=match_code).update(status=Match.Status.VOID)
