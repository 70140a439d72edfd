"""Alpha-beta to the end of a deal in which every hand is known or guessed.

Two sides play against each other: that of the seat that thinks, and all the others together.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple, TypeAlias

from games.bots.casino.kinds import Cards
from games.bots.casino.plays import Builds, Move, Plays
from games.bots.casino.tally import Tally
from games.rules.core import Seat

INFINITE: Final = 1 << 60
MANY_MOVES: Final = 4
"""On crowded tables every 16 moves of a turn count as another position: they take as long."""

Hands: TypeAlias = tuple[Cards, ...]
"""The hands from the seat that is to act onwards."""
End: TypeAlias = Callable[[Cards, Builds, Tally], int]
"""What a table and tallies are worth to the seat that thinks when a deal ends with them."""
_Spot: TypeAlias = tuple[Hands, Cards, Builds, Tally, Seat]


class Bounds(NamedTuple):
    """What a search found out about a position, for the side that is to act."""

    low: int
    high: int
    move: Move | None
    """The move that was best, or good enough."""


class Search:
    """The values of positions of one deal; it remembers those that it has met."""

    def __init__(
        self, plays: Plays, friends: Sequence[bool], end: End, limit: int = INFINITE
    ) -> None:
        self.plays = plays
        self.friends = friends
        """For each seat whether it is on the side of the seat that thinks."""
        self.end = end
        self.limit = limit
        """After so many positions the search looks no further ahead."""
        self.nodes = 0
        self._known: dict[_Spot, Bounds] = {}

    def value(self, spot: _Spot, plies: int, low: int = -INFINITE, high: int = INFINITE) -> int:
        """Return what a position is worth to the side to act, looking ``plies`` ahead.

        Exact between ``low`` and ``high``, else a bound beyond them.
        """
        self.nodes += 1
        if not spot[0][0]:
            return self._pass(spot, plies, low, high)
        if plies == 1 or self.nodes > self.limit:
            return self._last(spot, high)
        known, first = self._known.get(spot), None
        if known is not None:
            if known.low >= high or known.low == known.high:
                return known.low
            if known.high <= low:
                return known.high
            first = known.move
        return self._expand(spot, plies, low, high, first)

    def _expand(self, spot: _Spot, plies: int, low: int, high: int, first: Move | None) -> int:
        """Search the moves, that which was best before first, and remember what they are worth."""
        hands, loose, builds, tally, seat = spot
        hand, rest, following = hands[0], hands[1:], (seat + 1) % len(hands)
        moves = self.plays.find(hand, loose, builds, seat)
        self.nodes += len(moves) >> MANY_MOVES
        if first is not None:
            moves = (first, *moves)
        flips = self.friends[seat] != self.friends[following]
        best, chosen, floor = -INFINITE, None, low
        for move in moves:
            card, left, stacks, keep, gain, _ = move
            after = (*rest, hand - card), left, stacks, (tally & keep) + gain, following
            if flips:
                value = -self.value(after, plies - 1, -high, -floor)
            else:
                value = self.value(after, plies - 1, floor, high)
            if value > best:
                best, chosen = value, move
                if value >= high:
                    break
                floor = max(floor, value)
        self._known[spot] = Bounds(
            best if best > low else -INFINITE, best if best < high else INFINITE, chosen
        )
        return best

    def _last(self, spot: _Spot, high: int) -> int:
        """Return the value of the best play when nothing after it is looked at."""
        hands, loose, builds, tally, seat = spot
        best, end, sign = -INFINITE, self.end, 1 if self.friends[seat] else -1
        for _, left, stacks, keep, gain, _ in self.plays.find(hands[0], loose, builds, seat):
            value = sign * end(left, stacks, (tally & keep) + gain)
            if value > best:
                best = value
                if value >= high:
                    break
        return best

    def _pass(self, spot: _Spot, plies: int, low: int, high: int) -> int:
        """Return the value for a seat without a card: the turn is the next one's."""
        hands, loose, builds, tally, seat = spot
        if not any(hands):
            value = self.end(loose, builds, tally)
            return value if self.friends[seat] else -value
        following = (seat + 1) % len(hands)
        after = (*hands[1:], 0), loose, builds, tally, following
        if self.friends[seat] == self.friends[following]:
            return self.value(after, plies, low, high)
        return -self.value(after, plies, -high, -low)
