import pytest

from tests.accounts.playing import play


def test_leaderboard_is_paginated(client, anna, ben):
    play("m1", anna, ben)

    answer = client.get("/api/ratings/casino/?limit=1").json()

    assert answer == {
        "count": 2,
        "next": "http://testserver/api/ratings/casino/?limit=1&offset=1",
        "previous": None,
        "results": [
            {"username": "anna", "value": 1524.0, "matches": 1, "is_provisional": True},
        ],
    }


@pytest.mark.parametrize("count", [1, 3])
def test_leaderboard_has_a_fixed_number_of_queries(
    client, ben, make_user, count, django_assert_num_queries
):
    for number in range(count):
        play(f"m{number}", make_user(f"user{number}"), ben)

    with django_assert_num_queries(2):
        client.get("/api/ratings/casino/")
