"""The steps of one turn, from the announcement to the next turn."""

from __future__ import annotations

from typing import TypeAlias

from msgspec.structs import replace

from games.rules.casanova.errors import (
    CannotDoubleError,
    CannotMatchError,
    CardUsedError,
    DiceCountError,
    NoSuchCardError,
)
from games.rules.casanova.moves import (
    ActivePicked,
    Announced,
    CasanovaEvent,
    Doubled,
    Eliminated,
    Matched,
    MatchEnded,
    Played,
    PotStayed,
    QuitteSaid,
    Revealed,
    Rolled,
    TurnBegan,
    TurnWon,
    Withdrew,
)
from games.rules.casanova.pot import Share, rank, share_pot
from games.rules.casanova.state import CARDS, DICE, TURNS, Phase, Player, State
from games.rules.core import Seat, Step

CasanovaStep: TypeAlias = Step[State, CasanovaEvent]


def pick_active(state: State, seat: Seat) -> CasanovaStep:
    began, events = _begin_turn(replace(state, active=seat))
    return Step(began, (ActivePicked(seat), *events))


def announce(state: State, seat: Seat, dice: int, card: int) -> CasanovaStep:
    if dice not in DICE:
        raise DiceCountError(dice=dice)
    after, event = _play_card(state, seat, card)
    return Step(replace(after, phase=Phase.PLAY, dice=dice), (Announced(seat, dice), event))


def play(state: State, seat: Seat, card: int) -> CasanovaStep:
    after, event = _play_card(state, seat, card)
    return Step(after if after.to_play else replace(after, phase=Phase.ROLL), (event,))


def roll(state: State, faces: tuple[int, ...]) -> CasanovaStep:
    after = replace(state, phase=Phase.DECLARE, roll=faces)
    return Step(after, (Rolled(faces, massimo=sum(faces)),))


def say_quitte(state: State, seat: Seat) -> CasanovaStep:
    return _settle(state, QuitteSaid(seat))


def double(state: State, seat: Seat) -> CasanovaStep:
    if not state.players[seat].coins:
        raise CannotDoubleError
    after = replace(_pay(state, seat), phase=Phase.ANSWER, asked=state.after_active())
    return Step(after, (Doubled(seat),))


def match_double(state: State, seat: Seat) -> CasanovaStep:
    if not state.players[seat].coins:
        raise CannotMatchError
    return _answered(_pay(state, seat), Matched(seat))


def withdraw(state: State, seat: Seat) -> CasanovaStep:
    after = state.with_player(seat, replace(state.players[seat], has_withdrawn=True))
    return _answered(after, Withdrew(seat))


def _play_card(state: State, seat: Seat, card: int) -> tuple[State, Played]:
    if card not in CARDS:
        raise NoSuchCardError(card=card)
    if card in state.players[seat].used:
        raise CardUsedError(card=card)
    paid = _pay(state, seat)
    return paid.with_player(seat, replace(paid.players[seat], card=card)), Played(seat, card)


def _pay(state: State, seat: Seat) -> State:
    player = state.players[seat]
    paid = state.with_player(seat, replace(player, coins=player.coins - 1))
    return replace(paid, pot=state.pot + 1)


def _answered(state: State, event: CasanovaEvent) -> CasanovaStep:
    after = replace(state, asked=state.asked[1:])
    return Step(after, (event,)) if after.asked else _settle(after, event)


def _settle(state: State, event: CasanovaEvent) -> CasanovaStep:
    played = tuple(player.card for player in state.players)
    cards = {seat: card for seat in state.competing if (card := played[seat]) is not None}
    share = share_pot(state.pot, cards, sum(state.roll))
    players = tuple(
        player
        if (card := played[seat]) is None
        else _settle_player(player, card, share.coins * (seat in share.winners), state.turn)
        for seat, player in enumerate(state.players)
    )
    after, next_events = _go_on(replace(state, players=players, pot=share.left))
    return Step(
        after,
        (
            event,
            Revealed(played),
            _tell_share(share, unopposed=len(cards) == 1),
            *(Eliminated(seat) for seat in state.in_play if players[seat].is_out),
            *next_events,
        ),
    )


def _settle_player(player: Player, card: int, won: int, turn: int) -> Player:
    coins = player.coins + won
    is_out = coins == 0
    used = (*player.used, card)
    return Player(coins=coins, used=used, is_out=is_out, fell=turn if is_out else None)


def _tell_share(share: Share, *, unopposed: bool) -> CasanovaEvent:
    if share.winners:
        return TurnWon(share.winners, share.coins, share.left, unopposed)
    return PotStayed(share.left)


def _go_on(state: State) -> tuple[State, tuple[CasanovaEvent, ...]]:
    if state.turn == TURNS or len(state.in_play) <= 1:
        result = rank(state.players)
        ended = MatchEnded(result.places, result.scores, unclaimed=state.pot)
        return _clear(state, Phase.OVER), (ended,)
    following = state.after_active()[0]
    return _begin_turn(replace(state, turn=state.turn + 1, active=following))


def _begin_turn(state: State) -> tuple[State, tuple[CasanovaEvent, ...]]:
    return _clear(state, Phase.ANNOUNCE), (TurnBegan(state.turn, state.active, state.pot),)


def _clear(state: State, phase: Phase) -> State:
    return replace(state, phase=phase, dice=0, roll=(), carried=state.pot, asked=())
