"""The seats and options under which the contract suite plays every game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final, NamedTuple

from games.rules.core import AnyGame
from games.rules.registry import GAMES, load_game


class Case(NamedTuple):
    """One game as a table may choose it."""

    slug: str
    seats: int
    options: tuple[tuple[str, Any], ...] = ()

    def load(self) -> AnyGame:
        return load_game(self.slug, seats=self.seats, options=dict(self.options))

    @property
    def name(self) -> str:
        words = [f"{key}={value}" for key, value in self.options]
        return "-".join((self.slug, str(self.seats), *words))


OPTION_SETS: Final[Mapping[str, tuple[tuple[int, dict[str, Any]], ...]]] = {
    "casanova": ((2, {}), (3, {}), (4, {})),
    "cuccu": ((4, {}), (2, {"lives": 1}), (3, {"lives": 2}), (8, {})),
    "casino": (
        (2, {}),
        (3, {"faces_take_all": True, "rounds": 1}),
        (4, {"target": 11, "last_capture_no_sweep": False}),
        (2, {"royal": True}),
        (2, {"spade": True, "rounds": 2}),
        (4, {"royal": True, "spade": True, "rounds": 1}),
    ),
    "casino-italian": (
        (2, {}),
        (3, {"royal": True, "target": 11}),
        (4, {"partners": True, "reach": True}),
        (4, {"royal": True, "target": 11}),
    ),
    "casino-pirate": ((4, {}), (2, {}), (5, {})),
}


def cases() -> Iterator[Case]:
    """Yield every case of every registered game."""
    for slug in GAMES:
        for seats, options in OPTION_SETS[slug]:
            yield Case(slug, seats, tuple(options.items()))


CASES: Final = tuple(cases())
