"""Casino: capture, build and trail, by the English and by the Italian rules.

The clauses are those of docs/rules/casino.md (CA) and docs/rules/casino-italian.md (CI).
"""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, ClassVar, Final

from games.rules.casino import plays, rounds
from games.rules.casino.cards import CARDS, name_all
from games.rules.casino.choices import Choices, list_choices
from games.rules.casino.dealing import deal_hands, deal_round
from games.rules.casino.invariants import faults
from games.rules.casino.legal import Move, find_moves, name_move
from games.rules.casino.moves import CasinoAction, CasinoEvent, DealerChosen, Dealt, Trail
from games.rules.casino.observation import CasinoObservation, determinize, observe, redact_deal
from games.rules.casino.options import CasinoOptions, ItalianOptions, Variant, english, italian
from games.rules.casino.position import CasinoPosition, export, restore
from games.rules.casino.state import Phase, State
from games.rules.chance import Order, Outcome, Pick, Picked, Shuffle
from games.rules.core import Chance, Decision, Game, Node, Options, Seat, Step, Terminal, Viewer
from games.rules.errors import NotToActError, OutcomeError
from games.rules.french import PACK

if TYPE_CHECKING:
    from random import Random

DECISIONS: Final = tuple(Decision((seat,)) for seat in range(4))
PLAY: Final = Phase.PLAY
SORTED_PACK: Final = sorted(PACK)
SHUFFLE: Final = Chance(Shuffle(PACK))


class CasinoGame(Game[State, CasinoAction, CasinoEvent, CasinoObservation, CasinoPosition]):
    """What the English and the Italian rules share; their ``Variant`` holds the differences."""

    version: ClassVar[int] = 1
    takes_back: ClassVar[bool] = True
    seat_range: ClassVar[range] = range(2, 5)
    default_seats: ClassVar[int] = 2
    state_type = State
    action_type = CasinoAction
    event_type = CasinoEvent
    observation_type = CasinoObservation
    position_type = CasinoPosition

    def __init__(self, seats: int, options: Options | None = None) -> None:
        super().__init__(seats, options)
        self.variant = self.make_variant()
        parties = 2 if self.variant.partners else seats
        self._sides = tuple(seat % parties for seat in range(seats))

    @abstractmethod
    def make_variant(self) -> Variant:
        """Return the variant that the options ask for, or raise ``OptionsError``."""

    @property
    def sides(self) -> tuple[int, ...]:
        return self._sides

    def new_match(self) -> State:
        return rounds.new_match(self.seats, max(self._sides) + 1)

    def node(self, state: State) -> Node:
        if state.phase is PLAY:
            return DECISIONS[state.to_act]
        match state.phase:
            case Phase.SHUFFLE:
                return SHUFFLE
            case Phase.PICK:
                return Chance(Pick(self.seats))
            case Phase.OVER:
                return Terminal(state.standing.places, state.standing.scores)

    def legal_actions(self, state: State, seat: Seat) -> tuple[CasinoAction, ...]:
        if state.phase is not PLAY or seat != state.to_act:
            return ()
        variant, names = self.variant, name_all(sorted(state.table))
        return tuple([name_move(variant, names, move) for move in find_moves(variant, state)])

    def moves(self, state: State, seat: Seat) -> list[Move]:
        if state.phase is not PLAY or seat != state.to_act:
            return []
        return find_moves(self.variant, state)

    def play(self, state: State, seat: Seat, move: Move) -> State:
        after, _ = plays.play(self._sides, state, move)
        if after.hands[after.to_act]:
            return after
        if after.stock:
            return deal_hands(after)
        return rounds.end_round(self.variant, self._sides, after)[0]

    def action_of(self, state: State, move: Move) -> CasinoAction:
        return name_move(self.variant, name_all(sorted(state.table)), move)

    def is_foreseeable(self, before: State, after: State) -> bool:
        return after.phase is PLAY and after.stock == before.stock

    def choices(self, state: State, seat: Seat) -> Choices:
        if state.phase is not PLAY or seat != state.to_act:
            return Choices({}, {}, ())
        return list_choices(self.variant, state)

    def default_action(self, state: State, seat: Seat, rng: Random) -> CasinoAction:
        legal = self.legal_actions(state, seat)
        if not legal:
            raise NotToActError
        trails = [action for action in legal if isinstance(action, Trail)]
        return min(trails, key=lambda trail: CARDS[trail.card], default=legal[0])

    def apply(self, state: State, seat: Seat, action: CasinoAction) -> Step[State, CasinoEvent]:
        if state.phase is not PLAY or seat != state.to_act:
            raise NotToActError
        after, event = plays.act(self.variant, self._sides, state, action)
        if after.hands[after.to_act]:
            return Step(after, (event,))
        after, events = rounds.after_deal(self.variant, self._sides, after)
        return Step(after, (event, *events))

    def resolve(self, state: State, outcome: Outcome) -> Step[State, CasinoEvent]:
        match state.phase, outcome:
            case Phase.PICK, Picked(value=seat) if seat in range(self.seats):
                return Step(rounds.choose_dealer(state, seat), (DealerChosen(seat),))
            case Phase.SHUFFLE, Order(cards=names) if sorted(names) == SORTED_PACK:
                after, dealt = deal_round(state, tuple([CARDS[name] for name in names]))
                return Step(after, (dealt,))
            case _:
                raise OutcomeError(why=f"{outcome} does not answer {self.node(state)}")

    def observe(self, state: State, viewer: Viewer) -> CasinoObservation:
        return observe(self._sides, state, viewer)

    def redact(self, event: CasinoEvent, viewer: Viewer) -> CasinoEvent:
        return redact_deal(event, viewer) if isinstance(event, Dealt) else event

    def determinize(self, observation: CasinoObservation, rng: Random) -> State:
        return determinize(self.variant, observation, rng)

    def position(self, state: State) -> CasinoPosition:
        return export(state)

    def from_position(self, position: CasinoPosition) -> State:
        return restore(self.variant, self._sides, position)

    def invariants(self, state: State) -> tuple[str, ...]:
        return tuple(faults(self.variant, self._sides, state))


class Casino(CasinoGame):
    """Casino by the English rules: pairs take all equal cards, and 21 points win."""

    slug: ClassVar[str] = "casino"
    options_type = CasinoOptions
    options: CasinoOptions

    def make_variant(self) -> Variant:
        return english(self.seats, self.options)


class ItalianCasino(CasinoGame):
    """Casinò by the Italian rules: any number of equal cards, and more than 21 points win."""

    slug: ClassVar[str] = "casino-italian"
    options_type = ItalianOptions
    options: ItalianOptions

    def make_variant(self) -> Variant:
        return italian(self.seats, self.options)
