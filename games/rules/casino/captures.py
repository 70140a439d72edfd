"""Captures: which are legal (CA-R5 to CA-R12, CA-R27 to CA-R29, CA-R43 to CA-R47, CI-R1 to CI-R3)."""

from __future__ import annotations

from games.rules.casino.cards import ACE, EQUAL, HIGH_ACE, NAMES, Card, Pile, rank_of
from games.rules.casino.errors import (
    AceValueNeededError,
    BuildNamedTwiceError,
    BuildValueError,
    CardValueError,
    FaceTakesEqualError,
    FaceTakesOneError,
    NothingTakenError,
    TakeAllEqualError,
)
from games.rules.casino.moves import Capture
from games.rules.casino.options import Variant
from games.rules.casino.spelling import READ, Cards, Named
from games.rules.casino.state import State, TableBuild
from games.rules.casino.table import check_groups, check_loose, check_retention, find_build, held
from games.rules.values import Value


class Taking(Value, gc=False):
    """A legal capture, in the engine's terms."""

    card: Card
    value: int
    named: Named
    builds: tuple[TableBuild, ...]


def check_capture(variant: Variant, state: State, action: Capture) -> Taking:
    """Return what a capture takes, or refuse it with the reason."""
    card = held(state, action.card)
    named = READ[action.groups]
    check_loose(state, named)
    builds = _named_builds(state, action.builds) if action.builds else ()
    if not named.cards and not builds:
        raise NothingTakenError
    value = variant.plain_numbers[card]
    if not value or action.value is not None:
        value = _value(variant, card, named.groups, builds, action.value)
    for build in builds:
        if build.value != value:
            raise BuildValueError(total=build.value, card=NAMES[card])
    if value:
        _check_number(variant, state, card, named, value)
    else:
        _check_face(variant, state, card, named)
    if state.builds:
        check_retention(variant, state, card, [b for b in state.builds if b not in builds])
    return Taking(card, value, named, builds)


def _named_builds(state: State, numbers: tuple[int, ...]) -> tuple[TableBuild, ...]:
    if len({*numbers}) < len(numbers):
        raise BuildNamedTwiceError
    return builds_of(state, numbers)


def builds_of(state: State, numbers: tuple[int, ...]) -> tuple[TableBuild, ...]:
    """Return the builds of these numbers, or refuse."""
    return tuple([find_build(state, number) for number in sorted(numbers)])


def _value(
    variant: Variant,
    card: Card,
    groups: Cards,
    builds: tuple[TableBuild, ...],
    said: int | None,
) -> int:
    """Return what the played card counts; only a Royal ace has a choice (CA-R45)."""
    number = variant.numbers[card]
    if not variant.royal or number != ACE:
        if said is not None:
            raise CardValueError(card=NAMES[card], value=said)
        return number
    if said is not None:
        if said not in (ACE, HIGH_ACE):
            raise CardValueError(card=NAMES[card], value=said)
        return said
    if not builds and all(len(g) == 1 and variant.numbers[g[0]] == ACE for g in groups):
        raise AceValueNeededError
    return HIGH_ACE


def _check_number(variant: Variant, state: State, card: Card, named: Named, value: int) -> None:
    check_groups(variant, named, named.groups, value)
    if variant.takes_all_equal and named.singles & EQUAL[card]:
        _check_all_equal(state, card, named.pile)


def _check_face(variant: Variant, state: State, card: Card, named: Named) -> None:
    groups = named.groups
    for group in groups:
        if len(group) != 1 or rank_of(group[0]) != rank_of(card):
            raise FaceTakesEqualError(card=NAMES[card])
    if variant.faces_take_all:
        _check_all_equal(state, card, named.pile)
    elif len(groups) > 1:
        raise FaceTakesOneError(card=NAMES[card], cards=[NAMES[group[0]] for group in groups])


def _check_all_equal(state: State, card: Card, pile: Pile) -> None:
    left = [
        NAMES[other] for other in state.table if other >> 2 == card >> 2 and not pile >> other & 1
    ]
    if left:
        raise TakeAllEqualError(card=NAMES[card], cards=left)
