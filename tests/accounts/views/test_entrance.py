import pytest
from django.contrib.messages import get_messages
from django.core import mail

from accounts.models import User
from tests.accounts.conftest import PASSWORD
from tests.accounts.playing import play

pytestmark = pytest.mark.django_db
SIGNUP = {"username": "Nina", "email": "", "password1": "a-long-pass-9"}


def test_guest_button_gives_an_account_and_goes_where_asked(client):
    response = client.post("/guest/", {"next": "/settings/"})

    assert response.headers["Location"] == "/settings/"
    assert User.objects.get(pk=client.session["_auth_user_id"]).is_guest


@pytest.mark.parametrize("target", ["", "https://evil.example/", "//evil.example"])
def test_guest_button_leads_to_no_other_site(client, target):
    response = client.post("/guest/", {"next": target})

    assert response.headers["Location"] == "/"


def test_guest_button_keeps_who_has_an_account(client, anna):
    client.force_login(anna)

    client.post("/guest/")

    assert client.session["_auth_user_id"] == str(anna.pk)
    assert User.objects.count() == 1


def test_guest_button_is_no_link(client):
    assert client.get("/guest/").status_code == 405


def test_guest_button_is_limited_per_address(client, settings):
    settings.ACCOUNT_RATE_LIMITS = {"guest": "1/m/ip"}
    client.post("/guest/")
    client.logout()

    response = client.post("/guest/")

    assert response.status_code == 429
    assert "429.html" in [template.name for template in response.templates]
    assert User.objects.count() == 1


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "Your password must contain at least 8 characters."),
        ("it", "La tua password deve contenere almeno 8 caratteri."),
    ],
)
def test_short_password_is_refused_in_the_language_of_the_page(client, language, words):
    form = {**SIGNUP, "password1": "kqz-9"}

    page = client.post("/account/signup/", form, headers={"Accept-Language": language})

    assert page.context["form"].errors == {"password1": [words]}


def test_signup_makes_an_account_without_email(client):
    response = client.post("/account/signup/", SIGNUP)

    user = User.objects.get()
    assert (user.username, user.email, user.is_guest) == ("Nina", "", False)
    assert user.check_password("a-long-pass-9")
    assert (response.status_code, client.session["_auth_user_id"]) == (302, str(user.pk))


def test_signup_with_email_sends_a_confirmation(client):
    client.post("/account/signup/", SIGNUP | {"email": "Nina@example.org"})

    assert User.objects.get().email == "nina@example.org"
    assert [message.to for message in mail.outbox] == [["nina@example.org"]]


def test_signup_of_a_guest_keeps_the_account(client, guest, ben):
    play("m1", guest, ben)
    client.force_login(guest)

    client.post("/account/signup/", SIGNUP)

    user = User.objects.get(username="Nina")
    assert (user.pk, user.is_guest, user.ratings.get().value) == (guest.pk, False, 1524.0)
    assert client.session["_auth_user_id"] == str(guest.pk)


def test_signup_of_a_guest_may_keep_the_name(client, guest):
    client.force_login(guest)

    client.post("/account/signup/", SIGNUP | {"username": "Merry-Owl-7"})

    guest.refresh_from_db()
    assert (guest.username, guest.is_guest) == ("Merry-Owl-7", False)


@pytest.mark.usefixtures("anna")
def test_signup_of_a_guest_that_fails_leaves_the_guest(client, guest):
    client.force_login(guest)

    response = client.post("/account/signup/", SIGNUP | {"username": "ANNA"})

    guest.refresh_from_db()
    assert (guest.username, guest.is_guest) == ("merry-owl-7", True)
    assert list(response.context["form"].errors) == ["username"]


@pytest.mark.usefixtures("anna", "guest")
@pytest.mark.parametrize("name", ["bot-club", "BOT-x", "ab", "two words", "anna", "Merry-Owl-7"])
def test_signup_refuses_names_of_bots_and_of_others(client, name):
    response = client.post("/account/signup/", SIGNUP | {"username": name})

    assert list(response.context["form"].errors) == ["username"]


def test_signup_refuses_the_email_of_somebody_else(client, make_user):
    make_user("carla", email="c@example.org")

    response = client.post("/account/signup/", SIGNUP | {"email": "C@example.org"})

    assert list(response.context["form"].errors) == ["email"]


def test_signup_page_tells_a_guest_what_stays(client, guest):
    client.force_login(guest)

    page = client.get("/account/signup/").content.decode()

    assert "You play as the guest merry-owl-7." in page


def test_signup_page_sends_a_registered_person_on(client, anna):
    client.force_login(anna)

    assert client.get("/account/signup/").headers["Location"] == "/"


def test_login_by_name_or_email(client, make_user):
    carla = make_user("carla", email="c@example.org")

    for login in ("CARLA", "c@example.org"):
        client.logout()
        client.post("/account/login/", {"login": login, "password": PASSWORD})
        assert client.session["_auth_user_id"] == str(carla.pk)


def test_login_of_a_guest_changes_to_the_other_account(client, guest, anna):
    client.force_login(guest)

    client.post("/account/login/", {"login": "anna", "password": PASSWORD})

    assert client.session["_auth_user_id"] == str(anna.pk)


@pytest.mark.usefixtures("bot")
def test_login_as_a_bot_is_impossible(client):
    client.post("/account/login/", {"login": "bot-club", "password": PASSWORD})

    assert "_auth_user_id" not in client.session


def test_logout_page_warns_a_guest(client, guest):
    client.force_login(guest)

    assert "nobody can use this account again" in client.get("/account/logout/").content.decode()


def test_password_change_keeps_this_session(client, anna):
    client.force_login(anna)

    client.post(
        "/account/password/change/",
        {"oldpassword": PASSWORD, "password1": "another-pass-2", "password2": "another-pass-2"},
    )

    anna.refresh_from_db()
    assert anna.check_password("another-pass-2")
    assert client.get("/settings/").context["user"] == anna


def test_password_reset_by_email(client, make_user):
    carla = make_user("carla", email="c@example.org")
    client.post("/account/password/reset/", {"email": "c@example.org"})
    link = next(word for word in mail.outbox[0].body.split() if "/password/reset/key/" in word)

    form_page = client.get(link, follow=True).request["PATH_INFO"]
    client.post(form_page, {"password1": "another-pass-2", "password2": "another-pass-2"})

    carla.refresh_from_db()
    assert carla.check_password("another-pass-2")


def test_signup_welcomes_and_points_to_ranked_play(client):
    response = client.post("/account/signup/", SIGNUP)

    assert [str(message) for message in get_messages(response.wsgi_request)] == [
        "Welcome, Nina.",
        "You can play ranked matches now: choose one on the page of a game.",
    ]


def test_login_says_why_and_offers_the_guest_first_who_came_from_another_page(client):
    bare, led = (client.get(f"/account/login/{query}") for query in ("", "?next=/table/new/"))
    why = "You need a name there. Play as a guest at once, or log in if you have an account."
    guest, login = "<h2>Play as a guest</h2>", "<h1>Log in</h1>"

    assert why not in bare.text
    assert [led.text.count(each) for each in (why, guest, login)] == [1, 1, 1]
    assert led.text.index(why) < led.text.index(guest) < led.text.index(login)
    assert bare.text.index(login) < bare.text.index(guest)


def test_login_asks_for_name_or_address(client):
    text = client.get("/account/login/").text

    assert ">Username or email" in text
    assert "Login:" not in text
