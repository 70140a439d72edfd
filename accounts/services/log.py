"""The log of what moderators did."""

from __future__ import annotations

from accounts.models import ModerationAction, User


def log_action(
    *,
    moderator: User | None,
    verb: ModerationAction.Verb,
    reason: str,
    user: User | None = None,
    thing: str = "",
) -> ModerationAction:
    """Write down who did what to whom and why; ``thing`` names a match, a report, a message."""
    return ModerationAction.objects.create(
        moderator=moderator, verb=verb, user=user, thing=thing, reason=reason
    )
