import pytest

from accounts.services.ratings import void_result
from tests.accounts.playing import play


def test_player_is_shown_with_ratings_and_nothing_private(client, make_user, ben):
    carla = make_user("carla", email="c@example.org")
    play("m1", carla, ben)

    assert client.get("/api/players/CARLA/").json() == {
        "username": "carla",
        "is_guest": False,
        "is_bot": False,
        "bot_level": "",
        "date_joined": carla.date_joined.isoformat().replace("+00:00", "Z"),
        "ratings": [{"game": "casino", "value": 1524.0, "matches": 1, "is_provisional": True}],
    }


def test_player_that_left_is_not_found(client, make_user):
    make_user("carla", is_active=False)

    assert client.get("/api/players/carla/").status_code == 404


def test_players_are_read_only(client, anna):
    client.force_login(anna)

    answers = [client.put("/api/players/anna/"), client.delete("/api/players/anna/")]

    assert [answer.status_code for answer in answers] == [405, 405]


def test_changes_are_the_ledger_with_its_reasons(client, anna, ben, moderator):
    play("m1", anna, ben)
    void_result(match_code="m1", reason="Outage", moderator=moderator)

    answer = client.get("/api/players/anna/changes/").json()

    shown = [{k: v for k, v in line.items() if k != "created"} for line in answer["results"]]
    cause = {"match": "m1", "game": "casino", "is_void": True}
    assert shown == [
        cause | {"place": None, "before": 1524.0, "after": 1500.0, "reason": "Outage"},
        cause | {"place": 1, "before": 1500.0, "after": 1524.0, "reason": ""},
    ]


@pytest.mark.parametrize("count", [1, 3])
def test_changes_have_a_fixed_number_of_queries(
    client, anna, ben, count, django_assert_num_queries
):
    for number in range(count):
        play(f"m{number}", anna, ben)

    with django_assert_num_queries(4):
        client.get("/api/players/anna/changes/")
