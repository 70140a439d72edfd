"""Lays out Casino tables in a few words, and plays on them.

Cards are separated by blanks, hands and piles by bars, groups by commas.  A build is
``"0 (4C 3S) 7 of 1"``: its number, its groups, its value, its owner.  Plays are

    ``trail 9H``, ``9H takes 9C, 5H 4D, #0``, ``AS as 14 takes KC AD``,
    ``5S builds 8: 3H, 8C``, ``4S builds 4: -, 4C``, ``2H builds 9 on 0: -``

where ``#0`` is a build and ``-`` an empty own group.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, NamedTuple

from games.rules.casino.moves import Build, Capture, CasinoAction, CasinoEvent, Trail
from games.rules.casino.rules import CasinoGame
from games.rules.casino.state import State
from games.rules.errors import RuleError
from games.rules.record import export_position, import_position
from games.rules.registry import load_game

BUILD = re.compile(r"(\d+) \((.+)\) (\d+) of (\d+)")
CAPTURE = re.compile(r"(\w+)(?: as (\d+))? takes (.*)")
BUILDING = re.compile(r"(\w+) builds (-?\d+)(?: on (\d+))?: (.*)")


class Table(NamedTuple):
    """A match in play."""

    game: CasinoGame
    state: State
    events: tuple[CasinoEvent, ...] = ()

    def play(self, *plays: str) -> Table:
        """Return the table after these plays, each by the seat to act."""
        state, events = self.state, self.events
        for play in plays:
            step = self.game.apply(state, state.to_act, action(play))
            state, events = step.state, step.events
        return self._replace(state=state, events=events)

    def refusal(self, play: str) -> str:
        """Return the code with which a play is refused, or ``""`` if it is legal."""
        return "" if (error := self.error(play)) is None else error.code

    def error(self, play: str) -> RuleError | None:
        try:
            self.game.apply(self.state, self.state.to_act, action(play))
        except RuleError as error:
            return error
        return None

    def legal(self) -> set[CasinoAction]:
        return {*self.game.legal_actions(self.state, self.state.to_act)}

    def lists(self, play: str) -> bool:
        return action(play) in self.legal()

    def __getattr__(self, key: str) -> Any:
        """Return a value of the position."""
        position = export_position(self.game, self.state)
        if key not in position:
            raise AttributeError(key)
        return position[key]


def table(hands: str, loose: str = "", *builds: str, slug: str = "casino", **more: Any) -> Table:
    """Return a table; ``more`` are keys of a position, or options of the game."""
    dealt = split(hands)
    keys = ("dealer", "to_act", "scores", "sweeps", "last_capture", "last_sweep", "round")
    position = {key: more.pop(key) for key in keys if key in more}
    position |= {key: split(more.pop(key)) for key in ("piles",) if key in more}
    position |= {"hands": dealt, "table": loose.split(), "builds": [_build(b) for b in builds]}
    position["stock"] = more.pop("stock", "").split()
    game = casino(slug, seats=len(dealt), options=more)
    return Table(game, import_position(game, position))


def casino(
    slug: str = "casino", *, seats: int = 2, options: Mapping[str, Any] | None = None
) -> CasinoGame:
    game = load_game(slug, seats=seats, options=options)
    assert isinstance(game, CasinoGame)
    return game


def royal(hands: str, loose: str = "", *builds: str, **more: Any) -> Table:
    return table(hands, loose, *builds, royal=True, **more)


def italian(hands: str, loose: str = "", *builds: str, **more: Any) -> Table:
    return table(hands, loose, *builds, slug="casino-italian", **more)


def split(hands: str) -> list[list[str]]:
    return [hand.split() for hand in hands.split("|")]


def action(play: str) -> CasinoAction:
    if match := CAPTURE.fullmatch(play):
        card, value, taken = match.groups()
        parts = [part.strip() for part in taken.split(",") if part.strip()]
        return Capture(
            card,
            tuple(tuple(part.split()) for part in parts if not part.startswith("#")),
            tuple(int(part[1:]) for part in parts if part.startswith("#")),
            int(value) if value else None,
        )
    if match := BUILDING.fullmatch(play):
        card, value, onto, laid = match.groups()
        groups = (() if part.strip() == "-" else tuple(part.split()) for part in laid.split(","))
        return Build(card, tuple(groups), int(value), int(onto) if onto else None)
    return Trail(play.removeprefix("trail "))


def _build(text: str) -> dict[str, Any]:
    match = BUILD.fullmatch(text)
    assert match
    number, groups, value, owner = match.groups()
    return {
        "id": int(number),
        "groups": [group.split() for group in groups.split(",")],
        "value": int(value),
        "owner": int(owner),
    }
