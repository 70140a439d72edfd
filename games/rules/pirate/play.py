"""The steps of a round from the deal to the last "served"."""

from __future__ import annotations

from typing import TypeAlias

from msgspec.structs import replace

from games.rules.core import Seat, Step
from games.rules.pirate.errors import (
    BetSizeError,
    BetTooHighError,
    NoCardLeftError,
    OpenBustError,
)
from games.rules.pirate.moves import (
    BetMade,
    BetsShown,
    CardDown,
    CardUp,
    DealerPicked,
    Face,
    HandDealt,
    OpenBust,
    PirateEvent,
    RoundBegan,
    ServedSaid,
)
from games.rules.pirate.score import count, is_over
from games.rules.pirate.state import BETS, Phase, Player, State

PirateStep: TypeAlias = Step[State, PirateEvent]


def pick_dealer(state: State, seat: Seat) -> PirateStep:
    after = replace(state, dealer=seat, phase=Phase.SHUFFLE)
    return Step(after, (DealerPicked(seat), RoundBegan(after.round, seat)))


def deal(state: State, pack: tuple[str, ...]) -> PirateStep:
    hands = dict(zip(state.punters, pack, strict=False))
    players = tuple(
        replace(player, hidden=hands.get(seat)) for seat, player in enumerate(state.players)
    )
    after = replace(state, players=players, phase=Phase.BET, stock=pack[len(hands) :])
    return Step(after, tuple(HandDealt(seat, card) for seat, card in hands.items()))


def bet(state: State, seat: Seat, treasures: int) -> PirateStep:
    player = state.players[seat]
    if treasures not in BETS:
        raise BetSizeError(treasures=treasures)
    if treasures > player.treasures:
        raise BetTooHighError(treasures=treasures, owned=player.treasures)
    staked = replace(player, treasures=player.treasures - treasures, bet=treasures)
    after = state.with_player(seat, staked)
    made = BetMade(seat, treasures)
    if after.to_bet:
        return Step(after, (made,))
    shown = BetsShown(tuple(player.bet for player in after.players))
    return Step(replace(after, phase=Phase.SERVE), (made, shown))


def ask_card(state: State, seat: Seat, face: Face) -> PirateStep:
    player = state.players[seat]
    if is_over(player.open):
        raise OpenBustError
    if not state.stock:
        raise NoCardLeftError
    card, *rest = state.stock
    after, event = _serve_card(player, seat, face, card)
    events: tuple[PirateEvent, ...] = (event,)
    if is_over(after.open):
        events = (event, OpenBust(seat, count(after.open)))
    return Step(replace(state.with_player(seat, after), stock=tuple(rest)), events)


def say_served(state: State, seat: Seat) -> PirateStep:
    after = state.with_player(seat, replace(state.players[seat], is_served=True))
    return Step(
        after if after.unserved else replace(after, phase=Phase.BANK),
        (ServedSaid(seat),),
    )


def _serve_card(player: Player, seat: Seat, face: Face, card: str) -> tuple[Player, PirateEvent]:
    match face, player.hidden:
        case Face.DOWN, str(hidden):
            after = replace(player, hidden=card, open=(*player.open, hidden))
            return after, CardDown(seat, turned_up=hidden, card=card)
        case _:
            return replace(player, open=(*player.open, card)), CardUp(seat, card)
