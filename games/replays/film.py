"""A finished match as a row of pictures, each as one viewer may see it.

A picture is shown wherever the match waited for somebody, as at the live table; what chance did
since the last one belongs to it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any, Final

from games import attending, messages
from games.messages import Moves, TableInfo
from games.models import Match
from games.records import viewer_of
from games.replays.wire import Frame, Opening, Reel
from games.rules.core import AnyGame, Chance, Decision, Seat, Step, Viewer
from games.rules.record import see, undone
from games.selectors import replayed, update_for

MOST_FRAMES: Final = 50
"""The pictures of one answer."""


@dataclass(frozen=True, slots=True)
class Stop:
    """The match after ``version`` moves, where it waits for somebody or is over."""

    version: int
    state: Any
    asked: tuple[Seat, ...]


def viewers_of(match: Match, user: Any) -> tuple[Viewer, ...]:
    """Return from whose places a person may look at a match that is over, his own first.

    The record is open to all, and so are the places; but cards that stay sealed after the match
    are open only to the seat that saw them.
    """
    own = viewer_of(match, user)
    if match.game.sealed_pack:
        return (None,) if own is None else (own, None)
    others = [seat for seat in range(match.seats) if seat != own]
    return (None, *others) if own is None else (own, None, *others)


def reel_of(match: Match, viewer: Viewer, *, first: int) -> Reel:
    """Return the pictures from number ``first`` on, ``MOST_FRAMES`` at most.

    What was taken back is not shown.
    """
    game, steps = match.game, list(replayed(match))
    gone = undone([row.entry for row in match.log.all()])
    stops = [stop for stop in stops_of(game, steps) if not {stop.version, stop.version - 1} & gone]
    frames = tuple(
        Frame(stop.asked, game.observe(stop.state, viewer))
        for stop in islice(stops, first, first + MOST_FRAMES)
    )
    opening = None if first else _opening(match, viewer, steps, stops)
    return Reel(first=first, frames=frames, opening=opening)


def stops_of(game: AnyGame, steps: Sequence[Step[Any, Any]]) -> Iterator[Stop]:
    """Yield where a match waited for somebody, and its end."""
    for version, step in enumerate(steps, 1):
        node = game.node(step.state)
        if not isinstance(node, Chance):
            asked = node.seats if isinstance(node, Decision) else ()
            yield Stop(version, step.state, asked)


def _opening(
    match: Match, viewer: Viewer, steps: Sequence[Step[Any, Any]], stops: Sequence[Stop]
) -> Opening:
    return Opening(
        table=table_of(match, viewer),
        outcome=update_for(match, viewer, ()).outcome,
        notes=tuple(attending.noted(note, match.code) for note in match.notes.all()),
        moves=tuple(
            Moves(version, see(match.game, step, viewer)) for version, step in enumerate(steps, 1)
        ),
        stops=tuple(stop.version for stop in stops),
    )


def table_of(match: Match, viewer: Viewer) -> TableInfo:
    """Return the table as it was when the match was played."""
    sides = match.game.sides
    return TableInfo(
        code=match.table.code,
        game=match.game_slug,
        options=match.options,
        status=match.table.Status.FINISHED,
        pace=match.table.pace,
        rated=match.is_rated,
        seats=tuple(
            messages.SeatInfo(
                player.seat,
                sides[player.seat],
                messages.Person(
                    player.user.username, bot=player.user.bot_level, guest=player.user.is_guest
                ),
            )
            for player in match.seated
        ),
        your_seat=viewer,
        match=match.code,
        commitment="",
    )
