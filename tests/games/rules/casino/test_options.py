"""What a table may choose, and what it may not."""

import pytest

from games.rules.errors import OptionsError
from games.rules.registry import load_game


@pytest.mark.parametrize(
    ("slug", "seats", "options", "why"),
    [
        ("casino", 2, {"partners": True}, "four seats are partners"),
        ("casino", 4, {"partners": False}, "four seats are partners"),
        ("casino", 2, {"target": 30, "rounds": 6}, "either points to win or a number of rounds"),
        ("casino", 2, {"target": 0}, "target"),
        ("casino", 2, {"rounds": 0}, "rounds"),
        ("casino", 2, {"royal": 1}, "bool"),
        ("casino", 2, {"reach": True}, "unknown field"),
        ("casino-italian", 3, {"partners": True}, "Partners need four seats"),
        ("casino-italian", 2, {"spade": True}, "unknown field"),
        ("casino-italian", 5, {}, "2 to 4 seats"),
    ],
)
def test_impossible_options_are_refused(slug, seats, options, why):
    with pytest.raises(OptionsError, match=why):
        load_game(slug, seats=seats, options=options)


@pytest.mark.parametrize(
    ("slug", "options", "target"),
    [
        ("casino", {}, 21),
        ("casino", {"spade": True}, 61),
        ("casino", {"spade": True, "target": 41}, 41),
        ("casino", {"target": 11}, 11),
        ("casino-italian", {}, 22),
        ("casino-italian", {"reach": True}, 21),
        ("casino-italian", {"target": 11}, 12),
    ],
)
def test_target_is_the_lowest_score_that_wins(slug, options, target):
    assert load_game(slug, options=options).variant.target == target


@pytest.mark.parametrize("options", [{}, {"partners": True}])
def test_four_seats_of_the_english_game_are_partners(options):
    assert load_game("casino", seats=4, options=options).sides == (0, 1, 0, 1)


def test_three_seats_play_alone():
    assert load_game("casino", seats=3, options={"partners": False}).sides == (0, 1, 2)
