"""What one action does to a match: worked out in memory, to be written and told afterwards."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import msgspec
from django.utils import timezone

from games import clocks
from games.messages import Moves
from games.models import Match, MatchSeat
from games.rules.chance import Order
from games.rules.core import Chance, Decision, Node, Seat, Step
from games.rules.record import Entry, advance, read_action
from games.services import chance
from games.services.errors import MatchOverError, PausedError, StaleVersionError


@dataclass(slots=True)
class Turn:
    """An action and the chance that followed it."""

    match: Match
    since: int = field(init=False)
    """The version before."""
    acted_at: int = 0
    node: Node | None = None
    """What the match waits for now."""
    moves: list[Moves] = field(default_factory=list)
    entries: list[tuple[Entry, str]] = field(default_factory=list)
    """The log entries with their client ids, from ``since`` + 1 on."""
    players: list[MatchSeat] = field(default_factory=list)
    """Those whose clocks started or stopped."""
    bots: list[MatchSeat] = field(default_factory=list)
    """Those who were newly asked."""

    def __post_init__(self) -> None:
        self.since = self.match.version

    @property
    def shuffles(self) -> int:
        """How many packs the turn has shuffled so far."""
        return sum(isinstance(entry.chance, Order) for entry, _ in self.entries)

    def add(self, entry: Entry, step: Step[Any, Any], client_id: str = "") -> None:
        """Move the match on by one entry."""
        self.match.state = step.state
        self.match.version += 1
        self.moves.append(Moves(self.match.version, step.events))
        self.entries.append((entry, client_id))


def asked_seats(match: Match) -> frozenset[Seat]:
    """Return the seats that the match waits for."""
    node = match.game.node(match.state) if match.is_playing else None
    return frozenset(node.seats) if isinstance(node, Decision) else frozenset()


def take_turn(match: Match, seat: Seat, action: Any, version: int, client_id: str) -> Turn:
    """Apply an action to a match in memory, or raise ``RuleError`` and leave it as it was.

    An action may be raw JSON as it came over the wire.
    """
    if not match.is_playing:
        raise MatchOverError
    if match.paused_at is not None:
        raise PausedError
    if version < match.decision_version:
        raise StaleVersionError
    if isinstance(action, msgspec.Raw):
        action = read_action(match.game, action)
    turn = Turn(match)
    asked = asked_seats(match)
    entry = Entry(seat=seat, action=msgspec.to_builtins(action), at=_seconds_since_start(match))
    turn.add(entry, match.game.apply(match.state, seat, action), client_id)
    turn.acted_at = match.version
    settle(turn, asked_before=asked - {seat})
    return turn


def settle(turn: Turn, *, asked_before: frozenset[Seat]) -> None:
    """Resolve chance until somebody must decide or the match is over; then move the clocks."""
    match = turn.match
    while isinstance(node := match.game.node(match.state), Chance):
        entry = Entry(chance=chance.draw_chance(match, node.draw, turn.shuffles))
        turn.add(entry, advance(match.game, match.state, entry))
    turn.node = node
    asked = frozenset(node.seats) if isinstance(node, Decision) else frozenset()
    newly_asked = asked - asked_before
    if newly_asked:
        match.decision_version = match.version
    _move_clocks(turn, asked, newly_asked)


def _move_clocks(turn: Turn, asked: frozenset[Seat], newly_asked: frozenset[Seat]) -> None:
    """Stop the clocks of seats no longer asked, and start those newly asked."""
    now = timezone.now()
    pace = turn.match.table.pace
    for player in turn.match.seated:
        stops = player.asked_at is not None and (
            player.seat not in asked or player.seat in newly_asked
        )
        if stops:
            clocks.stop(player, pace, now)
        if player.seat in newly_asked:
            clocks.start(player, pace, now)
            if player.actor.is_bot:
                turn.bots.append(player)
        if stops or player.seat in newly_asked:
            turn.players.append(player)


def _seconds_since_start(match: Match) -> float:
    return round((timezone.now() - match.started).total_seconds(), 1)
