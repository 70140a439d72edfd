"""A Casino Pirate match as a person writes it down."""

from __future__ import annotations

from msgspec.structs import replace

from games.rules.core import Seat
from games.rules.errors import PositionError
from games.rules.pirate.state import TREASURES, Phase, Player, State
from games.rules.values import Value


class HandPosition(Value, forbid_unknown_fields=True):
    """One seat's cards.

    The hidden card of a hand that was conceded is not told, not even here (PI-R23).
    """

    hidden: str | None = None
    open: tuple[str, ...] = ()


class PiratePosition(Value, forbid_unknown_fields=True, kw_only=True):
    """The keys of docs/records.md; an empty list stands for the value at the start.

    ``bets``, ``hands``, ``served`` and ``settled`` tell of a round that is under way:
    a match can only go on from the start of one.
    """

    round: int = 1
    dealer: Seat | None = None
    treasures: tuple[int, ...] = ()
    bets: tuple[int, ...] = ()
    hands: tuple[HandPosition, ...] = ()
    served: tuple[bool, ...] = ()
    settled: tuple[bool, ...] = ()


def export_position(state: State) -> PiratePosition:
    return PiratePosition(
        round=state.round,
        dealer=None if state.phase is Phase.PICK else state.dealer,
        treasures=tuple(player.treasures for player in state.players),
        bets=tuple(player.bet for player in state.players),
        hands=tuple(_export_hand(player) for player in state.players),
        served=tuple(player.is_served for player in state.players),
        settled=tuple(player.is_settled for player in state.players),
    )


def import_position(position: PiratePosition, seats: int) -> State:
    """Return the state at the start of the round, or raise ``PositionError``."""
    full = _fill(position, seats)
    _check_seats(full, seats)
    _check_treasures(full, seats)
    if any((*full.bets, *full.served, *full.settled)) or {*full.hands} != {HandPosition()}:
        raise PositionError(why="a match can only go on from the start of a round")
    return State(
        players=tuple(Player(treasures=treasures) for treasures in full.treasures),
        round=full.round,
        dealer=full.dealer or 0,
        phase=_find_phase(full),
    )


def _export_hand(player: Player) -> HandPosition:
    has_conceded = player.is_settled and not player.has_shown
    return HandPosition(hidden=None if has_conceded else player.hidden, open=player.open)


def _fill(position: PiratePosition, seats: int) -> PiratePosition:
    return replace(
        position,
        treasures=position.treasures or (TREASURES,) * seats,
        bets=position.bets or (0,) * seats,
        hands=position.hands or (HandPosition(),) * seats,
        served=position.served or (False,) * seats,
        settled=position.settled or (False,) * seats,
    )


def _check_seats(position: PiratePosition, seats: int) -> None:
    for name in ("treasures", "bets", "hands", "served", "settled"):
        if len(getattr(position, name)) != seats:
            raise PositionError(why=f"`{name}` must have one entry per seat, {seats} in all")
    if position.dealer not in {None, *range(seats)}:
        raise PositionError(why=f"the seats are 0 to {seats - 1}")
    if position.round < 1:
        raise PositionError(why="rounds are counted from 1")


def _check_treasures(position: PiratePosition, seats: int) -> None:
    if min(position.treasures) < 0:
        raise PositionError(why="nobody can owe treasures")
    if (total := sum(position.treasures)) != TREASURES * seats:
        raise PositionError(why=f"there are {TREASURES * seats} treasures in all, not {total}")


def _find_phase(position: PiratePosition) -> Phase:
    if 0 in position.treasures:
        return Phase.OVER
    return Phase.PICK if position.dealer is None else Phase.SHUFFLE
