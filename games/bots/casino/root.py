"""From what a seat sees to what the search works with, and back to the actions of the game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from games.bots.casino.kinds import Cards, count
from games.bots.casino.plays import Builds, Built, Move, Plays
from games.bots.core import View
from games.rules.casino.moves import Build, Capture, CasinoAction, CasinoEvent, Trail
from games.rules.casino.observation import BuildObservation, CasinoObservation

CasinoView: TypeAlias = View[CasinoObservation, CasinoEvent, CasinoAction]


class Root:
    """The table that a seat sees when it is to act."""

    def __init__(self, plays: Plays, view: CasinoView) -> None:
        observation = view.observation
        self.plays, self.seat = plays, view.seat
        self.hand = count(observation.hand)
        self.loose = count(observation.table)
        self.numbered = {build.id: _build(build) for build in observation.builds}
        self.builds: Builds = tuple(sorted(self.numbered.values()))

    def move_of(self, action: CasinoAction) -> Move:
        """Return what an action does."""
        match action:
            case Trail(card):
                return self.plays.trail(count([card]), self.loose, self.builds)
            case Capture(card, groups, builds):
                taken = tuple([self.numbered[build] for build in builds])
                spot = self.plays.spot(count([card]), self.loose, self.builds, self.seat)
                return spot.capture(_count_groups(groups), taken)
            case Build(card, groups, value, onto):
                spot = self.plays.spot(count([card]), self.loose, self.builds, self.seat)
                build = None if onto is None else self.numbered[onto]
                more = len(groups) > 1 or (build is not None and build.value == value)
                return spot.build(_count_groups(groups), build, value, multiple=more)


def _build(build: BuildObservation) -> Built:
    return Built(build.value, build.owner, _count_groups(build.groups), build.multiple)


def _count_groups(groups: Iterable[Iterable[str]]) -> Cards:
    return sum([count(group) for group in groups])
