"""The ratings are the likeliest ones, and their intervals hold what they promise."""

from math import log10, sqrt
from random import Random
from statistics import fmean, stdev

import pytest

from games.bots.levels import LEVELS
from games.strength.elo import ANCHOR, ANCHOR_ELO, ELO, NORMAL_95, Measured, fit, invert
from games.strength.robin import PAIRINGS


def results(scores, *, pairs):
    """Return results in which the first of every two levels scores this much in all."""
    return [
        (one, other, scores[one, other])
        for one, other in PAIRINGS
        if (one, other) in scores
        for _ in range(pairs)
    ]


def elos(rows, levels=LEVELS):
    return {one.level: one.elo for one in fit(rows, levels)}


def test_two_players_have_the_elo_of_their_score():
    rows = [("beginner", "club", score) for score in (0.0, 0.5, 0.5, 0.0, 0.0)]

    beginner, club = fit(rows, ("beginner", "club"))

    score = (1.0 + 0.5) / 6  # a drawn pair is added
    assert beginner.elo == pytest.approx(1500 + 400 * log10(score / (1 - score)), abs=0.1)
    assert club == Measured("club", 1500.0, 0.0, 10)


def test_interval_of_two_players_is_that_of_their_score():
    rows = [("beginner", "club", score) for score in (1.0, 0.0) * 50]

    beginner, _ = fit(rows, ("beginner", "club"))

    assert beginner.elo == pytest.approx(1500, abs=0.1)
    assert beginner.interval == pytest.approx(NORMAL_95 * ELO / sqrt(101 * 0.25), abs=0.1)


def test_known_strengths_are_found_again():
    strengths = dict(zip(LEVELS, (1300.0, 1500.0, 1600.0, 1750.0), strict=True))
    scores = {
        (one, other): 1 / (1 + 10 ** ((strengths[other] - strengths[one]) / 400))
        for one, other in PAIRINGS
    }

    found = elos(results(scores, pairs=5000))

    assert found == pytest.approx(strengths, abs=0.5)


def test_all_results_count_those_against_third_players_too():
    scores = {("beginner", "expert"): 0.25, ("club", "expert"): 0.5, ("expert", "master"): 0.5}

    found = elos(results(scores, pairs=200))

    assert found["beginner"] < found["club"] - 150
    assert found["club"] == pytest.approx(found["master"], abs=5)


def test_who_won_everything_stays_finite_and_uncertain():
    rows = [("club", "expert", 0.0)] * 20

    club, expert = fit(rows, ("club", "expert"))

    assert expert.elo == pytest.approx(1500 + 400 * log10(20.5 / 0.5), abs=0.1)
    assert 40 < expert.interval < 400
    assert club.elo == ANCHOR_ELO


def test_nothing_played_leaves_all_at_the_anchor():
    found = fit((), LEVELS)

    assert {(one.elo, one.matches) for one in found} == {(ANCHOR_ELO, 0)}
    assert [one.level for one in found if one.interval == 0] == [ANCHOR]


def test_pairs_that_vary_less_have_narrower_intervals():
    coins = fit([("beginner", "club", score) for score in (1.0, 0.0) * 50], ("beginner", "club"))
    calm = fit([("beginner", "club", score) for score in (0.75, 0.25) * 50], ("beginner", "club"))

    assert calm[0].interval == pytest.approx(coins[0].interval / 2, rel=0.05)


def test_intervals_are_as_wide_as_repeated_measurements_differ():
    rng = Random("strength")
    chances = dict.fromkeys(PAIRINGS, 0.4)
    found = []
    for _ in range(60):
        rows = [
            (one, other, fmean(rng.random() < chance for _ in range(2)))
            for (one, other), chance in chances.items()
            for _ in range(20)
        ]
        found.append(fit(rows, LEVELS)[-1])

    spread = NORMAL_95 * stdev(one.elo for one in found)
    assert fmean(one.interval for one in found) == pytest.approx(spread, rel=0.25)


def test_inverse_times_matrix_is_one():
    matrix = [[4.0, -1.0, -1.0], [-1.0, 3.0, -0.5], [-1.0, -0.5, 2.0]]

    inverse = invert(matrix)

    product = [
        [
            sum(a * b for a, b in zip(row, column, strict=True))
            for column in zip(*matrix, strict=True)
        ]
        for row in inverse
    ]
    assert product == [pytest.approx([float(i == j) for j in range(3)]) for i in range(3)]
