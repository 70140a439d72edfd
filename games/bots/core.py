"""An automatic player: a pure function of what its seat may know."""

from __future__ import annotations

from random import Random
from typing import Protocol, TypeVar

ActionT = TypeVar("ActionT")
ObservationT_contra = TypeVar("ObservationT_contra", contravariant=True)


class Bot(Protocol[ObservationT_contra, ActionT]):
    """Anything that can choose among legal actions."""

    def choose(
        self, observation: ObservationT_contra, legal: tuple[ActionT, ...], rng: Random
    ) -> ActionT:
        """Return one of the legal actions."""
        ...


class Uniform:
    """Plays any legal action: the baseline, and the engine of the fuzz tests."""

    def choose(self, observation: object, legal: tuple[ActionT, ...], rng: Random) -> ActionT:
        return rng.choice(legal)
