"""What one viewer knows of a Cuccù match."""

from __future__ import annotations

from msgspec.structs import replace

from games.rules.core import Seat, Viewer
from games.rules.cuccu.moves import CuccuEvent, Dealt, DeckSwapped, Swapped
from games.rules.cuccu.state import Held, Phase, Player, RoundSummary, State
from games.rules.values import Value


class HeldObservation(Value):
    """A card before a seat; ``card`` is ``None`` for who has never held it.

    ``known_by`` are the seats that have; ``is_plain`` says that it cannot be special.
    """

    card: str | None
    known_by: tuple[Seat, ...]
    is_revealed: bool
    is_plain: bool


class PlayerObservation(Value):
    """One seat, as the viewer sees it."""

    lives: int
    held: HeldObservation | None
    is_dead: bool
    fell: int | None


class CuccuObservation(Value):
    """The table, as the viewer sees it.

    ``turn`` is the seat whose turn it is; ``asks`` the seat that its swap would ask, ``None`` for
    the dealer, who swaps with the pack.  ``chain`` are the seats through which the card of
    ``turn`` came; ``deck`` counts the cards of the pack.
    """

    viewer: Viewer
    players: tuple[PlayerObservation, ...]
    full_lives: int
    phase: Phase
    round: int
    dealer: Seat
    turn: Seat
    asks: Seat | None
    innkeeper: Seat | None
    chain: tuple[Seat, ...]
    covers: tuple[tuple[Seat, Seat], ...]
    deck: int
    last_round: RoundSummary | None


def observe(state: State, viewer: Viewer) -> CuccuObservation:
    return CuccuObservation(
        viewer=viewer,
        players=tuple(_observe_player(player, viewer) for player in state.players),
        full_lives=state.full_lives,
        phase=state.phase,
        round=state.round,
        dealer=state.dealer,
        turn=state.turn,
        asks=state.next_seat if state.phase is Phase.TURN else None,
        innkeeper=state.innkeeper,
        chain=state.chain,
        covers=state.covers,
        deck=len(state.deck),
        last_round=state.last_round,
    )


def _observe_player(player: Player, viewer: Viewer) -> PlayerObservation:
    held = None if player.held is None else _observe_held(player.held, viewer)
    return PlayerObservation(player.lives, held, player.is_dead, player.fell)


def _observe_held(held: Held, viewer: Viewer) -> HeldObservation:
    is_known = held.is_revealed or viewer in held.known_by
    card = held.card if is_known else None
    return HeldObservation(card, held.known_by, held.is_revealed, held.is_plain)


def redact(event: CuccuEvent, viewer: Viewer) -> CuccuEvent:
    match event:
        case Dealt(seat) if seat != viewer:
            return Dealt(seat, None)
        case Swapped(seat, target) if viewer not in {seat, target}:
            return replace(event, given=None, received=None)
        case DeckSwapped(seat) if seat != viewer:
            return replace(event, given=None, received=None)
        case _:
            return event
