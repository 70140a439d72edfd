from datetime import timedelta

import pytest
from django.utils import timezone

from accounts.models import Sanction
from accounts.services.preferences import save_preferences
from accounts.services.sanctions import ban, lift, mute, warn


def notices(response):
    return [str(message) for message in response.context["messages"]]


@pytest.fixture
def banned(anna, moderator, client):
    ban(user=anna, reason="Cheating in <matches>", moderator=moderator)
    client.force_login(anna)
    return anna


def test_page_speaks_the_language_of_the_account(client, anna):
    save_preferences(user=anna, language="it")
    client.force_login(anna)

    response = client.get("/settings/")

    assert response.headers["Content-Language"] == "it"


def test_page_speaks_the_language_of_the_browser_without_a_preference(client, anna):
    save_preferences(user=anna, language="")
    client.force_login(anna)

    response = client.get("/settings/", headers={"accept-language": "it"})

    assert response.headers["Content-Language"] == "it"


@pytest.mark.usefixtures("banned")
def test_banned_person_reads_why_on_every_page(client):
    response = client.get("/settings/")

    assert response.status_code == 403
    assert "accounts/banned.html" in [template.name for template in response.templates]
    assert "Cheating in &lt;matches&gt;" in response.content.decode()
    assert "does not end by itself" in response.content.decode()


def test_banned_person_reads_until_when(client, anna, moderator):
    until = timezone.now() + timedelta(days=3)
    ban(user=anna, reason="Cheating", moderator=moderator, until=until)
    client.force_login(anna)

    response = client.get("/settings/")

    assert f'datetime="{until:%Y-%m-%dT%H:%M}' in response.content.decode()


@pytest.mark.usefixtures("banned")
def test_banned_person_may_choose_the_language_and_log_out(client):
    language = client.post("/i18n/setlang/", {"language": "it"})
    leaving = client.post("/account/logout/")

    assert (language.status_code, leaving.status_code) == (302, 302)
    assert "_auth_user_id" not in client.session


@pytest.mark.usefixtures("banned")
def test_banned_person_is_refused_by_the_api_in_json(client):
    response = client.get("/api/players/anna/")

    assert response.status_code == 403
    assert response.json() == {
        "code": "banned",
        "detail": "You are banned: Cheating in <matches>",
    }


@pytest.mark.usefixtures("banned")
def test_banned_person_gets_json_where_a_script_asks_for_it(client):
    response = client.post("/settings/display/", headers={"accept": "application/json"})

    assert (response.status_code, response.json()["code"]) == (403, "banned")


@pytest.mark.usefixtures("banned")
def test_ban_that_is_lifted_lets_the_person_in(client, moderator):
    lift(sanction=Sanction.objects.get(), moderator=moderator, reason="A mistake")

    assert client.get("/settings/").status_code == 200


def test_warning_is_delivered_once(client, anna, moderator):
    warn(user=anna, reason="Be kind.", moderator=moderator)
    client.force_login(anna)

    first, second = client.get("/settings/"), client.get("/settings/")

    assert notices(first) == ["A moderator warns you: Be kind."]
    assert notices(second) == []


def test_mute_is_delivered_with_its_end(client, anna, moderator):
    until = timezone.now() + timedelta(days=1)
    mute(user=anna, reason="Insults", moderator=moderator, until=until)
    client.force_login(anna)

    (notice,) = notices(client.get("/settings/"))

    assert notice.startswith("You cannot write in the chat until ")
    assert notice.endswith(": Insults")
    assert f"{until.day} {until:%b %Y, %H:%M}" in notice


def test_mute_without_end_is_delivered(client, anna, moderator):
    mute(user=anna, reason="Insults", moderator=moderator)
    client.force_login(anna)

    assert notices(client.get("/settings/")) == ["You can no longer write in the chat: Insults"]


@pytest.mark.parametrize("page", ["email", "password/change", "password/set", "reauthenticate"])
def test_guest_has_no_password_or_email_and_is_asked_to_sign_up(client, guest, page):
    client.force_login(guest)

    response = client.get(f"/account/{page}/")

    assert response.headers["Location"] == "/account/signup/"


def test_account_costs_a_page_three_queries(client, anna, django_assert_num_queries):
    client.force_login(anna)

    with django_assert_num_queries(4):
        client.post("/settings/display/", "x", content_type="application/json")
