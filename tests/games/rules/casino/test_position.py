"""Positions: written by a person, exported from any state."""

import pytest

from games.rules.core import Terminal
from games.rules.errors import PositionError
from games.rules.record import export_position, import_position
from games.rules.registry import load_game
from tests.games.rules.casino.table import italian, table

BUILD = {"id": 0, "groups": [["4C", "3S"]], "value": 7, "owner": 1}


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"hands": [["9H"]]}, "there must be 2 hands, not 1"),
        ({"scores": [1, 2, 3]}, "there must be 2 scores, not 3"),
        ({"dealer": 2}, "there is no seat 2"),
        ({"builds": [{**BUILD, "owner": 5}]}, "there is no seat 5"),
        ({"table": ["ZZ"]}, "there is no card ZZ"),
        ({"table": ["9H"]}, "9H is in two places"),
        ({"piles": [["2C", "2C"], []]}, "2C is in two places"),
        ({"round": 0}, "there is no round 0"),
        ({"scores": [-1, 0]}, "no side has -1 sweeps or points"),
        ({"sweeps": [10**6, 0]}, "no side has 1000000 sweeps or points"),
        ({"builds": [{**BUILD, "id": -1}]}, "there is no build number -1"),
        ({"builds": [BUILD, {**BUILD, "groups": [["4D", "3D"]]}]}, "number of its own"),
        ({"builds": [{**BUILD, "value": 8}]}, "a group of build 0 does not make 8"),
        ({"builds": [{**BUILD, "groups": [["4C", "3S"], ["KS"]]}]}, "does not make 7"),
        ({"builds": [{**BUILD, "groups": [["7H"]]}]}, "fewer than two cards"),
        ({"builds": [{**BUILD, "value": 11}]}, "no build makes 11"),
        ({"builds": [{**BUILD, "owner": 0}]}, "seat 0 owns a build of 7 without a card"),
        ({"stock": ["2C"]}, "1 cards of stock do not deal 4 to each of 2 seats"),
        ({"hands": [[], ["7D"]]}, "seat 0 is to act without a card"),
        ({"hands": [["9H", 5], ["7D"]]}, "str"),
    ],
)
def test_impossible_position_is_refused_with_its_reason(change, why):
    position = {"to_act": 0, "hands": [["9H"], ["7D"]], **change}

    with pytest.raises(PositionError, match=why):
        import_position(load_game("casino"), position)


def test_royal_position_may_hold_a_build_of_aces():
    build = {"id": 3, "groups": [["AC"], ["AS"]], "value": 14, "owner": 0}
    game = load_game("casino", options={"royal": True})

    state = import_position(game, {"hands": [["AH"], ["2C"]], "builds": [build]})

    assert state.next_build == 4


def test_royal_position_refuses_a_build_of_ones():
    build = {"id": 0, "groups": [["AC"], ["AS"]], "value": 1, "owner": 0}
    game = load_game("casino", options={"royal": True})

    with pytest.raises(PositionError, match="no build makes 1"):
        import_position(game, {"hands": [["AH"], ["2C"]], "builds": [build]})


def test_position_export_names_every_key():
    position = export_position(load_game("casino"), load_game("casino").new_match())

    assert position == {
        "round": 1,
        "dealer": None,
        "to_act": None,
        "hands": [[], []],
        "table": [],
        "builds": [],
        "piles": [[], []],
        "sweeps": [0, 0],
        "scores": [0, 0],
        "last_capture": None,
        "last_sweep": False,
        "stock": [],
    }


def test_position_gives_back_a_round_in_play():
    before = table(
        "9H TD | 7D", "AS", "2 (4C 3S) 7 of 1", piles="2C | 3C", sweeps=[1, 0], scores=[4, 5]
    )

    again = import_position(before.game, export_position(before.game, before.state))

    assert again == before.state


def test_missing_dealer_and_turn_are_the_last_and_the_first_seat():
    state = import_position(load_game("casino"), {"hands": [["9H"], ["7D"]]})

    assert (state.standing.dealer, state.to_act) == (1, 0)


@pytest.mark.parametrize(
    ("lay", "scores", "over"),
    [
        (table, (21, 3), True),
        (table, (20, 3), False),
        (italian, (21, 3), False),
        (italian, (24, 24), False),
        (italian, (24, 23), True),
    ],
)
def test_position_of_a_decided_match_cannot_go_on(lay, scores, over):
    game = lay("9H | 7D").game

    if over:
        with pytest.raises(PositionError, match="the match is over with these scores"):
            import_position(game, {"dealer": 0, "scores": scores})
    else:
        assert import_position(game, {"dealer": 0, "scores": scores}).standing.scores == scores


@pytest.mark.parametrize(("number", "over"), [(2, False), (3, True)])
def test_position_before_the_last_of_fixed_rounds_goes_on(number, over):
    game = load_game("casino", options={"rounds": 2})
    position = {"dealer": 0, "round": number, "scores": [5, 3]}

    if over:
        with pytest.raises(PositionError, match="the match is over"):
            import_position(game, position)
    else:
        assert import_position(game, position).standing.round == number


def test_position_after_the_match_is_that_of_a_round_to_come():
    after = table(" | JD", "JS", dealer=1, to_act=1, scores=[0, 30]).play("JD takes JS")

    assert isinstance(after.game.node(after.state), Terminal)
    assert (after.round, after.dealer, after.scores) == (2, 0, [0, 34])
