"""What can be wrong with a Cuccù state."""

from __future__ import annotations

from games.rules.cuccu.cards import PACK
from games.rules.cuccu.state import Phase, Player, State

IN_ROUND = frozenset({Phase.TURN, Phase.INN, Phase.COVER})


def find_faults(state: State) -> tuple[str, ...]:
    """Return a sentence for every law that the state breaks."""
    seats = range(len(state.players))
    named = {state.dealer, state.turn, *state.chain, *(s for pair in state.covers for s in pair)}
    if not named <= set(seats):
        return ("a seat is named that does not exist",)
    laws = {
        "lives go from 0 to the full number": all(
            0 <= player.lives <= state.full_lives for player in state.players
        ),
        "a dead card or a fall is that of a seat without lives": not any(
            player.lives and (player.is_dead or player.fell is not None) for player in state.players
        ),
        "a seat that was out before the round has no card": not any(
            player.held and not player.lives and not player.is_dead for player in state.players
        ),
        "the pack is whole during a round and put away after it": _is_pack_whole(state),
        "the match is over when one seat has lives": (len(state.alive) == 1)
        <= (state.phase in IN_ROUND or state.phase is Phase.OVER),
        **_round_laws(state),
    }
    return tuple(law for law, holds in laws.items() if not holds)


def _round_laws(state: State) -> dict[str, bool]:
    if state.phase not in IN_ROUND:
        return {}
    return {
        "the seat on turn has a life and a card": _is_in_play(state.players[state.turn]),
        "the dealer has a life": state.players[state.dealer].lives > 0,
        "the chain leads to the seat on turn": state.chain[-1:] == (state.turn,),
        "an inn halts the turn, and only an inn": (state.innkeeper is None)
        == (state.phase is Phase.TURN),
    }


def _is_in_play(player: Player) -> bool:
    return player.lives > 0 and player.held is not None


def _is_pack_whole(state: State) -> bool:
    cards = [player.held.card for player in state.players if player.held] + list(state.deck)
    expected = sorted(PACK) if state.phase in IN_ROUND else []
    return sorted(cards) == expected
