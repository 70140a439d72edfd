"""What a spectator may see of a match: all of it, its past, or nothing.  Reads only.

The one rule for sockets, pages and the API: whoever shows a match to somebody asks ``as_seen_by``.
"""

from __future__ import annotations

from copy import copy
from datetime import datetime, timedelta
from typing import Final

from django.utils import timezone

from games.models import Match, Watching
from games.rules.core import Viewer
from games.rules.errors import RuleError
from games.rules.record import replay
from games.rules.values import gettext_noop

DELAYS: Final = {
    Watching.MINUTE: timedelta(minutes=1),
    Watching.FIVE_MINUTES: timedelta(minutes=5),
}


class ClosedToWatchersError(RuleError):
    """Only those who sit at the table see its match."""

    code = "closed_to_watchers"
    sentence = gettext_noop("Only the players see this match until it is over.")


def sees_all(match: Match, viewer: Viewer) -> bool:
    """Return whether somebody sees a match as it is now: players do, and all when it is over."""
    return viewer is not None or not match.is_playing or match.table.watching == Watching.OPEN


def as_whom(match: Match, viewer: Viewer) -> Viewer:
    """Return as whom somebody in a seat sees a match: who sat down after it, as a spectator."""
    if viewer is None or match.is_playing:
        return viewer
    here = match.table.places.filter(seat=viewer, user=match.seated[viewer].user_id)
    return viewer if here.exists() else None


def delay_of(match: Match, viewer: Viewer) -> timedelta | None:
    """Return by how much somebody sees a match later, or raise ``ClosedToWatchersError``."""
    if sees_all(match, viewer):
        return None
    if match.table.watching == Watching.CLOSED:
        raise ClosedToWatchersError
    return DELAYS[Watching(match.table.watching)]


def as_seen_by(match: Match, viewer: Viewer) -> Match | None:
    """Return a match as somebody may see it, or raise ``ClosedToWatchersError``.

    With a delay that is a copy, folded from the log up to then; ``None`` before the match began.
    """
    delay = delay_of(match, viewer)
    if delay is None:
        return match
    moment = timezone.now() - delay
    version = version_at(match, moment)
    return _as_it_was(match, version, moment) if version else None


def version_at(match: Match, moment: datetime) -> int:
    """Return the version that a match had at a moment; chance goes with the action before it."""
    seconds = (moment - match.started).total_seconds()
    if seconds < 0:
        return 0
    later = match.log.filter(data__at__gt=seconds).order_by("version")
    first = later.values_list("version", flat=True).first()
    return match.version if first is None else first - 1


def _as_it_was(match: Match, version: int, moment: datetime) -> Match:
    seen = copy(match)
    state = match.game.new_match()
    entries = [row.entry for row in match.log.filter(version__lte=version)]
    for step in replay(match.game, state, entries):
        state = step.state
    seen.state = state
    seen.version = seen.decision_version = version
    seen.seen_at = moment
    return seen
