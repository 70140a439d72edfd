"""A web process gives a sign of life, and survives what happens to the database."""

from threading import Event

import pytest
from django.db import OperationalError, connection

from games.live import pulse
from games.models import Heartbeat

pytestmark = pytest.mark.django_db(transaction=True)


class Beats(Event):
    """Ends after so many beats, without waiting; ``after`` is what happens after each."""

    def __init__(self, number, after):
        super().__init__()
        self.left, self.after = number, after

    def wait(self, timeout=None):
        assert timeout == pulse.PULSE
        self.left -= 1
        return self.left < 0 or self.after()


def fail(*_):
    raise OperationalError


def test_web_process_beats_until_the_end():
    seen = []

    pulse.keep_beating(Beats(3, lambda: seen.append([*Heartbeat.objects.all()])))

    assert [len(found) for found in seen] == [0, 1, 1]
    assert Heartbeat.objects.get().pk == Heartbeat.Half.WEB


def test_web_process_beats_on_after_a_failure_of_the_database(caplog):
    with connection.execute_wrapper(fail):
        pulse.keep_beating(Beats(2, lambda: None))
    assert not Heartbeat.objects.exists()
    pulse.keep_beating(Beats(1, lambda: None))

    told = [record.getMessage() for record in caplog.records]
    assert told == ["The web process could not write its heartbeat."] * 2
    assert Heartbeat.objects.exists()
