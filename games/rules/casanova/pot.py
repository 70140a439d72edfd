"""Who wins a turn, and who wins the match."""

from __future__ import annotations

from collections.abc import Mapping

from games.rules.casanova.state import Player
from games.rules.core import Seat, Terminal
from games.rules.values import Value


class Share(Value):
    """What each winner takes from the pot, and what stays."""

    winners: tuple[Seat, ...]
    coins: int
    left: int


def share_pot(pot: int, cards: Mapping[Seat, int], massimo: int) -> Share:
    """Return how the competing ``cards`` share the pot.

    A single competitor takes it whatever the card: all others withdrew (CV-R12).
    """
    best = max((card for card in cards.values() if card <= massimo), default=None)
    winners = tuple(seat for seat, card in cards.items() if card == best or len(cards) == 1)
    if not winners:
        return Share(winners, coins=0, left=pot)
    return Share(winners, coins=pot // len(winners), left=pot % len(winners))


def rank(players: tuple[Player, ...]) -> Terminal:
    """Return the places: by coins, and without coins by the turn of the fall, later first."""
    keys = [(player.coins, player.fell or 0) for player in players]
    return Terminal(
        places=tuple(1 + sum(other > key for other in keys) for key in keys),
        scores=tuple(player.coins for player in players),
    )
