"""Cards that change their place; what is known of a card goes with it."""

from __future__ import annotations

from itertools import pairwise

from msgspec.structs import replace

from games.rules.core import Seat
from games.rules.cuccu.moves import CuccuEvent, Dealt, DeckSwapped, End, Swapped, SwapUndone
from games.rules.cuccu.state import Held, State


def deal(state: State, seat: Seat) -> tuple[State, Dealt]:
    """Deal the bottom card to a seat."""
    card, *rest = state.deck
    player = replace(state.players[seat], held=Held(card, known_by=(seat,)))
    return replace(state.with_player(seat, player), deck=tuple(rest)), Dealt(seat, card)


def reveal(state: State, seat: Seat) -> State:
    """Turn up the card of a seat."""
    return _put(state, seat, replace(state.held_by(seat), is_revealed=True))


def swap(state: State, seat: Seat, target: Seat) -> tuple[State, Swapped]:
    """Swap the cards of an asker and the seat that he asked; both know both, as they have held both."""
    given, received = state.held_by(seat), state.held_by(target)
    after = _put(state, seat, _show(received, seat))
    after = _put(after, target, _show(given, target))
    return after, Swapped(seat, target, given.card, received.card)


def mark_plain(state: State, seat: Seat) -> State:
    """Note that the card just dealt to a seat that was asked turned out not to be special."""
    return _put(state, seat, replace(state.held_by(seat), is_plain=True))


def swap_with_deck(state: State, seat: Seat, end: End) -> tuple[State, DeckSwapped]:
    """Swap a seat's card with one end of the pack."""
    given = state.held_by(seat).card
    match end:
        case End.BOTTOM:
            received, deck = state.deck[0], (given, *state.deck[1:])
        case End.TOP:
            received, deck = state.deck[-1], (*state.deck[:-1], given)
    after = _put(state, seat, Held(received, known_by=(seat,)))
    return replace(after, deck=deck), DeckSwapped(seat, end, given, received)


def undo_chain(state: State) -> tuple[State, tuple[CuccuEvent, ...]]:
    """Swap back along the chain, so that everybody in it holds the card he was dealt."""
    events: list[CuccuEvent] = []
    for seat, target in reversed(tuple(pairwise(state.chain))):
        state, _ = swap(state, seat, target)
        events.append(SwapUndone(seat, target))
    return state, tuple(events)


def _put(state: State, seat: Seat, held: Held) -> State:
    return state.with_player(seat, replace(state.players[seat], held=held))


def _show(held: Held, seat: Seat) -> Held:
    return replace(held, known_by=tuple(sorted({*held.known_by, seat})))
