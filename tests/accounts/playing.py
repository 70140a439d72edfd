"""Results for tests."""

from __future__ import annotations

from datetime import UTC, datetime

from accounts.models import RatedResult, Rating, User
from accounts.services.ratings import record_result

NOON = datetime(2026, 5, 1, 12, tzinfo=UTC)


def play(code: str, *order: User, game: str = "casino") -> RatedResult:
    """Record a match that the players finished in this order, each for himself."""
    players = [(user.pk, place, place) for place, user in enumerate(order, start=1)]
    return record_result(match_code=code, game=game, finished_at=NOON, players=players)


def standings(game: str = "casino") -> dict[str, tuple[float, int]]:
    """Return everybody's rating and number of matches."""
    rows = Rating.objects.filter(game=game).select_related("user")
    return {row.user.username: (row.value, row.matches) for row in rows}
