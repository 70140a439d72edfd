"""What can be wrong with a Casanova state."""

from __future__ import annotations

from games.rules.casanova.state import CARDS, COINS, Player, State


def find_faults(state: State) -> tuple[str, ...]:
    """Return a sentence for every law that the state breaks."""
    laws = {
        f"there are {COINS} coins for each seat": _count_coins(state) == COINS * len(state.players),
        "nobody owes coins": all(player.coins >= 0 for player in state.players),
        "what is carried is part of the pot": 0 <= state.carried <= state.pot,
        "every card is used once": all(_has_own_cards(player) for player in state.players),
        "who is out has neither coins nor a card in play": not any(
            player.is_out and (player.coins or player.card) for player in state.players
        ),
    }
    return tuple(law for law, holds in laws.items() if not holds)


def _count_coins(state: State) -> int:
    return sum(player.coins for player in state.players) + state.pot


def _has_own_cards(player: Player) -> bool:
    cards = player.used if player.card is None else (*player.used, player.card)
    return set(cards) <= set(CARDS) and len(set(cards)) == len(cards)
