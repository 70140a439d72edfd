"""The complete state of a Casino match, secrets included."""

from __future__ import annotations

from enum import StrEnum
from typing import TypeAlias

from games.rules.casino.cards import Card, Pile
from games.rules.casino.moves import Play, RoundScored
from games.rules.core import Seat
from games.rules.values import Value

Side: TypeAlias = int
"""A seat that plays alone, or a partnership."""


class Phase(StrEnum):
    """What the match waits for."""

    PICK = "pick"
    SHUFFLE = "shuffle"
    PLAY = "play"
    OVER = "over"


class TableBuild(Value, gc=False):
    """A build on the table: groups of one value, captured only as a whole.

    One group is a single build, which may be raised; more are a multiple build.
    """

    id: int
    groups: tuple[tuple[Card, ...], ...]
    value: int
    owner: Seat

    @property
    def multiple(self) -> bool:
        return len(self.groups) > 1


class Standing(Value, gc=False):
    """What outlasts a round."""

    round: int
    dealer: Seat
    scores: tuple[int, ...]
    history: tuple[RoundScored, ...] = ()
    places: tuple[int, ...] = ()
    """Per seat, once the match is over."""


class State(Value, gc=False):
    """A match between two moves."""

    phase: Phase
    standing: Standing
    to_act: Seat
    hands: tuple[tuple[Card, ...], ...]
    table: tuple[Card, ...]
    """The loose cards, in the order in which they came."""
    builds: tuple[TableBuild, ...]
    next_build: int
    stock: tuple[Card, ...]
    """The cards still to be dealt, the next one first."""
    piles: tuple[Pile, ...]
    """Per side."""
    sweeps: tuple[Side, ...]
    """The sides that swept, in the order in which they did."""
    last_capture: Seat | None
    last_sweep: bool
    """Whether that capture was a sweep."""
    last_play: Play | None
