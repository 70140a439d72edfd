import pytest

from accounts.selectors import ignored_names, is_ignoring
from accounts.services import ignoring
from accounts.services.ignoring import ignore_person, stop_ignoring

pytestmark = pytest.mark.django_db


def test_ignoring_twice_is_ignoring_once_and_is_taken_back(anna, ben):
    ignore_person(user=anna, other=ben)
    ignore_person(user=anna, other=ben)
    assert (ignored_names(anna), is_ignoring(anna, ben)) == (("ben",), True)
    assert not is_ignoring(ben, anna)

    stop_ignoring(user=anna, other=ben)

    assert ignored_names(anna) == ()


def test_nobody_ignores_himself(anna):
    ignore_person(user=anna, other=anna)

    assert ignored_names(anna) == ()


def test_list_has_an_end(anna, ben, make_user, monkeypatch):
    monkeypatch.setattr(ignoring, "MOST_IGNORED", 1)
    ignore_person(user=anna, other=ben)
    ignore_person(user=anna, other=make_user("carla"))

    assert ignored_names(anna) == ("carla",)


def test_profile_ignores_and_reads_again(client, anna, ben):
    client.force_login(anna)
    page = client.get("/u/ben/").content.decode()
    assert "Ignore in chats" in page

    page = client.post("/u/ben/ignore/", {"ignore": "1"}, follow=True).content.decode()
    assert "You do not read this player in chats." in page
    client.post("/u/ben/ignore/", {})

    assert ignored_names(anna) == ()


def test_own_profile_and_that_of_a_bot_offer_nothing(client, anna, make_user):
    make_user("bot-club", bot_level="club")
    client.force_login(anna)

    for name in ("anna", "bot-club"):
        assert "Ignore in chats" not in client.get(f"/u/{name}/").content.decode()


def test_ignoring_needs_an_account(client, ben):
    response = client.post("/u/ben/ignore/", {"ignore": "1"})

    assert response.headers["Location"].startswith("/account/login/")
