"""What the page of a replay is sent.  Unlike a table's messages it is fetched, not pushed."""

from __future__ import annotations

from typing import Any

from games.messages import Moves, Noted, Outcome, TableInfo
from games.rules.core import Seat
from games.rules.values import Value


class Frame(Value):
    """One picture: what the viewer sees, and for whom the match waits."""

    asked: tuple[Seat, ...]
    view: Any


class Opening(Value):
    """What all pictures share.  ``stops`` are the numbers of moves before each of them."""

    table: TableInfo
    outcome: Outcome | None
    notes: tuple[Noted, ...]
    moves: tuple[Moves, ...]
    stops: tuple[int, ...]


class Reel(Value):
    """Some pictures, beginning with number ``first``; those at the start come with the opening."""

    first: int
    frames: tuple[Frame, ...]
    opening: Opening | None = None


class ReviewCandidateSeen(Value):
    """A move that the bot thought about; the one that was ``played`` is among them, if it did."""

    label: str
    value: float
    samples: int
    played: bool


class ReviewMoveSeen(Value):
    """What the bot thinks of the move that led to ``version``, in the reader's language."""

    version: int
    seat: Seat
    played: str
    measure: str
    exact: bool
    loss: float | None
    candidates: tuple[ReviewCandidateSeen, ...]


class ReviewSeen(Value):
    """How far a review is, and when it is done what it found.

    ``standing`` is none, running, or done; ``refusal`` says why none can be had.
    """

    standing: str
    done: int = 0
    total: int | None = None
    refusal: str = ""
    moves: tuple[ReviewMoveSeen, ...] = ()
