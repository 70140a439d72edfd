"""Casanova: bet on the highest card that the dice allow."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar, Final

from games.rules.casanova.errors import (
    AnnounceFirstError,
    AnswerFirstError,
    DeclareFirstError,
    PlayFirstError,
)
from games.rules.casanova.invariants import find_faults
from games.rules.casanova.moves import (
    Announce,
    CasanovaAction,
    CasanovaEvent,
    Double,
    Match,
    Play,
    Quitte,
    Withdraw,
)
from games.rules.casanova.observation import CasanovaObservation, determinize, observe, redact
from games.rules.casanova.position import CasanovaPosition, export_position, import_position
from games.rules.casanova.pot import rank
from games.rules.casanova.state import DICE, Phase, Player, State
from games.rules.casanova.turn import (
    CasanovaStep,
    announce,
    double,
    match_double,
    pick_active,
    play,
    roll,
    say_quitte,
    withdraw,
)
from games.rules.chance import Faces, Outcome, Pick, Picked, Roll
from games.rules.core import Chance, Decision, Game, Node, Seat, Viewer
from games.rules.errors import IllegalActionError, NotToActError, OutcomeError

if TYPE_CHECKING:
    from random import Random

DUE: Final[Mapping[Phase, type[IllegalActionError]]] = {
    Phase.ANNOUNCE: AnnounceFirstError,
    Phase.PLAY: PlayFirstError,
    Phase.DECLARE: DeclareFirstError,
    Phase.ANSWER: AnswerFirstError,
}


class Casanova(
    Game[State, CasanovaAction, CasanovaEvent, CasanovaObservation, CasanovaPosition],
):
    """The rules, clause by clause as in docs/rules/casanova.md."""

    slug: ClassVar[str] = "casanova"
    version: ClassVar[int] = 1
    seat_range: ClassVar[range] = range(2, 5)
    default_seats: ClassVar[int] = 4
    state_type = State
    action_type = CasanovaAction
    event_type = CasanovaEvent
    observation_type = CasanovaObservation
    position_type = CasanovaPosition

    def new_match(self) -> State:
        return State(players=(Player(),) * self.seats)

    def node(self, state: State) -> Node:
        match state.phase:
            case Phase.PICK:
                return Chance(Pick(len(state.in_play)))
            case Phase.ROLL:
                return Chance(Roll(state.dice))
            case Phase.OVER:
                return rank(state.players)
            case Phase.ANNOUNCE | Phase.PLAY | Phase.DECLARE | Phase.ANSWER:
                return Decision(_to_act(state))

    def is_out(self, state: State, seat: Seat) -> bool:
        return state.players[seat].is_out

    def legal_actions(self, state: State, seat: Seat) -> tuple[CasanovaAction, ...]:
        if seat not in _to_act(state):
            return ()
        player = state.players[seat]
        match state.phase:
            case Phase.ANNOUNCE:
                return tuple(Announce(dice, card) for dice in DICE for card in player.hand)
            case Phase.PLAY:
                return tuple(Play(card) for card in player.hand)
            case Phase.DECLARE:
                return (Quitte(), Double()) if player.coins else (Quitte(),)
            case _:
                return (Match(), Withdraw()) if player.coins else (Withdraw(),)

    def default_action(self, state: State, seat: Seat, rng: Random) -> CasanovaAction:
        """Return a random card, "Quitte", or a withdrawal."""
        match state.phase:
            case Phase.DECLARE:
                return Quitte()
            case Phase.ANSWER:
                return Withdraw()
            case _:
                return rng.choice(self.legal_actions(state, seat))

    def apply(self, state: State, seat: Seat, action: CasanovaAction) -> CasanovaStep:
        if seat not in _to_act(state):
            raise NotToActError
        match state.phase, action:
            case Phase.ANNOUNCE, Announce(dice, card):
                return announce(state, seat, dice, card)
            case Phase.PLAY, Play(card):
                return play(state, seat, card)
            case Phase.DECLARE, Quitte():
                return say_quitte(state, seat)
            case Phase.DECLARE, Double():
                return double(state, seat)
            case Phase.ANSWER, Match():
                return match_double(state, seat)
            case Phase.ANSWER, Withdraw():
                return withdraw(state, seat)
            case phase, _:
                raise DUE[phase]

    def resolve(self, state: State, outcome: Outcome) -> CasanovaStep:
        match self.node(state), outcome:
            case Chance(Pick(count)), Picked(value) if value in range(count):
                return pick_active(state, state.in_play[value])
            case Chance(Roll(count, sides)), Faces(faces) if _is_roll(faces, count, sides):
                return roll(state, faces)
            case Chance(asked), _:
                raise OutcomeError(why=f"{outcome} does not answer {asked}")
            case _:
                raise OutcomeError(why="the game waits for a player")

    def observe(self, state: State, viewer: Viewer) -> CasanovaObservation:
        return observe(state, viewer)

    def redact(self, event: CasanovaEvent, viewer: Viewer) -> CasanovaEvent:
        return redact(event, viewer)

    def determinize(self, observation: CasanovaObservation, rng: Random) -> State:
        return determinize(observation, rng)

    def position(self, state: State) -> CasanovaPosition:
        return export_position(state)

    def from_position(self, position: CasanovaPosition) -> State:
        return import_position(position, self.seats)

    def invariants(self, state: State) -> tuple[str, ...]:
        return find_faults(state)


def _to_act(state: State) -> tuple[Seat, ...]:
    match state.phase:
        case Phase.ANNOUNCE | Phase.DECLARE:
            return (state.active,)
        case Phase.PLAY:
            return state.to_play
        case Phase.ANSWER:
            return state.asked[:1]
        case Phase.PICK | Phase.ROLL | Phase.OVER:
            return ()


def _is_roll(faces: tuple[int, ...], count: int, sides: int) -> bool:
    return len(faces) == count and set(faces) <= set(range(1, sides + 1))
