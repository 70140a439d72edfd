"""Guesses of the hands that a seat cannot see, made likely by what their owners did."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from random import Random
from typing import Final

from games.bots.casino.kinds import KINDS, Cards
from games.bots.casino.memory import Seen
from games.bots.casino.plays import Builds, Plays
from games.rules.core import Seat

TRIES: Final = 4
"""Guesses drawn for each that is kept."""
TEMPER: Final = 1.0
"""How many points a play must promise less to be e times less expected of a player."""


class Guesser:
    """Draws the hidden hands of one moment."""

    def __init__(
        self,
        *,
        plays: Plays,
        seat: Seat,
        hand: Cards,
        sizes: Sequence[int],
        unseen: Sequence[Cards],
        builds: Builds,
        seen: Sequence[Seen],
    ) -> None:
        self.plays, self.seat, self.hand, self.sizes = plays, seat, hand, sizes
        self.unseen, self.seen = [*unseen], [play for play in seen if play.seat != seat]
        takes = plays.variant.takes
        self._takes = {kind.unit: takes[kind.card] for kind in KINDS}
        others = {(build.owner, build.value) for build in builds if build.owner != seat}
        self._kept = sorted(others)

    def guess(self, rng: Random, number: int) -> list[tuple[Cards, ...]]:
        """Return guesses of all hands, the known one among them."""
        if not self.seen:
            return [self._draw(rng) for _ in range(number)]
        drawn = [self._draw(rng) for _ in range(TRIES * number)]
        return rng.choices(drawn, [self._likelihood(hands) for hands in drawn], k=number)

    def _draw(self, rng: Random) -> tuple[Cards, ...]:
        """Return hands at random; owners of builds hold the cards that they must (CA-R20)."""
        pool, hands, missing = self.unseen, [0] * len(self.sizes), [*self.sizes]
        missing[self.seat] = 0
        for seat, value in self._kept:
            fitting = [card for card in pool if self._takes[card] == value]
            if fitting:
                kept = rng.choice(fitting)
                pool = [*pool]
                pool.remove(kept)
                hands[seat] += kept
                missing[seat] -= 1
        drawn = rng.sample(pool, sum(missing))
        for seat, size in enumerate(missing):
            hands[seat] += sum(drawn[:size])
            del drawn[:size]
        hands[self.seat] = self.hand
        return tuple(hands)

    def _likelihood(self, hands: Sequence[Cards]) -> float:
        """Return how much these hands explain what the others played in this deal."""
        held, likelihood = [*hands], 1.0
        for play in reversed(self.seen):
            held[play.seat] += play.card
            likelihood *= self._expectation(play, held[play.seat])
        return likelihood

    def _expectation(self, play: Seen, hand: Cards) -> float:
        """Return how much the play was to be expected with this hand."""
        loose, builds = play.before
        moves = self.plays.find(hand, loose, builds, play.seat)
        best = moves[0].promise
        chosen = (play.card, *play.after)
        promise = next((move.promise for move in moves if move[:3] == chosen), best)
        return exp((promise - best) / TEMPER)
