"""Building, adding, raising and owning by the English rules."""

import pytest

from games.rules.casino.moves import Build
from tests.games.rules.casino.table import table

SEVEN = "0 (4C 3S) 7 of 0"


def test_seed_example_single_build_of_seven_is_captured_by_the_seven():
    built = table("3S 7D | 9S QD", "4C KH").play("3S builds 7: 4C")

    after = built.play("trail 9S", "7D takes #0")

    assert built.builds == [{"id": 0, "groups": [["3S", "4C"]], "value": 7, "owner": 0}]
    assert {*after.piles[0]} == {"7D", "4C", "3S"}


def test_seed_example_building_eights():
    built = table("5S 8D | KD QD", "8C 3H").play("5S builds 8: 3H, 8C")

    assert built.builds == [{"id": 0, "groups": [["3H", "5S"], ["8C"]], "value": 8, "owner": 0}]
    assert built.table == []


def test_seed_example_the_opponent_raises_seven_to_nine():
    seven = table("7D | 2H 9C", "", SEVEN, to_act=1)

    after = seven.play("2H builds 9 on 0: -")

    assert after.builds == [{"id": 0, "groups": [["2H", "3S", "4C"]], "value": 9, "owner": 1}]
    assert after.refusal("7D takes #0") == "build_value"
    assert after.refusal("trail 7D") == ""


def test_ca_r13_a_face_card_is_part_of_no_build():
    faces = table("3S JC KD | 9S", "4C KH JH")

    assert faces.refusal("3S builds 3: KH") == "no_number"
    assert faces.refusal("JC builds 11: -, JH") == "no_number"


@pytest.mark.parametrize("play", ["5C builds 5: -", "5C builds 5 on 0: -"])
def test_ca_r13_a_build_needs_a_table_card(play):
    assert table("5C 5D | 9S").refusal(play) in ("no_table_card", "no_such_build")


@pytest.mark.parametrize(
    ("play", "code"),
    [
        ("JH builds 6: -, AD 5S, 6C", "no_number"),
        ("AD builds 6: 5S, 6C", "card_not_held"),
        ("6C builds 6: -, AD 5S", "card_not_held"),
    ],
)
def test_ca_r13_ca_r16_table_cards_alone_are_no_build(play, code):
    assert table("JH 6D | KD QD", "AD 5S 6C").refusal(play) == code


def test_ca_r14_another_card_of_the_value_must_stay_in_the_hand():
    hand = table("3S 6D JC 2H | 9S", "4C KH")

    assert hand.refusal("3S builds 7: 4C") == "no_capturing_card"
    assert hand.refusal("2H builds 6: 4C") == ""
    assert table("8D 5S | KD", "8C 3H").refusal("8D builds 8: -, 8C") == "no_capturing_card"


def test_ca_r15_the_announcement_decides_between_single_and_multiple():
    fours = table("4S 4H 8D | AD 9C 5D", "4C")

    eight, multiple = fours.play("4S builds 8: 4C"), fours.play("4S builds 4: -, 4C")

    assert eight.refusal("AD builds 9 on 0: -") == ""
    assert multiple.refusal("AD builds 5 on 0: -") == "raise_multiple"
    assert multiple.builds[0]["groups"] == [["4S"], ["4C"]]


@pytest.mark.parametrize(
    ("play", "code"),
    [
        ("4S builds 4: 4C", "wrong_total"),
        ("4S builds 8: -, 4C", "wrong_number"),
        ("4S builds 9: 4C", "wrong_total"),
        ("4S builds 0: 4C", "wrong_total"),
        ("4S builds -4: -, 4C", "wrong_number"),
    ],
)
def test_ca_r15_the_groups_must_make_the_announced_value(play, code):
    assert table("4S 4H 8D | AD 9C 5D", "4C").refusal(play) == code


def test_ca_r16_one_play_makes_several_groups():
    sixes = table("4C 6D | 2D 8S", "AD 2C 5S")

    assert sixes.play("4C builds 6: 2C, AD 5S").builds[0]["groups"] == [["2C", "4C"], ["AD", "5S"]]
    assert sixes.refusal("4C builds 6: 2C, AD, 5S") == "wrong_number"
    assert sixes.refusal("4C builds 6: 2C AD 5S") == "wrong_total"


def test_ca_r17_only_single_builds_are_raised_and_by_one_card():
    multiple = table("8D | AD 9S", "", "0 (3H 5S,8C) 8 of 0", to_act=1)

    assert multiple.refusal("AD builds 9 on 0: -") == "raise_multiple"
    assert str(multiple.error("AD builds 9 on 0: -")) == "A multiple build cannot be raised."


def test_ca_r17_ten_is_the_highest_build_of_the_base_game():
    assert table("7D | 2H 9C", "", SEVEN, to_act=1).refusal("9C builds 16 on 0: -") == "build_limit"
    assert table("4S AH | 9C", "TD").refusal("4S builds 14: TD") == "build_limit"


def test_a_build_is_never_lowered():
    assert table("7D | 2H 9C", "", SEVEN, to_act=1).refusal("2H builds 5 on 0: -") == (
        "build_lowered"
    )


@pytest.mark.parametrize(
    ("play", "code"),
    [
        ("AS builds 8 on 0: 2H", "raise_with_table_card"),
        ("AS builds 8 on 0: -, 2H", "wrong_total"),
        ("AS builds 8 on 0: -", "wrong_total"),
    ],
)
def test_ca_r18_a_loose_card_does_not_raise(play, code):
    five = table("AS 8D | 5S TC", "2H", "0 (2C 3D) 5 of 1")

    assert five.refusal(play) == code


def test_ca_r18_ca_r56_loose_groups_of_the_new_value_may_join_a_raise():
    seven = table("7D | 2H 9C", "9S 5D 4S", SEVEN, to_act=1)

    alone, joined = seven.play("2H builds 9 on 0: -"), seven.play("2H builds 9 on 0: -, 9S, 5D 4S")

    assert alone.builds[0]["groups"] == [["2H", "3S", "4C"]]
    assert joined.builds[0]["groups"] == [["2H", "3S", "4C"], ["9S"], ["4S", "5D"]]
    assert joined.table == []
    assert joined.events[0].raised
    assert joined.events[0].multiple


def test_ca_r19_the_owner_may_raise_his_own_build():
    own = table("2H 9C 7D | 7S", "", SEVEN)

    after = own.play("2H builds 9 on 0: -", "trail 7S")

    assert after.builds[0]["owner"] == 0
    assert after.builds[0]["value"] == 9
    assert after.refusal("trail 7D") == "owns_build"


def test_ca_r19_the_owner_may_raise_with_the_card_of_the_old_value():
    own = table("2D 4H | 9S", "", "0 (AS AC) 2 of 0")

    assert own.lists("2D builds 4 on 0: -")
    assert own.play("2D builds 4 on 0: -").builds[0]["value"] == 4


def test_ca_r22_ca_r23_adding_makes_a_build_multiple_and_the_adder_its_owner():
    seven = table("7D | 7C 5S", "2D", SEVEN, to_act=1)

    after = seven.play("5S builds 7 on 0: 2D")

    assert after.builds == [
        {"id": 0, "groups": [["4C", "3S"], ["2D", "5S"]], "value": 7, "owner": 1}
    ]
    assert after.refusal("trail 7D") == ""
    assert (after.events[0].onto, after.events[0].raised, after.events[0].multiple) == (
        0,
        False,
        True,
    )


def test_ca_r22_a_hand_card_alone_may_be_added():
    after = table("7D | 7C 7S", "", SEVEN, to_act=1).play("7C builds 7 on 0: -")

    assert after.builds[0]["groups"] == [["4C", "3S"], ["7C"]]


@pytest.mark.parametrize(
    ("play", "code"),
    [
        ("7C builds 7 on 0: -", "no_capturing_card"),
        ("5S builds 7 on 0: -", "wrong_number"),
        ("5S builds 7 on 0: -, 2D", "wrong_number"),
        ("5S builds 7 on 1: 2D", "no_such_build"),
    ],
)
def test_ca_r22_an_addition_makes_the_value_with_the_card(play, code):
    assert table("7D | 7C 5S", "2D", SEVEN, to_act=1).refusal(play) == code


def test_ca_r25_ca_r20_several_builds_each_need_their_card():
    nine = table("9H TD 9D | 4H QC KC", "AS", "0 (2S 7C) 9 of 0")

    after = nine.play("9H builds 10: AS")

    assert [(b["id"], b["value"], b["owner"]) for b in after.builds] == [(0, 9, 0), (1, 10, 0)]


def test_ca_r26_ca_r57_builds_of_one_value_stay_apart():
    two = table("7D | 2H 9C", "", SEVEN, "1 (5D 4S) 9 of 1", to_act=1)

    after = two.play("2H builds 9 on 0: -")

    assert [b["id"] for b in after.builds] == [0, 1]
    assert {b["value"] for b in after.builds} == {9}


def test_ca_r55_anyone_in_between_may_take_the_build():
    built = table("3S 7D | 9S QD | 7H 2C", "4C").play("3S builds 7: 4C", "trail 9S")

    assert built.play("7H takes #0").builds == []


def test_builds_are_numbered_in_order_of_creation_within_the_round():
    first = table("3S 7D 2C 4D | 9S 8C 6H", "4C 2D").play("3S builds 7: 4C", "trail 9S")

    second = first.play("7D takes #0", "trail 8C", "2C builds 4: 2D")

    assert [b["id"] for b in second.builds] == [1]


def test_a_build_names_a_group_for_its_card():
    four = table("4S 4H | 9C", "4C")

    error = four.error("4S builds 4: 4C, 4C")

    assert error is not None
    assert error.code == "card_named_twice"
    with pytest.raises(ValueError, match="The first group belongs to the card you play"):
        four.game.apply(four.state, 0, Build("4S", (), 4))
    with pytest.raises(ValueError, match="A group needs at least one card"):
        four.game.apply(four.state, 0, Build("4S", ((), ()), 4))
