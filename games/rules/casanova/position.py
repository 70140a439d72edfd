"""A Casanova match as a person writes it down."""

from __future__ import annotations

from msgspec.structs import replace

from games.rules.casanova.state import CARDS, COINS, TURNS, Phase, Player, State
from games.rules.core import Seat
from games.rules.errors import PositionError
from games.rules.values import Value


class CasanovaPosition(Value, forbid_unknown_fields=True, kw_only=True):
    """The keys of docs/records.md; an empty list stands for the value at the start.

    ``dice``, ``committed``, ``roll`` and ``competing`` tell of a turn that is under way:
    a match can only go on from the start of one.
    """

    turn: int = 1
    active: Seat | None = None
    coins: tuple[int, ...] = ()
    pot: int = 0
    used: tuple[tuple[int, ...], ...] = ()
    out: tuple[Seat, ...] = ()
    fell: tuple[int | None, ...] = ()
    dice: int | None = None
    committed: tuple[bool, ...] = ()
    roll: tuple[int, ...] = ()
    competing: tuple[Seat, ...] = ()


def export_position(state: State) -> CasanovaPosition:
    return CasanovaPosition(
        turn=state.turn,
        active=None if state.phase is Phase.PICK else state.active,
        coins=tuple(player.coins for player in state.players),
        pot=state.pot,
        used=tuple(player.used for player in state.players),
        out=tuple(seat for seat, player in enumerate(state.players) if player.is_out),
        fell=tuple(player.fell for player in state.players),
        dice=state.dice or None,
        committed=tuple(player.card is not None for player in state.players),
        roll=state.roll,
        competing=state.competing,
    )


def import_position(position: CasanovaPosition, seats: int) -> State:
    """Return the state at the start of the turn, or raise ``PositionError``."""
    full = _fill(position, seats)
    _check_seats(full, seats)
    if not 1 <= full.turn <= TURNS:
        raise PositionError(why=f"turns are counted from 1 to {TURNS}")
    _check_coins(full, seats)
    state = State(
        players=tuple(
            Player(coins=coins, used=used, is_out=coins == 0, fell=fell)
            for coins, used, fell in zip(full.coins, full.used, full.fell, strict=True)
        ),
        turn=full.turn,
        active=full.active or 0,
        pot=full.pot,
        carried=full.pot,
    )
    _check_start(full, state)
    state = replace(state, phase=_find_phase(full, state))
    _check_cards(state)
    return state


def _fill(position: CasanovaPosition, seats: int) -> CasanovaPosition:
    return replace(
        position,
        coins=position.coins or (COINS,) * seats,
        used=position.used or ((),) * seats,
        fell=position.fell or (None,) * seats,
        committed=position.committed or (False,) * seats,
    )


def _check_seats(position: CasanovaPosition, seats: int) -> None:
    for name in ("coins", "used", "fell", "committed"):
        if len(getattr(position, name)) != seats:
            raise PositionError(why=f"`{name}` must have one entry per seat, {seats} in all")
    named = {*position.out, *position.competing, position.active} - {None}
    if not named <= set(range(seats)):
        raise PositionError(why=f"the seats are 0 to {seats - 1}")


def _check_coins(position: CasanovaPosition, seats: int) -> None:
    if min(*position.coins, position.pot) < 0:
        raise PositionError(why="nobody can owe coins")
    if (total := sum(position.coins) + position.pot) != COINS * seats:
        raise PositionError(why=f"there are {COINS * seats} coins in all, not {total}")
    if any(position.coins[seat] for seat in position.out):
        raise PositionError(why="a seat that is out has no coins")
    for coins, fell in zip(position.coins, position.fell, strict=True):
        if fell is not None and (coins or not 1 <= fell <= position.turn):
            raise PositionError(why="only a seat without coins can have fallen, in a past turn")


def _check_start(position: CasanovaPosition, state: State) -> None:
    under_way = position.dice is not None or any(position.committed) or position.roll
    if under_way or position.competing not in {(), state.in_play}:
        raise PositionError(why="a match can only go on from the start of a turn")


def _find_phase(position: CasanovaPosition, state: State) -> Phase:
    cards_left = max((len(state.players[seat].hand) for seat in state.in_play), default=0)
    if len(state.in_play) <= 1 or (state.turn == TURNS and cards_left == len(CARDS) - TURNS):
        return Phase.OVER
    if position.active is None:
        return Phase.PICK
    if position.active not in state.in_play:
        raise PositionError(why="a seat that is out cannot be active")
    return Phase.ANNOUNCE


def _check_cards(state: State) -> None:
    limit = state.turn if state.phase is Phase.OVER else state.turn - 1
    for player in state.players:
        if not set(player.used) <= set(CARDS) or len(set(player.used)) != len(player.used):
            raise PositionError(why="a seat has used a card twice, or one that is not 1 to 13")
        if len(player.used) > limit:
            raise PositionError(why=f"by turn {state.turn} a seat has used {limit} cards at most")
