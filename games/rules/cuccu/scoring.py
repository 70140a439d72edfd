"""The comparison at the end of a round: who holds the lowest card, and who pays for it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from games.rules.core import Seat, Terminal
from games.rules.cuccu.cards import CUCKOO, FOOL, LADDER, ZERO
from games.rules.cuccu.state import Player, State


def live_cards(state: State) -> dict[Seat, str]:
    """Return the cards that are compared, in acting order: those of seats with lives."""
    return {seat: state.held_by(seat).card for seat in state.order if state.players[seat].lives}


def find_lowest(cards: Mapping[Seat, str]) -> tuple[Seat, ...]:
    """Return the seats that lose a life.

    A cuckoo never loses.  One fool always does, along with the lowest other card; two fools rank
    between the hunter and the cuckoo.
    """
    fools = tuple(seat for seat, card in cards.items() if card == FOOL)
    ranked = {s: LADDER.index(c) for s, c in cards.items() if c not in {FOOL, CUCKOO}}
    if not ranked:
        return fools
    lowest = tuple(seat for seat, rank in ranked.items() if rank == min(ranked.values()))
    return tuple(s for s in cards if s in lowest or s in fools) if len(fools) == 1 else lowest


def find_payers(state: State, lowest: tuple[Seat, ...]) -> Iterator[tuple[Seat, Seat | None]]:
    """Yield who pays for each seat that holds the lowest card, and for whom if not himself."""
    innkeepers = {asker: innkeeper for innkeeper, asker in state.covers}
    for seat in lowest:
        innkeeper = innkeepers.get(seat)
        is_zero = state.held_by(seat).card == ZERO
        if innkeeper is not None and is_zero and state.players[innkeeper].lives:
            yield innkeeper, seat
        else:
            yield seat, None


def rank(players: tuple[Player, ...]) -> Terminal:
    """Return the places: the winner, then the others by the round in which they fell."""
    keys = [(player.lives, player.fell or 0) for player in players]
    return Terminal(
        places=tuple(1 + sum(other > own for other in keys) for own in keys),
        scores=tuple(player.lives for player in players),
    )
