"""The course of a round: turns, requests and what special cards answer."""

from __future__ import annotations

from typing import TypeAlias

from msgspec.structs import replace

from games.rules.core import Seat, Step
from games.rules.cuccu.cards import CAT, CUCKOO, HORSE, HUNTER, SPECIAL
from games.rules.cuccu.lives import lose_life, score_round
from games.rules.cuccu.moves import (
    CatScratched,
    Cause,
    CoverAccepted,
    CoverAsked,
    CoverRefused,
    CuccuEvent,
    CuckooRefused,
    DealerPicked,
    End,
    HorseJumped,
    HunterShot,
    InnReached,
    Kept,
    RequestDropped,
    Revealed,
    RoundBegan,
    SwapAsked,
)
from games.rules.cuccu.state import Phase, State
from games.rules.cuccu.swaps import deal, mark_plain, reveal, swap, swap_with_deck, undo_chain

CuccuStep: TypeAlias = Step[State, CuccuEvent]
Events: TypeAlias = tuple[CuccuEvent, ...]


def pick_dealer(state: State, seat: Seat) -> CuccuStep:
    """Begin the first round."""
    return Step(replace(state, dealer=seat, phase=Phase.SHUFFLE), (DealerPicked(seat),))


def begin_round(state: State, deck: tuple[str, ...]) -> CuccuStep:
    """Take the shuffled pack, bottom card first, and deal to the seat that acts first."""
    state = replace(state, deck=deck)
    began = RoundBegan(state.round, state.dealer, state.order)
    return _deal_turn(state, state.order[0], (began,))


def keep(state: State, seat: Seat) -> CuccuStep:
    """Keep the card: the turn goes to the next seat without one."""
    return _pass_turn(state, (Kept(seat),))


def ask_to_swap(state: State, seat: Seat) -> CuccuStep:
    """Ask the next seat for its card; the dealer takes the bottom card and must keep it."""
    if seat == state.dealer:
        return _swap_and_score(state, seat, End.BOTTOM, ())
    return _ask_next(state, seat, ())


def drop_request(state: State, innkeeper: Seat) -> CuccuStep:
    """Keep the card before an inn; the innkeeper takes his ordinary turn."""
    return _give_turn(state, innkeeper, (RequestDropped(state.turn, innkeeper),))


def ask_for_cover(state: State, innkeeper: Seat) -> CuccuStep:
    """Ask the innkeeper to pay if a zero loses; nobody checks that there is one."""
    return Step(replace(state, phase=Phase.COVER), (CoverAsked(state.turn, innkeeper),))


def accept_cover(state: State, innkeeper: Seat) -> CuccuStep:
    """Promise to pay; both keep their cards and the innkeeper takes his ordinary turn."""
    covered = replace(state, covers=(*state.covers, (innkeeper, state.turn)))
    return _give_turn(covered, innkeeper, (CoverAccepted(innkeeper, state.turn),))


def refuse_cover(state: State, innkeeper: Seat) -> CuccuStep:
    """Promise nothing and swap; the chain of the asker's card goes on."""
    return _swap_on(state, innkeeper, (CoverRefused(innkeeper, state.turn),))


def _pass_turn(state: State, events: Events) -> CuccuStep:
    seat = state.next_seat
    return score_round(state, events) if seat is None else _deal_turn(state, seat, events)


def _deal_turn(state: State, seat: Seat, events: Events) -> CuccuStep:
    state, dealt = deal(state, seat)
    return _give_turn(state, seat, (*events, dealt))


def _give_turn(state: State, seat: Seat, events: Events) -> CuccuStep:
    """Give a seat that holds a card of its own its ordinary turn; a new chain begins."""
    after = replace(state, phase=Phase.TURN, turn=seat, innkeeper=None, chain=(seat,))
    return Step(after, events)


def _ask_next(state: State, asker: Seat, events: Events) -> CuccuStep:
    """Deal to the next seat without a card, and let that card answer the request."""
    target = state.next_seat
    if target is None:  # the dealer's own horse was jumped
        return _swap_and_score(state, asker, End.TOP, events)
    state, dealt = deal(state, target)
    events = (*events, SwapAsked(asker, target), dealt)
    if (card := state.held_by(target).card) in SPECIAL:
        events = (*events, Revealed(target, card))
        return _answer(reveal(state, target), target, card, events)
    return _swap_on(mark_plain(state, target), target, events)


def _answer(state: State, target: Seat, card: str, events: Events) -> CuccuStep:
    asker = state.turn
    if card == HORSE:
        return _ask_next(state, asker, (*events, HorseJumped(target, asker)))
    if card == CUCKOO:
        return _give_turn(state, target, (*events, CuckooRefused(target, asker)))
    if card == HUNTER:
        state, lost = lose_life(state, asker, Cause.HUNTER)
        return _give_turn(state, target, (*events, HunterShot(target, asker), *lost))
    if card == CAT:
        state, lost = lose_life(state, asker, Cause.CAT)
        state, undone = undo_chain(state)
        return _give_turn(state, target, (*events, CatScratched(target, asker), *lost, *undone))
    after = replace(state, phase=Phase.INN, innkeeper=target)
    return Step(after, (*events, InnReached(target, asker)))


def _swap_on(state: State, target: Seat, events: Events) -> CuccuStep:
    """Swap with the seat that was asked; it goes on with the card that it received."""
    after, swapped = swap(state, state.turn, target)
    after = replace(
        after, phase=Phase.TURN, turn=target, innkeeper=None, chain=(*state.chain, target)
    )
    return Step(after, (*events, swapped))


def _swap_and_score(state: State, seat: Seat, end: End, events: Events) -> CuccuStep:
    state, swapped = swap_with_deck(state, seat, end)
    return score_round(state, (*events, swapped))
