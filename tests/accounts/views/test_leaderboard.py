import pytest

from tests.accounts.playing import play


def test_leaderboard_ranks_people_and_shows_bots_apart(client, anna, ben, bot, named_game):
    play("m1", anna, ben, bot, game=named_game)

    response = client.get("/leaderboard/casino/")

    assert [rating.user for rating in response.context["page"]] == [anna, ben]
    assert [rating.user for rating in response.context["bots"]] == [bot]
    assert "<h1>Leaderboard: Casino</h1>" in response.content.decode()


@pytest.mark.usefixtures("named_game")
@pytest.mark.parametrize("count", [1, 3])
def test_leaderboard_has_a_fixed_number_of_queries(
    client, ben, make_user, count, django_assert_num_queries
):
    for number in range(count):
        play(f"m{number}", make_user(f"user{number}"), ben)

    with django_assert_num_queries(3):
        client.get("/leaderboard/casino/")


@pytest.mark.django_db
@pytest.mark.usefixtures("named_game")
def test_leaderboard_may_be_empty(client):
    page = client.get("/leaderboard/casino/").content.decode()

    assert "No ranked match has been played yet." in page


@pytest.mark.django_db
@pytest.mark.usefixtures("named_game")
def test_leaderboard_of_an_unknown_game_is_not_found(client):
    assert client.get("/leaderboard/poker/").status_code == 404
