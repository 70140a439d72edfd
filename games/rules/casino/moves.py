"""What a seat may do in Casino, and what the table hears of it."""

from __future__ import annotations

from typing import TypeAlias

from games.rules.core import Action, Event, Seat
from games.rules.values import Value

CardName: TypeAlias = str
"""Rank and suit: ``TD`` is the ten of diamonds."""
Groups: TypeAlias = tuple[tuple[CardName, ...], ...]


class Trail(Action, gc=False):
    """Lay a card on the table and take nothing."""

    card: CardName


class Capture(Action, gc=False, omit_defaults=True):
    """Take loose cards and builds with a card.

    Each of the ``groups`` of loose cards matches the card on its own; ``builds`` are ids.
    A Royal ace may say its ``value``, 1 or 14, and must where both readings are possible.
    """

    card: CardName
    groups: Groups
    builds: tuple[int, ...]
    value: int | None = None


class Build(Action, gc=False, omit_defaults=True):
    """Lay a card with loose cards, or on the build ``onto``, and announce ``value``.

    ``groups[0]`` makes one group with the played card and may be empty; each further group
    makes the value on its own.  With ``onto`` and its value the play adds to that build, with
    a higher value it raises it (then ``groups[0]`` is empty).
    """

    card: CardName
    groups: Groups
    value: int
    onto: int | None = None


CasinoAction: TypeAlias = Trail | Capture | Build


class DealerChosen(Event):
    """Chance chose the first dealer."""

    seat: Seat


class Dealt(Event):
    """Cards were dealt, to the table only with a round's first deal; ``null`` is a hidden card."""

    round: int
    deal: int
    deals: int
    hands: tuple[tuple[CardName | None, ...], ...]
    table: tuple[CardName, ...]


class Trailed(Event, gc=False):
    """A seat trailed a card."""

    seat: Seat
    card: CardName


class Captured(Event, gc=False):
    """A seat took loose groups and builds; ``cards`` are all it took, those of builds too.

    ``value`` is what the card counted: 0 for a face card without a number.
    """

    seat: Seat
    card: CardName
    groups: Groups
    builds: tuple[int, ...]
    value: int
    cards: tuple[CardName, ...]
    swept: bool


class Built(Event, gc=False):
    """A seat announced a value: with a new build, or ``onto`` one that it added to or raised."""

    seat: Seat
    card: CardName
    groups: Groups
    value: int
    build: int
    onto: int | None
    raised: bool
    multiple: bool


class ResidueTaken(Event):
    """A round's left cards went to the seat that captured last, or to nobody."""

    seat: Seat | None
    cards: tuple[CardName, ...]


class ScoredItem(Value):
    """One line of a score sheet: what each side had, and the points for it."""

    item: str
    """``cards``, ``spades``, ``big_casino``, ``little_casino``, ``aces`` or ``sweeps``."""
    counts: tuple[int, ...]
    points: tuple[int, ...]


class RoundScored(Event):
    """A round was scored; ``scores`` are the totals after it, per side."""

    round: int
    items: tuple[ScoredItem, ...]
    scores: tuple[int, ...]


class MatchEnded(Event):
    """The match is over: places per seat, scores per side."""

    places: tuple[int, ...]
    scores: tuple[int, ...]


Play: TypeAlias = Trailed | Captured | Built
CasinoEvent: TypeAlias = (
    DealerChosen | Dealt | Trailed | Captured | Built | ResidueTaken | RoundScored | MatchEnded
)
