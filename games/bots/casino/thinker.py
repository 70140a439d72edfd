"""The strong Casino players: they guess the hidden hands and search the deal to its end.

Each guess is searched by alpha-beta as if all hands were open, and the values of the plays are
averaged over the guesses.  When nothing is hidden any more the search is exact.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random
from typing import Final, NamedTuple, cast

from games.bots.casino.ends import SCALE, TWO_SIDES, Judge
from games.bots.casino.guesses import Guesser
from games.bots.casino.kinds import UNITS, Cards
from games.bots.casino.memory import Memory
from games.bots.casino.plays import Move, Plays
from games.bots.casino.root import CasinoView, Root
from games.bots.casino.search import INFINITE, Hands, Search
from games.bots.casino.standing import Standing
from games.bots.casino.tally import SWEEPS_AT, SWEPT, Tally, count_card, of_side
from games.bots.core import Budget, Candidate, Explanation, Measure, undisturbed
from games.rules.casino.cards import CARDS, cards_in
from games.rules.casino.moves import CasinoAction
from games.rules.casino.options import Variant
from games.rules.casino.rules import CasinoGame
from games.rules.values import Value

WHOLE_DEAL: Final = 8
"""So many plays to the end of a deal are all searched; of more only the first ``AHEAD``."""
AHEAD: Final = 6
MOST_MOVES: Final = 24
"""The most plays that are thought about; on a crowded table the least promising are not."""
CUT_AFTER: Final = (6, 18)
"""After so many guesses only the better half of the plays is thought about further."""
FEWEST: Final = 3
EXACT_NODES: Final = 60_000


class Strength(Value):
    """What tells the strong levels apart."""

    budget: Budget
    nodes: int
    """How many positions may be searched for a move, beside the samples."""
    memory: int | None = None
    """How many captured cards are remembered, the latest; all of them if ``None``."""
    infers: bool = True
    """Whether the guesses follow from what the others played."""


class Thought(NamedTuple):
    """A play, the actions that amount to it, and what it was worth in the guesses."""

    move: Move
    actions: list[CasinoAction]
    values: list[int]

    @property
    def mean(self) -> float:
        return sum(self.values) / len(self.values) / SCALE if self.values else -SCALE


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
            position = Position(view, rng, self.strength)
            thoughts = position.thoughts()
            if position.is_open:
                position.think(position.hands(), thoughts, hopeless, EXACT_NODES)
            else:
                self._sample(position, thoughts, rng)
        thoughts.sort(key=lambda t: (len(t.values), t.mean, rng.random()), reverse=True)
        two_sides = max(view.game.sides) + 1 == TWO_SIDES
        return Explanation(
            Measure.WIN_CHANCE if two_sides else Measure.POINTS,
            tuple(
                Candidate(action, thought.mean, len(thought.values))
                for thought in thoughts
                for action in thought.actions
                if thought.values
            ),
            exact=position.is_open,
        )

    def _sample(self, position: Position, thoughts: list[Thought], rng: Random) -> None:
        guesses = position.guesses(rng, self.strength.budget.samples)
        alive, nodes = thoughts, 0
        for number in self.strength.budget.spend():
            hopeless = position.judge.hopeless
            nodes += position.think(guesses[number], alive, hopeless, self.strength.nodes)
            if nodes >= self.strength.nodes:
                return
            alive = sorted(alive, key=lambda thought: thought.mean, reverse=True)
            if number + 1 in CUT_AFTER:
                alive = alive[: max(FEWEST, (len(alive) + 1) // 2)]


@lru_cache(maxsize=4)
def plays_of(variant: Variant, sides: tuple[int, ...]) -> Plays:
    """Return the plays under a variant; what was found for one move serves the next."""
    return Plays(variant, sides)


class Position:
    """What one seat knows when it is to act, ready to be searched."""

    def __init__(self, view: CasinoView, rng: Random, strength: Strength) -> None:
        observation, game = view.observation, cast("CasinoGame", view.game)
        variant = game.variant
        self.view, self.sides, self.infers = view, game.sides, strength.infers
        self.plays = plays_of(variant, game.sides)
        self.root = Root(self.plays, view)
        memory = Memory(game.sides, view.events)
        if memory.table != (self.root.loose, self.root.builds):
            memory = Memory(game.sides, ())
            memory.tally = _guess_tally(view, rng)
        self.memory = memory
        self.unseen = [UNITS[CARDS[name]] for name in observation.unseen]
        if strength.memory is not None:
            forgotten = memory.captured[: -strength.memory or None]
            self.unseen += [UNITS[CARDS[name]] for name in forgotten]
        hidden = sum(observation.hand_sizes) - len(observation.hand)
        self.is_open = hidden == len(self.unseen) and game.seats == TWO_SIDES
        rounds = variant.rounds
        self.judge = Judge(
            variant=variant,
            sides=game.sides,
            standing=Standing(
                variant=variant,
                scores=observation.scores,
                rounds_left=None if rounds is None else rounds - observation.round,
            ),
            seat=view.seat,
            leader=((observation.dealer or 0) + 1) % game.seats,
            stock=observation.stock,
        )
        own = game.sides[view.seat]
        self.friends = [side == own for side in game.sides]
        self._known: dict[tuple[Cards, ...], dict[int, int]] = {}

    def thoughts(self) -> list[Thought]:
        """Return the legal plays that are apart, the most promising ones."""
        apart: dict[tuple[object, ...], Thought] = {}
        for action in self.view.legal:
            move = self.root.move_of(action)
            apart.setdefault(move[:3], Thought(move, [], [])).actions.append(action)
        found = sorted(apart.values(), key=lambda thought: -thought.move.promise)
        return found[:MOST_MOVES]

    def hands(self) -> Hands:
        """Return all hands where nothing is hidden."""
        return tuple(
            self.root.hand if seat == self.view.seat else sum(self.unseen)
            for seat in range(len(self.sides))
        )

    def guesses(self, rng: Random, number: int) -> list[Hands]:
        guesser = Guesser(
            plays=self.plays,
            seat=self.view.seat,
            hand=self.root.hand,
            sizes=self.view.observation.hand_sizes,
            unseen=self.unseen,
            builds=self.root.builds,
            seen=self.memory.plays if self.infers else (),
        )
        return guesser.guess(rng, number)

    def think(self, hands: Hands, thoughts: Sequence[Thought], hopeless: int, limit: int) -> int:
        """Add what the plays are worth if these are the hands; return how much was searched.

        What is worse than the best by more than ``hopeless`` only gets a bound.
        """
        search, floor = Search(self.plays, self.friends, self.judge.value, limit), -INFINITE
        for thought in thoughts:
            value = self._value(search, hands, thought.move, floor)
            thought.values.append(value if value > floor else floor - 1)
            floor = max(floor, value - hopeless)
        return search.nodes

    def _value(self, search: Search, hands: Hands, move: Move, floor: int) -> int:
        """Return what a play is worth if these are the hands; anything up to ``floor`` is that."""
        seat, seats = self.view.seat, len(hands)
        tally = (self.memory.tally & move.keep) + move.gain
        left = sum(self.view.observation.hand_sizes) - 1
        if not left:
            return self.judge.value(move.loose, move.builds, tally)
        following = (seat + 1) % seats
        turned = (*hands[following:], *hands[:following])
        after = (*turned[:-1], self.root.hand - move.card)
        spot = after, move.loose, move.builds, tally, following
        plies = left if left < WHOLE_DEAL else AHEAD
        if self.friends[following]:
            return search.value(spot, plies, low=floor)
        return -search.value(spot, plies, high=-floor)


def _guess_tally(view: CasinoView, rng: Random) -> Tally:
    """Return who may have captured what where no events tell it: in an imported position."""
    observation = view.observation
    guess = view.game.determinize(observation, rng)
    tally = 0
    for side, pile in enumerate(guess.piles):
        counted = sum([count_card(card) for card in cards_in(pile)])
        counted += observation.sweeps[side] << SWEEPS_AT
        tally += of_side(counted, side)
    if observation.last_capture is not None:
        tally += observation.last_capture + 1 + SWEPT * observation.last_sweep
    return tally
