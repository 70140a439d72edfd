import pytest
from hypothesis import given
from hypothesis import strategies as st

from accounts.ratings.elo import expected_score, k_factor, rate

rating = st.floats(min_value=100, max_value=3000)


@st.composite
def matches(draw):
    """Ratings, places and sides of a match in which all sides have the same size."""
    size, count = draw(st.sampled_from([(1, 2), (1, 3), (1, 4), (1, 8), (2, 2), (2, 3)]))
    side_places = draw(st.lists(st.integers(1, count), min_size=count, max_size=count))
    sides = draw(st.permutations([side for side in range(count) for _ in range(size)]))
    ratings = draw(st.lists(rating, min_size=len(sides), max_size=len(sides)))
    return {"ratings": ratings, "places": [side_places[s] for s in sides], "sides": sides}


def test_expected_score_of_four_hundred_points_more_is_ten_to_one():
    assert expected_score(1900, 1500) == pytest.approx(10 / 11)


@given(rating, rating)
def test_expected_scores_of_two_sum_to_one(one, other):
    assert expected_score(one, other) + expected_score(other, one) == pytest.approx(1)


@pytest.mark.parametrize(
    ("matches", "is_bot", "k"),
    [(0, False, 48.0), (9, False, 48.0), (10, False, 24.0), (0, True, 6.0), (500, True, 6.0)],
)
def test_k_factor_is_larger_while_provisional_and_small_for_bots(matches, is_bot, k):
    assert k_factor(matches=matches, is_bot=is_bot) == k


def test_rate_of_equals_moves_half_of_k():
    changes = rate(ratings=[1500, 1500], places=[1, 2], sides=[0, 1], k_factors=[24, 24])

    assert changes == (12.0, -12.0)


def test_rate_of_a_tie_takes_from_the_stronger():
    changes = rate(ratings=[1900, 1500], places=[1, 1], sides=[0, 1], k_factors=[24, 24])

    assert changes == pytest.approx((-24 * (10 / 11 - 0.5), 24 * (0.5 - 1 / 11)))


def test_rate_of_four_equals_shares_k_among_the_pairs():
    changes = rate(ratings=[1500] * 4, places=[1, 2, 3, 4], sides=[0, 1, 2, 3], k_factors=[24] * 4)

    assert changes == pytest.approx((12.0, 4.0, -4.0, -12.0))


def test_rate_of_partners_uses_their_mean():
    changes = rate(
        ratings=[1600, 1500, 1400, 1500],
        places=[1, 2, 1, 2],
        sides=[0, 1, 0, 1],
        k_factors=[24, 24, 48, 24],
    )

    assert changes == (12.0, -12.0, 24.0, -12.0)


@given(matches())
def test_rate_with_one_k_sums_to_zero(match):
    changes = rate(**match, k_factors=[24.0] * len(match["sides"]))

    assert sum(changes) == pytest.approx(0, abs=1e-9)


@given(matches())
def test_rate_never_moves_further_than_k(match):
    changes = rate(**match, k_factors=[24.0] * len(match["sides"]))

    assert all(abs(change) <= 24.0 for change in changes)


@given(matches())
def test_rate_of_the_winner_alone_never_falls(match):
    changes = rate(**match, k_factors=[24.0] * len(match["sides"]))

    winners = [c for c, place in zip(changes, match["places"], strict=True) if place == 1]
    alone = len({s for s, p in zip(match["sides"], match["places"], strict=True) if p == 1}) == 1
    assert not alone or min(winners) >= 0


@given(matches(), st.randoms(use_true_random=False))
def test_rate_does_not_depend_on_the_order_of_players(match, random):
    players = list(range(len(match["sides"])))
    random.shuffle(players)
    shuffled = {key: [values[player] for player in players] for key, values in match.items()}

    changes = rate(**match, k_factors=[24.0] * len(players))
    again = rate(**shuffled, k_factors=[24.0] * len(players))

    assert again == pytest.approx([changes[player] for player in players])


@pytest.mark.parametrize("sides", [[0, 0], [0, 0, 1], [0, 0, 0, 1]])
def test_rate_refuses_sides_of_unequal_size(sides):
    count = len(sides)

    with pytest.raises(ValueError, match="not two or more sides of equal size"):
        rate(ratings=[1500] * count, places=[1] * count, sides=sides, k_factors=[24] * count)


@pytest.mark.parametrize(("places", "changes"), [((1, 2, 4, 2), 12.0), ((3, 1, 4, 1), -12.0)])
def test_partner_of_who_left_has_the_result_of_his_side(places, changes):
    rated = rate(ratings=[1500] * 4, places=places, sides=[0, 1, 0, 1], k_factors=[24] * 4)

    assert rated == (changes, -changes, -12.0, -changes)
