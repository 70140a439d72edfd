"""Celery tasks: fetch, think, and hand over to a service."""

from __future__ import annotations

from random import SystemRandom

from celery import shared_task

from games import jobs, selectors
from games.bots.core import look
from games.bots.levels import bot_of
from games.models import MatchSeat
from games.rules.core import Decision, Seat
from games.rules.errors import RuleError
from games.services import overdue
from games.services.play import play_action


@shared_task(name=jobs.PLAY_BOT_TURN)
def play_bot_turn(match_id: int, seat: Seat, version: int) -> bool:
    """Act for a bot, unless the match went on without it; return whether it acted."""
    player = MatchSeat.objects.select_related("match", "user").get(match=match_id, seat=seat)
    match = player.match
    if not match.is_playing or version != match.decision_version:
        return False
    game, state = match.game, match.state
    node = game.node(state)
    if not isinstance(node, Decision) or seat not in node.seats:
        return False
    view = look(game, state, seat, selectors.events_for(match, seat))
    action = bot_of(match.game_slug, player.user.bot_level).choose(view, SystemRandom())
    try:
        play_action(match_id=match_id, seat=seat, action=action, version=version)
    except RuleError:  # pragma: no cover -- only when another process acts at this very moment
        return False
    return True


@shared_task(name=jobs.PLAY_DEFAULT)
def play_default(match_id: int, seat: Seat) -> bool:
    """Act for a seat whose time is up; return whether it was still asked."""
    return overdue.play_default(match_id=match_id, seat=seat)


@shared_task(name="games.sweep")
def sweep() -> tuple[int, int, int]:
    """Act on what is due; return how many seats were late, bots woken, tables closed."""
    return overdue.act_on_overdue(), overdue.wake_bots(), overdue.close_idle_tables()
