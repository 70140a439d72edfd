"""A Casino position that a person can read and write (docs: positions)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from games.rules.casino.cards import CARDS, Card, cards_in, name_all, pile_of
from games.rules.casino.invariants import faults
from games.rules.casino.moves import CardName, Groups
from games.rules.casino.options import Variant
from games.rules.casino.rounds import new_round, next_round
from games.rules.casino.scoring import winner
from games.rules.casino.state import Phase, Side, Standing, State, TableBuild
from games.rules.core import Seat
from games.rules.errors import PositionError
from games.rules.values import Value

MOST = 999
"""The highest count that a position may name: a bound for what comes from outside."""


class BuildPosition(Value, forbid_unknown_fields=True):
    """A build; one group makes it single."""

    id: int
    groups: Groups
    value: int
    owner: Seat


class CasinoPosition(Value, forbid_unknown_fields=True, kw_only=True):
    """A round in play, or with nothing dealt the time before its shuffle."""

    round: int = 1
    dealer: Seat | None = None
    to_act: Seat | None = None
    hands: Groups | None = None
    table: tuple[CardName, ...] = ()
    builds: tuple[BuildPosition, ...] = ()
    piles: Groups | None = None
    sweeps: tuple[int, ...] | None = None
    scores: tuple[int, ...] | None = None
    last_capture: Seat | None = None
    last_sweep: bool = False
    stock: tuple[CardName, ...] = ()


def export(state: State) -> CasinoPosition:
    """Return the position of a state; after the match that of a round that is not played."""
    if state.phase is Phase.OVER:
        state = next_round(state.standing, len(state.hands))
    standing = state.standing
    picked = state.phase is not Phase.PICK
    return CasinoPosition(
        round=standing.round,
        dealer=standing.dealer if picked else None,
        to_act=state.to_act if picked else None,
        hands=tuple(name_all(hand) for hand in state.hands),
        table=name_all(state.table),
        builds=tuple(
            BuildPosition(
                id=build.id,
                groups=tuple(name_all(group) for group in build.groups),
                value=build.value,
                owner=build.owner,
            )
            for build in state.builds
        ),
        piles=tuple(name_all(cards_in(pile)) for pile in state.piles),
        sweeps=tuple(state.sweeps.count(side) for side in range(len(standing.scores))),
        scores=standing.scores,
        last_capture=state.last_capture,
        last_sweep=state.last_sweep,
        stock=name_all(state.stock),
    )


def restore(variant: Variant, sides: tuple[Side, ...], position: CasinoPosition) -> State:
    """Return the state that a position describes, or raise ``PositionError``.

    The order of earlier sweeps is not part of a position: they count by side.
    """
    _refuse(_shape_faults(sides, position))
    _refuse(_count_faults(position))
    _refuse(_card_faults(position))
    standing = Standing(
        round=position.round,
        dealer=len(sides) - 1 if position.dealer is None else position.dealer,
        scores=position.scores or (0,) * (max(sides) + 1),
    )
    if not _is_dealt(position):
        return _between_rounds(variant, standing, len(sides), picked=position.dealer is not None)
    state = _in_round(sides, standing, position)
    _refuse(faults(variant, sides, state))
    return state


def _refuse(found: Iterator[str]) -> None:
    for why in found:
        raise PositionError(why=why)


def _is_dealt(position: CasinoPosition) -> bool:
    cards = (*(position.hands or ()), *(position.piles or ()), position.table, position.stock)
    return any(cards) or bool(position.builds) or any(position.sweeps or ())


def _between_rounds(variant: Variant, standing: Standing, seats: int, *, picked: bool) -> State:
    """Return the state before a shuffle, unless the scores have decided the match."""
    if winner(variant, standing.round - 1, standing.scores, ()) is not None:
        raise PositionError(why="the match is over with these scores")
    return new_round(Phase.SHUFFLE if picked else Phase.PICK, standing, seats)


def _in_round(sides: tuple[Side, ...], standing: Standing, position: CasinoPosition) -> State:
    seats = len(sides)
    left = (standing.dealer + 1) % seats
    sweeps = enumerate(position.sweeps or ())
    return State(
        phase=Phase.PLAY,
        standing=standing,
        to_act=left if position.to_act is None else position.to_act,
        hands=tuple(map(_cards, position.hands or ((),) * seats)),
        table=_cards(position.table),
        builds=tuple(
            TableBuild(build.id, tuple(map(_cards, build.groups)), build.value, build.owner)
            for build in position.builds
        ),
        next_build=max((build.id for build in position.builds), default=-1) + 1,
        stock=_cards(position.stock),
        piles=tuple(pile_of(_cards(p)) for p in position.piles or ((),) * len(standing.scores)),
        sweeps=tuple(side for side, count in sweeps for _ in range(count)),
        last_capture=position.last_capture,
        last_sweep=position.last_sweep,
        last_play=None,
    )


def _cards(names: tuple[CardName, ...]) -> tuple[Card, ...]:
    return tuple(CARDS[name] for name in names)


def _shape_faults(sides: tuple[Side, ...], position: CasinoPosition) -> Iterator[str]:
    seats, parties = len(sides), max(sides) + 1
    lists = (("hands", seats), ("piles", parties), ("sweeps", parties), ("scores", parties))
    for name, length in lists:
        listed = getattr(position, name)
        if listed is not None and len(listed) != length:
            yield f"there must be {length} {name}, not {len(listed)}"
    owners = (build.owner for build in position.builds)
    for seat in (position.dealer, position.to_act, position.last_capture, *owners):
        if seat is not None and seat not in range(seats):
            yield f"there is no seat {seat}"


def _count_faults(position: CasinoPosition) -> Iterator[str]:
    if position.round not in range(1, MOST + 1):
        yield f"there is no round {position.round}"
    for build in position.builds:
        if build.id not in range(MOST + 1):
            yield f"there is no build number {build.id}"
    for count in (*(position.sweeps or ()), *(position.scores or ())):
        if count not in range(MOST + 1):
            yield f"no side has {count} sweeps or points"


def _card_faults(position: CasinoPosition) -> Iterator[str]:
    groups = chain.from_iterable(build.groups for build in position.builds)
    lists = (position.hands or ()), (position.piles or ()), groups
    everywhere = (*chain.from_iterable(lists), position.table, position.stock)
    seen = set()
    for name in chain.from_iterable(everywhere):
        if name not in CARDS:
            yield f"there is no card {name}"
        if name in seen:
            yield f"{name} is in two places"
        seen.add(name)
