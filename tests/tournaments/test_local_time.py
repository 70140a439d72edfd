"""Days when clocks are changed (lila 1184 and 2778: a time that does not exist, or comes twice)."""

from datetime import UTC, date, datetime, time

import pytest

from tournaments.local_time import NoSuchTimeError, TimeTwiceError, moment, zone_names

ROME = "Europe/Rome"
SPRING, AUTUMN = date(2026, 3, 29), date(2026, 10, 25)


@pytest.mark.parametrize(
    ("day", "at", "hour", "minute"),
    [
        (SPRING, time(1, 59), 0, 59),
        (SPRING, time(3, 0), 1, 0),
        (AUTUMN, time(1, 59), 23, 59),
        (AUTUMN, time(3, 0), 2, 0),
    ],
)
def test_times_at_the_edges_mean_one_moment(day, at, hour, minute):
    meant = moment(day=day, at=at, zone=ROME)

    expected_day = day.day - 1 if hour == 23 else day.day
    assert meant == datetime(2026, day.month, expected_day, hour, minute, tzinfo=UTC)


@pytest.mark.parametrize("at", [time(2, 0), time(2, 59)])
def test_time_that_is_skipped_is_refused(at):
    with pytest.raises(NoSuchTimeError) as refused:
        moment(day=SPRING, at=at, zone=ROME)

    assert str(refused.value).startswith(f"There is no {at:%H:%M} on this day in Europe/Rome")


@pytest.mark.parametrize("at", [time(2, 0), time(2, 59)])
def test_time_that_comes_twice_is_refused(at):
    with pytest.raises(TimeTwiceError):
        moment(day=AUTUMN, at=at, zone=ROME)


def test_zones_are_named_after_places():
    names = zone_names()

    assert names[0] == "UTC"
    assert {"Europe/Rome", "Asia/Tokyo", "America/Argentina/Ushuaia"} <= set(names)
    assert not {"Etc/GMT+1", "EST"} & set(names)
