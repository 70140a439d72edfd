"""Royal Casino: faces with numbers, and aces that count 1 or 14."""

import pytest

from tests.games.rules.casino.table import royal, table

CA_42 = ("AS | 4H", "KC AD 9S 5H")


def test_ca_r43_a_face_card_takes_sums_and_all_of_its_rank():
    assert royal("JH | 4H", "TC AD").play("JH takes TC AD").sweeps == [1, 0]
    kings = royal("KD | 4H", "KS KH")
    assert kings.refusal("KD takes KS") == "take_all_equal"
    assert kings.refusal("KD takes KS, KH") == ""


def test_ca_r43_a_face_card_may_be_built():
    after = royal("2D KH | 4H", "JS").play("2D builds 13: JS")

    assert after.builds[0]["value"] == 13


@pytest.mark.parametrize(
    ("play", "code"),
    [
        ("AS as 14 takes KC AD, 9S 5H", ""),
        ("AS takes KC AD, 9S 5H", ""),
        ("AS as 1 takes AD", ""),
        ("AS as 14 takes AD, 9S 5H", ""),
        ("AS takes AD, 9S 5H", ""),
        ("AS takes AD", "ace_value_needed"),
        ("AS as 14 takes AD", ""),
        ("AS as 1 takes KC AD, 9S 5H", "wrong_total"),
        ("AS as 1 takes AD, 9S 5H", "wrong_total"),
        ("AS as 14 takes KC", "wrong_number"),
        ("AS as 9 takes AD", "card_value"),
    ],
)
def test_ca_r44_ca_r45_an_ace_counts_one_value_in_a_play(play, code):
    assert royal(*CA_42).refusal(play) == code


def test_ca_r44_an_ace_in_a_sum_is_one():
    assert royal("4H | 2D", "AD TC AS 2C").refusal("4H takes AD AS 2C") == ""
    assert royal("AH | 2D", "AD KC AS").refusal("AH as 14 takes AD, AS KC") == ""
    assert royal("AH | 2D", "AD KC AS").refusal("AH as 14 takes AD") == "take_all_equal"
    assert royal("AH | 2D", "AD KC AS").refusal("AH as 14 takes KC AD") == ""


def test_ca_r45_both_readings_of_an_ace_take_equal_aces_alike():
    aces = royal("AH | 2D", "AD AS")

    assert aces.refusal("AH as 1 takes AD, AS") == aces.refusal("AH as 14 takes AD, AS") == ""
    assert aces.refusal("AH as 1 takes AD") == "take_all_equal"


def test_ca_r46_a_build_of_aces_alone_makes_fourteen():
    aces = royal("AH AC 2S | 2D", "AD KC 2C 9D 5S")

    after = aces.play("AH builds 14: -, AD, 9D 5S")

    assert after.builds[0]["groups"] == [["AH"], ["AD"], ["5S", "9D"]]
    assert aces.refusal("AH builds 1: -, AD") == "aces_make_fourteen"
    assert aces.refusal("AH builds 2: AD") == ""
    assert after.play("trail 2D", "AC takes #0").builds == []


def test_ca_r47_an_ace_takes_only_builds_of_the_value_it_counts():
    build = royal("AS 2C | AH QC", "9D", "0 (TC 4D) 14 of 1", "1 (3C 9C) 12 of 1")

    assert build.refusal("AS as 14 takes #0") == ""
    assert build.refusal("AS takes #0") == ""
    assert build.refusal("AS as 1 takes #0") == "build_value"
    assert build.refusal("AS as 14 takes #1") == "build_value"


def test_ca_r48_fourteen_is_the_highest_build_and_needs_another_ace():
    assert royal("4S AH | KD", "TD").refusal("4S builds 14: TD") == ""
    assert royal("AS AD | 4H", "KH").refusal("AS builds 14: KH") == ""
    assert royal("AS AD | 4H", "KH").refusal("AS builds 14: -, KH") == "wrong_number"
    assert royal("AS 2D | 4H", "KH").refusal("AS builds 14: KH") == "no_capturing_card"
    assert royal("4S AH | KD", "TD").refusal("4S builds 15: TD") == "build_limit"


def test_ca_r49_a_jack_and_a_king_are_no_pair():
    assert royal("JH | 4H", "KS").refusal("JH takes KS") == "wrong_number"


def test_ca_r51_spade_casino_goes_with_royal():
    both = royal("JH | 4H", "TC AD", spade=True)

    assert both.refusal("JH takes TC AD") == ""
    assert both.game.variant.target == 61


def test_ace_of_the_base_game_says_no_value():
    assert table("AS | 4H", "AD").refusal("AS as 1 takes AD") == "card_value"


def test_royal_ace_is_listed_with_its_values():
    legal = royal(*CA_42).legal()

    assert {(a.groups, a.value) for a in legal if type(a).__name__ == "Capture"} == {
        ((("AD",),), 1),
        ((("AD",),), 14),
        ((("5H", "9S"),), 14),
        ((("AD", "KC"),), 14),
        ((("AD",), ("5H", "9S")), 14),
        ((("AD", "KC"), ("5H", "9S")), 14),
    }
