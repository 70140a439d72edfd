"""Casinò by the Italian rules, and Casino Royal; docs/rules/casino-italian.md says why."""

import pytest

from games.rules.casino import ItalianCasino
from games.rules.casino.moves import ScoredItem
from tests.games.rules.casino.table import italian
from tests.games.rules.casino.test_scoring import ANNA_19, CA_38, finish, result


@pytest.mark.parametrize("taken", ["6D", "6C, 6D", "6C, 6D, 6H"])
def test_ci_r1_a_card_pairs_any_number_of_equal_cards(taken):
    sixes = italian("6S | KD", "6C 6D 6H")

    assert sixes.refusal(f"6S takes {taken}") == ""
    assert sixes.lists(f"6S takes {taken}")


def test_ci_r1_equal_cards_are_groups_of_their_own():
    assert italian("6S | KD", "6C 6D").refusal("6S takes 6C 6D") == "wrong_total"


def test_ci_r2_seed_example_two_threes_and_three_twos():
    six = italian("6S | KD", "3C 3D 2C 2D 2H 6H")

    assert six.play("6S takes 3C 3D, 2C 2D 2H").table == ["6H"]


def test_ci_r3_a_face_card_takes_exactly_one():
    queens = italian("QH | 4D", "QS QD")

    assert queens.play("QH takes QS").table == ["QD"]
    assert queens.refusal("QH takes QS, QD") == "face_takes_one"


def test_ci_r6_a_build_contains_the_played_card():
    eights = italian("8S 8H | KD QD", "3C 5D")

    assert eights.play("8S builds 8: -, 3C 5D").builds[0]["groups"] == [["8S"], ["3C", "5D"]]
    assert eights.refusal("8S builds 8: 3C 5D") == "wrong_total"
    assert italian("JC 6S | KD QD", "2C 4D").refusal("JC builds 6: -, 2C 4D") == "no_number"


def test_ci_r7_an_addition_goes_to_single_and_multiple_builds():
    eights = italian("8D KH QD | AD 9S 6D 8S", "2C", "0 (8C,3S 5H) 8 of 0", to_act=1)

    after = eights.play("6D builds 8 on 0: 2C")

    assert after.builds[0]["owner"] == 1
    assert len(after.builds[0]["groups"]) == 3
    assert eights.refusal("8S builds 8 on 0: -") == "no_capturing_card"


def test_ci_r8_seed_example_a_single_build_is_raised_twice():
    five = italian("5S | 3D 8C | AH 9S", "", "0 (2C 3H) 5 of 0", to_act=1, dealer=2)

    after = five.play("3D builds 8 on 0: -", "AH builds 9 on 0: -")

    assert (after.builds[0]["value"], after.builds[0]["owner"]) == (9, 2)
    assert after.play("trail 5S").refusal("trail 8C") == ""


def test_ci_r8_loose_groups_of_the_new_value_join():
    five = italian("5S | 3D 8C", "8H 6S 2D", "0 (2C 3H) 5 of 0", to_act=1)

    assert len(five.play("3D builds 8 on 0: -, 8H, 2D 6S").builds[0]["groups"]) == 3


def test_ci_r12_a_capturing_card_may_be_trailed():
    assert italian("7D | KD", "7C").play("trail 7D").table == ["7C", "7D"]


@pytest.mark.parametrize(
    ("options", "anna", "winner"),
    [({}, 12, None), ({}, 13, (1, 2)), ({"reach": True}, 12, None), ({"reach": True}, 13, (1, 2))],
)
def test_ci_r14_more_than_the_target_wins_unless_reaching_is_enough(options, anna, winner):
    goal = 22 - ("reach" in options)
    after = finish(CA_38, lay=italian, scores=(anna + goal - 21, 0), **options)

    assert after.scores[0] == anna + goal - 13
    assert (result(after) or (None,))[0] == winner


def test_ci_r15_of_two_sides_over_the_target_the_higher_total_wins():
    after = finish(ANNA_19, lay=italian, scores=(17, 19))

    assert after.scores == [23, 24]
    assert result(after)[0] == (2, 1)


def test_ci_r15_equal_totals_over_the_target_mean_another_round():
    tied = finish(ANNA_19, lay=italian, scores=(18, 19))

    assert tied.scores == [24, 24]
    assert result(tied) is None
    assert result(finish(ANNA_19, lay=italian, scores=tied.scores))[0] == (1, 2)


def test_ci_r16_royal_scores_in_order_and_the_first_to_exceed_the_target_wins():
    after = finish(ANNA_19, lay=italian, scores=(20, 19), royal=True)

    assert after.scores == [26, 24]
    assert result(after)[0] == (2, 1)


def test_ci_r17_royal_faces_take_any_number_of_equals_and_builds():
    queen = italian("QH KS | 8S QD", "QS QC 2H", "0 (4D 8C) 12 of 1", royal=True)

    assert queen.play("QH takes QS, #0").table == ["QC", "2H"]
    assert queen.refusal("KS takes #0") == "build_value"


def test_ci_r18_a_royal_ace_counts_one_or_fourteen():
    ace = italian("AS 2C | AH QC", "AD AC 9D", "0 (TC 4D) 14 of 1", royal=True)

    assert ace.refusal("AS as 14 takes AD, #0") == ""
    assert ace.refusal("AS as 1 takes AD") == ""
    assert ace.refusal("AS takes AC") == "ace_value_needed"


def test_ci_r19_a_sweep_leaves_nothing_on_the_table():
    ace = italian("AS 2C | AH QC", "9D", "0 (TC 4D) 14 of 1", royal=True)

    assert ace.play("AS takes #0").sweeps == [0, 0]


def test_ci_r20_the_last_capture_may_be_a_sweep():
    last = italian(" | 6C", "6D", dealer=1, to_act=1, royal=True)

    assert last.play("6C takes 6D").events[1].items[5] == ScoredItem("sweeps", (0, 1), (0, 1))


def test_ci_r21_sweeps_score_nothing_outside_royal():
    last = italian(" | 6C", "6D", dealer=1, to_act=1)

    assert last.play("6C takes 6D").events[1].items[5] == ScoredItem("sweeps", (0, 1), (0, 0))


def test_ci_r23_four_single_players_play_each_for_himself():
    last = italian(
        " |  |  | 5H",
        "5D KH",
        dealer=3,
        to_act=3,
        piles="3S 4S | 6S 7S | 8S 9S | AS 2S TS",
        last_capture=0,
    )

    items = last.play("5H takes 5D").events[2].items

    assert last.game.sides == (0, 1, 2, 3)
    assert items[0].points == (0, 0, 0, 3)
    assert items[1].points == (0, 0, 0, 1)


def test_ci_r24_the_order_of_ranks_matters_to_no_capture():
    assert italian("TD | 4H", "9C AS").refusal("TD takes 9C AS") == ""
    assert italian("KD | 4H", "QC").refusal("KD takes QC") == "face_takes_equal"


def test_four_seats_may_be_partners():
    from games.rules.casino.options import ItalianOptions

    assert ItalianCasino(4, ItalianOptions(partners=True)).sides == (0, 1, 0, 1)
