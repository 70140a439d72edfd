"""What can be wrong with a Casino state; nothing ever is after a legal play."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from games.rules.casino.cards import ACE, HIGH_ACE, NAMES, cards_in
from games.rules.casino.dealing import HAND
from games.rules.casino.options import Variant
from games.rules.casino.state import Phase, State, TableBuild
from games.rules.casino.table import taking_value


def faults(variant: Variant, state: State) -> Iterator[str]:
    """Yield what is wrong, in words that fit "this position is impossible: …"."""
    yield from _card_faults(state)
    if state.phase is not Phase.PLAY:
        return
    seats = len(state.hands)
    if len(state.stock) % (HAND * seats):
        yield f"{len(state.stock)} cards of stock do not deal {HAND} to each of {seats} seats"
    if any(state.hands) and not state.hands[state.to_act]:
        yield f"seat {state.to_act} is to act without a card"
    ids = [build.id for build in state.builds]
    if len({*ids}) < len(ids) or any(number not in range(state.next_build) for number in ids):
        yield "every build has a number of its own, from 0"
    for build in state.builds:
        yield from _build_faults(variant, state, build)


def _card_faults(state: State) -> Iterator[str]:
    groups = chain.from_iterable(build.groups for build in state.builds)
    places = (*state.hands, *map(cards_in, state.piles), *groups, state.table, state.stock)
    seen = set()
    for card in chain.from_iterable(places):
        if card in seen:
            yield f"{NAMES[card]} is in two places"
        seen.add(card)
    if seen and state.phase is not Phase.PLAY:
        yield "cards are dealt while no round is played"


def _build_faults(variant: Variant, state: State, build: TableBuild) -> Iterator[str]:
    value = build.value
    if value not in range(1 + variant.royal, variant.maximum + 1):
        yield f"no build makes {value}"
    if sum(map(len, build.groups)) < 2:  # noqa: PLR2004 -- a played card and one more
        yield f"build {build.id} has fewer than two cards"
    for group in build.groups:
        numbers = [variant.numbers[card] for card in group]
        lone_ace = value == HIGH_ACE and numbers == [ACE]
        if not lone_ace and (0 in numbers or sum(numbers) != value):
            yield f"a group of build {build.id} does not make {value}"
    if not any(taking_value(variant, card) == value for card in state.hands[build.owner]):
        yield f"seat {build.owner} owns a build of {value} without a card to take it"
