"""What the table and a hand allow, seen by the seat to act: the ground of captures and builds."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from games.rules.casino.cards import ACE, CARDS, HIGH_ACE, NAMES, Card, name_all
from games.rules.casino.errors import (
    CardInBuildError,
    CardNotHeldError,
    CardNotLooseError,
    EmptyGroupError,
    KeepCapturingCardError,
    NoNumberError,
    NoSuchBuildError,
    WrongNumberError,
    WrongTotalError,
)
from games.rules.casino.options import Variant
from games.rules.casino.spelling import Named
from games.rules.casino.state import State, TableBuild
from games.rules.errors import IllegalActionError


def held(state: State, name: str) -> Card:
    """Return the card of this name in the hand of the seat to act, or refuse."""
    card = CARDS.get(name)
    if card is None or card not in state.hands[state.to_act]:
        raise CardNotHeldError(card=name)
    return card


def check_loose(state: State, named: Named) -> None:
    """Refuse named cards that are not loose (CA-R8)."""
    for card in named.cards:
        if card not in state.table:
            raise _absent(state, card)


def check_sum(variant: Variant, cards: Sequence[Card], value: int) -> None:
    """Refuse cards that do not make ``value``; an ace in a sum counts 1 (CA-R9, CA-R44)."""
    numbers = variant.numbers
    counted = [numbers[card] for card in cards]
    if sum(counted) != value or 0 in counted:
        raise _wrong_sum(cards, counted, value)


def check_groups(
    variant: Variant, named: Named, groups: Iterable[Sequence[Card]], value: int
) -> None:
    """Refuse loose groups of a named set one of which does not make ``value``."""
    if not named.makes >> value & 1:
        raise next(filter(None, [_fault(variant, group, value) for group in groups]))


def find_build(state: State, build: int) -> TableBuild:
    """Return the build of this number, or refuse."""
    for found in state.builds:
        if found.id == build:
            return found
    raise NoSuchBuildError(build=build)


def check_retention(
    variant: Variant, state: State, card: Card, builds: Sequence[TableBuild]
) -> None:
    """Refuse a play of ``card`` that leaves a build of one's own without its card (CA-R20).

    ``builds`` are those on the table after the play.
    """
    seat = state.to_act
    for build in builds:
        if build.owner == seat and not can_take(variant, state, card, build.value):
            raise KeepCapturingCardError(value=build.value, card=NAMES[card])


def can_take(variant: Variant, state: State, card: Card, value: int) -> bool:
    """Return whether the hand can take a build of ``value`` once ``card`` is played."""
    for other in state.hands[state.to_act]:
        if variant.takes[other] == value and other != card:
            return True
    return False


def _fault(variant: Variant, group: Sequence[Card], value: int) -> IllegalActionError | None:
    """Return what is wrong with a loose group; a lone ace may count 14 (CA-R44)."""
    if not group:
        return EmptyGroupError()
    counted = [variant.numbers[card] for card in group]
    makes = (sum(counted) == value and 0 not in counted) or (value, counted) == (HIGH_ACE, [ACE])
    return None if makes else _wrong_sum(group, counted, value)


def _wrong_sum(cards: Sequence[Card], counted: list[int], value: int) -> IllegalActionError:
    if 0 in counted:
        return NoNumberError(card=NAMES[cards[counted.index(0)]])
    if len(cards) == 1:
        return WrongNumberError(card=NAMES[cards[0]], number=sum(counted), value=value)
    return WrongTotalError(cards=[*name_all(cards)], total=sum(counted), value=value)


def _absent(state: State, card: Card) -> IllegalActionError:
    if any(card in group for build in state.builds for group in build.groups):
        return CardInBuildError(card=NAMES[card])
    return CardNotLooseError(card=NAMES[card])
