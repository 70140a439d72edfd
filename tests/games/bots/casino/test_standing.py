"""The chance to win a match with given points in a round."""

import pytest

from games.bots.casino.standing import Standing
from games.rules.casino.options import CasinoOptions, ItalianOptions, english, italian


def chance(variant, own, other, *, scores=(0, 0), rounds_left=None):
    return Standing(variant=variant, scores=scores, rounds_left=rounds_left).chance(own, other, 0)


ENGLISH = english(2, CasinoOptions())
ITALIAN = italian(2, ItalianOptions())


@pytest.mark.parametrize(("own", "other", "expected"), [(6, 5, 1), (5, 6, 0), (4, 4, 0.5)])
def test_last_round_decides_by_points(own, other, expected):
    assert chance(ENGLISH, own, other, rounds_left=0) == expected


def test_lead_counts_less_the_more_rounds_follow():
    chances = [chance(ENGLISH, 6, 2, rounds_left=rounds) for rounds in (0, 1, 4)]

    assert chances == sorted(chances, reverse=True)
    assert min(chances) > 0.5


def test_side_that_reaches_the_target_alone_has_won():
    assert chance(ENGLISH, 4, 5, scores=(17, 15)) == 1
    assert chance(ENGLISH, 3, 6, scores=(17, 15)) == 0


def test_of_two_at_the_target_the_higher_wins_by_italian_rules():
    assert chance(ITALIAN, 6, 4, scores=(17, 18)) == 1
    assert chance(ITALIAN, 5, 4, scores=(17, 18)) == 0.5


def test_of_two_at_the_target_the_higher_is_likely_to_be_counted_out_first():
    assert 0.5 < chance(ENGLISH, 6, 4, scores=(17, 18)) < 1
    assert chance(ENGLISH, 4, 4, scores=(17, 17)) == 0.5


@pytest.mark.parametrize("scores", [(0, 0), (12, 9), (19, 20)])
def test_chances_of_both_sides_make_one(scores):
    standing = Standing(variant=ENGLISH, scores=scores, rounds_left=None)

    chances = standing.chance(1, 0, 0), standing.chance(0, 1, 1)

    assert sum(chances) == pytest.approx(1, abs=0.02)


def test_chance_grows_with_each_point():
    chances = [chance(ENGLISH, own, 11 - own) for own in range(12)]

    assert chances == sorted(chances)
    assert len({*chances}) == 12


def test_spade_casino_has_more_points_in_a_round():
    spade = english(2, CasinoOptions(spade=True))

    assert 0.5 < chance(spade, 14, 11) < chance(ENGLISH, 7, 4)
