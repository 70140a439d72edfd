"""A round robin between the levels of a game, in pairs of matches with the same chance."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from math import inf
from statistics import fmean
from typing import Any, Final

import msgspec

from games.bots.levels import LEVELS, bot_of
from games.rules.core import AnyGame
from games.rules.values import Value
from games.strength.simulation import play_on, seed_of

PAIRINGS: Final = tuple(combinations(LEVELS, 2))
"""Every two levels, the weaker one first."""


class Robin(Value):
    """A round robin as far as it is played.  A seed repeats it exactly."""

    seed: str
    scores: tuple[float, ...] = ()
    """What the weaker level got from each pair of matches, from 0 to 1, in the order of play."""
    halves: tuple[float, ...] = ()
    """What it got from the first match of the pair that is on, if that is over."""
    actions: tuple[Any, ...] = ()
    """Those of the match that is on."""


def is_played(robin: Robin, rounds: int) -> bool:
    """Return whether every two levels have played so many pairs of matches."""
    return len(robin.scores) >= rounds * len(PAIRINGS)


def advance(game: AnyGame, robin: Robin, *, seconds: float = inf) -> Robin:
    """Play the match that is on for so many seconds of CPU time, at most to its end.

    Two levels share the seats in turn, and each pair of matches is played with the same shuffles
    and dice: the second time the levels change places.
    """
    number, place = len(robin.scores), len(robin.halves)
    levels = PAIRINGS[number % len(PAIRINGS)]
    bots = [bot_of(game.slug, levels[(seat + place) % 2]) for seat in range(game.seats)]
    seed = seed_of(robin.seed, number // len(PAIRINGS))
    played = play_on(game, bots, seed, actions=robin.actions, seconds=seconds)
    if played.end is None:
        return msgspec.structs.replace(robin, actions=played.actions)
    halves = (*robin.halves, score_of(played.end.places, game.sides, place))
    if len(halves) == 1:
        return Robin(robin.seed, robin.scores, halves)
    return Robin(robin.seed, (*robin.scores, fmean(halves)))


def score_of(places: Sequence[int], sides: Sequence[int], place: int) -> float:
    """Return the score, from 0 to 1, of the level at every second seat from ``place`` on.

    Each of its seats scores 1, 1/2 or 0 against each seat of the other level, as in the ratings
    of people (``accounts.ratings.elo``).
    """
    seats = range(len(places))
    duels = [
        (places[own], places[other])
        for own in seats[place::2]
        for other in seats[1 - place :: 2]
        if sides[own] != sides[other]
    ]
    return fmean(0.5 + 0.5 * ((own < other) - (own > other)) for own, other in duels)


def results_of(robin: Robin) -> Iterator[tuple[str, str, float]]:
    """Yield the weaker level, the stronger one and the weaker one's score of each pair."""
    for number, score in enumerate(robin.scores):
        yield (*PAIRINGS[number % len(PAIRINGS)], score)
