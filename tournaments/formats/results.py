"""What pairings gave: the common language of pairing and standings."""

from __future__ import annotations

from enum import StrEnum

from games.rules.values import Value

WIN = 1.0
DRAW = 0.5
LOSS = 0.0
BYE = WIN


class Kind(StrEnum):
    """How a pairing counts: as played, as points without play, or not yet."""

    PLAYED = "played"
    UNPLAYED = "unplayed"
    PENDING = "pending"


class Result(Value):
    """One pairing of a round: its players in the order of the seats, and what each scored."""

    players: tuple[int, ...]
    points: tuple[float, ...]
    kind: Kind = Kind.PLAYED

    @property
    def is_settled(self) -> bool:
        return self.kind is not Kind.PENDING


def shared_points(places: tuple[int, ...]) -> tuple[float, ...]:
    """Return the points of a match between two by their places: who shares the first place draws."""
    drawn = len(set(places)) == 1
    return tuple(DRAW if drawn else WIN if place == 1 else LOSS for place in places)


def bye(player: int) -> Result:
    """Return the result of a player without an opponent: a full point, nothing played."""
    return Result((player,), (BYE,), Kind.UNPLAYED)
