"""The three plays: what trailing, capturing and building make of a state.

An action comes from outside and is checked first; a move was found, so it is legal.  Both become
the same terms of the engine.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from games.rules.casino.builds import Building, check_build, lay
from games.rules.casino.captures import Taking, builds_of, check_capture
from games.rules.casino.cards import NAMES, Card, name_all, pile_of
from games.rules.casino.errors import TrailWithBuildError
from games.rules.casino.legal import BuildMove, CaptureMove, Move, fill, find_moves
from games.rules.casino.moves import (
    Build,
    Built,
    Capture,
    Captured,
    CasinoAction,
    Play,
    Trail,
    Trailed,
)
from games.rules.casino.options import Variant
from games.rules.casino.spelling import NAMED, NAMED_OWN, Named
from games.rules.casino.state import Side, State
from games.rules.casino.table import find_build, held
from games.rules.core import Seat

Hands: TypeAlias = tuple[tuple[Card, ...], ...]


def play(sides: Sequence[Side], state: State, move: Move) -> tuple[State, Play]:
    """Play a move that was found in this state."""
    match move:
        case CaptureMove():
            named = NAMED[fill(move.selection, tuple(sorted(state.table)))]
            builds = builds_of(state, move.builds) if move.builds else ()
            return _capture(sides, state, Taking(move.card, move.value, named, builds))
        case BuildMove():
            named = NAMED_OWN[fill(move.selection, tuple(sorted(state.table)))]
            onto = None if move.onto is None else find_build(state, move.onto)
            return _build(state, lay(state, move.card, named, move.value, onto))
        case card:
            return _trail(state, card)


def act(
    variant: Variant, sides: Sequence[Side], state: State, action: CasinoAction
) -> tuple[State, Play]:
    """Play an action, or refuse it with the reason."""
    match action:
        case Trail():
            return _trail(state, _check_trail(variant, state, action))
        case Capture():
            return _capture(sides, state, check_capture(variant, state, action))
        case Build():
            return _build(state, check_build(variant, state, action))


def _check_trail(variant: Variant, state: State, action: Trail) -> Card:
    """Refuse the owner of a build to trail (CA-R31) unless nothing else is left (CA-R21)."""
    card = held(state, action.card)
    for build in state.builds:
        if build.owner == state.to_act and card not in find_moves(variant, state):
            raise TrailWithBuildError
    return card


def _trail(state: State, card: Card) -> tuple[State, Trailed]:
    """Lay a card."""
    event = Trailed(state.to_act, NAMES[card])
    hands, to_act = _spend(state, card)
    after = State(
        state.phase,
        state.standing,
        to_act,
        hands,
        (*state.table, card),
        state.builds,
        state.next_build,
        state.stock,
        state.piles,
        state.sweeps,
        state.last_capture,
        state.last_sweep,
        event,
    )
    return after, event


def _capture(sides: Sequence[Side], state: State, taking: Taking) -> tuple[State, Captured]:
    """Take cards to the side's pile; a capture that clears the table is a sweep (CA-R33)."""
    seat, side = state.to_act, sides[state.to_act]
    named, builds, pile = taking.named, state.builds, taking.named.pile
    names = named.card_names
    table = _leave(state, named)
    if taking.builds:
        builds = tuple([build for build in builds if build not in taking.builds])
        built = [card for build in taking.builds for group in build.groups for card in group]
        names, pile = names + name_all(built), pile | pile_of(built)
    swept = not table and not builds
    event = Captured(
        seat,
        NAMES[taking.card],
        named.names,
        tuple([build.id for build in taking.builds]) if taking.builds else (),
        taking.value,
        names,
        swept,
    )
    hands, to_act = _spend(state, taking.card)
    piles = [*state.piles]
    piles[side] |= pile | 1 << taking.card
    after = State(
        state.phase,
        state.standing,
        to_act,
        hands,
        table,
        builds,
        state.next_build,
        state.stock,
        tuple(piles),
        (*state.sweeps, side) if swept else state.sweeps,
        seat,
        swept,
        event,
    )
    return after, event


def _build(state: State, building: Building) -> tuple[State, Built]:
    """Lay cards as a build, or onto one; whoever plays last on it owns it (CA-R23)."""
    made, onto = building.build, building.onto
    event = Built(
        state.to_act,
        NAMES[building.card],
        building.named.names,
        made.value,
        made.id,
        None if onto is None else onto.id,
        onto is not None and made.value > onto.value,  # raised
        made.multiple,
    )
    if onto is None:
        builds = (*state.builds, made)
    else:
        builds = tuple([made if old is onto else old for old in state.builds])
    hands, to_act = _spend(state, building.card)
    after = State(
        state.phase,
        state.standing,
        to_act,
        hands,
        _leave(state, building.named),
        builds,
        max(state.next_build, made.id + 1),
        state.stock,
        state.piles,
        state.sweeps,
        state.last_capture,
        state.last_sweep,
        event,
    )
    return after, event


def _leave(state: State, named: Named) -> tuple[Card, ...]:
    """Return the loose cards without named ones."""
    cards = named.cards
    return tuple([card for card in state.table if card not in cards])


def _spend(state: State, card: Card) -> tuple[Hands, Seat]:
    """Return the hands without ``card``, and the next seat that holds one."""
    seat, hands = state.to_act, [*state.hands]
    hand = hands[seat]
    at = hand.index(card)
    hands[seat] = hand[:at] + hand[at + 1 :]
    following = (seat + 1) % len(hands)
    while not hands[following] and following != seat:
        following = (following + 1) % len(hands)
    return tuple(hands), following
