"""Rounds of Casino Pirate to sit down at: Anna, Bruno (the visitor) and Carla."""

from __future__ import annotations

from typing import Any

from games.rules.chance import Order, Outcome, Pick, Picked
from games.rules.core import Chance
from games.rules.pirate.state import PACK
from tests.static.feed import Feed

ANNA, BRUNO, CARLA = range(3)
UP = {"type": "card", "face": "up"}
DOWN = {"type": "card", "face": "down"}
SERVED = {"type": "served"}
DRAW = {"type": "draw"}
CALL = {"type": "call"}
SHOW = {"type": "show"}
CONCEDE = {"type": "concede"}


def bet(treasures: int) -> dict[str, Any]:
    return {"type": "bet", "treasures": treasures}


class PirateFeed(Feed):
    """A match whose cards come in this order: first one for each player, from the bank's left."""

    def __init__(
        self,
        cards: str,
        *moves: tuple[int, dict[str, Any]],
        dealer: int = ANNA,
        seats: int = 3,
        you: int | None = BRUNO,
        treasures: tuple[int, ...] = (),
    ) -> None:
        rest = list(PACK)
        for card in cards:
            rest.remove(card)
        self.pack = (*cards, *rest)
        self.dealer = dealer
        setup = {"dealer": dealer, "treasures": treasures} if treasures else None
        super().__init__(slug="casino-pirate", seats=seats, you=you, setup=setup)
        for seat, action in moves:
            self.play(seat, action)

    def draw(self, chance: Chance) -> Outcome:
        return Picked(self.dealer) if isinstance(chance.draw, Pick) else Order(self.pack)


def to_bet() -> PirateFeed:
    """Bruno has a hidden 4 and bets first; then come 3, ½, 5 and 4."""
    return PirateFeed("463h54")


def to_ask() -> PirateFeed:
    """Bruno may ask for cards."""
    return PirateFeed("463h54", (CARLA, bet(2)), (BRUNO, bet(1)))


def to_show() -> PirateFeed:
    """Bruno has 7½ of which 4½ lie open, the bank 5, and he is asked."""
    moves = [(BRUNO, DOWN), (BRUNO, UP), (BRUNO, SERVED), (CARLA, SERVED), (ANNA, DRAW)]
    return PirateFeed("463h54", (CARLA, bet(2)), (BRUNO, bet(2)), *moves, (ANNA, CALL))


def to_hold_the_bank() -> PirateFeed:
    """Bruno holds the bank and draws: 5, then 4."""
    served = [(CARLA, SERVED), (ANNA, SERVED)]
    return PirateFeed("6754", (CARLA, bet(2)), (ANNA, bet(1)), *served, dealer=BRUNO)


def over_in_secret() -> PirateFeed:
    """Bruno has 4 and 7: over, and only the 7 lies open."""
    return PirateFeed("467", (CARLA, bet(2)), (BRUNO, bet(1)), (BRUNO, UP))


def at_the_end() -> PirateFeed:
    """Carla's last treasure is lost when she shows."""
    served = [(BRUNO, SERVED), (CARLA, SERVED), (ANNA, DRAW), (ANNA, CALL), (BRUNO, SHOW)]
    bets = [(CARLA, bet(1)), (BRUNO, bet(1))]
    return PirateFeed("735", *bets, *served, (ANNA, CALL), treasures=(14, 15, 1))
