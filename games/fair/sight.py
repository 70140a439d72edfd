"""Which cards of a shuffle a viewer got to see, found by playing the match again."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Self

import msgspec
from msgspec.structs import astuple, replace

from games.rules.chance import CLOSED, Order
from games.rules.core import AnyGame, Viewer
from games.rules.record import Entry, replay, see


class _DealtCard(str):
    """A card that knows where it comes from: the entry of its shuffle, and its place there."""

    __slots__ = ("entry", "place")

    entry: int
    place: int

    def __new__(cls, card: str, entry: int, place: int) -> Self:
        dealt = super().__new__(cls, card)
        dealt.entry, dealt.place = entry, place
        return dealt


def close_unseen(game: AnyGame, entries: Sequence[Entry], viewer: Viewer) -> tuple[Entry, ...]:
    """Return the entries of a match with every card closed that ``viewer`` was never shown."""
    marked = _with_cards(entries, _DealtCard)
    seen = {
        (card.entry, card.place)
        for step in replay(game, game.new_match(), marked)
        for card in _cards_in((see(game, step, viewer), game.observe(step.state, viewer)))
    }
    return _with_cards(
        entries, lambda card, entry, place: card if (entry, place) in seen else CLOSED
    )


def _with_cards(
    entries: Sequence[Entry], change: Callable[[str, int, int], str]
) -> tuple[Entry, ...]:
    return tuple(
        replace(entry, chance=_changed(entry.chance, number, change))
        if isinstance(entry.chance, Order)
        else entry
        for number, entry in enumerate(entries)
    )


def _changed(order: Order, number: int, change: Callable[[str, int, int], str]) -> Order:
    return Order(tuple(change(card, number, place) for place, card in enumerate(order.cards)))


def _cards_in(shown: Any) -> Iterator[_DealtCard]:
    match shown:
        case _DealtCard():
            yield shown
        case msgspec.Struct():
            yield from _cards_in(astuple(shown))
        case tuple():
            for part in shown:
                yield from _cards_in(part)
        case _:
            pass
