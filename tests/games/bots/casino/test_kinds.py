"""Cards by kind behave as sets with equal members do."""

from collections import Counter
from random import Random

from games.bots.casino.kinds import KINDS, UNITS, count, count_cards, holds, kinds_in
from games.rules.french import PACK


def test_there_are_two_kinds_of_each_rank_and_one_more_ten():
    assert [kind.rank for kind in KINDS] == sorted([*range(1, 14), *range(1, 14), 10])


def test_cards_of_a_kind_are_the_same():
    assert count(["7C"]) == count(["7H"]) == count(["7D"]) != count(["7S"])
    assert count(["TC"]) == count(["TH"]) != count(["TD"])


def test_whole_pack_has_three_plain_cards_of_most_ranks():
    assert [number for _, number in kinds_in(count(PACK))] == [
        *[3, 1] * 9,
        *[2, 1],
        *[3, 1] * 3,
        1,
    ]


def test_holds_agrees_with_counting():
    rng = Random(5)
    for _ in range(300):
        cards, part = rng.sample(range(52), 12), rng.sample(range(52), 3)

        enough = Counter(UNITS[card] for card in part) <= Counter(UNITS[card] for card in cards)

        assert holds(count_cards(cards), count_cards(part)) == enough
