"""Guesses of what a viewer does not know."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from games.rules.core import Seat
from games.rules.cuccu.cards import PACK, SPECIAL
from games.rules.cuccu.observation import CuccuObservation, PlayerObservation
from games.rules.cuccu.state import Held, Player, State

if TYPE_CHECKING:
    from random import Random


def determinize(observation: CuccuObservation, rng: Random) -> State:
    """Return a state that looks like ``observation``; all of them are equally likely."""
    cards, deck = _guess_cards(observation, rng)
    return State(
        players=tuple(
            _fill_player(player, cards.get(seat)) for seat, player in enumerate(observation.players)
        ),
        full_lives=observation.full_lives,
        phase=observation.phase,
        round=observation.round,
        dealer=observation.dealer,
        turn=observation.turn,
        innkeeper=observation.innkeeper,
        chain=observation.chain,
        covers=observation.covers,
        deck=deck if observation.deck else (),
        last_round=observation.last_round,
    )


def _guess_cards(
    observation: CuccuObservation, rng: Random
) -> tuple[dict[Seat, str], tuple[str, ...]]:
    """Return a card for every seat that holds one, and the rest of the pack."""
    held = {seat: p.held for seat, p in enumerate(observation.players) if p.held is not None}
    cards = {seat: one.card for seat, one in held.items() if one.card is not None}
    unseen = list((Counter(PACK) - Counter(cards.values())).elements())
    for is_plain in (True, False):
        rng.shuffle(unseen)
        for seat, one in held.items():
            if seat not in cards and one.is_plain == is_plain:
                cards[seat] = next(c for c in unseen if not (is_plain and c in SPECIAL))
                unseen.remove(cards[seat])
    return cards, tuple(unseen)


def _fill_player(seen: PlayerObservation, card: str | None) -> Player:
    held = None
    if seen.held is not None and card is not None:
        held = Held(card, seen.held.known_by, seen.held.is_revealed, seen.held.is_plain)
    return Player(seen.lives, held, seen.is_dead, seen.fell)
