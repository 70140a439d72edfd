"""Builds: making, adding to and raising them (CA-R13 to CA-R26, CA-R46 to CA-R48, CI-R6 to CI-R8)."""

from __future__ import annotations

from games.rules.casino.cards import ACE, NAMES, Card, name_all, rank_of
from games.rules.casino.errors import (
    AcesMakeFourteenError,
    BuildLimitError,
    BuildLoweredError,
    NoCapturingCardError,
    NoNumberError,
    NoTableCardError,
    OwnGroupMissingError,
    RaiseMultipleError,
    RaiseWithTableCardError,
)
from games.rules.casino.moves import Build
from games.rules.casino.options import Variant
from games.rules.casino.spelling import READ_OWN, Cards, Named
from games.rules.casino.state import State, TableBuild
from games.rules.casino.table import (
    can_take,
    check_groups,
    check_loose,
    check_retention,
    check_sum,
    find_build,
    held,
)
from games.rules.values import Value


class Building(Value, gc=False):
    """A legal build play, in the engine's terms."""

    card: Card
    named: Named
    onto: TableBuild | None
    build: TableBuild
    """The build that results."""


def check_build(variant: Variant, state: State, action: Build) -> Building:
    """Return the build that a play makes, or refuse it with the reason."""
    card, value = held(state, action.card), action.value
    if not action.groups:
        raise OwnGroupMissingError
    named = READ_OWN[action.groups]
    check_loose(state, named)
    own, *further = named.groups
    onto = None if action.onto is None else find_build(state, action.onto)
    _check_value(variant, card, value)
    if onto is None:
        _check_own(variant, card, named, value)
        if not named.cards and not further:
            raise NoTableCardError
    elif value == onto.value:
        _check_own(variant, card, named, value)
    else:
        _check_raise(variant, card, own, value, onto)
    check_groups(variant, named, further, value)
    if not can_take(variant, state, card, value):
        raise NoCapturingCardError(value=value)
    if state.builds:
        check_retention(variant, state, card, [b for b in state.builds if b is not onto])
    return lay(state, card, named, value, onto)


def lay(state: State, card: Card, named: Named, value: int, onto: TableBuild | None) -> Building:
    """Return the build that a legal play makes: a new one, or one added to or raised."""
    own, *further = named.groups
    if onto is None:
        laid: Cards = (_with(own, card),)
    elif value == onto.value:
        laid = (*onto.groups, _with(own, card))
    else:
        laid = (_with(onto.groups[0], card),)
    number = state.next_build if onto is None else onto.id
    return Building(card, named, onto, TableBuild(number, (*laid, *further), value, state.to_act))


def _with(group: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    return tuple(sorted((*group, card)))


def _check_value(variant: Variant, card: Card, value: int) -> None:
    if not variant.numbers[card]:
        raise NoNumberError(card=NAMES[card])
    if value > variant.maximum:
        raise BuildLimitError(maximum=variant.maximum, value=value)
    if variant.royal and value == ACE:
        raise AcesMakeFourteenError


def _check_own(variant: Variant, card: Card, named: Named, value: int) -> None:
    if named.own + rank_of(card) != value and (named.own or variant.takes[card] != value):
        check_sum(variant, (*named.groups[0], card), value)


def _check_raise(
    variant: Variant, card: Card, own: tuple[Card, ...], value: int, onto: TableBuild
) -> None:
    if value < onto.value:
        raise BuildLoweredError(total=onto.value, value=value)
    if onto.multiple:
        raise RaiseMultipleError
    if own:
        raise RaiseWithTableCardError(cards=name_all(own))
    check_sum(variant, (*onto.groups[0], card), value)
