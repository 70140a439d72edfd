"""Playing a match: one action in, one or more log entries out.  The ONE write path of a match.

Whoever acts (socket, form, API, bot, clock) calls ``play_action``.  The unique (match, version)
of the log is the guard that always holds; the row lock only avoids that two writers meet there.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from django.db import transaction
from django.utils import timezone

from accounts.models import User
from games import broadcast, clocks
from games.messages import Moves
from games.models import LogEntry, Match, MatchSeat, Table
from games.rules.core import Action, Chance, Decision, Seat, Step, Terminal
from games.rules.record import Entry, advance
from games.services import chance
from games.services.effects import after_commit
from games.services.errors import MatchOverError, PausedError, StaleVersionError
from games.services.finish import finish_match
from games.services.holding import wake
from games.services.locking import lock_match


@transaction.atomic
def start_match(*, table: Table, users: Sequence[User]) -> Match:
    """Start a match, ``users`` in the order of the seats, and play up to its first decision.

    The caller holds the table's lock.
    """
    match = Match(
        table=table,
        game_slug=table.game,
        options=table.options,
        seats=table.seats,
        is_rated=table.is_rated,
    )
    chance.keep_promise(match)
    match.rules_version = match.game.version
    match.state = match.game.new_match()
    match.save()
    players = [MatchSeat(match=match, seat=seat, user=user) for seat, user in enumerate(users)]
    chance.take_client_seeds(table, players)
    for player in players:
        clocks.wind(player, table.pace)
    MatchSeat.objects.bulk_create(players)
    table.status = Table.Status.PLAYING
    table.save(update_fields=["status", "updated", *chance.PROMISE])
    _settle(match, [], asked_before=frozenset())
    return match


@transaction.atomic
def play_action(
    *, match_id: int, seat: Seat, action: Action, version: int, client_id: str = ""
) -> int:
    """Apply a seat's action and return the version it led to, or raise ``RuleError``.

    ``version`` is the state that the actor saw: older than the last decision is refused.  An
    action with a ``client_id`` that stands in the log already is answered as it was at first.
    Locks the match.
    """
    match = lock_match(match_id)
    if client_id and (played := _played_before(match, seat, client_id)) is not None:
        return played
    if not match.is_playing:
        raise MatchOverError
    if match.paused_at is not None:
        raise PausedError
    if version < match.decision_version:
        raise StaleVersionError
    asked = asked_seats(match)
    entry = Entry(seat=seat, action=msgspec.to_builtins(action), at=_seconds_since_start(match))
    moves = [_append(match, entry, match.game.apply(match.state, seat, action), client_id)]
    acted_at = match.version
    _settle(match, moves, asked_before=asked - {seat})
    return acted_at


def asked_seats(match: Match) -> frozenset[Seat]:
    """Return the seats that the match waits for."""
    node = match.game.node(match.state) if match.is_playing else None
    return frozenset(node.seats) if isinstance(node, Decision) else frozenset()


def _played_before(match: Match, seat: Seat, client_id: str) -> int | None:
    sent = match.log.filter(seat=seat, client_id=client_id)
    return sent.values_list("version", flat=True).first()


def _seconds_since_start(match: Match) -> float:
    return round((timezone.now() - match.started).total_seconds(), 1)


def _append(match: Match, entry: Entry, step: Step[Any, Any], client_id: str = "") -> Moves:
    match.state = step.state
    match.version += 1
    LogEntry.objects.create(
        match=match,
        version=match.version,
        seat=entry.seat,
        client_id=client_id,
        data=msgspec.to_builtins(entry),
    )
    return Moves(match.version, step.events)


def _settle(match: Match, moves: list[Moves], *, asked_before: frozenset[Seat]) -> None:
    """Resolve chance until somebody must decide or the match is over, then tell the table."""
    while isinstance(node := match.game.node(match.state), Chance):
        outcome = chance.draw_chance(match, node.draw)
        entry = Entry(chance=outcome)
        moves.append(_append(match, entry, advance(match.game, match.state, entry)))
    newly_asked = asked_seats(match) - asked_before
    if newly_asked:
        match.decision_version = match.version
    _move_clocks(match, newly_asked)
    if isinstance(node, Terminal):
        finish_match(
            match, ending=Match.Ending.PLAYED, places=node.places, scores=list(node.scores)
        )
    match.save()
    after_commit(broadcast.publish, match.pk, tuple(moves))


def _move_clocks(match: Match, newly_asked: frozenset[Seat]) -> None:
    """Stop the clocks of seats no longer asked, start those newly asked, and wake their bots."""
    now = timezone.now()
    asked = asked_seats(match)
    pace = match.table.pace
    for player in match.players.select_related("user", "stand_in"):
        if player.asked_at is not None and (player.seat not in asked or player.seat in newly_asked):
            clocks.stop(player, pace, now)
        if player.seat in newly_asked:
            clocks.start(player, pace, now)
            if player.actor.is_bot:
                wake(match, player.seat)
        player.save(update_fields=["bank_ms", "asked_at", "deadline"])
