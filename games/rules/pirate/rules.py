"""Casino Pirate: come as close to 7½ as possible, or make the others believe it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar, Final

from games.rules.chance import Order, Outcome, Pick, Picked, Shuffle, may_answer
from games.rules.core import Chance, Decision, Game, Node, Seat, Viewer
from games.rules.errors import IllegalActionError, NotToActError, OutcomeError
from games.rules.pirate.bank import answer_call, call, draw, owed_to
from games.rules.pirate.errors import (
    AskFirstError,
    BetFirstError,
    DealFirstError,
    ShowFirstError,
)
from games.rules.pirate.invariants import find_faults
from games.rules.pirate.moves import (
    Bet,
    Call,
    Card,
    Concede,
    Draw,
    Face,
    PirateAction,
    PirateEvent,
    Served,
    Show,
)
from games.rules.pirate.observation import PirateObservation, determinize, observe, redact
from games.rules.pirate.play import PirateStep, ask_card, bet, deal, pick_dealer, say_served
from games.rules.pirate.position import PiratePosition, export_position, import_position
from games.rules.pirate.score import is_over, rank
from games.rules.pirate.state import BETS, PACK, Phase, Player, State

if TYPE_CHECKING:
    from random import Random

DUE: Final[Mapping[Phase, type[IllegalActionError]]] = {
    Phase.BET: BetFirstError,
    Phase.SERVE: AskFirstError,
    Phase.BANK: DealFirstError,
    Phase.SHOW: ShowFirstError,
}


class CasinoPirate(Game[State, PirateAction, PirateEvent, PirateObservation, PiratePosition]):
    """The rules, clause by clause as in docs/rules/casino-pirate.md."""

    slug: ClassVar[str] = "casino-pirate"
    version: ClassVar[int] = 1
    seat_range: ClassVar[range] = range(2, 6)
    default_seats: ClassVar[int] = 4
    sealed_pack: ClassVar[tuple[str, ...]] = PACK
    state_type = State
    action_type = PirateAction
    event_type = PirateEvent
    observation_type = PirateObservation
    position_type = PiratePosition

    def new_match(self) -> State:
        return State(players=(Player(),) * self.seats)

    def node(self, state: State) -> Node:
        match state.phase:
            case Phase.PICK:
                return Chance(Pick(self.seats))
            case Phase.SHUFFLE:
                return Chance(Shuffle(PACK))
            case Phase.OVER:
                return rank(state.players)
            case Phase.BET | Phase.SERVE | Phase.BANK | Phase.SHOW:
                return Decision(_to_act(state))

    def legal_actions(self, state: State, seat: Seat) -> tuple[PirateAction, ...]:
        if seat not in _to_act(state):
            return ()
        player = state.players[seat]
        match state.phase:
            case Phase.BET:
                return tuple(Bet(treasures) for treasures in BETS[: player.treasures])
            case Phase.SERVE:
                if is_over(player.open) or not state.stock:
                    return (Served(),)
                return (Card(Face.UP), Card(Face.DOWN), Served())
            case Phase.BANK:
                may_draw = (Draw(),) if state.stock else ()
                return (*may_draw, Call()) if player.open or not may_draw else may_draw
            case _:
                return (Show(), Concede())

    def default_action(self, state: State, seat: Seat, rng: Random) -> PirateAction:
        """Return the smallest bet, "served", a call; a hand is shown only if it wins."""
        match state.phase:
            case Phase.BET:
                return Bet(1)
            case Phase.SERVE:
                return Served()
            case Phase.BANK:
                return self.legal_actions(state, seat)[-1]
            case _:
                return Show() if owed_to(state, seat) else Concede()

    def apply(self, state: State, seat: Seat, action: PirateAction) -> PirateStep:
        if seat not in _to_act(state):
            raise NotToActError
        match state.phase, action:
            case Phase.BET, Bet(treasures):
                return bet(state, seat, treasures)
            case Phase.SERVE, Card(face):
                return ask_card(state, seat, face)
            case Phase.SERVE, Served():
                return say_served(state, seat)
            case Phase.BANK, Draw():
                return draw(state, seat)
            case Phase.BANK, Call():
                return call(state, seat)
            case Phase.SHOW, (Show() | Concede()) as answer:
                return answer_call(state, seat, answer)
            case phase, _:
                raise DUE[phase]

    def resolve(self, state: State, outcome: Outcome) -> PirateStep:
        match self.node(state), outcome:
            case Chance(Pick(count)), Picked(value) if value in range(count):
                return pick_dealer(state, value)
            case Chance(Shuffle(pack)), Order(cards) if may_answer(pack, cards):
                return deal(state, cards)
            case Chance(asked), _:
                raise OutcomeError(why=f"{outcome} does not answer {asked}")
            case _:
                raise OutcomeError(why="the game waits for a player")

    def observe(self, state: State, viewer: Viewer) -> PirateObservation:
        return observe(state, viewer)

    def redact(self, event: PirateEvent, viewer: Viewer) -> PirateEvent:
        return redact(event, viewer)

    def determinize(self, observation: PirateObservation, rng: Random) -> State:
        return determinize(observation, rng)

    def position(self, state: State) -> PiratePosition:
        return export_position(state)

    def from_position(self, position: PiratePosition) -> State:
        return import_position(position, self.seats)

    def invariants(self, state: State) -> tuple[str, ...]:
        return find_faults(state)


def _to_act(state: State) -> tuple[Seat, ...]:
    match state.phase:
        case Phase.BET:
            return state.to_bet
        case Phase.SERVE:
            return state.unserved[:1]
        case Phase.BANK:
            return (state.dealer,)
        case Phase.SHOW:
            return state.unsettled[:1]
        case Phase.PICK | Phase.SHUFFLE | Phase.OVER:
            return ()
