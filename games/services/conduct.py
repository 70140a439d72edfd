"""Who stayed to the end: counted where other people were at the table."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from accounts.models import Conduct
from accounts.services.conduct import record_conduct
from games.attending import seats_of
from games.models import Match, MatchSeat

EARNEST: Final = 2
"""Who resigns before having acted so often has fled."""
MOST_TIMEOUTS: Final = 3
"""Who lets the clock run out so often in one match has stalled."""


def record_resignation(match: Match, player: MatchSeat) -> None:
    """Count a resignation: it is fair, unless the match has hardly begun."""
    acted = match.log.filter(seat=player.seat).count()
    _record(match, player, Conduct.Kind.STAYED if acted >= EARNEST else Conduct.Kind.FLED)


def record_missing(
    match: Match, players: Iterable[MatchSeat], kind: Conduct.Kind = Conduct.Kind.LEFT
) -> None:
    """Count that people were not there when they were waited for."""
    for player in players:
        _record(match, player, kind)


def record_finish(match: Match) -> None:
    """Count how everybody behaved of whom nothing was counted yet."""
    for player in seats_of(match):
        _record(match, player, _kind_at_the_end(player))


def _kind_at_the_end(player: MatchSeat) -> Conduct.Kind:
    if player.stand_in_id is not None:
        return Conduct.Kind.LEFT
    if player.timeouts >= MOST_TIMEOUTS:
        return Conduct.Kind.STALLED
    return Conduct.Kind.STAYED


def _record(match: Match, player: MatchSeat, kind: Conduct.Kind) -> None:
    """Count once per match; the first word stands.  Bots, and people alone with bots, do not."""
    people = match.players.filter(user__bot_level="").count()
    if people > 1 and not player.user.is_bot:
        record_conduct(user=player.user, match_code=match.code, kind=kind)
