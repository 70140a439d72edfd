"""The strong Cuccù players: they play guessed rounds to their ends, or all rounds there can be."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from games.bots.core import Candidate, Explanation, Measure, undisturbed
from games.bots.cuccu.habits import usual
from games.bots.cuccu.lives import chance
from games.bots.cuccu.worlds import (
    DECISIONS,
    CuccuView,
    World,
    count_worlds,
    enumerate_worlds,
    hidden_in,
    keepers,
    sample_worlds,
)
from games.rules.core import AnyGame
from games.rules.cuccu.moves import CuccuAction
from games.rules.values import Value


class Strength(Value):
    """What tells the strong levels apart."""

    samples: int
    worlds: int
    """If there are no more worlds than this, none is guessed: all are played."""
    infers: bool
    """Whether it believes that whoever kept has no low card."""


class Thinker:
    """Does what wins oftenest if the others play as is usual."""

    def __init__(self, strength: Strength) -> None:
        self.strength = strength

    def choose(self, view: CuccuView, rng: Random) -> CuccuAction:
        return self.explain(view, rng).best

    def explain(self, view: CuccuView, rng: Random) -> Explanation[CuccuAction]:
        """Return the chances to win.

        They are exact if every world was played, nobody acts after, and no habit was believed in.
        """
        drawn = _drawn(view)
        is_whole = (
            drawn is not None and count_worlds(view.observation, drawn) <= self.strength.worlds
        )
        with undisturbed():
            worlds: Iterable[tuple[World, float]]
            if drawn is not None and is_whole:
                worlds = enumerate_worlds(view, rng, drawn=drawn)
            else:
                worlds = sample_worlds(
                    view, rng, self.strength.samples, infers=self.strength.infers
                )
            values, number = _weigh(view, worlds)
        ordered = sorted(view.legal, key=lambda action: -values[action])
        candidates = tuple(Candidate(action, values[action], number) for action in ordered)
        return Explanation(Measure.WIN_CHANCE, candidates, exact=is_whole and _is_certain(view))


def _weigh(
    view: CuccuView, worlds: Iterable[tuple[World, float]]
) -> tuple[dict[CuccuAction, float], int]:
    """Return the mean value of every action over the worlds, and how many there were."""
    sums, total, number = dict.fromkeys(view.legal, 0.0), 0.0, 0
    for world, weight in worlds:
        total, number = total + weight, number + 1
        for action in view.legal:
            sums[action] += weight * play_out(view.game, world, view.seat, action)
    return {action: value / total for action, value in sums.items()}, number


def play_out(game: AnyGame, world: World, seat: int, action: CuccuAction) -> float:
    """Return the chance to win after a round that goes on as is usual."""
    after, acting = game.apply(world, seat, action).state, seat
    while after.phase in DECISIONS:
        acting = after.innkeeper if after.phase == "cover" else after.turn
        after = game.apply(after, acting, usual(after)).state
    return chance([player.lives for player in after.players], seat)


def _is_certain(view: CuccuView) -> bool:
    """Return whether nobody acts after the viewer, and nobody's card is judged by what it did."""
    observation = view.observation
    is_last = observation.phase == "turn" and view.seat == observation.dealer
    return is_last and keepers(view).isdisjoint(hidden_in(observation).seats)


def _drawn(view: CuccuView) -> int | None:
    """Return how many cards of the pack can still come to light; ``None`` if that is open.

    Before an inn and behind it, too: then the innkeeper's card is not drawn any more.
    """
    observation = view.observation
    later = sum(player.lives > 0 and player.held is None for player in observation.players)
    is_open = observation.phase == "turn" and not later and view.seat != observation.dealer
    return None if is_open else {0: 1, 1: 2}.get(later)
