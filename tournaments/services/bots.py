"""Bots that fill the places which people left free."""

from __future__ import annotations

from accounts.models import User
from accounts.services.bots import ensure_bots
from games.bots.levels import LEVELS
from tournaments.models import Entrant, LogLine, Tournament
from tournaments.selectors import active_entrants
from tournaments.services.log import write_line


def fill_with_bots(tournament: Tournament) -> None:
    """Give free places to bots, its levels in turn; the caller holds the tournament's lock."""
    wanted = tournament.bot_fill - active_entrants(tournament).count()
    for bot in _free_bots(tournament, wanted):
        Entrant.objects.create(tournament=tournament, user=bot)
        write_line(tournament=tournament, verb=LogLine.Verb.FILLED, player=bot.username)


def _free_bots(tournament: Tournament, wanted: int) -> list[User]:
    if wanted <= 0:
        return []
    levels = tournament.bot_levels or LEVELS
    inside = set(tournament.entrants.values_list("user", flat=True))
    each = -(-(wanted + len(inside)) // len(levels))
    bots = ensure_bots(levels=levels, each=each)
    in_turn = [
        bots[level * each + number] for number in range(each) for level in range(len(levels))
    ]
    return [bot for bot in in_turn if bot.pk not in inside][:wanted]
