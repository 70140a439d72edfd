"""The rules as data: every scenario file of every registered game."""

import re
from pathlib import Path

import pytest

from games.rules.record import read
from games.rules.registry import GAMES
from games.rules.scenario import Scenario, check

FILES = sorted((Path(__file__).parents[2] / "scenarios").glob("*.json"))
PAGE = Path(__file__).parents[3] / "docs" / "records.md"
SCENARIOS = [read(path.read_bytes(), Scenario) for path in FILES]


@pytest.mark.parametrize(
    "scenario", [s for s in SCENARIOS if s.game in GAMES], ids=lambda s: s.scenario
)
def test_scenario_holds(scenario):
    assert list(check(scenario)) == []


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_scenario_file_is_named_after_its_scenario(path):
    scenario = read(path.read_bytes(), Scenario)

    assert scenario.scenario == path.stem
    assert scenario.expect


@pytest.mark.parametrize("example", re.findall(r"```json\n(.*?)```", PAGE.read_text(), re.DOTALL))
def test_example_of_the_documentation_holds(example):
    assert list(check(read(example.encode(), Scenario))) == []
