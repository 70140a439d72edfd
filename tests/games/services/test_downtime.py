"""A restart of the site charges nobody."""

from datetime import timedelta

import pytest
import time_machine
from django.utils import timezone

from games.models import Heartbeat, Note
from games.services.downtime import GIFT, beat, beat_web, is_reachable
from games.services.play import asked_seats
from games.tasks import sweep
from tests.games.absence import notes, player_at
from tests.games.playing import fresh, start

pytestmark = pytest.mark.django_db

DOWN = timedelta(minutes=5)


def test_deadlines_move_by_the_downtime_and_a_gift(anna, ben):
    match = start([anna, ben], pace="quick")
    (seat,) = asked_seats(match)
    before = player_at(match, seat)
    begin = timezone.now()
    with time_machine.travel(begin, tick=False):
        beat()

    with time_machine.travel(begin + DOWN, tick=False):
        assert sweep() == (0, 0, 0)

    after = player_at(match, seat)
    assert after.deadline - before.deadline == DOWN + GIFT
    assert after.asked_at - before.asked_at == DOWN + GIFT
    assert fresh(match).version == match.version


def test_short_silence_is_nobodys_time_either(anna, ben):
    match = start([anna, ben], pace="quick")
    (seat,) = asked_seats(match)
    before = player_at(match, seat)
    begin = timezone.now()

    moved = []
    for seconds in (0, 6, 8, 28):
        with time_machine.travel(begin + timedelta(seconds=seconds), tick=False):
            moved.append(beat().total_seconds())

    after = player_at(match, seat)
    assert moved == [0, 6, 0, 20]
    assert after.deadline - before.deadline == timedelta(seconds=26)
    assert after.asked_at - before.asked_at == timedelta(seconds=26)
    assert [note.facts for note in match.notes.all()] == [{"seconds": 6}, {"seconds": 20}]


def test_time_of_maintenance_is_nobodys_time(anna, ben, settings, tmp_path):
    settings.MAINTENANCE_FILE = tmp_path / "maintenance"
    match = start([anna, ben], pace="quick")
    (seat,) = asked_seats(match)
    before = player_at(match, seat)
    begin = timezone.now()
    with time_machine.travel(begin, tick=False):
        sweep()
    settings.MAINTENANCE_FILE.touch()
    with time_machine.travel(before.deadline, tick=False):
        assert sweep() == (0, 0, 0)
    settings.MAINTENANCE_FILE.unlink()

    with time_machine.travel(begin + DOWN, tick=False):
        assert sweep() == (0, 0, 0)

    assert player_at(match, seat).deadline - before.deadline == DOWN + GIFT
    assert fresh(match).version == match.version


@pytest.mark.parametrize(("away", "gift"), [(9, 0), (60, 20)], ids=["short", "long"])
def test_time_without_a_web_process_is_nobodys_time(anna, ben, away, gift):
    match = start([anna, ben], pace="quick")
    (seat,) = asked_seats(match)
    before = player_at(match, seat)
    begin = timezone.now()
    with time_machine.travel(begin, tick=False):
        beat_web()
    for seconds in range(0, away, 2):
        with time_machine.travel(begin + timedelta(seconds=seconds), tick=False):
            sweep()
            assert is_reachable() == (seconds <= 5)

    with time_machine.travel(begin + timedelta(seconds=away), tick=False):
        beat_web()
        assert sweep() == (0, 0, 0)

    (note,) = match.notes.all()
    assert note.facts == {"seconds": away + gift}
    assert player_at(match, seat).deadline - before.deadline == timedelta(seconds=away + gift)
    assert [player.is_away for player in match.players.all()] == [False, False]


def test_log_of_the_table_says_so(anna, ben):
    match = start([anna, ben])
    beat()

    with time_machine.travel(timezone.now() + DOWN):
        beat()

    (note,) = match.notes.all()
    assert (note.kind, note.facts) == (Note.Kind.RESTARTED, {"seconds": 320})
    assert str(note) == "The site was away. The clocks got 320 seconds more."


def test_nobody_is_away_because_the_site_was(anna, ben):
    match = start([anna, ben])
    beat()

    with time_machine.travel(timezone.now() + DOWN):
        sweep()

    assert [player.is_away for player in match.players.all()] == [False, False]


def test_regular_beats_move_nothing(anna, ben):
    match = start([anna, ben])
    begin = timezone.now()

    moved = []
    for seconds in (0, 2, 4, 9):
        with time_machine.travel(begin + timedelta(seconds=seconds), tick=False):
            moved.append(beat())

    assert moved == [timedelta()] * 4
    assert str(Heartbeat.objects.get()) == (begin + timedelta(seconds=9)).isoformat()
    assert notes(match) == []


def test_clock_of_the_machine_that_jumps_back_moves_nothing(anna, ben):
    match = start([anna, ben])
    with time_machine.travel(timezone.now() + timedelta(hours=1)):
        beat()

    assert beat() == beat() == timedelta()
    assert notes(match) == []


def test_match_without_a_clock_or_paused_gets_no_note(anna, ben):
    match = start([anna, ben], pace="none")
    beat()

    with time_machine.travel(timezone.now() + DOWN):
        beat()

    assert notes(match) == []
