"""The contract between a card game and everything that plays it.

A game is a stateless object: the rules plus their options.  Its states are frozen values,
its methods are pure functions, and it owns no randomness: shuffles, dice and picks are chance
nodes that the caller resolves.  The same object therefore serves live tables, bots, replays,
simulations and the check of a provably fair deal.  docs/adding-a-game.md shows how to write one.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeAlias, TypeVar

from games.rules.chance import Draw, Outcome
from games.rules.errors import SeatsError
from games.rules.values import Value, tag

if TYPE_CHECKING:
    from random import Random

Seat: TypeAlias = int
"""A place at the table, counted from 0 in the direction of play."""

Viewer: TypeAlias = Seat | None
"""Who looks at the game: a seat, or ``None`` for a spectator."""


class Action(Value, tag_field="type", tag=tag, forbid_unknown_fields=True):
    """What a seat wants to do.  It comes from outside, so unknown fields are refused."""


class Event(Value, tag_field="type", tag=tag):
    """What happened, in the words the table uses for it."""


class Options(Value, forbid_unknown_fields=True):
    """What a table may choose about a game; every field has a default."""


class Decision(Value, tag_field="type", tag=tag):
    """The game waits for one seat, or for several that choose in secret."""

    seats: tuple[Seat, ...]


class Chance(Value, tag_field="type", tag=tag):
    """The game waits for a shuffle, a roll or a pick."""

    draw: Draw


class Terminal(Value, tag_field="type", tag=tag):
    """The match is over.

    ``places``: one per seat, 1 for the winner; equal places are shared (``1, 1, 3``), partners
    share theirs.  ``scores``: the game's own points, one per side (a seat or a partnership).
    """

    places: tuple[int, ...]
    scores: tuple[int, ...]

    @property
    def returns(self) -> tuple[int, ...]:
        """One zero-sum payoff per seat: the seats that it beat less the seats that beat it."""
        return tuple(
            sum((other > own) - (other < own) for other in self.places) for own in self.places
        )


Node: TypeAlias = Decision | Chance | Terminal


StateT = TypeVar("StateT", bound=Value)
ActionT = TypeVar("ActionT", bound=Action)
EventT = TypeVar("EventT", bound=Event)
ObservationT = TypeVar("ObservationT", bound=Value)
PositionT = TypeVar("PositionT", bound=Value)


class Step(Value, Generic[StateT, EventT]):
    """The result of one move: the next state, and what to tell the table."""

    state: StateT
    events: tuple[EventT, ...] = ()


class Game(ABC, Generic[StateT, ActionT, EventT, ObservationT, PositionT]):
    """The rules of one card game, for a number of seats and a set of options."""

    slug: ClassVar[str]
    version: ClassVar[int]
    """Version of the rules: a record says under which it was played."""
    seat_range: ClassVar[range]
    default_seats: ClassVar[int]
    sealed_pack: ClassVar[tuple[str, ...]] = ()
    """The pack, if its cards that were never shown stay secret after the match, too."""
    takes_back: ClassVar[bool] = False
    """Whether there are actions that may be taken back: see ``is_foreseeable``."""
    options_type: ClassVar[type[Options]] = Options
    state_type: ClassVar[Any]
    action_type: ClassVar[Any]
    event_type: ClassVar[Any]
    observation_type: ClassVar[Any]
    position_type: ClassVar[Any]

    def __init__(self, seats: int, options: Options | None = None) -> None:
        """Take the rules for ``seats`` players, or raise ``SeatsError``."""
        if seats not in self.seat_range:
            low, high = self.seat_range[0], self.seat_range[-1]
            raise SeatsError(game=self.slug, low=low, high=high, seats=seats)
        self.seats = seats
        self.options = self.options_type() if options is None else options

    @property
    def sides(self) -> tuple[int, ...]:
        """The side of each seat; partners share one.  By default everyone plays alone."""
        return tuple(range(self.seats))

    @abstractmethod
    def new_match(self) -> StateT:
        """Return the state before anything is dealt."""

    @abstractmethod
    def node(self, state: StateT) -> Node:
        """Return what the game waits for."""

    @abstractmethod
    def legal_actions(self, state: StateT, seat: Seat) -> tuple[ActionT, ...]:
        """Return the actions open to ``seat`` in a stable order; none unless it is to act.

        Each stands for all that lead to the same: ``apply`` may know it in other spellings.  Where
        there can be very many a game may list the first of them only, as Casino does on crowded
        tables; then ``apply`` accepts the others, too.
        """

    def moves(self, state: StateT, seat: Seat) -> Sequence[Any]:
        """Return the legal actions as moves, in the same order: what playouts choose from.

        A move is an action in the game's own terms; it means something in this state only.
        The actions themselves, unless the game knows a cheaper form.
        """
        return self.legal_actions(state, seat)

    def play(self, state: StateT, seat: Seat, move: Any) -> StateT:
        """Return the state that ``apply`` leads to, without the events.

        ``move`` is one of ``moves`` and is not checked again.
        """
        return self.apply(state, seat, move).state

    def action_of(self, state: StateT, move: Any) -> ActionT:
        """Return the action that a move of ``moves`` stands for."""
        action: ActionT = move
        return action

    def choices(self, state: StateT, seat: Seat) -> Any:
        """Return what a table offers ``seat``, JSON-ready and bounded in size.

        The list of legal actions, unless the game knows a more compact form.
        """
        return self.legal_actions(state, seat)

    @abstractmethod
    def default_action(self, state: StateT, seat: Seat, rng: Random) -> ActionT:
        """Return the action that a seat takes when its time is up (docs/rules/common.md)."""

    @abstractmethod
    def apply(self, state: StateT, seat: Seat, action: ActionT) -> Step[StateT, EventT]:
        """Return the step that ``action`` leads to, or raise ``RuleError``."""

    @abstractmethod
    def resolve(self, state: StateT, outcome: Outcome) -> Step[StateT, EventT]:
        """Return the step that a chance outcome leads to, or raise ``OutcomeError``."""

    def is_foreseeable(self, before: StateT, after: StateT) -> bool:
        """Return whether who acted learnt nothing from what came of it.

        Only then may the action be taken back.  What it showed of his own cards is his loss.
        """
        return False

    def is_out(self, state: StateT, seat: Seat) -> bool:
        """Return whether ``seat`` is out of the match for good while others may play on.

        It then knows no more than a spectator, and talks with them.
        """
        return False

    @abstractmethod
    def observe(self, state: StateT, viewer: Viewer) -> ObservationT:
        """Return all that ``viewer`` may know, and nothing else."""

    @abstractmethod
    def redact(self, event: EventT, viewer: Viewer) -> EventT:
        """Return ``event`` without what ``viewer`` may not know."""

    @abstractmethod
    def determinize(self, observation: ObservationT, rng: Random) -> StateT:
        """Return a random state that looks like ``observation`` to the same viewer."""

    @abstractmethod
    def position(self, state: StateT) -> PositionT:
        """Return the state as a position that a person can read and write."""

    @abstractmethod
    def from_position(self, position: PositionT) -> StateT:
        """Return the state a match goes on from, or raise ``PositionError``."""

    @abstractmethod
    def invariants(self, state: StateT) -> tuple[str, ...]:
        """Return what is wrong with a state; empty when nothing is."""


AnyGame: TypeAlias = Game[Any, Any, Any, Any, Any]
