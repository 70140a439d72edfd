"""What can be wrong with a Casino Pirate state."""

from __future__ import annotations

from games.rules.pirate.state import PACK, TREASURES, Phase, State

UNDEALT = frozenset({Phase.PICK, Phase.SHUFFLE, Phase.OVER})


def find_faults(state: State) -> tuple[str, ...]:
    """Return a sentence for every law that the state breaks."""
    is_dealt = state.phase not in UNDEALT
    hidden = tuple(seat for seat, player in enumerate(state.players) if player.hidden is not None)
    laws = {
        f"there are {TREASURES} treasures for each seat": _count_treasures(state)
        == TREASURES * len(state.players),
        "nobody owes treasures": all(
            player.treasures >= 0 and player.bet >= 0 for player in state.players
        ),
        "the cards are those of the pack": _list_cards(state) == (sorted(PACK) * is_dealt),
        "every player but the dealer has one hidden card": hidden
        == (tuple(sorted(state.punters)) if is_dealt else ()),
    }
    return tuple(law for law, holds in laws.items() if not holds)


def _count_treasures(state: State) -> int:
    return sum(player.treasures + player.bet for player in state.players)


def _list_cards(state: State) -> list[str]:
    return sorted([*state.stock, *(card for player in state.players for card in player.cards)])
