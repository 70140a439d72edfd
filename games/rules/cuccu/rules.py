"""Cuccù: keep your card or swap it; the lowest loses a life."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar, Final

from games.rules.chance import Order, Outcome, Pick, Picked, Shuffle
from games.rules.core import Chance, Decision, Game, Node, Seat, Viewer
from games.rules.cuccu.cards import PACK
from games.rules.cuccu.determinization import determinize
from games.rules.cuccu.errors import AnswerAskerError, InnInTheWayError, KeepOrSwapError
from games.rules.cuccu.invariants import find_faults
from games.rules.cuccu.moves import Accept, Ask, CuccuAction, CuccuEvent, Keep, Refuse, Swap
from games.rules.cuccu.observation import CuccuObservation, observe, redact
from games.rules.cuccu.options import CuccuOptions
from games.rules.cuccu.position import CuccuPosition, export_position, import_position
from games.rules.cuccu.scoring import rank
from games.rules.cuccu.state import Phase, Player, State
from games.rules.cuccu.turn import (
    CuccuStep,
    accept_cover,
    ask_for_cover,
    ask_to_swap,
    begin_round,
    drop_request,
    keep,
    pick_dealer,
    refuse_cover,
)
from games.rules.errors import IllegalActionError, NotToActError, OutcomeError

if TYPE_CHECKING:
    from random import Random

LEGAL: Final[Mapping[Phase, tuple[CuccuAction, ...]]] = {
    Phase.TURN: (Keep(), Swap()),
    Phase.INN: (Keep(), Ask()),
    Phase.COVER: (Accept(), Refuse()),
}
DUE: Final[Mapping[Phase, type[IllegalActionError]]] = {
    Phase.TURN: KeepOrSwapError,
    Phase.INN: InnInTheWayError,
    Phase.COVER: AnswerAskerError,
}


class Cuccu(Game[State, CuccuAction, CuccuEvent, CuccuObservation, CuccuPosition]):
    """The rules, clause by clause as in docs/rules/cuccu.md."""

    slug: ClassVar[str] = "cuccu"
    version: ClassVar[int] = 1
    seat_range: ClassVar[range] = range(2, 9)
    default_seats: ClassVar[int] = 4
    options_type = CuccuOptions
    state_type = State
    action_type = CuccuAction
    event_type = CuccuEvent
    observation_type = CuccuObservation
    position_type = CuccuPosition
    options: CuccuOptions

    def new_match(self) -> State:
        lives = self.options.lives
        return State(players=(Player(lives),) * self.seats, full_lives=lives)

    def node(self, state: State) -> Node:
        match state.phase:
            case Phase.PICK:
                return Chance(Pick(len(state.alive)))
            case Phase.SHUFFLE:
                return Chance(Shuffle(PACK))
            case Phase.OVER:
                return rank(state.players)
            case Phase.TURN | Phase.INN | Phase.COVER:
                return Decision(_to_act(state))

    def is_out(self, state: State, seat: Seat) -> bool:
        player = state.players[seat]
        return not player.lives and not player.is_dead

    def legal_actions(self, state: State, seat: Seat) -> tuple[CuccuAction, ...]:
        return LEGAL[state.phase] if seat in _to_act(state) else ()

    def default_action(self, state: State, seat: Seat, rng: Random) -> CuccuAction:
        """Return "keep", and before an asker "refuse": silence must not cost a life (CU-R45)."""
        return Refuse() if state.phase is Phase.COVER else Keep()

    def apply(self, state: State, seat: Seat, action: CuccuAction) -> CuccuStep:
        if seat not in _to_act(state):
            raise NotToActError
        match state.phase, state.innkeeper, action:
            case Phase.TURN, _, Keep():
                return keep(state, seat)
            case Phase.TURN, _, Swap():
                return ask_to_swap(state, seat)
            case Phase.INN, int(innkeeper), Keep():
                return drop_request(state, innkeeper)
            case Phase.INN, int(innkeeper), Ask():
                return ask_for_cover(state, innkeeper)
            case Phase.COVER, int(innkeeper), Accept():
                return accept_cover(state, innkeeper)
            case Phase.COVER, int(innkeeper), Refuse():
                return refuse_cover(state, innkeeper)
            case phase, _, _:
                raise DUE[phase]

    def resolve(self, state: State, outcome: Outcome) -> CuccuStep:
        match self.node(state), outcome:
            case Chance(Pick(count)), Picked(value) if value in range(count):
                return pick_dealer(state, state.alive[value])
            case Chance(Shuffle(pack)), Order(cards) if sorted(cards) == sorted(pack):
                return begin_round(state, cards)
            case Chance(asked), _:
                raise OutcomeError(why=f"{outcome} does not answer {asked}")
            case _:
                raise OutcomeError(why="the game waits for a player")

    def observe(self, state: State, viewer: Viewer) -> CuccuObservation:
        return observe(state, viewer)

    def redact(self, event: CuccuEvent, viewer: Viewer) -> CuccuEvent:
        return redact(event, viewer)

    def determinize(self, observation: CuccuObservation, rng: Random) -> State:
        return determinize(observation, rng)

    def position(self, state: State) -> CuccuPosition:
        return export_position(state)

    def from_position(self, position: CuccuPosition) -> State:
        return import_position(position, self.seats, self.options.lives)

    def invariants(self, state: State) -> tuple[str, ...]:
        return find_faults(state)


def _to_act(state: State) -> tuple[Seat, ...]:
    match state.phase:
        case Phase.TURN | Phase.INN:
            return (state.turn,)
        case Phase.COVER:
            return () if state.innkeeper is None else (state.innkeeper,)
        case Phase.PICK | Phase.SHUFFLE | Phase.OVER:
            return ()
