import pytest

from accounts.services.ratings import void_result
from tests.accounts.playing import play


def test_profile_shows_ratings_chart_and_results(client, anna, ben, named_game):
    play("abc", anna, ben, game=named_game)
    play("def", anna, ben, game=named_game)

    page = client.get("/u/anna/").content.decode()

    assert "<h2>Casino</h2>" in page
    assert '<polyline points="6.0,90.0 160.0,' in page
    assert "The rating went from 1500 to 1545" in page
    assert '<a href="/match/abc/">abc</a>' in page
    assert '<a href="/u/ben/">ben</a>' in page


@pytest.mark.parametrize("count", [1, 3])
def test_profile_has_a_fixed_number_of_queries(client, anna, ben, count, django_assert_num_queries):
    for number in range(count):
        play(f"m{number}", anna, ben)
        play(f"n{number}", anna, ben, game="other")

    with django_assert_num_queries(7):
        client.get("/u/anna/")


def test_profile_is_found_in_any_case(client, anna):
    assert client.get("/u/ANNA/").context["person"] == anna


@pytest.mark.django_db
def test_profile_of_nobody_is_not_found(client):
    assert client.get("/u/nobody/").status_code == 404


@pytest.mark.usefixtures("anna")
def test_profile_of_who_never_played_says_so(client):
    assert "No ranked match has been played yet." in client.get("/u/anna/").content.decode()


@pytest.mark.parametrize(
    ("kind", "words"), [("bot", "This is a bot"), ("guest", "without a registered account")]
)
def test_profile_says_what_the_account_is(client, request, kind, words):
    account = request.getfixturevalue(kind)

    assert words in client.get(account.get_absolute_url()).content.decode()


def test_profile_offers_to_report_others_only(client, anna, ben, bot):
    client.force_login(anna)

    offers = {
        person.username: "/report/" in client.get(person.get_absolute_url()).content.decode()
        for person in (anna, ben, bot)
    }

    assert offers == {"anna": False, "ben": True, "bot-club": False}


def test_profile_explains_a_voided_match(client, anna, ben, moderator):
    play("abc", anna, ben)
    void_result(match_code="abc", reason="The server failed.", moderator=moderator)

    page = client.get("/u/anna/").content.decode()

    assert "Recomputed, as this match was voided: The server failed." in page
    assert '<span class="tag">void</span>' in page


def test_rating_without_lines_has_no_chart(client, anna):
    anna.ratings.create(game="casino")

    assert "<polyline" not in client.get("/u/anna/").content.decode()


def test_history_shows_one_game_page_by_page(client, anna, ben, named_game):
    for number in range(51):
        play(f"m{number}", anna, ben, game=named_game)
    play("other", anna, ben, game="other")

    first = client.get("/u/anna/casino/")
    second = client.get("/u/anna/casino/?page=2").content.decode()

    assert len(first.context["page"]) == 50
    assert '<a rel="next" href="?page=2">' in first.content.decode()
    assert "/match/m0/" in second
    assert "/match/other/" not in second


@pytest.mark.parametrize("count", [1, 3])
def test_history_has_a_fixed_number_of_queries(client, anna, ben, count, django_assert_num_queries):
    for number in range(count):
        play(f"m{number}", anna, ben)

    with django_assert_num_queries(4):
        client.get("/u/anna/casino/")
