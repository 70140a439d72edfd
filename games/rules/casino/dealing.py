"""Dealing in twos (CA-R2, CI-R4): from the dealer's left, the table before the dealer."""

from __future__ import annotations

from msgspec.structs import replace

from games.rules.casino.cards import Card, name_all
from games.rules.casino.moves import Dealt
from games.rules.casino.state import Phase, State

HAND = 4
TWO = 2


def deals_in_round(seats: int) -> int:
    """Return how often hands are dealt until the pack is used up: 6, 4 or 3 times."""
    return (52 - HAND) // (HAND * seats)


def deal_round(state: State, pack: tuple[Card, ...]) -> tuple[State, Dealt]:
    """Deal four cards to each seat and to the table from a shuffled pack."""
    seats = len(state.hands)
    *others, dealer = _order(state)
    hands: list[tuple[Card, ...]] = [()] * seats
    table: tuple[Card, ...] = ()
    twos = (pack[at : at + TWO] for at in range(0, len(pack), TWO))
    for _ in range(HAND // TWO):
        for seat in others:
            hands[seat] += next(twos)
        table += next(twos)
        hands[dealer] += next(twos)
    stock = pack[HAND * (seats + 1) :]
    after = replace(
        state,
        phase=Phase.PLAY,
        to_act=others[0],
        hands=tuple(hands),
        table=table,
        stock=stock,
        last_play=None,
    )
    return after, tell_deal(after, table)


def deal_hands(state: State) -> State:
    """Deal four more cards to each seat and none to the table (CI-R5)."""
    stock, seats = state.stock, len(state.hands)
    first = (state.standing.dealer + 1) % seats
    twos, later = TWO * seats, HAND * seats
    dealt = [
        stock[at : at + TWO] + stock[twos + at : twos + at + TWO] for at in range(0, twos, TWO)
    ]
    hands = tuple(dealt[-first:] + dealt[:-first])
    return State(
        state.phase,
        state.standing,
        first,
        hands,
        state.table,
        state.builds,
        state.next_build,
        stock[later:],
        state.piles,
        state.sweeps,
        state.last_capture,
        state.last_sweep,
        state.last_play,
    )


def deal_number(seats: int, stock: int) -> int:
    """Return which deal of the round the hands are from, by what the stock still holds."""
    return deals_in_round(seats) - stock // (HAND * seats)


def _order(state: State) -> list[int]:
    seats = len(state.hands)
    return [(state.standing.dealer + step) % seats for step in range(1, seats + 1)]


def tell_deal(state: State, table: tuple[Card, ...]) -> Dealt:
    """Return what is told of the hands, and of the cards dealt to the table, in ``state``."""
    deals = deals_in_round(len(state.hands))
    return Dealt(
        state.standing.round,
        deals - len(state.stock) // (HAND * len(state.hands)),
        deals,
        tuple([name_all(hand) for hand in state.hands]),
        name_all(table),
    )
