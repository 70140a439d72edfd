"""Processes die at any moment: matches go on, nothing is lost, nothing is played twice."""

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from random import Random

import msgspec
import pytest

from games.fair.commit import verify
from games.rules.record import Record, replay, result_of, start
from tests.e2e.player import Player
from tests.e2e.site import shared_variables

pytestmark = [pytest.mark.e2e, pytest.mark.timeout(600)]

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


def two_players(*sites, random):
    """Return one who acts in turn, and one who chooses in secret while others do."""
    return [
        Player(*sites, name="anna", game="casino", rounds=2, random=Random(random.random())),
        Player(*sites, name="ben", game="casanova", bots=3, random=Random(random.random())),
    ]


def survive(players: list[Player], deaths: list[Death], random: Random) -> None:
    """Let both play while one process after the other dies; then look what became of it."""
    random.shuffle(deaths)
    with ThreadPoolExecutor(len(players)) as threads:
        matches = [threads.submit(player.play) for player in players]
        for death in deaths:
            wait_for_all(players)
            time.sleep(random.random() / 10)  # so that it comes at any moment of a move
            death()
        wait_for_all(players)
        for match in matches:
            match.result()
    for player in players:
        check(player)


def wait_for_all(players):
    """Wait until every table has been played at: so each is usable again after each death."""
    assert not all(player.is_over for player in players), "the matches are too short"
    for player in players:
        player.wait_for_progress()


def check(player):
    """All acknowledged moves stand in the log, and no others; the log explains the result."""
    record = msgspec.convert(player.record(), Record)
    own = [(at, e.action) for at, e in enumerate(record.entries, 1) if e.seat == 0]
    assert own == player.acknowledged
    assert player.match()["version"] == len(record.entries)
    assert result_of(*ending(record)) == record.result
    assert list(verify(record)) == []


def ending(record):
    """Return the game and the last state of a record."""
    game, state = start(record)
    for step in replay(game, state, record.entries):
        state = step.state
    return game, state
