"""The strong Casino players: they guess the hidden hands and search the deal to its end.

Each guess is searched by alpha-beta as if all hands were open, and the values of the plays are
averaged over the guesses.  When nothing is hidden any more the search is exact.
"""

from __future__ import annotations

from random import Random
from typing import Final

from games.bots.casino.ends import TWO_SIDES
from games.bots.casino.position import Position, Thought
from games.bots.casino.root import CasinoView
from games.bots.casino.search import INFINITE
from games.bots.core import Budget, Candidate, Explanation, Measure, undisturbed
from games.rules.casino.moves import CasinoAction
from games.rules.values import Value

MOST_THOUGHTS: Final = 24
"""The most plays that are thought about; on a crowded table the least promising are not."""
CUT_AFTER: Final = (6, 18)
"""After so many guesses only the better half of the plays is thought about further."""
FEWEST: Final = 3
"""The plays that always are."""
EXACT_NODES: Final = 60_000
"""More positions than a last deal of two seats has, unless its table is crowded."""


class Strength(Value):
    """What tells the strong levels apart."""

    budget: Budget
    nodes: int
    """How many positions may be searched for a move, beside the samples."""
    memory: int | None = None
    """How many captured cards are remembered, the latest; all of them if ``None``."""
    infers: bool = True
    """Whether the guesses follow from what the others played."""


class Thinker:
    """Searches guesses of the hidden hands."""

    def __init__(self, strength: Strength) -> None:
        self.strength = strength

    def choose(self, view: CasinoView, rng: Random) -> CasinoAction:
        if len(view.legal) == 1:
            return view.legal[0]
        return self._explain(view, rng, hopeless=0).best

    def explain(self, view: CasinoView, rng: Random) -> Explanation[CasinoAction]:
        """Return the plays that were thought about, those that were thought about longest first."""
        return self._explain(view, rng, hopeless=INFINITE)

    def _explain(
        self, view: CasinoView, rng: Random, *, hopeless: int
    ) -> Explanation[CasinoAction]:
        """``hopeless``: where nothing is hidden, what is so much worse needs no exact value."""
        with undisturbed():
            position = Position(view, rng, remembers=self.strength.memory)
            thoughts, exact = position.thoughts(), False
            if position.is_open:
                hands = position.open_hands()
                exact = position.think(hands, thoughts, hopeless, EXACT_NODES) <= EXACT_NODES
            else:
                self._sample(position, thoughts[:MOST_THOUGHTS], rng)
        thoughts.sort(key=lambda t: (len(t.values), t.mean, rng.random()), reverse=True)
        two_sides = max(view.game.sides) + 1 == TWO_SIDES
        return Explanation(
            Measure.WIN_CHANCE if two_sides else Measure.POINTS, _candidates(thoughts), exact
        )

    def _sample(self, position: Position, thoughts: list[Thought], rng: Random) -> None:
        strength, hopeless = self.strength, position.judge.hopeless
        guesses = position.guesses(rng, strength.budget.samples, infers=strength.infers)
        nodes = 0
        for number in strength.budget.spend():
            nodes += position.think(guesses[number], thoughts, hopeless, strength.nodes)
            if nodes >= strength.nodes:
                return
            thoughts = sorted(thoughts, key=lambda thought: thought.mean, reverse=True)
            if number + 1 in CUT_AFTER:
                thoughts = thoughts[: max(FEWEST, (len(thoughts) + 1) // 2)]


def _candidates(thoughts: list[Thought]) -> tuple[Candidate[CasinoAction], ...]:
    return tuple(
        Candidate(action, thought.mean, len(thought.values))
        for thought in thoughts
        for action in thought.actions
        if thought.values
    )
