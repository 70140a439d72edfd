"""What can be wrong with a Casino state; nothing ever is after a legal play."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain

from games.rules.casino.cards import ACE, HIGH_ACE, NAMES, Card, cards_in
from games.rules.casino.dealing import HAND
from games.rules.casino.options import Variant
from games.rules.casino.state import Phase, Side, State, TableBuild


def faults(variant: Variant, sides: Sequence[Side], state: State) -> Iterator[str]:
    """Yield what is wrong, in words that fit "this position is impossible: …"."""
    broken = tuple(_shape_faults(sides, state))
    yield from broken
    if not broken:
        yield from _card_faults(state)
        if state.phase is Phase.PLAY:
            yield from _play_faults(variant, state)


def _shape_faults(sides: Sequence[Side], state: State) -> Iterator[str]:
    seats, parties = range(len(sides)), range(max(sides) + 1)
    lengths = len(state.hands), len(state.piles), len(state.standing.scores)
    if lengths != (len(seats), len(parties), len(parties)):
        yield "there is not one hand for each seat and one pile for each side"
    owners = (build.owner for build in state.builds)
    for seat in (state.to_act, state.standing.dealer, state.last_capture, *owners):
        if seat is not None and seat not in seats:
            yield f"there is no seat {seat}"
    if not {*state.sweeps} <= {*parties}:
        yield "there is no such side to sweep"
    if any(pile not in range(1 << len(NAMES)) for pile in state.piles):
        yield "a pile is no set of cards"
    if any(card not in range(len(NAMES)) for card in chain.from_iterable(_places(state))):
        yield "there is no such card"


def _places(state: State) -> Iterator[tuple[Card, ...]]:
    yield from (*state.hands, state.table, state.stock)
    for build in state.builds:
        yield from build.groups


def _card_faults(state: State) -> Iterator[str]:
    seen = set()
    for card in chain(*_places(state), *map(cards_in, state.piles)):
        if card in seen:
            yield f"{NAMES[card]} is in two places"
        seen.add(card)
    if seen and state.phase is not Phase.PLAY:
        yield "cards are dealt while no round is played"


def _play_faults(variant: Variant, state: State) -> Iterator[str]:
    seats = len(state.hands)
    if len(state.stock) % (HAND * seats):
        yield f"{len(state.stock)} cards of stock do not deal {HAND} to each of {seats} seats"
    if not state.hands[state.to_act]:
        yield f"seat {state.to_act} is to act without a card"
    numbers = [build.id for build in state.builds]
    known = range(state.next_build)
    if len({*numbers}) < len(numbers) or any(number not in known for number in numbers):
        yield "every build has a number of its own, from 0"
    for build in state.builds:
        yield from _build_faults(variant, state, build)


def _build_faults(variant: Variant, state: State, build: TableBuild) -> Iterator[str]:
    value = build.value
    if value not in range(1 + variant.royal, variant.maximum + 1):
        yield f"no build makes {value}"
    if sum(map(len, build.groups)) < 2:  # noqa: PLR2004 -- a played card and one more
        yield f"build {build.id} has fewer than two cards"
    for group in build.groups:
        counted = [variant.numbers[card] for card in group]
        lone_ace = value == HIGH_ACE and counted == [ACE]
        if not lone_ace and (0 in counted or sum(counted) != value):
            yield f"a group of build {build.id} does not make {value}"
    if not any(variant.takes[card] == value for card in state.hands[build.owner]):
        yield f"seat {build.owner} owns a build of {value} without a card to take it"
