"""What each side has captured in a round, as one number that captures add to."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from games.bots.casino.kinds import SPADE, Cards, kinds_in
from games.rules.casino.cards import ACE, BIG_CASINO, JACK_OF_SPADES, LITTLE_CASINO, Card
from games.rules.core import Seat

Tally: TypeAlias = int
"""The last capture, then the counts of each side."""

CARDS_AT: Final = 0
SPADES_AT: Final = 6
ACES_AT: Final = 10
BIG_AT: Final = 13
LITTLE_AT: Final = 14
JACK_AT: Final = 15
SWEEPS_AT: Final = 16
SIDE_WIDTH: Final = 22
LAST_WIDTH: Final = 4
SWEPT: Final = 8
"""Set if the last capture was a sweep; below it the seat that made it, counted from 1."""
KEEP_COUNTS: Final = ~(1 << LAST_WIDTH) + 1
KEEP_ALL: Final = -1


class Counts(NamedTuple):
    """What one side has captured."""

    cards: int
    spades: int
    aces: int
    big_casino: int
    little_casino: int
    jack_of_spades: int
    sweeps: int


def count_card(card: Card) -> Tally:
    """Return what one card counts, before it is shifted to a side."""
    return (
        1 << CARDS_AT
        | (card % 4 == SPADE) << SPADES_AT
        | (card // 4 + 1 == ACE) << ACES_AT
        | (card == BIG_CASINO) << BIG_AT
        | (card == LITTLE_CASINO) << LITTLE_AT
        | (card == JACK_OF_SPADES) << JACK_AT
    )


@lru_cache(maxsize=1 << 16)
def count_kinds(cards: Cards) -> Tally:
    """Return what some cards count together, before it is shifted to a side."""
    return sum([number * count_card(kind.card) for kind, number in kinds_in(cards)])


def of_side(counted: Tally, side: int) -> Tally:
    return counted << LAST_WIDTH + SIDE_WIDTH * side


def capture(cards: Cards, *, seat: Seat, side: int, swept: bool) -> Tally:
    """Return what a capture adds to a tally whose last capture was taken out."""
    counted = count_kinds(cards) + (swept << SWEEPS_AT)
    return of_side(counted, side) | SWEPT * swept | seat + 1


def last_capture(tally: Tally) -> tuple[Seat | None, bool]:
    """Return the seat that captured last, if any did, and whether it swept."""
    seat = tally & SWEPT - 1
    return (seat - 1 if seat else None), bool(tally & SWEPT)


def counts_of(tally: Tally, side: int) -> Counts:
    """Return the counts of one side."""
    own = tally >> LAST_WIDTH + SIDE_WIDTH * side
    return Counts(
        cards=own & 63,
        spades=own >> SPADES_AT & 15,
        aces=own >> ACES_AT & 7,
        big_casino=own >> BIG_AT & 1,
        little_casino=own >> LITTLE_AT & 1,
        jack_of_spades=own >> JACK_AT & 1,
        sweeps=own >> SWEEPS_AT & 63,
    )
