"""What a table page offers for each card in hand: compact, bounded, and without a rule to know.

A player picks a card and then groups; the page only puts listed groups together.  The shape is
described with an example in docs/protocol-choices.md.
"""

from __future__ import annotations

from typing import Any, Final

from games.rules.casino.best import best_sets, best_single
from games.rules.casino.cards import ACE, HIGH_ACE, NAMES, Card, name_all
from games.rules.casino.errors import TrailWithBuildError
from games.rules.casino.groups import Groups as Positions
from games.rules.casino.groups import find_groups, select
from games.rules.casino.legal import fill
from games.rules.casino.moves import CardName, Groups
from games.rules.casino.options import Variant
from games.rules.casino.state import State
from games.rules.casino.view import View
from games.rules.errors import RuleError
from games.rules.values import Value

MOST_OFFERED: Final = 48
"""The most groups of one total that a table offers; small groups come first."""
ALONE: Final = tuple((at,) for at in range(4))
"""Each card of a rank as a group of its own."""


class Refusal(Value):
    """Why something is not possible, as in ``RuleError``."""

    code: str
    sentence: str
    facts: dict[str, Any]


class CaptureChoice(Value):
    """What a card may take: any disjoint groups of one list together with any builds named here.

    At least one group or build; every group must be one of the list.
    """

    value: int | None
    """What the action's ``value`` must say: 1 or 14 for a Royal ace, else null."""
    groups: str | None
    """The key of the list in ``Choices.groups``; null where only builds may be taken."""
    together: tuple[CardName, ...]
    """As soon as one of these cards is taken as a group of its own, all of them must be taken."""
    single: bool
    """Only one group may be taken: a face card without a number."""
    builds: tuple[int, ...]
    """The builds that may be taken."""
    required: tuple[int, ...]
    """Those of them that must be taken, because no other card in hand could take them."""
    best: tuple[tuple[int, ...], ...]
    """Groups, by their place in the list, that together take the most cards.

    The first is worth the most points; up to two others take as many cards.  With all ``builds``
    they are the best capture.
    """


class BuildChoice(Value):
    """A value that a card may announce, with a new build or onto one on the table.

    The action's ``groups`` are one own group, and any further groups disjoint from it and one
    another; a new build needs at least one table card.
    """

    value: int
    onto: int | None
    """The build on the table that the play adds to or raises; null for a new one."""
    raised: bool
    """The play raises ``onto`` to ``value``; otherwise it adds to it."""
    alone: bool
    """The own group may be empty: the card makes the value without loose cards."""
    own: str | None
    """The key of the list in ``Choices.groups`` that the own group may be from."""
    further: str | None
    """The key of the list that further groups are from."""


class CardChoices(Value):
    """What one card of the hand may do."""

    card: CardName
    trail: Refusal | None
    """Why it may not be trailed; null when it may."""
    captures: tuple[CaptureChoice, ...]
    """One for each value that the card may count: two for a Royal ace, else one or none."""
    builds: tuple[BuildChoice, ...]


class Choices(Value):
    """What a seat may do with each card of its hand, in the order of the hand."""

    groups: dict[str, Groups]
    """Lists of groups of loose cards: by the total that they make, or by the rank of a face."""
    numbers: dict[CardName, int]
    """What each loose card counts in a sum; 0 for a face card without a number."""
    cards: tuple[CardChoices, ...]


def list_choices(variant: Variant, state: State) -> Choices:
    """Return the choices of the seat to act."""
    offer = _Offer(variant, state)
    hand = offer.view.hand
    plays = [(offer.captures(card), offer.builds(card)) for card in hand]
    banned = offer.view.owned and any(captures or builds for captures, builds in plays)
    trail = _refusal(TrailWithBuildError()) if banned else None
    cards = tuple(
        CardChoices(NAMES[card], trail, captures, builds)
        for card, (captures, builds) in zip(hand, plays, strict=True)
    )
    return Choices(offer.groups, offer.numbers(), cards)


def _refusal(error: RuleError) -> Refusal:
    return Refusal(error.code, error.sentence, error.facts)


class _Offer:
    """The choices of one seat while they are collected, with the lists that they refer to."""

    def __init__(self, variant: Variant, state: State) -> None:
        self.variant = variant
        self.view = View(variant, state)
        self.loose = sorted(state.table)
        self.names = name_all(self.loose)
        self.groups: dict[str, Groups] = {}

    def numbers(self) -> dict[CardName, int]:
        numbers = self.variant.numbers
        return {name: numbers[card] for name, card in zip(self.names, self.loose, strict=True)}

    def captures(self, card: Card) -> tuple[CaptureChoice, ...]:
        number = self.variant.numbers[card]
        if not number:
            choices = [self._face_capture(card)]
        elif self.variant.royal and number == ACE:
            choices = [self._capture(card, value, value) for value in (ACE, HIGH_ACE)]
        else:
            choices = [self._capture(card, number, None)]
        return tuple(choice for choice in choices if choice is not None)

    def builds(self, card: Card) -> tuple[BuildChoice, ...]:
        choices = []
        for value, onto, counted in self.view.announcements(card, self.view.rest_values(card)):
            further = self._list_sums(value)
            own = self._list_sums(value - counted)
            alone = counted == value or (counted, value) == (ACE, HIGH_ACE)
            if own or (alone and (further or onto)):
                raised = onto is not None and onto.value < value
                number = None if onto is None else onto.id
                choices.append(BuildChoice(value, number, raised, alone, own, further))
        return tuple(choices)

    def _capture(self, card: Card, value: int, said: int | None) -> CaptureChoice | None:
        builds = tuple([build.id for build in self.view.table if build.value == value])
        lost = self.view.lost(self.view.rest_values(card)) if self.view.owned else ()
        required = tuple([build.id for build in lost])
        key = self._list_sums(value)
        if not (key or builds) or not {*required} <= {*builds}:
            return None
        groups = self._sums(value)
        together = [self.names[group[0]] for group in groups if len(group) == 1]
        return CaptureChoice(
            value=said,
            groups=key,
            together=tuple(together) if self.variant.takes_all_equal else (),
            single=False,
            builds=builds,
            required=required,
            best=best_sets(self.variant, self.loose, groups),
        )

    def _face_capture(self, card: Card) -> CaptureChoice | None:
        equal = self.view.equal(card)
        if not equal:
            return None
        key = NAMES[card][0]
        names = tuple([self.names[at] for at in equal])
        self.groups[key] = tuple([(name,) for name in names])
        takes_all = self.variant.faces_take_all
        cards = [self.loose[at] for at in equal]
        return CaptureChoice(
            value=None,
            groups=key,
            together=names if takes_all else (),
            single=not takes_all,
            builds=(),
            required=(),
            best=best_sets(self.variant, cards, ALONE[: len(cards)])
            if takes_all
            else best_single(self.variant, cards),
        )

    def _list_sums(self, total: int) -> str | None:
        """Return the key of the list of groups that make ``total``, or ``None`` without any."""
        found = self._sums(total)
        if not found:
            return None
        key = str(total)
        if key not in self.groups:
            self.groups[key] = fill(select(found), self.names)
        return key

    def _sums(self, total: int) -> Positions:
        return find_groups(self.view.counts, total)[:MOST_OFFERED]
