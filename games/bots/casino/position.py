"""What one seat knows when it is to act, made ready for the search."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random
from typing import Final, NamedTuple, cast

from games.bots.casino.ends import SCALE, TWO_SIDES, Judge
from games.bots.casino.guesses import Guesser
from games.bots.casino.kinds import UNITS
from games.bots.casino.memory import Memory
from games.bots.casino.plays import Move, Plays
from games.bots.casino.root import CasinoView, Root
from games.bots.casino.search import INFINITE, Hands, Search
from games.bots.casino.standing import Standing
from games.bots.casino.tally import SWEEPS_AT, SWEPT, Tally, count_card, of_side
from games.rules.casino.cards import CARDS, cards_in
from games.rules.casino.moves import CasinoAction
from games.rules.casino.options import Variant
from games.rules.casino.rules import CasinoGame

WHOLE_DEAL: Final = 8
"""So many plays to the end of a deal are all searched; of more only the first ``AHEAD``."""
AHEAD: Final = 6

SCORING: Final = frozenset({"TD", "2S", "AS", "AC", "AH", "AD"})
"""Nobody forgets that these are gone."""


class Thought(NamedTuple):
    """A play, the actions that amount to it, and what it was worth in the guesses."""

    move: Move
    actions: list[CasinoAction]
    values: list[int]

    @property
    def mean(self) -> float:
        return sum(self.values) / len(self.values) / SCALE if self.values else -SCALE


@lru_cache(maxsize=4)
def plays_of(variant: Variant, sides: tuple[int, ...]) -> Plays:
    """Return the plays under a variant; what was found for one move serves the next."""
    return Plays(variant, sides)


class Position:
    """The knowledge of a seat that remembers so many captured cards, or all of them."""

    def __init__(self, view: CasinoView, rng: Random, *, remembers: int | None) -> None:
        game = cast("CasinoGame", view.game)
        self.view, self.sides = view, game.sides
        self.plays = plays_of(game.variant, game.sides)
        self.root = Root(self.plays, view)
        self.memory = self._remember(rng)
        self.unseen = [UNITS[CARDS[name]] for name in self._unseen(remembers)]
        self.left = sum(view.observation.hand_sizes)
        """The cards in all hands: so many plays end the deal."""
        hidden = self.left - len(view.observation.hand)
        self.is_open = hidden == len(self.unseen) and game.seats == TWO_SIDES
        """Whether nothing is hidden: all that was not seen is in one hand."""
        self.judge = _judge(view, game)
        own = game.sides[view.seat]
        self.friends = [side == own for side in game.sides]

    def thoughts(self) -> list[Thought]:
        """Return the legal plays that are apart, the most promising first."""
        apart: dict[tuple[object, ...], Thought] = {}
        for action in self.view.legal:
            move = self.root.move_of(action)
            apart.setdefault(move[:3], Thought(move, [], [])).actions.append(action)
        return sorted(apart.values(), key=lambda thought: -thought.move.promise)

    def open_hands(self) -> Hands:
        """Return all hands where nothing is hidden, by seat."""
        hands = [sum(self.unseen)] * len(self.sides)
        hands[self.view.seat] = self.root.hand
        return tuple(hands)

    def guesses(self, rng: Random, number: int, *, infers: bool) -> list[Hands]:
        """Return guesses of all hands, by seat; ``infers``: from what the others played."""
        guesser = Guesser(
            plays=self.plays,
            seat=self.view.seat,
            hand=self.root.hand,
            sizes=self.view.observation.hand_sizes,
            unseen=self.unseen,
            builds=self.root.builds,
            seen=self.memory.plays if infers else (),
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
        tally = (self.memory.tally & move.keep) + move.gain
        plies = self.left - 1
        if not plies:
            return self.judge.value(move.loose, move.builds, tally)
        following = (self.view.seat + 1) % len(hands)  # never a partner
        turned = (*hands[following:], *hands[:following])
        after: Hands = (*turned[:-1], self.root.hand - move.card)
        spot = after, move.loose, move.builds, tally, following
        plies = plies if plies < WHOLE_DEAL else AHEAD
        return -search.value(spot, plies, high=-floor)

    def _remember(self, rng: Random) -> Memory:
        """Return the round as it was heard; an imported position has no events that tell it."""
        memory = Memory(self.sides, self.view.events)
        if memory.table != (self.root.loose, self.root.builds):
            memory = Memory(self.sides, ())
            memory.tally = _guess_tally(self.view, rng)
        return memory

    def _unseen(self, remembers: int | None) -> tuple[str, ...]:
        """Return the cards that may be in other hands, as far as is remembered."""
        unseen = self.view.observation.unseen
        if remembers is None:
            return unseen
        forgotten = self.memory.captured[: -remembers or None]
        return (*unseen, *[name for name in forgotten if name not in SCORING])


def _judge(view: CasinoView, game: CasinoGame) -> Judge:
    observation, rounds = view.observation, game.variant.rounds
    standing = Standing(
        variant=game.variant,
        scores=observation.scores,
        rounds_left=None if rounds is None else rounds - observation.round,
    )
    return Judge(
        variant=game.variant,
        sides=game.sides,
        standing=standing,
        seat=view.seat,
        leader=((observation.dealer or 0) + 1) % game.seats,
        stock=observation.stock,
    )


def _guess_tally(view: CasinoView, rng: Random) -> Tally:
    """Return who may have captured what."""
    observation = view.observation
    tally: Tally = 0
    for side, pile in enumerate(view.game.determinize(observation, rng).piles):
        counted = sum([count_card(card) for card in cards_in(pile)])
        counted += observation.sweeps[side] << SWEEPS_AT
        tally += of_side(counted, side)
    if observation.last_capture is not None:
        tally += observation.last_capture + 1 + SWEPT * observation.last_sweep
    return tally
