"""Processes die at any moment: matches go on, nothing is lost, nothing is played twice."""

import os
import signal
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from random import Random

import msgspec
import pytest

from games.fair.commit import verify
from games.rules.record import Record, replay, result_of, start
from games.services.downtime import GIFT
from tests.e2e.player import Player
from tests.e2e.site import members, shared_variables, wait_until

pytestmark = [pytest.mark.e2e, pytest.mark.timeout(600)]

FIRST_BEATS = """
from time import sleep
from games.models import Heartbeat
while Heartbeat.objects.count() < len(Heartbeat.Half):
    sleep(0.1)
"""
MINUTE_LATER = """
from datetime import timedelta
from django.db.models import F
from django.utils import timezone
from games.models import Heartbeat, MatchSeat
minute = timedelta(minutes=1)
Heartbeat.objects.update(at=timezone.now() - minute)
clocked = MatchSeat.objects.filter(deadline__isnull=False)
clocked.update(deadline=F("deadline") - minute, asked_at=F("asked_at") - minute)
"""
"""The database, as if it had been left alone for a minute."""
HAS_THOUGHT = """
from datetime import timedelta
from django.db.models import F
from games.models import MatchSeat
for_long = timedelta(minutes=2)
clocked = MatchSeat.objects.filter(deadline__isnull=False)
clocked.update(deadline=F("deadline") - for_long, asked_at=F("asked_at") - for_long)
"""
"""A clock that stands far from its start shows all that is given to it."""
PLAYABLE = 15
"""So many seconds after a death each table is played at, where every process has a core when it
wants one; on a busier machine as many times longer as processes share a core.
"""
Death = Callable[[], object]
"""Kills something, and returns when another does its work."""


def test_matches_survive_the_death_of_every_process(site):
    random = Random("embedded")
    deaths = [lambda name=name: site.kill(name) for name in ("worker", "web", "valkey")]

    survive(two_players(site, random=random), deaths * 2, random)


@pytest.mark.services
def test_matches_survive_wherever_something_dies(new_site, postgresql, mortal_redis):
    random = Random("spread")
    shared = shared_variables(postgresql, mortal_redis.url)
    sites = [new_site(**shared), new_site(**shared)]
    deaths = [
        lambda site=site, name=name: site.kill(name) for site in sites for name in ("worker", "web")
    ]

    survive(two_players(*sites, random=random), [*deaths, mortal_redis.restart], random)


def test_clock_stands_still_while_the_site_is_down(new_site):
    site = new_site()
    player = Player(site, name="anna")
    site.manage("shell", "-v0", "-c", FIRST_BEATS)
    wait_until(lambda: player.view()["legal_actions"])

    site.manage("shell", "-v0", "-c", HAS_THOUGHT)
    began, before = time.monotonic(), clock(player)
    kill_all(site)
    site.manage("shell", "-v0", "-c", MINUTE_LATER)
    alive, began = time.monotonic() - began, time.monotonic()
    site.start()
    wait_until(lambda: clock(player) > before - 30)

    after, alive = clock(player), alive + time.monotonic() - began
    given = GIFT.total_seconds()
    assert before + given - alive <= after <= before + given, "it ran only while the site was up"


def clock(player):
    """Return how many seconds the player has."""
    left: int = player.view()["update"]["clocks"][0]["left_ms"]
    return left / 1000


def kill_all(site):
    """Kill the whole site at once, and see that nothing of it is left."""
    groups = site.pids().values()
    site.stop(signal.SIGKILL)
    wait_until(lambda: not any(members(group) for group in groups))


def two_players(*sites, random):
    """Return one who acts in turn, and one who chooses in secret while others do."""
    return [
        Player(*sites, name="crash-anna", game="casino", rounds=2, random=Random(random.random())),
        Player(*sites, name="crash-ben", game="casanova", bots=3, random=Random(random.random())),
    ]


def survive(players: list[Player], deaths: list[Death], random: Random) -> None:
    """Let both play while one process after the other dies; then look what became of it."""
    random.shuffle(deaths)
    with ThreadPoolExecutor(len(players)) as threads:
        matches = [threads.submit(player.play) for player in players]
        for death in deaths:
            wait_for_all(players)  # both go on playing, so death comes at any moment of a move
            began = time.monotonic()
            death()
            wait_for_all(players)
            assert time.monotonic() - began < PLAYABLE * sharing()
        for match in matches:
            match.result()
    for player in players:
        check(player)


def sharing():
    """Return how many processes have shared a core in the last minute; at least one has it."""
    return max(1.0, os.getloadavg()[0] / len(os.sched_getaffinity(0)))


def wait_for_all(players):
    """Wait until every table has been played at: so each is usable again after each death."""
    assert not all(player.is_over for player in players), "the matches are too short"
    progress = [player.progress() for player in players]
    wait_until(lambda: all(has_gone_on() for has_gone_on in progress))


def check(player):
    """All acknowledged moves stand in the log, and no others; the log explains the result.

    No clock has lost more than the time that went by, to a second.
    """
    record = msgspec.convert(player.record(), Record)
    own = [(at, e.action) for at, e in enumerate(record.entries, 1) if e.seat == 0]
    assert own == player.acknowledged
    assert player.match()["version"] == len(record.entries)
    assert result_of(*ending(record)) == record.result
    assert list(verify(record)) == []
    assert player.overcharged < 1


def ending(record):
    """Return the game and the last state of a record."""
    game, state = start(record)
    for step in replay(game, state, record.entries):
        state = step.state
    return game, state
