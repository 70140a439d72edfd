"""Bots are measured a moment at a time, and what moved is said loudly."""

import logging
from datetime import timedelta

import pytest
import time_machine
from django.utils import timezone

from games import measured
from games.bots.levels import LEVELS
from games.models import Measurement, Review, Strength
from games.rules.record import plain
from games.rules.registry import GAMES, load_game
from games.services import strength
from games.services.strength import (
    begin_measurements,
    keep_known_strengths,
    keep_strengths,
    measure_next,
    wake_measurements,
)
from games.strength.elo import ANCHOR, Measured
from games.strength.known import KNOWN
from games.strength.robin import PAIRINGS, Robin
from games.tasks import measure_next as job
from games.tasks import measure_strengths
from tests.games.playing import fresh, play_out, start

pytestmark = pytest.mark.django_db

SEED = "ab" * 32
CUCCU = load_game("cuccu")


def begin(**fields):
    """Return a measurement of Cuccù of which only the last pair is to be played."""
    progress = plain(Robin(SEED, (0.5,) * (len(PAIRINGS) - 1)))
    return Measurement.objects.create(game="cuccu", rounds=1, progress=progress, **fields)


def levels(*, master, interval=30.0):
    """Return a measurement in which only the master differs from one time to the other."""
    elos = dict(zip(LEVELS, (1400.0, 1500.0, 1600.0, master), strict=True))
    return [
        Measured(level, elo, 0.0 if level == ANCHOR else interval, 200)
        for level, elo in elos.items()
    ]


def travel(**later):
    return time_machine.travel(timezone.now() + timedelta(**later), tick=False)


def test_every_game_is_measured_once_at_a_time(monkeypatch):
    monkeypatch.setattr(strength.jobs, "measure", lambda: None)

    assert [begin_measurements(rounds=3) for _ in range(2)] == [len(GAMES), len(GAMES)]

    assert set(Measurement.objects.values_list("game", "rounds")) == {(game, 3) for game in GAMES}
    assert len({one.progress["seed"] for one in Measurement.objects.all()}) == len(GAMES)


def test_site_may_measure_nothing(settings):
    settings.STRENGTH_PAIRS = 0

    assert measure_strengths() == 0
    assert not Measurement.objects.exists()


def test_measurement_is_played_in_moments_to_its_end(monkeypatch):
    monkeypatch.setattr(strength, "SLICE", 0.05)
    measurement = begin()

    parts = 0
    while measure_next():
        parts += 1

    measurement.refresh_from_db()
    assert str(measurement) == f"cuccu {timezone.now():%Y-%m-%d}"
    assert parts > 2
    assert len(measurement.progress["scores"]) == len(PAIRINGS)
    assert measurement.finished is not None
    assert set(Strength.objects.values_list("level", "matches", "rules_version")) == {
        (level, 6, CUCCU.version) for level in LEVELS
    }


def test_one_worker_plays_at_a_time(monkeypatch):
    begin(busy_until=timezone.now() + strength.BUSY)

    assert not job()
    with travel(seconds=41):
        assert job()


def test_reviews_come_first(anna, ben):
    begin()
    Review.objects.create(match=play_out(start([anna, ben], options={"rounds": 1})), asked_by=anna)

    assert not measure_next()


def test_lost_job_is_asked_for_again():
    begin()

    assert wake_measurements() == 0
    with travel(seconds=16):
        assert [wake_measurements(), wake_measurements()] == [1, 0]


def test_games_that_wait_for_their_turn_ask_for_no_workers():
    progress = plain(Robin(SEED))
    Measurement.objects.create(game="casino", rounds=1, progress=progress)
    with travel(minutes=1):
        measurement = begin()
        assert wake_measurements() == 0
        Measurement.objects.filter(pk=measurement.pk).update(
            busy_until=timezone.now() + strength.BUSY
        )
    with travel(minutes=1, seconds=30):
        assert wake_measurements() == 0
    with travel(minutes=1, seconds=45):
        assert wake_measurements() == 2


def test_match_that_kills_workers_ends_the_measurement(caplog):
    measurement = begin(tries=strength.MOST_TRIES)

    assert measure_next()

    measurement.refresh_from_db()
    assert measurement.finished is not None
    assert not Strength.objects.exists()
    assert caplog.messages == ["Measuring the bots of cuccu was given up"]


@pytest.mark.django_db(transaction=True)
def test_one_job_asks_for_the_next_until_all_is_measured():
    begin()

    wake_measurements(idle=timedelta())

    assert Strength.objects.count() == len(LEVELS)


@pytest.mark.parametrize(("moved_by", "has_moved"), [(84.0, False), (-84.0, False), (-86.0, True)])
def test_level_that_moved_by_two_intervals_is_marked(moved_by, has_moved):
    keep_strengths(game=CUCCU, measured=levels(master=1700.0))

    keep_strengths(game=CUCCU, measured=levels(master=1700.0 + moved_by))

    moved = Strength.objects.filter(has_moved=True)
    assert list(moved.values_list("level", flat=True)) == ["master"] * has_moved


def test_admins_are_told_of_a_level_that_moved(
    caplog, mailoutbox, settings, django_capture_on_commit_callbacks
):
    settings.ADMINS = [("Site", "site@example.org")]
    keep_strengths(game=CUCCU, measured=levels(master=1700.0))

    with django_capture_on_commit_callbacks(execute=True):
        keep_strengths(game=CUCCU, measured=levels(master=1614.0))

    told = "Strength of a bot has moved: cuccu master from 1700 ± 30 to 1614 ± 30"
    assert [(one.levelno, one.getMessage()) for one in caplog.records] == [(logging.ERROR, told)]
    (mail,) = mailoutbox
    assert mail.to == ["site@example.org"]
    said = "cuccu master: 1700 ± 30 before, 1614 ± 30 after 200 matches"
    assert " ".join(mail.body.split()) == said


def test_alarm_of_a_site_without_admins_is_in_the_log_only(
    caplog, mailoutbox, django_capture_on_commit_callbacks
):
    keep_strengths(game=CUCCU, measured=levels(master=1700.0))

    with django_capture_on_commit_callbacks(execute=True):
        keep_strengths(game=CUCCU, measured=levels(master=1500.0))

    assert (len(caplog.messages), mailoutbox) == (1, [])


def test_alarm_compares_with_the_last_measurement_of_the_same_game():
    keep_strengths(game=load_game("casino"), measured=levels(master=2500.0))
    keep_strengths(game=CUCCU, measured=levels(master=2500.0))
    with travel(days=1):
        keep_strengths(game=CUCCU, measured=levels(master=1700.0))
    with travel(days=2):
        keep_strengths(game=CUCCU, measured=levels(master=1710.0))

    assert list(Strength.objects.filter(has_moved=True).values_list("elo", flat=True)) == [1700.0]
    assert measured.elos("cuccu")["master"] == 1710.0
    assert Strength.objects.filter(game="cuccu", level="master").count() == 3


def test_known_strengths_are_kept_once():
    total = sum(len(sheet.levels) for sheet in KNOWN.values())

    assert [len(keep_known_strengths()) for _ in range(2)] == [total, 0]
    assert set(KNOWN) <= set(GAMES)
    assert total == len(KNOWN) * len(LEVELS)


def test_known_strengths_do_not_hide_newer_ones():
    with time_machine.travel(KNOWN["cuccu"].measured_at + timedelta(days=1), tick=False):
        keep_strengths(game=CUCCU, measured=levels(master=1234.0))

    keep_known_strengths()

    assert measured.elos("cuccu")["master"] == 1234.0
    assert measured.elos("casino")


def test_rating_of_a_bot_begins_where_its_level_was_measured(anna, bot, make_user):
    keep_strengths(game=load_game("casino"), measured=[Measured("club", 1600.0, 20.0, 40)])
    master = make_user("bot-master", bot_level="master")

    for other in (bot, master):
        play_out(start([anna, other], options={"rounds": 1}))

    first = [user.rated_players.first().before for user in (anna, bot, master)]
    assert first == [1500.0, 1600.0, 1500.0]


def test_rating_of_a_bot_is_not_moved_by_later_measurements(anna, bot):
    play_out(start([anna, bot], options={"rounds": 1}))
    before = bot.ratings.get().value
    keep_strengths(game=load_game("casino"), measured=[Measured("club", 1900.0, 20.0, 40)])

    match = fresh(play_out(start([anna, bot], options={"rounds": 1})))

    assert match.is_rated
    assert bot.ratings.get().value == pytest.approx(before, abs=6)
