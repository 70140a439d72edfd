"""The three plays: what trailing, capturing and building make of a state."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from games.rules.casino.builds import check_build
from games.rules.casino.captures import check_capture
from games.rules.casino.cards import Card, name_all, pile_of
from games.rules.casino.errors import TrailWithBuildError
from games.rules.casino.legal import LegalActions
from games.rules.casino.moves import Build, Built, Capture, Captured, Trail, Trailed
from games.rules.casino.options import Variant
from games.rules.casino.state import Side, State
from games.rules.casino.table import held
from games.rules.core import Seat

Hands: TypeAlias = tuple[tuple[Card, ...], ...]


def trail(variant: Variant, state: State, action: Trail) -> tuple[State, Trailed]:
    """Lay a card; refused to the owner of a build (CA-R31) unless nothing else is left (CA-R21)."""
    card = held(state, action.card)
    for build in state.builds:
        if build.owner == state.to_act and action not in LegalActions(variant, state):
            raise TrailWithBuildError
    event = Trailed(state.to_act, action.card)
    hands, to_act = _play(state, card)
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


def capture(
    variant: Variant, sides: Sequence[Side], state: State, action: Capture
) -> tuple[State, Captured]:
    """Take cards to the side's pile; a capture that clears the table is a sweep (CA-R33)."""
    taking = check_capture(variant, state, action)
    seat, side = state.to_act, sides[state.to_act]
    named, builds, pile = taking.named, state.builds, taking.named.pile
    names = named.card_names
    table = taking.left
    if taking.builds:
        builds = tuple([build for build in builds if build not in taking.builds])
        built = [card for build in taking.builds for group in build.groups for card in group]
        names, pile = names + name_all(built), pile | pile_of(built)
    swept = not table and not builds
    event = Captured(
        seat,
        action.card,
        named.names,
        tuple([build.id for build in taking.builds]) if taking.builds else (),
        taking.value,
        names,
        swept,
    )
    hands, to_act = _play(state, taking.card)
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


def build(variant: Variant, state: State, action: Build) -> tuple[State, Built]:
    """Lay cards as a build, or onto one; whoever plays last on it owns it (CA-R23)."""
    building = check_build(variant, state, action)
    made, onto = building.build, building.onto
    event = Built(
        state.to_act,
        action.card,
        building.named.names,
        made.value,
        made.id,
        action.onto,
        onto is not None and made.value > onto.value,  # raised
        made.multiple,
    )
    if onto is None:
        builds = (*state.builds, made)
    else:
        builds = tuple([made if old is onto else old for old in state.builds])
    hands, to_act = _play(state, building.card)
    after = State(
        state.phase,
        state.standing,
        to_act,
        hands,
        building.left,
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


def _play(state: State, card: Card) -> tuple[Hands, Seat]:
    """Return the hands without ``card``, and the next seat that holds one."""
    seat, hands = state.to_act, [*state.hands]
    hand = hands[seat]
    at = hand.index(card)
    hands[seat] = hand[:at] + hand[at + 1 :]
    following = (seat + 1) % len(hands)
    while not hands[following] and following != seat:
        following = (following + 1) % len(hands)
    return tuple(hands), following
