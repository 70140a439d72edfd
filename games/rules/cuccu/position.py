"""A Cuccù match as a person writes it down."""

from __future__ import annotations

from msgspec.structs import replace

from games.rules.core import Seat
from games.rules.cuccu.state import Phase, Player, State
from games.rules.errors import PositionError
from games.rules.values import Value


class CuccuPosition(Value, forbid_unknown_fields=True, kw_only=True):
    """The keys of docs/records.md; an empty list stands for the value at the start.

    Without a ``dealer`` chance picks one.  ``cards``, ``revealed``, ``dead`` and ``covers`` tell of
    a round that is under way: a match can only go on from the start of one.
    """

    round: int = 1
    dealer: Seat | None = None
    lives: tuple[int, ...] = ()
    fell: tuple[int | None, ...] = ()
    cards: tuple[str | None, ...] = ()
    revealed: tuple[bool, ...] = ()
    dead: tuple[bool, ...] = ()
    covers: tuple[tuple[Seat, Seat], ...] = ()


def export_position(state: State) -> CuccuPosition:
    held = [player.held for player in state.players]
    return CuccuPosition(
        round=state.round,
        dealer=None if state.phase is Phase.PICK else state.dealer,
        lives=tuple(player.lives for player in state.players),
        fell=tuple(player.fell for player in state.players),
        cards=tuple(None if one is None else one.card for one in held),
        revealed=tuple(one is not None and one.is_revealed for one in held),
        dead=tuple(player.is_dead for player in state.players),
        covers=state.covers,
    )


def import_position(position: CuccuPosition, seats: int, full_lives: int) -> State:
    """Return the state at the start of the round, or raise ``PositionError``."""
    full = replace(
        position,
        lives=position.lives or (full_lives,) * seats,
        fell=position.fell or (None,) * seats,
    )
    _check_lengths(full, seats)
    _check_start(full)
    _check_lives(full, full_lives)
    state = State(
        players=tuple(
            Player(lives, fell=fell) for lives, fell in zip(full.lives, full.fell, strict=True)
        ),
        full_lives=full_lives,
        round=full.round,
    )
    return _set_dealer(state, full.dealer)


def _check_lengths(position: CuccuPosition, seats: int) -> None:
    for name in ("lives", "fell"):
        if len(getattr(position, name)) != seats:
            raise PositionError(why=f"`{name}` must have one entry per seat, {seats} in all")


def _check_start(position: CuccuPosition) -> None:
    has_cards = any(card is not None for card in position.cards)
    if has_cards or any(position.revealed) or any(position.dead) or position.covers:
        raise PositionError(why="a match can only go on from the start of a round")


def _check_lives(position: CuccuPosition, full_lives: int) -> None:
    if position.round < 1:
        raise PositionError(why="rounds are counted from 1")
    if not all(0 <= lives <= full_lives for lives in position.lives):
        raise PositionError(why=f"lives go from 0 to {full_lives}")
    if not any(position.lives):
        raise PositionError(why="somebody must have a life")
    for lives, fell in zip(position.lives, position.fell, strict=True):
        if fell is not None and (lives or not 1 <= fell <= position.round):
            raise PositionError(why="only a seat without lives has fallen, in a past round")


def _set_dealer(state: State, dealer: Seat | None) -> State:
    if dealer is not None and dealer not in range(len(state.players)):
        raise PositionError(why=f"the seats are 0 to {len(state.players) - 1}")
    if len(state.alive) == 1:
        dealer = state.alive[0] if dealer is None else dealer
        return replace(state, dealer=dealer, turn=dealer, phase=Phase.OVER)
    if dealer is None:
        return state
    if dealer not in state.alive:
        raise PositionError(why="the dealer must have a life")
    return replace(state, dealer=dealer, turn=dealer, phase=Phase.SHUFFLE)
