"""Captures by the English rules; docs/rules/casino.md says why."""

import pytest

from tests.games.rules.casino.table import table

SEED = "9C 5H 4D 6S 2C AH KS"


def test_seed_example_takes_seven_cards_in_one_go():
    seed = table("9H | 3D", SEED)

    after = seed.play("9H takes 9C, 5H 4D, 6S 2C AH")

    assert after.table == ["KS"]
    assert {*after.piles[0]} == {"9H", "9C", "5H", "4D", "6S", "2C", "AH"}
    assert after.sweeps == [0, 0]


def test_ca_r1_ace_counts_one_in_the_base_game():
    assert table("6D | 3D", "5H AS").refusal("6D takes 5H AS") == ""
    assert table("AD | 3D", "TC 4H").refusal("AD takes TC 4H") == "wrong_total"


def test_ca_r5_pairing_takes_every_loose_card_of_the_rank():
    fives = table("5H | 3D", "5C 5D 8S")

    assert fives.refusal("5H takes 5C") == "take_all_equal"
    assert fives.refusal("5H takes 5C, 5D") == ""
    assert str(fives.error("5H takes 5C")) == (
        "5H takes every equal card or none, so 5D must come too."
    )


def test_ca_r6_a_sum_alone_may_leave_the_equal_card():
    after = table("9H | 3D", "9C 5H 4D").play("9H takes 5H 4D")

    assert after.table == ["9C"]


def test_ca_r7_ca_r30_trailing_beside_an_equal_card_is_legal():
    after = table("5H | 5D", "5C").play("trail 5H")

    assert after.table == ["5C", "5H"]


@pytest.mark.parametrize(
    ("play", "code"),
    [
        ("8S takes 5C 2D AS", ""),
        ("8S takes 6H 2D", ""),
        ("8S takes 5C 2D AS, 6H 2D", "card_named_twice"),
        ("8S takes 5C 2D AS, 6H", "wrong_number"),
        ("8S takes 5C AS, 6H 2D", "wrong_total"),
    ],
)
def test_ca_r8_groups_are_disjoint_and_each_makes_the_value(play, code):
    assert table("8S | KD", "5C 2D AS 6H").refusal(play) == code


@pytest.mark.parametrize("play", ["9H takes 6C 6D 6H", "9H takes 6C 6D, 6H", "9H takes 6C 6D"])
def test_ca_r9_a_total_that_is_divisible_is_no_partition(play):
    sixes = table("9H | KD", "6C 6D 6H")

    assert sixes.refusal(play) in ("wrong_total", "wrong_number")
    assert {type(action).__name__ for action in sixes.legal()} == {"Trail"}


def test_ca_r9_the_sentence_names_the_sum():
    error = table("9H | KD", "6C 2D").error("9H takes 6C 2D")

    assert str(error) == "2D + 6C make 8, not 9."
    assert str(table("9H | KD", "5C").error("9H takes 5C")) == "5C counts 5, not 9."


def test_ca_r10_a_face_card_takes_one_card_of_the_players_choice():
    kings = table("KD | 4H", "KS KH 5D")

    assert kings.play("KD takes KS").table == ["KH", "5D"]
    assert kings.play("KD takes KH").table == ["KS", "5D"]
    assert kings.refusal("KD takes KS, KH") == "face_takes_one"


@pytest.mark.parametrize("play", ["JH takes TC AD", "JH takes TC", "JH takes QS", "JH takes JD QS"])
def test_ca_r11_a_face_card_takes_only_its_rank(play):
    assert table("JH | 4H", "TC AD QS JD").refusal(play) == "face_takes_equal"


def test_ca_r11_a_face_card_is_part_of_no_sum():
    assert table("9H | 4H", "5C KS 4D").refusal("9H takes 5C 4D, KS") == "no_number"


def test_ca_r12_faces_that_take_all_leave_none():
    kings = table("KD | 4H", "KS KH 5D", faces_take_all=True)

    assert kings.refusal("KD takes KS") == "take_all_equal"
    assert kings.play("KD takes KH, KS").table == ["5D"]
    assert kings.lists("KD takes KH, KS")
    assert not kings.lists("KD takes KS")


def test_ca_r27_a_card_of_its_value_takes_a_build_with_pairs_and_sums():
    sevens = table("7D | 9H", "7H 5D 2C KS", "0 (4C 3S) 7 of 0")

    after = sevens.play("7D takes 7H, 5D 2C, #0")

    assert after.table == ["KS"]
    assert after.builds == []
    assert len(after.piles[0]) == 6


def test_ca_r26_one_card_takes_two_builds_of_its_value():
    twins = table("7D | 7S", "", "0 (4C 3S) 7 of 1", "1 (5D 2C) 7 of 0")

    assert twins.play("7D takes #0, #1").builds == []
    assert twins.play("7D takes #1").builds[0]["id"] == 0
    assert twins.refusal("7D takes #1, #1") == "build_named_twice"


@pytest.mark.parametrize("play", ["9D takes 2H, #0", "9D takes #0"])
def test_ca_r28_a_build_is_no_part_of_a_sum(play):
    assert table("9D | 7D", "2H", "0 (4C 3S) 7 of 1").refusal(play) == "build_value"


def test_ca_r29_no_card_leaves_a_build():
    build = table("4D | 7D", "", "0 (4C 3S) 7 of 1")

    assert build.refusal("4D takes 4C") == "card_in_build"
    assert build.refusal("4D takes 4H") == "card_not_loose"
    assert build.refusal("4D takes ZZ") == "card_not_loose"
    assert build.refusal("4D takes #3") == "no_such_build"


def test_ca_r54_a_build_is_not_taken_in_the_turn_that_makes_it():
    after = table("3S 7D | 9S QD", "4C").play("3S builds 7: 4C")

    assert after.to_act == 1
    assert after.builds[0]["value"] == 7


@pytest.mark.parametrize(
    ("play", "code"),
    [
        ("5D takes 5C", "card_not_held"),
        ("9H takes ", "nothing_taken"),
        ("9H as 9 takes 5C 4D", "card_value"),
        ("trail 5D", "card_not_held"),
        ("trail ZZ", "card_not_held"),
    ],
)
def test_malformed_captures_are_refused_with_their_reason(play, code):
    assert table("9H | 5D", "5C 4D").refusal(play) == code


def test_empty_group_is_refused():
    from games.rules.casino.errors import EmptyGroupError
    from games.rules.casino.moves import Capture

    nines = table("9H | 5D", "9C")

    with pytest.raises(EmptyGroupError):
        nines.game.apply(nines.state, 0, Capture("9H", (("9C",), ()), ()))


def test_another_order_of_the_same_capture_leads_to_the_same_state():
    seed = table("9H | 3D", SEED)

    one = seed.play("9H takes 9C, 5H 4D, 6S 2C AH")
    two = seed.play("9H takes AH 6S 2C, 4D 5H, 9C")

    assert one.state == two.state


def test_captured_event_names_all_cards_and_the_sweep():
    after = table("7D | 9H", "7H", "0 (4C 3S) 7 of 0").play("7D takes 7H, #0")

    event = after.events[0]
    assert (event.seat, event.card, event.groups, event.builds) == (0, "7D", (("7H",),), (0,))
    assert (event.value, event.cards, event.swept) == (7, ("7H", "4C", "3S"), True)
