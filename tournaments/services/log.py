"""The log of a tournament."""

from __future__ import annotations

from typing import Any

from accounts.models import User
from tournaments.models import LogLine, Tournament


def write_line(
    *,
    tournament: Tournament,
    verb: LogLine.Verb,
    actor: User | None = None,
    key: str = "",
    **facts: Any,
) -> LogLine:
    """Write down what happened; with a ``key`` only once."""
    if not key:
        return LogLine.objects.create(tournament=tournament, verb=verb, actor=actor, facts=facts)
    line, _ = LogLine.objects.get_or_create(
        tournament=tournament, key=key, defaults={"verb": verb, "actor": actor, "facts": facts}
    )
    return line
