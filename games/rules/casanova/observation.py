"""What one viewer knows of a Casanova match."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from games.rules.casanova.moves import CasanovaEvent, Played
from games.rules.casanova.state import Phase, Player, State
from games.rules.core import Seat, Viewer
from games.rules.values import Value

if TYPE_CHECKING:
    from random import Random


class PlayerObservation(Value):
    """One seat, as the viewer sees it; only the viewer's own ``card`` shows."""

    coins: int
    used: tuple[int, ...]
    card: int | None
    has_played: bool
    has_withdrawn: bool
    is_out: bool
    fell: int | None


class CasanovaObservation(Value):
    """The table, as the viewer sees it.

    ``hand`` are the viewer's own cards; ``asked`` the seats that still have to answer a double.
    """

    viewer: Viewer
    players: tuple[PlayerObservation, ...]
    hand: tuple[int, ...]
    turn: int
    active: Seat
    phase: Phase
    dice: int
    roll: tuple[int, ...]
    pot: int
    carried: int
    asked: tuple[Seat, ...]

    @property
    def massimo(self) -> int:
        """The sum of the dice; 0 before the roll."""
        return sum(self.roll)


def observe(state: State, viewer: Viewer) -> CasanovaObservation:
    return CasanovaObservation(
        viewer=viewer,
        players=tuple(
            _observe_player(player, is_own=seat == viewer)
            for seat, player in enumerate(state.players)
        ),
        hand=() if viewer is None else state.players[viewer].hand,
        turn=state.turn,
        active=state.active,
        phase=state.phase,
        dice=state.dice,
        roll=state.roll,
        pot=state.pot,
        carried=state.carried,
        asked=state.asked,
    )


def redact(event: CasanovaEvent, viewer: Viewer) -> CasanovaEvent:
    match event:
        case Played(seat) if seat != viewer:
            return Played(seat, None)
        case _:
            return event


def determinize(observation: CasanovaObservation, rng: Random) -> State:
    """Return a state in which the cards that the viewer does not see are guessed."""
    return State(
        players=tuple(_guess_player(player, rng) for player in observation.players),
        turn=observation.turn,
        active=observation.active,
        phase=observation.phase,
        dice=observation.dice,
        roll=observation.roll,
        pot=observation.pot,
        carried=observation.carried,
        asked=observation.asked,
    )


def _observe_player(player: Player, *, is_own: bool) -> PlayerObservation:
    return PlayerObservation(
        coins=player.coins,
        used=player.used,
        card=player.card if is_own else None,
        has_played=player.card is not None,
        has_withdrawn=player.has_withdrawn,
        is_out=player.is_out,
        fell=player.fell,
    )


def _guess_player(seen: PlayerObservation, rng: Random) -> Player:
    player = Player(
        coins=seen.coins,
        used=seen.used,
        card=seen.card,
        has_withdrawn=seen.has_withdrawn,
        is_out=seen.is_out,
        fell=seen.fell,
    )
    if seen.has_played and seen.card is None:
        return replace(player, card=rng.choice(player.hand))
    return player
