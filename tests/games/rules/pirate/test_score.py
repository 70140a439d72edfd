from collections import Counter

import pytest

from games.rules.chance import CLOSED
from games.rules.errors import ClosedCardError
from games.rules.pirate.score import count, is_over, owed
from games.rules.pirate.state import PACK


def hand(cards):
    return tuple(cards.split())


def test_pi_r1_pack_holds_forty_four_cards():
    gems = dict.fromkeys("1234567", 4)

    assert Counter(PACK) == {**gems, "h": 11, "p": 4, "s": 1}
    assert len(PACK) == 44


@pytest.mark.parametrize(
    ("cards", "half_points"),
    [("", 0), ("1", 2), ("7", 14), ("h", 1), ("p", 0), ("7 h", 15), ("6 4", 20), ("5 h h p", 12)],
)
def test_gems_count_their_number_coins_a_half_and_pebbles_nothing(cards, half_points):
    assert count(hand(cards)) == half_points


@pytest.mark.parametrize(
    ("cards", "half_points"),
    [
        ("s", 14),
        ("s h", 15),
        ("s h h", 14),
        ("s 4 h", 15),
        ("s 4 3", 16),
        ("s 6 h", 15),
        ("s 7", 16),
        ("s 7 h", 17),
        ("s p p", 14),
        ("s 5 4", 20),
    ],
)
def test_pi_r12_skeleton_takes_the_best_value_when_a_total_is_needed(cards, half_points):
    assert count(hand(cards)) == half_points


@pytest.mark.parametrize("coins", range(12))
def test_pi_r13_skeleton_makes_seven_and_a_half_only_with_an_odd_number_of_coins(coins):
    assert (count(("s", *("h" * coins))) == 15) == (coins % 2 == 1)


@pytest.mark.parametrize(
    ("cards", "over"), [("7 h", False), ("7 h h", True), ("s 7", True), ("s 6", False)]
)
def test_hand_is_over_above_seven_and_a_half(cards, over):
    assert is_over(hand(cards)) == over


@pytest.mark.parametrize(
    ("cards", "dealer", "due"),
    [
        ("6", "5", 2),
        ("5", "6", 0),
        ("6", "6", 0),
        ("6 4", "p", 0),
        ("7 h", "7", 4),
        ("7 h", "7 h", 0),
        ("p", "p", 0),
        ("h", "p", 2),
    ],
)
def test_dealer_owes_to_better_hands_only(cards, dealer, due):
    assert owed(2, hand(cards), hand(dealer)) == due


def test_pi_r36_two_cards_are_no_better_than_many():
    assert owed(1, hand("7 h"), hand("6")) == owed(1, hand("2 2 2 h h h"), hand("6")) == 2


def test_closed_card_is_not_counted():
    with pytest.raises(ClosedCardError):
        count([CLOSED])
