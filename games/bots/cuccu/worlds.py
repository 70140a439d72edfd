"""What may lie hidden in a round of Cuccù, and how likely it is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any, Final, NamedTuple, TypeAlias

from msgspec.structs import replace

from games.bots.core import View
from games.rules.core import Seat
from games.rules.cuccu.cards import FOOL, LADDER, PACK, SPECIAL
from games.rules.cuccu.moves import CuccuAction, CuccuEvent, Kept, RoundBegan, SwapAsked
from games.rules.cuccu.observation import CuccuObservation

CuccuView: TypeAlias = View[CuccuObservation, CuccuEvent, CuccuAction]
World: TypeAlias = Any
"""A full state, guessed."""

RANKS: Final = (*LADDER, FOOL)
DECISIONS: Final = ("turn", "inn", "cover")
"""The phases in which a seat is to act within a round."""
HORSE: Final = "13"
LOW: Final = 4
"""Who keeps an ordinary card below it makes an exception, or a mistake."""
SELDOM: Final = 0.15


class Hidden(NamedTuple):
    """The seats whose cards the viewer does not know, and the cards that it has not seen."""

    seats: tuple[Seat, ...]
    cards: Counter[str]


def hidden_in(observation: CuccuObservation) -> Hidden:
    held = [player.held for player in observation.players]
    known = Counter(one.card for one in held if one is not None and one.card is not None)
    seats = tuple(s for s, one in enumerate(held) if one is not None and one.card is None)
    return Hidden(seats, Counter(PACK) - known)


def keepers(view: CuccuView) -> frozenset[Seat]:
    """Return the seats that kept their cards in this round when they might have swapped."""
    seats: set[Seat] = set()
    for event in view.events:
        match event:
            case RoundBegan():
                seats.clear()
            case Kept(seat):
                seats.add(seat)
            case SwapAsked(seat, target):
                seats -= {seat, target}
            case _:
                pass
    return frozenset(seats)


def likelihood(view: CuccuView, seat: Seat, card: str, kept: frozenset[Seat]) -> float:
    """Return how well a card agrees with what a seat did with it."""
    held = view.observation.players[seat].held
    if held is not None and held.is_plain and card in SPECIAL:
        return 0.0
    is_low = card == FOOL or LADDER.index(card) - 3 < LOW
    return SELDOM if seat in kept and is_low else 1.0


def enumerate_worlds(view: CuccuView, rng: Random, *, drawn: int) -> Iterator[tuple[World, float]]:
    """Yield every world that differs in hidden cards and in the ``drawn`` next ones, with its chance.

    A horse at the bottom brings the top card into play: it is enumerated, too.
    """
    hidden = hidden_in(view.observation)
    kept = keepers(view)
    base = view.game.determinize(view.observation, rng)
    for cards, weight in _deals(hidden.cards, len(hidden.seats) + drawn):
        seated, prefix = cards[: len(hidden.seats)], cards[len(hidden.seats) :]
        for seat, card in zip(hidden.seats, seated, strict=True):
            weight *= likelihood(view, seat, card, kept)  # noqa: PLW2901 -- the chance grows with them
        if weight:
            rest = hidden.cards - Counter(cards)
            tops = Counter(rest) if HORSE in prefix and drawn > 1 else Counter([next(iter(rest))])
            for top, number in tops.items():
                others = tuple((rest - Counter([top])).elements())
                deck = (*prefix, *others, top)
                world = _fill(base, dict(zip(hidden.seats, seated, strict=True)), deck)
                yield world, weight * number / tops.total()


def sample_worlds(
    view: CuccuView, rng: Random, number: int, *, infers: bool
) -> Iterator[tuple[World, float]]:
    """Yield worlds drawn by lot, each with its likelihood."""
    hidden, kept = hidden_in(view.observation), keepers(view)
    for _ in range(number):
        world = view.game.determinize(view.observation, rng)
        weight = 1.0
        for seat in hidden.seats:
            if infers:
                weight *= likelihood(view, seat, world.players[seat].held.card, kept)
        yield world, weight


def count_worlds(observation: CuccuObservation, drawn: int) -> int:
    """Return about how many worlds there are to enumerate."""
    choices: int = len(RANKS) ** (len(hidden_in(observation).seats) + drawn)
    return choices


def _deals(cards: Counter[str], number: int) -> Iterator[tuple[tuple[str, ...], float]]:
    """Yield all orders of so many cards by their ranks, with their chances."""
    if not number:
        yield (), 1.0
        return
    total = cards.total()
    for card, count in list(cards.items()):
        if count:
            left = cards.copy()
            left[card] -= 1
            for others, chance in _deals(left, number - 1):
                yield (card, *others), count / total * chance


def _fill(base: World, cards: dict[Seat, str], deck: tuple[str, ...]) -> World:
    players = tuple(
        replace(player, held=replace(player.held, card=cards[seat])) if seat in cards else player
        for seat, player in enumerate(base.players)
    )
    return replace(base, players=players, deck=deck)
