"""What cards count, and what a hand is worth against the dealer's.  All in half points."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final

from games.rules.chance import CLOSED
from games.rules.core import Terminal
from games.rules.errors import ClosedCardError
from games.rules.pirate.state import COIN, GEMS, PEBBLE, SKELETON, Player

LIMIT: Final = 15
HALVES: Final[Mapping[str, int]] = {
    **{gem: 2 * int(gem) for gem in GEMS},
    COIN: 1,
    PEBBLE: 0,
    SKELETON: 0,
}


def count(cards: Collection[str]) -> int:
    """Return the total of the cards.

    The skeleton has no value of its own: at every count it is the whole number from 1 to 7 that
    brings the hand closest to 7½ from below, else 1 (PI-R12).
    """
    if CLOSED in cards:
        raise ClosedCardError
    total = sum(HALVES[card] for card in cards)
    if SKELETON not in cards:
        return total
    return total + 2 * min(max((LIMIT - total) // 2, 1), 7)


def is_over(cards: Collection[str]) -> bool:
    """Return whether the cards exceed 7½."""
    return count(cards) > LIMIT


def owed(bet: int, hand: Collection[str], dealer: Collection[str]) -> int:
    """Return what the dealer owes to a hand that is shown; 0 when the bet is lost."""
    total = count(hand)
    if total > LIMIT or total <= count(dealer):
        return 0
    return 2 * bet if total == LIMIT else bet


def rank(players: tuple[Player, ...]) -> Terminal:
    """Return the places by treasures."""
    scores = tuple(player.treasures for player in players)
    return Terminal(
        places=tuple(1 + sum(other > score for other in scores) for score in scores),
        scores=scores,
    )
