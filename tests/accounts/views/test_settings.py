import json

import pytest
from django.test import Client

from accounts.display import COOKIE, Display, display_from, read_cookie
from accounts.models import Preferences
from accounts.models.preferences import Felt, Theme
from accounts.services.preferences import save_preferences
from accounts.services.sanctions import mute

pytestmark = pytest.mark.django_db
CHOICES = {
    "language": "it",
    "theme": "dark",
    "contrast": "70",
    "grain": "0",
    "warmth": "100",
    "felt": "navy",
    "suits": "four",
    "face": "big",
    "motion": "none",
    "sound": "True",
}


def looks(preferences):
    return {field: str(getattr(preferences, field)) for field in CHOICES}


def test_settings_of_a_person_are_saved_with_the_account(client, anna):
    client.force_login(anna)

    response = client.post("/settings/", CHOICES)

    assert response.headers["Location"] == "/settings/"
    assert looks(Preferences.objects.get(user=anna)) == CHOICES
    assert client.get("/settings/").headers["Content-Language"] == "it"


def test_settings_of_a_visitor_are_saved_in_the_browser(client):
    client.post("/settings/", CHOICES)

    page = client.get("/settings/")
    assert looks(page.context["form"].instance) == CHOICES
    assert page.headers["Content-Language"] == "it"
    assert not Preferences.objects.exists()


def test_settings_that_follow_the_browser_forget_the_language(client):
    client.post("/settings/", CHOICES)

    client.post("/settings/", CHOICES | {"language": ""})

    assert client.get("/settings/").headers["Content-Language"] == "en"


@pytest.mark.parametrize(
    "wrong", [{"contrast": "101"}, {"theme": "pink"}, {"language": "xx"}, {"grain": ""}]
)
def test_settings_that_are_wrong_are_shown_again(client, anna, wrong):
    client.force_login(anna)

    response = client.post("/settings/", CHOICES | wrong)

    assert response.status_code == 400
    assert list(response.context["form"].errors) == list(wrong)
    assert not Preferences.objects.exists()


def test_settings_show_what_moderators_did(client, anna, moderator):
    mute(user=anna, reason="Insults", moderator=moderator)
    client.force_login(anna)

    assert "<p>Insults</p>" in client.get("/settings/").content.decode()


def test_settings_ask_a_guest_to_sign_up(client, guest):
    client.force_login(guest)

    assert "Sign up to keep your name" in client.get("/settings/").content.decode()


def test_display_from_the_table_changes_only_what_is_sent(client, anna):
    save_preferences(user=anna, display=Display(felt=Felt.NAVY), language="it")
    client.force_login(anna)

    response = client.post("/settings/display/", {"contrast": 80}, "application/json")

    preferences = Preferences.objects.get(user=anna)
    assert display_from(preferences) == Display(felt=Felt.NAVY, contrast=80)
    assert preferences.language == "it"
    assert response.json()["contrast"] == 80


def test_display_of_a_visitor_is_kept_in_the_cookie(client):
    client.post("/settings/display/", {"theme": "dark"}, "application/json")
    client.post("/settings/display/", {"grain": 5}, "application/json")

    assert read_cookie(client.cookies[COOKIE].value) == Display(theme=Theme.DARK, grain=5)


@pytest.mark.parametrize("body", ["", "[]", "{", '{"contrast": 101}', '{"size": 3}'])
def test_display_that_is_wrong_is_refused(client, body):
    response = client.post("/settings/display/", body, "application/json")

    assert (response.status_code, response.json()["code"]) == (400, "invalid_display")


def test_display_is_protected_against_other_sites():
    client = Client(enforce_csrf_checks=True)

    response = client.post("/settings/display/", json.dumps({"grain": 1}), "application/json")

    assert response.status_code == 403


def test_language_is_remembered_with_the_account(client, anna):
    client.force_login(anna)

    response = client.post("/i18n/setlang/", {"language": "it", "next": "/settings/"})

    assert response.headers["Location"] == "/settings/"
    assert Preferences.objects.get(user=anna).language == "it"


def test_language_of_a_visitor_is_kept_in_the_browser(client):
    client.post("/i18n/setlang/", {"language": "it", "next": "/"})

    assert client.get("/settings/").headers["Content-Language"] == "it"


def test_language_that_is_unknown_is_not_saved(client, anna):
    client.force_login(anna)

    client.post("/i18n/setlang/", {"language": "xx"})

    assert not Preferences.objects.exists()
