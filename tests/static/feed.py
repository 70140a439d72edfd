"""A server for one table page, without Django's database: it answers as the socket does."""

from __future__ import annotations

import json
from typing import Any

import msgspec

from games import messages
from games.fair.stream import draw_outcome
from games.messages import Clock, Moves, Person, SeatInfo, TableInfo, Update
from games.rules.chance import Outcome
from games.rules.core import AnyGame, Chance, Decision, Terminal
from games.rules.registry import load_game

NAMES = ("Anna", "Bruno", "Carla", "Dario", "Elena", "Fabio", "Giulia", "Hugo")


class Feed:
    """A match of people and what one viewer is told of it."""

    def __init__(
        self,
        *,
        slug: str = "casino",
        seats: int = 2,
        you: int | None = 1,
        setup: dict[str, Any] | None = None,
        options: dict[str, Any] | None = None,
        seed: str = "07" * 32,
    ) -> None:
        self.game: AnyGame = load_game(slug, seats=seats, options=options or {})
        self.options = options or {}
        self.you = you
        self.seed = seed
        self.version = 0
        self.decision_version = 0
        self.log: list[Moves] = []
        self.status = "playing"
        self.free: int | None = None
        self.state: Any = self._new(setup)
        self.settle(frozenset())

    def _new(self, setup: dict[str, Any] | None) -> Any:
        if setup is None:
            return self.game.new_match()
        return self.game.from_position(msgspec.convert(setup, self.game.position_type))

    def settle(self, asked_before: frozenset[int]) -> list[Moves]:
        """Let chance act until somebody is asked."""
        moves = []
        while isinstance(node := self.game.node(self.state), Chance):
            moves.append(self._add(self.game.resolve(self.state, self.draw(node))))
        if isinstance(node, Terminal):
            self.status = "finished"
        if set(self.asked()) - asked_before:
            self.decision_version = self.version
        return moves

    def draw(self, chance: Chance) -> Outcome:
        """Return what chance answers; positions that need a certain pack override it."""
        return draw_outcome(chance.draw, seed=self.seed, version=self.version)

    def play(self, seat: int, action: dict[str, Any]) -> list[dict[str, Any]]:
        """Play an action and return what the viewer is told."""
        decoded = msgspec.convert(action, self.game.action_type)
        asked = frozenset(self.asked()) - {seat}
        moves = [self._add(self.game.apply(self.state, seat, decoded)), *self.settle(asked)]
        told = [self.update(moves)]
        return [*told, self.table()] if self.status == "finished" else told

    def _add(self, step: Any) -> Moves:
        self.state = step.state
        self.version += 1
        move = Moves(self.version, step.events)
        self.log.append(move)
        return move

    def asked(self) -> tuple[int, ...]:
        node = self.game.node(self.state)
        return node.seats if isinstance(node, Decision) else ()

    def wait_for(self, seat: int) -> None:
        """Empty a seat and forget the match: the table waits for a player."""
        self.status = "open"
        self.free = seat

    def pong(self) -> dict[str, Any]:
        """Answer a ping."""
        code = None if self.status == "open" else self.update([])["match"]
        over = self.status == "finished"
        pong: dict[str, Any] = msgspec.to_builtins(messages.Pong(code, self.version, over))
        return pong

    def table(self) -> dict[str, Any]:
        seats = tuple(
            SeatInfo(seat, side, self.person(seat)) for seat, side in enumerate(self.game.sides)
        )
        return plain(
            TableInfo(
                code="abc",
                game=self.game.slug,
                options=self.options,
                status=self.status,
                pace="normal",
                rated=True,
                seats=seats,
                your_seat=self.you,
                match="m1",
                commitment="00",
            )
        )

    def person(self, seat: int) -> Person | None:
        return None if seat == self.free else Person(NAMES[seat], rating=1500 + 12 * seat)

    def update(self, moves: list[Moves], *, whole: bool = False) -> dict[str, Any]:
        node = self.game.node(self.state)
        asked, you = self.asked(), self.you
        outcome = None
        if isinstance(node, Terminal):
            outcome = messages.Outcome("played", node.places, node.scores, "00")
        return plain(
            Update(
                match="m1",
                version=self.version,
                decision_version=self.decision_version,
                asked=asked,
                view=self.game.observe(self.state, you),
                choices=None if you not in asked else self.game.choices(self.state, you),
                moves=tuple(self._redacted(move) for move in moves),
                clocks=tuple(
                    Clock(38_000 if seat == you else 102_000, seat in asked)
                    for seat in range(self.game.seats)
                ),
                commitment="00",
                outcome=outcome,
                whole=whole,
            )
        )

    def picture(self) -> list[dict[str, Any]]:
        if self.status == "open":
            return [self.table()]
        return [self.table(), self.update(self.log, whole=True)]

    def _redacted(self, move: Moves) -> Moves:
        events = tuple(self.game.redact(event, self.you) for event in move.events)
        return Moves(move.version, events)


def plain(message: Any) -> dict[str, Any]:
    decoded: dict[str, Any] = json.loads(msgspec.json.encode(message))
    return decoded
