"""An automatic player: a pure function of what its seat may know.

It never receives a state.  ``look`` is the only door from a state to a bot, and it opens on the
seat's observation, on the events as the seat heard them, and on what the rules let it do.
"""

from __future__ import annotations

import gc
from collections.abc import Generator, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from enum import StrEnum
from random import Random
from time import thread_time
from typing import Any, Generic, Protocol, TypeVar

from games.rules.core import AnyGame, Seat
from games.rules.values import Value

ActionT = TypeVar("ActionT")
EventT = TypeVar("EventT")
ObservationT = TypeVar("ObservationT")


@dataclass(frozen=True, slots=True)
class View(Generic[ObservationT, EventT, ActionT]):
    """All that a bot knows when it is asked to act."""

    game: AnyGame
    """The rules with their options."""
    seat: Seat
    observation: ObservationT
    events: Sequence[EventT]
    """The information state: every event of the match so far, as this seat heard it."""
    legal: tuple[ActionT, ...]


AnyView = View[Any, Any, Any]


def look(game: AnyGame, state: Any, seat: Seat, events: Sequence[Any]) -> AnyView:
    """Return what a bot at ``seat`` may know; ``events`` are those that the seat heard."""
    return View(game, seat, game.observe(state, seat), events, game.legal_actions(state, seat))


class Measure(StrEnum):
    """What the values of an explanation count."""

    WIN_CHANCE = "win_chance"
    """The chance to win the match, from 0 to 1."""
    POINTS = "points"
    """The expected lead in points over the others at the end of the round."""
    PLACE = "place"
    """The expected final place: here the least is the best."""


class Candidate(Value, Generic[ActionT]):
    """An action that a bot considered, with what it expects of it."""

    action: ActionT
    value: float
    samples: int
    """How many guesses of what is hidden stand behind the value."""


class Explanation(Value, Generic[ActionT]):
    """What a bot thinks of the actions open to it, the best one first."""

    measure: Measure
    candidates: tuple[Candidate[ActionT], ...]
    exact: bool = False
    """Nothing was guessed: the values are certain."""

    @property
    def best(self) -> ActionT:
        return self.candidates[0].action


class Bot(Protocol):
    """Anything that can choose among legal actions, and say why."""

    def choose(self, view: AnyView, rng: Random) -> Any:
        """Return one of the legal actions; the same view and seed give the same one."""
        ...

    def explain(self, view: AnyView, rng: Random) -> Explanation[Any]:
        """Return what the bot thinks of every legal action."""
        ...


class Budget(Value):
    """How long a bot may think: a number of samples, so that a seed repeats its choice.

    The seconds of CPU time are a guard for slow machines, not the measure.
    """

    samples: int
    seconds: float

    def spend(self) -> Iterator[int]:
        """Yield the numbers of the samples, at least one, until either is used up."""
        start = thread_time()
        for number in range(self.samples):
            yield number
            if thread_time() - start >= self.seconds:
                return


@contextmanager
def undisturbed() -> Generator[None]:
    """Search without the cycle collector: it takes a third of the time and finds nothing."""
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_enabled:
            gc.enable()


class Uniform:
    """Plays any legal action: the baseline, and the engine of the fuzz tests."""

    def choose(self, view: AnyView, rng: Random) -> Any:
        return rng.choice(view.legal)

    def explain(self, view: AnyView, rng: Random) -> Explanation[Any]:
        candidates = tuple(Candidate(action, 0.0, 0) for action in view.legal)
        return Explanation(Measure.POINTS, candidates)
