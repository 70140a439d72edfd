"""Times as people say them: a day, a time and a zone."""

from __future__ import annotations

from datetime import UTC, date, datetime, time
from functools import cache
from zoneinfo import ZoneInfo, available_timezones

from games.rules.values import gettext_noop
from tournaments.errors import TournamentError


class NoSuchTimeError(TournamentError):
    """The clocks were put forward over this time."""

    code = "no_such_time"
    sentence = gettext_noop(
        "There is no %(time)s on this day in %(zone)s: the clocks are put forward. "
        "Please choose another time."
    )


class TimeTwiceError(TournamentError):
    """The clocks were put back over this time."""

    code = "time_twice"
    sentence = gettext_noop(
        "%(time)s comes twice on this day in %(zone)s: the clocks are put back. "
        "Please choose another time."
    )


def moment(*, day: date, at: time, zone: str) -> datetime:
    """Return the one moment that is meant, or raise a ``TournamentError``."""
    local = datetime.combine(day, at, ZoneInfo(zone))
    if local.astimezone(UTC).astimezone(ZoneInfo(zone)).replace(tzinfo=None) != local.replace(
        tzinfo=None
    ):
        raise NoSuchTimeError(time=f"{at:%H:%M}", zone=zone)
    if local.utcoffset() != local.replace(fold=1).utcoffset():
        raise TimeTwiceError(time=f"{at:%H:%M}", zone=zone)
    return local.astimezone(UTC)


@cache
def zone_names() -> tuple[str, ...]:
    """Return the zones to choose from: UTC, and those named after places."""
    places = (name for name in available_timezones() if "/" in name)
    kept = (name for name in places if not name.startswith(("Etc/", "SystemV/", "US/")))
    return ("UTC", *sorted(kept))
