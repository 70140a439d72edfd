"""What players usually do in Cuccù: rules of thumb by the card and by how many still act."""

from __future__ import annotations

from typing import Any, Final

from games.rules.core import Seat
from games.rules.cuccu.cards import CUCKOO, FOOL, LADDER
from games.rules.cuccu.moves import Accept, Ask, CuccuAction, Keep, Swap

ENOUGH: Final = (4, 6, 6, 7, 7, 7, 7, 7)
"""What card is kept when so many seats still have none."""
ASKS_BELOW: Final = 9
"""With what card an inn is asked for cover: whoever is refused gets the inn."""


def height(card: str) -> int:
    """Return the number of a card; the fool, which nearly always loses, is below all."""
    return -9 if card == FOOL else LADDER.index(card) - 3


def usual(world: Any) -> CuccuAction:
    """Return what the seat that is to act in a full state usually does, by what it knows."""
    seat = world.turn
    card = world.players[seat].held.card
    match world.phase:
        case "cover":
            return Accept()
        case "inn":
            return Ask() if height(card) < ASKS_BELOW else Keep()
        case _:
            given = given_away(world.chain, world.players)
            later = _later(world)
            return judge(card, given, later)


def judge(card: str, given: str | None, later: int) -> CuccuAction:
    """Keep a card that is high enough, or higher than the one that was given away for it."""
    if card == CUCKOO or (given is not None and height(given) < height(card)):
        return Keep()
    return Keep() if height(card) >= ENOUGH[later] else Swap()


def given_away(chain: tuple[Seat, ...], players: Any) -> str | None:
    """Return the card that the seat on turn gave for the one it holds, if it did."""
    if len(chain) == 1:
        return None
    held = players[chain[-2]].held
    return None if held is None else held.card


def _later(world: Any) -> int:
    return sum(player.lives > 0 and player.held is None for player in world.players)
