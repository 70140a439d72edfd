import json
from pathlib import Path

import pytest
from msgspec.structs import replace

from games.rules.record import Result, read
from games.rules.scenario import Scenario, check, compare

FOLDER = Path(__file__).parents[2] / "scenarios"
CU_01 = read((FOLDER / "CU-01.json").read_bytes(), Scenario)


def judge(*expect, entries=None):
    """Return what differs when CU-01 is given other expectations."""
    document = json.loads((FOLDER / "CU-01.json").read_bytes()) | {"expect": expect}
    if entries is not None:
        document["entries"] = entries
    return list(check(read(json.dumps(document).encode(), Scenario)))


KEEP = {"type": "keep"}
OVER = '{"places":[2,3,3,1],"scores":[0,0,0,1]}'


@pytest.mark.parametrize(
    ("expectation", "difference"),
    [
        (
            {"after": 1, "legal": {"seat": 1, "action": KEEP}},
            'after 1: {"type":"keep"} should be legal for seat 1, but: It is not your turn.',
        ),
        (
            {"after": 1, "illegal": {"seat": 0, "action": KEEP}},
            'after 1: {"type":"keep"} should be illegal for seat 0',
        ),
        (
            {"after": 5, "position": {"lives": [3, 3, 3, 3], "dealer": 0}},
            "after 5: position: lives should be [3,3,3,3], but is [3,3,3,2]",
        ),
        ({"after": 5, "position": {"coins": []}}, "after 5: position: there is no coins"),
        ({"after": 5, "result": {}}, "after 5: result: the match should be over, but it goes on"),
        ({"after": 6, "result": {}}, "after 6: there are 5 entries"),
        ({"after": -1, "result": {}}, "after -1: there are 5 entries"),
    ],
)
def test_expectation_that_is_not_met_is_told(expectation, difference):
    assert judge(expectation) == [difference]


@pytest.mark.parametrize(
    "expectation",
    [
        {"after": 1, "legal": {"seat": 0, "action": KEEP}},
        {"after": 1, "illegal": {"seat": 1, "action": KEEP}},
        {"after": 1, "illegal": {"seat": 0, "action": {"type": "bet", "treasures": 1}}},
        {"after": 5, "position": {}},
        {"after": 5, "result": None},
    ],
)
def test_expectation_that_is_met_is_not_told(expectation):
    assert judge(expectation) == []


def ended(expect):
    document = json.loads((FOLDER / "CU-01.json").read_bytes())
    document |= {
        "setup": {"lives": [1, 0, 0, 1], "dealer": 3},
        "entries": [
            {"chance": {"type": "order", "cards": ["1", "9"]}},
            {"seat": 0, "action": KEEP},
            {"seat": 3, "action": KEEP},
        ],
        "expect": [{"after": 3, "result": expect}],
    }
    return read(json.dumps(document).encode(), Scenario)


@pytest.mark.parametrize(
    ("expect", "differences"),
    [
        ({}, []),
        ({"places": [2, 3, 3, 1]}, []),
        (
            {"places": [1, 3, 3, 2]},
            ["after 3: result: places should be [1,3,3,2], but is [2,3,3,1]"],
        ),
        (
            None,
            [f"after 3: result: the match should go on, but it is over: {OVER}"],
        ),
    ],
)
def test_result_is_compared_by_the_keys_it_names(expect, differences):
    assert list(check(ended(expect))) == differences


def test_own_result_of_a_record_is_compared():
    good = replace(ended({}), result=Result((2, 3, 3, 1), (0, 0, 0, 1)))
    bad = replace(ended({}), result=Result((2, 3, 3, 1), (0, 0, 0, 2)))

    assert list(check(good)) == []
    assert list(check(bad)) == ["result: scores should be [0,0,0,2], but is [0,0,0,1]"]


def test_refused_entry_is_told_and_what_comes_before_it_is_judged():
    entries = [
        {"chance": {"type": "order", "cards": ["7"]}},
        {"seat": 2, "action": KEEP},
        {"seat": 0, "action": KEEP},
    ]

    differences = judge(
        {"after": 1, "position": {"round": 2}}, {"after": 3, "result": {}}, entries=entries
    )

    assert differences == [
        "Entry 2 is refused: It is not your turn.",
        "after 1: position: round should be 2, but is 1",
    ]


def test_impossible_match_is_told():
    assert list(check(replace(CU_01, seats=9))) == ["cuccu is for 2 to 8 seats, not for 9."]


@pytest.mark.parametrize(
    ("key", "one", "other"),
    [
        ("table", ["2S", "TD"], ["TD", "2S"]),
        ("hands", [["2S", "TD"], []], [["TD", "2S"], []]),
        ("hands", [{"hidden": "1", "open": ["2", "h"]}], [{"hidden": "1", "open": ["h", "2"]}]),
        ("piles", [["2S", "TD"], ["KH"]], [["TD", "2S"], ["KH"]]),
        ("used", [[3, 11], [2]], [[11, 3], [2]]),
        (
            "builds",
            [{"id": 0, "groups": [["3H", "5S"], ["8C"]], "value": 8, "owner": 0}],
            [{"id": 0, "groups": [["8C"], ["5S", "3H"]], "value": 8, "owner": 0}],
        ),
    ],
)
def test_sets_of_cards_compare_without_order(key, one, other):
    assert list(compare({key: one}, {key: other})) == []


@pytest.mark.parametrize(
    ("key", "one", "other"),
    [
        ("stock", ["2S", "TD"], ["TD", "2S"]),
        ("roll", [1, 2], [2, 1]),
        ("hands", [["2S"], ["TD"]], [["TD"], ["2S"]]),
        ("hands", [["2S", "2S"]], [["2S"]]),
        ("used", [[3], [2]], [[2], [3]]),
        ("piles", [["2S"], []], [[], ["2S"]]),
        ("builds", [{"groups": [["8C"]], "owner": 0}], [{"groups": [["8C"]], "owner": 1}]),
        ("cards", ["1", None], [None, "1"]),
        ("covers", [[1, 0]], [[0, 1]]),
    ],
)
def test_everything_else_compares_in_order(key, one, other):
    assert len(list(compare({key: one}, {key: other}))) == 1
