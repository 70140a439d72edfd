"""Processes die in the middle of a match: it goes on, nothing is lost, nothing played twice."""

import msgspec
import pytest

from games.fair.commit import verify
from games.rules.record import Record, replay, result_of, start
from tests.e2e.player import Player

pytestmark = [pytest.mark.e2e, pytest.mark.timeout(180)]


def test_match_survives_the_death_of_every_process(site):
    player = Player(site, "survivor")
    deaths = {4: "worker", 9: "web", 14: "valkey", 18: "worker"}

    def kill(moves):
        if moves in deaths:
            site.kill(deaths[moves])

    check(player, player.play(before_move=kill))


@pytest.mark.services
def test_match_goes_on_at_another_machine_when_one_loses_its_processes(two_sites):
    first, second = two_sites
    player = Player(first, "traveller")
    deaths = {4: (first, "web"), 9: (second, "worker"), 14: (first, "worker")}

    def move_on(moves):
        if moves in deaths:
            machine, name = deaths[moves]
            machine.kill(name)
        player.site = (first, second)[moves % 2]

    check(player, player.play(before_move=move_on))


def check(player, acknowledged):
    """Every acknowledged move stands in the log, once, and the log explains the result."""
    record = msgspec.convert(player.record(), Record)
    assert player.match()["version"] == len(record.entries)
    assert [record.entries[version - 1].seat for version in acknowledged] == [0] * len(acknowledged)
    assert sum(entry.seat == 0 for entry in record.entries) == len(acknowledged)
    assert result_of(*ending(record)) == record.result
    assert list(verify(record)) == []


def ending(record):
    """Return the game and the last state of a record."""
    game, state = start(record)
    for step in replay(game, state, record.entries):
        state = step.state
    return game, state
