"""What the table and a hand allow, seen by the seat to act: the ground of captures and builds."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeAlias

from games.rules.casino.cards import ACE, CARDS, HIGH_ACE, NAMES, Card
from games.rules.casino.errors import (
    CardInBuildError,
    CardNamedTwiceError,
    CardNotHeldError,
    CardNotLooseError,
    EmptyGroupError,
    KeepCapturingCardError,
    NoNumberError,
    NoSuchBuildError,
    WrongNumberError,
    WrongTotalError,
)
from games.rules.casino.moves import Groups
from games.rules.casino.options import Variant
from games.rules.casino.state import State, TableBuild

Cards: TypeAlias = tuple[tuple[Card, ...], ...]


def held(state: State, name: str) -> Card:
    """Return the card of this name in the hand of the seat to act, or refuse."""
    card = CARDS.get(name)
    if card is None or card not in state.hands[state.to_act]:
        raise CardNotHeldError(card=name)
    return card


def loose(state: State, groups: Groups) -> Cards:
    """Return named groups as cards in rank order, or refuse what is not loose or named twice."""
    table = state.table
    seen = set()
    found = []
    for group in groups:
        cards = []
        for name in group:
            card = CARDS.get(name)
            if card is None or card not in table:
                raise _absent(state, name)
            if card in seen:
                raise CardNamedTwiceError(card=name)
            seen.add(card)
            cards.append(card)
        cards.sort()
        found.append(tuple(cards))
    return tuple(found)


def check_sum(variant: Variant, cards: Sequence[Card], value: int) -> None:
    """Refuse cards that do not make ``value``; an ace in a sum counts 1 (CA-R9, CA-R44)."""
    total = 0
    for card in cards:
        number = variant.numbers[card]
        if not number:
            raise NoNumberError(card=NAMES[card])
        total += number
    if total == value:
        return
    if len(cards) == 1:
        raise WrongNumberError(card=NAMES[cards[0]], number=total, value=value)
    raise WrongTotalError(cards=[NAMES[card] for card in cards], total=total, value=value)


def check_group(variant: Variant, cards: Sequence[Card], value: int) -> None:
    """Refuse a loose group that does not make ``value``; a lone ace may count 14 (CA-R44)."""
    if not cards:
        raise EmptyGroupError
    if value == HIGH_ACE and len(cards) == 1 and variant.numbers[cards[0]] == ACE:
        return
    check_sum(variant, cards, value)


def ordered(groups: Iterable[tuple[Card, ...]]) -> Cards:
    """Return groups in the order in which the list of legal actions names them."""
    return tuple(sorted(groups, key=lambda group: (len(group), group)))


def find_build(state: State, build: int) -> TableBuild:
    """Return the build of this number, or refuse."""
    for found in state.builds:
        if found.id == build:
            return found
    raise NoSuchBuildError(build=build)


def taking_value(variant: Variant, card: Card) -> int:
    """Return the value of the builds that a card takes: 0 for none, 14 for a Royal ace (CA-R47)."""
    number = variant.numbers[card]
    return HIGH_ACE if variant.royal and number == ACE else number


def check_retention(
    variant: Variant, state: State, card: Card, builds: Sequence[TableBuild]
) -> None:
    """Refuse a play of ``card`` that leaves a build of one's own without its card (CA-R20).

    ``builds`` are those on the table after the play.
    """
    seat = state.to_act
    for build in builds:
        if build.owner == seat and not any(
            taking_value(variant, other) == build.value
            for other in state.hands[seat]
            if other != card
        ):
            raise KeepCapturingCardError(value=build.value, card=NAMES[card])


def _absent(state: State, name: str) -> CardInBuildError | CardNotLooseError:
    card = CARDS.get(name)
    if any(card in group for build in state.builds for group in build.groups):
        return CardInBuildError(card=name)
    return CardNotLooseError(card=name)
