"""Reviews as a viewer may read them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from django.utils.translation import gettext as _

from games.models import Match, Review, ReviewedMove
from games.replays.wire import ReviewCandidateSeen, ReviewMoveSeen, ReviewSeen
from games.rules.core import Viewer
from games.rules.record import decode_action
from games.selectors import replayed
from games.telling import label


def review_seen(match: Match, viewer: Viewer, *, refusal: str = "") -> ReviewSeen:
    """Return how far the review of a match is, and when it is done what it found.

    From a seat one reads of its own moves.  What is hidden from a place stays so: of a match whose
    cards stay sealed nothing is told from the place of a spectator.
    """
    if viewer is None and match.game.sealed_pack:
        return ReviewSeen("none", refusal=_("Reviews of this game are read from the own seat."))
    review = Review.objects.filter(match=match).first()
    if review is None:
        return ReviewSeen("none", refusal=refusal)
    moves = match.reviewed.all() if viewer is None else match.reviewed.filter(seat=viewer)
    if review.finished is None:
        return ReviewSeen("running", done=match.reviewed.count(), total=review.total)
    return ReviewSeen(
        "done",
        done=review.total or 0,
        total=review.total,
        moves=tuple(_in_words(match, {move.version: move for move in moves})),
    )


def _in_words(match: Match, moves: dict[int, ReviewedMove]) -> Iterator[ReviewMoveSeen]:
    """Yield moves in the active language; a label needs what the seat saw."""
    game, state = match.game, match.game.new_match()
    names = [player.user.username for player in match.seated]
    if not moves:
        return
    rows = zip(match.log.all(), replayed(match), strict=True)
    for version, (row, step) in enumerate(rows, 1):
        move, entry = moves.get(version), row.entry
        if move is not None:
            action, view = decode_action(game, entry.action), game.observe(state, move.seat)
            yield ReviewMoveSeen(
                version=version,
                seat=move.seat,
                played=label(match.game_slug, action, view, names),
                measure=move.measure,
                exact=move.is_exact,
                loss=move.loss,
                candidates=tuple(_candidates(match, move, view, names)),
            )
        state = step.state


def _candidates(
    match: Match, move: ReviewedMove, view: Any, names: list[str]
) -> Iterator[ReviewCandidateSeen]:
    for candidate in move.candidates:
        action = decode_action(match.game, candidate["action"])
        yield ReviewCandidateSeen(
            label=label(match.game_slug, action, view, names),
            value=candidate["value"],
            samples=candidate["samples"],
            played=candidate["played"],
        )
