"""What the requests of players tell about their hidden cards."""

from __future__ import annotations

from typing import Final, NamedTuple

from games.bots.pirate.banker import Claim
from games.bots.pirate.cards import NUMBERS, RANKS, Hand, PirateView, Weights, hand_of
from games.rules.core import Seat
from games.rules.pirate.moves import CardDown, CardUp, RoundBegan

SERVED: Final = (*(0.03,) * 8, 0.1, 0.3, 0.6, 0.85, *(0.97,) * 5)
"""How often a player says "served" with so many halves, or over 7½."""
HIGH: Final = 10
"""With a first card of so many halves a player likes to bet two treasures."""
BETS_HIGH: Final = 0.75
BETS_LOW: Final = 0.4


class Heard(NamedTuple):
    """What lay open when the hidden card was dealt, and the cards that came face up since."""

    before: tuple[str, ...] = ()
    since: tuple[str, ...] = ()


def claims_of(view: PirateView, *, infers: bool) -> list[Claim]:
    """Return the hidden hands from the dealer's left; all cards are alike if nothing is inferred."""
    players = view.observation.players
    seats = [(view.observation.dealer + at) % len(players) for at in range(1, len(players))]
    return [
        Claim(
            players[seat].bet or 0,
            hand_of(players[seat].open),
            _likelihoods(view, seat) if infers else (1.0,) * len(RANKS),
        )
        for seat in seats
        if players[seat].hidden is None
    ]


def listen(view: PirateView, seat: Seat) -> Heard:
    """Return how the hand of a seat came about in this round, as far as events tell it."""
    heard = Heard()
    for event in view.events:
        match event:
            case RoundBegan():
                heard = Heard()
            case CardUp(owner, card) if owner == seat:
                heard = Heard(heard.before, (*heard.since, card))
            case CardDown(owner, turned_up) if owner == seat:
                heard = Heard((*heard.before, *heard.since, turned_up))
            case _:
                pass
    return heard


def _likelihoods(view: PirateView, seat: Seat) -> Weights:
    heard, player = listen(view, seat), view.observation.players[seat]
    base = hand_of(heard.before)
    return tuple(
        _likelihood(base.add(rank), heard)
        * (_bet_chance(rank, player.bet) if not heard.before else 1)
        for rank in NUMBERS
    )


def _likelihood(hand: Hand, heard: Heard) -> float:
    chance = 1.0
    for card in heard.since:
        chance *= 1 - SERVED[hand.total]
        hand = hand.add(RANKS.index(card))
    return chance * SERVED[hand.total]


def _bet_chance(rank: int, bet: int | None) -> float:
    high = BETS_HIGH if Hand().add(rank).total >= HIGH else BETS_LOW
    return {1: 1 - high, 2: high}.get(bet or 0, 1.0)
