"""How bots' work is queued: nothing is lost, live tables come first, bots never crowd people out."""

import logging
from datetime import timedelta

import pytest
from celery import Celery
from django.conf import settings

from config.celery import app
from games import jobs, tasks
from games.bots.levels import CPU_LIMITS, LEVELS
from games.services import overdue, strength
from games.services.play import asked_seats
from games.tasks import play_bot_turn
from tests.games.playing import start


@pytest.fixture
def broker():
    """A broker in memory that keeps jobs instead of running them at once."""
    app.conf.task_always_eager = False
    with app.connection_for_read() as connection:
        yield connection
    app.conf.task_always_eager = True


@pytest.fixture
def bots(make_user):
    return [make_user(f"bot-{level}", bot_level=level) for level in ("beginner", "club")]


def waiting(connection, queue):
    """Take the jobs out of a queue; return the names, priorities and whether they must wait."""
    with connection.SimpleQueue(queue) as found:
        messages = [found.get_nowait() for _ in range(len(found))]
    return [
        (one.headers["task"], one.properties["priority"], one.headers["eta"] is not None)
        for one in messages
    ]


def test_work_of_a_worker_that_dies_is_done_by_another():
    assert app.conf.task_acks_late
    assert app.conf.task_reject_on_worker_lost
    assert app.conf.worker_prefetch_multiplier == 1
    assert app.conf.broker_transport_options["priority_steps"] == [0, 3, 6, 9]


def test_job_is_stopped_before_its_bot_is_acted_for():
    soft, hard = app.conf.task_soft_time_limit, app.conf.task_time_limit

    assert max(CPU_LIMITS.values()) < soft < hard
    assert timedelta(seconds=soft) < overdue.BOT_LIMIT < overdue.RESCUE
    assert timedelta(seconds=strength.SLICE + CPU_LIMITS[LEVELS[-1]]) < overdue.BOT_RETRY


def test_jobs_of_live_tables_are_more_urgent_than_analysis(broker):
    jobs.play_default(match_id=1, seat=0)
    jobs.play_bot_turn(match_id=1, seat=0, version=0, delay=0)
    jobs.review()
    jobs.measure()

    live, analysis = waiting(broker, "celery"), waiting(broker, jobs.ANALYSIS)

    assert [(name, priority) for name, priority, _ in live] == [
        (jobs.PLAY_DEFAULT, 0),
        (jobs.PLAY_BOT_TURN, 3),
    ]
    assert [(name, priority) for name, priority, _ in analysis] == [
        (jobs.REVIEW, 6),
        (jobs.MEASURE, 9),
    ]


def test_nightly_measurement_waits_like_all_analysis():
    (entry,) = [
        one
        for one in settings.CELERY_BEAT_SCHEDULE.values()
        if one["task"] == tasks.measure_strengths.name
    ]

    assert (entry["options"]["queue"], entry["options"]["priority"]) == (jobs.ANALYSIS, 9)


@pytest.mark.services
def test_worker_takes_live_jobs_before_analysis(redis_url):
    """The worker serves both queues; what came first waits if it is less urgent."""
    from config.settings.base import CELERY_BROKER_TRANSPORT_OPTIONS, CELERY_TASK_QUEUES
    from config.settings.environment import broker_url

    own = Celery(broker=broker_url(redis_url), set_as_current=False)
    own.conf.update(
        broker_transport_options=CELERY_BROKER_TRANSPORT_OPTIONS, task_queues=CELERY_TASK_QUEUES
    )
    taken = []

    def take(body, message):
        taken.append(message.headers["task"])
        message.ack()

    for name, queue, priority in (
        ("measure", "analysis", 9),
        ("review", "analysis", 6),
        ("bot", "celery", 3),
        ("clock", "celery", 0),
    ):
        own.send_task(name, queue=queue, priority=priority)
    with own.connection_for_read() as connection:
        consumer = own.amqp.TaskConsumer(connection, callbacks=[take], accept=["json"])
        consumer.qos(prefetch_count=1)
        with consumer:
            while len(taken) < 4:
                connection.drain_events(timeout=5)

    assert taken == ["clock", "bot", "review", "measure"]


@pytest.mark.django_db
def test_table_of_bots_asks_for_one_turn_at_a_time_and_waits_before_it(
    broker, bots, settings, django_capture_on_commit_callbacks
):
    settings.BOT_PACE_SECONDS = 1.0
    with django_capture_on_commit_callbacks(execute=True):
        match = start(bots)
    first = waiting(broker, "celery")
    (seat,) = asked_seats(match)

    with django_capture_on_commit_callbacks(execute=True):
        play_bot_turn(match.pk, seat, match.decision_version)

    turn = (jobs.PLAY_BOT_TURN, jobs.LIVE_PRIORITY, True)
    assert first == [turn]
    assert waiting(broker, "celery") == [turn]


@pytest.mark.django_db
@pytest.mark.parametrize(("limit", "severity"), [(60.0, logging.INFO), (-1.0, logging.WARNING)])
def test_worker_writes_down_how_long_a_bot_thought(caplog, monkeypatch, bots, limit, severity):
    monkeypatch.setattr(tasks, "CPU_LIMITS", dict.fromkeys(LEVELS, limit))
    match = start(bots)
    (seat,) = asked_seats(match)
    level = match.players.get(seat=seat).user.bot_level
    caplog.set_level(logging.INFO, logger="games.tasks")

    play_bot_turn(match.pk, seat, match.decision_version)

    (line,) = caplog.records
    assert line.levelno == severity
    assert line.getMessage().startswith(f"Bot turn: game=casino level={level} cpu_ms=")
