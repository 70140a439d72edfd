"""The steps of a round from the dealer's first card to the next dealer."""

from __future__ import annotations

from msgspec.structs import replace

from games.rules.core import Seat, Step
from games.rules.pirate.errors import DrawFirstError, NoCardLeftError
from games.rules.pirate.moves import (
    Bankrupt,
    BetLost,
    BetReturned,
    BetWon,
    Called,
    Concede,
    Conceded,
    DealerBust,
    DealerDrew,
    MatchEnded,
    PirateEvent,
    RoundBegan,
    Show,
    Shown,
)
from games.rules.pirate.play import PirateStep
from games.rules.pirate.score import LIMIT, count, owed, rank
from games.rules.pirate.state import Phase, Player, State


def draw(state: State, seat: Seat) -> PirateStep:
    if not state.stock:
        raise NoCardLeftError
    card, *rest = state.stock
    dealer = state.players[seat]
    hand = (*dealer.open, card)
    after = replace(state.with_player(seat, replace(dealer, open=hand)), stock=tuple(rest))
    total = count(hand)
    drew = DealerDrew(seat, card, total)
    if total <= LIMIT:
        return Step(after, (drew,))
    return _pay_all(after, (drew, DealerBust(seat, total)))


def call(state: State, seat: Seat) -> PirateStep:
    if state.stock and not state.players[seat].open:
        raise DrawFirstError
    return Step(replace(state, phase=Phase.SHOW), (Called(seat, state.unsettled[0]),))


def answer_call(state: State, seat: Seat, answer: Show | Concede) -> PirateStep:
    player = state.players[seat]
    match answer:
        case Show():
            event: PirateEvent = Shown(seat, player.cards, count(player.cards))
            state = state.with_player(seat, replace(player, has_shown=True))
            settled, outcome = _settle(state, seat, owed_to(state, seat))
        case Concede():
            event = Conceded(seat)
            settled, outcome = _settle(state, seat, 0)
    return _go_on(settled, (event, outcome))


def owed_to(state: State, seat: Seat) -> int:
    """Return what the dealer owes to a seat that shows; 0 when its bet is lost."""
    player = state.players[seat]
    return owed(player.bet, player.cards, state.players[state.dealer].open)


def _pay_all(state: State, events: tuple[PirateEvent, ...]) -> PirateStep:
    for seat in state.unsettled:
        if not _find_bankrupt(state):
            state, event = _settle(state, seat, state.players[seat].bet)
            events = (*events, event)
    return _go_on(state, events)


def _settle(state: State, seat: Seat, due: int) -> tuple[State, PirateEvent]:
    """Pay ``due`` as far as the dealer can (PI-R25), or take the bet when nothing is due."""
    player, dealer = state.players[seat], state.players[state.dealer]
    if due:
        won = min(due, dealer.treasures)
        event: PirateEvent = BetWon(seat, player.bet, won, due)
        kept, gain = player.bet + won, -won
    else:
        event = BetLost(seat, player.bet)
        kept, gain = 0, player.bet
    settled = replace(player, treasures=player.treasures + kept, bet=0, is_settled=True)
    paid = replace(dealer, treasures=dealer.treasures + gain)
    return state.with_player(seat, settled).with_player(state.dealer, paid), event


def _find_bankrupt(state: State) -> tuple[Seat, ...]:
    return tuple(
        seat
        for seat, player in enumerate(state.players)
        if player.treasures == 0 and player.bet == 0
    )


def _go_on(state: State, events: tuple[PirateEvent, ...]) -> PirateStep:
    if bankrupt := _find_bankrupt(state):
        return _end(state, (*events, *(Bankrupt(seat) for seat in bankrupt)))
    if state.unsettled:
        return Step(replace(state, phase=Phase.BANK), events)
    following = state.punters[0]
    after = replace(_clear(state), round=state.round + 1, dealer=following, phase=Phase.SHUFFLE)
    return Step(after, (*events, RoundBegan(after.round, following)))


def _end(state: State, events: tuple[PirateEvent, ...]) -> PirateStep:
    returned = tuple(BetReturned(seat, state.players[seat].bet) for seat in state.unsettled)
    after = replace(_clear(state), phase=Phase.OVER)
    result = rank(after.players)
    return Step(after, (*events, *returned, MatchEnded(result.places, result.scores)))


def _clear(state: State) -> State:
    """Put the cards away, and give back the bets that are not settled."""
    players = tuple(Player(treasures=player.treasures + player.bet) for player in state.players)
    return replace(state, players=players, stock=())
