from datetime import timedelta

import pytest
from django.utils import timezone

from accounts.models import Sanction, User
from accounts.services.sanctions import mute

USERS = "/admin/accounts/user/"


@pytest.fixture
def desk(client, moderator):
    client.force_login(moderator)
    return client


def act(desk, action, *people, **said):
    data = {"action": action, "_selected_action": [person.pk for person in people], **said}
    return desk.post(USERS, data, follow=True)


def told(response):
    return [str(message) for message in response.context["messages"]]


def test_action_asks_for_the_reason_first(desk, anna, ben):
    page = act(desk, "ban", anna, ben).content.decode()

    assert not Sanction.objects.exists()
    assert f'name="_selected_action" value="{anna.pk}"' in page
    assert '<textarea name="reason"' in page


def test_action_without_a_reason_asks_again(desk, anna):
    response = act(desk, "ban", anna, confirmed="yes", reason=" ")

    assert list(response.context["form"].errors) == ["reason"]
    assert not Sanction.objects.exists()


def test_warn_reaches_everybody_chosen(desk, anna, ben, moderator):
    response = act(desk, "warn", anna, ben, confirmed="yes", reason="Be kind.", note="both")

    assert list(Sanction.objects.order_by("user").values_list("user", "kind", "note")) == [
        (anna.pk, "warning", "both"),
        (ben.pk, "warning", "both"),
    ]
    assert {sanction.made_by for sanction in Sanction.objects.all()} == {moderator}
    assert told(response) == ["Warn: anna", "Warn: ben"]


@pytest.mark.parametrize("kind", ["mute", "ban"])
def test_mute_and_ban_last_as_many_days_as_said(desk, anna, kind, time_machine_at):
    now = timezone.now()
    time_machine_at(now)

    act(desk, kind, anna, confirmed="yes", reason="Insults", days="3")

    assert list(Sanction.objects.values_list("kind", "reason", "ends")) == [
        (kind, "Insults", now + timedelta(days=3))
    ]


def test_ban_without_days_does_not_end(desk, anna):
    act(desk, "ban", anna, confirmed="yes", reason="Cheating")

    assert Sanction.objects.get().ends is None


def test_action_that_is_refused_says_why(desk, bot, anna):
    response = act(desk, "warn", bot, anna, confirmed="yes", reason="Be kind.")

    assert sorted(told(response)) == ["Warn: anna", "bot-club: This cannot be done to a bot."]


def test_lift_ends_all_that_is_in_force(desk, anna, moderator):
    mute(user=anna, reason="One", moderator=moderator)
    mute(user=anna, reason="Two", moderator=moderator)

    act(desk, "lift", anna, confirmed="yes", reason="A mistake")

    assert not Sanction.objects.active().exists()


def test_moderator_sees_an_account_without_private_data(desk, make_user, moderator):
    carla = make_user("carla", email="c@example.org")
    mute(user=carla, reason="Insults", moderator=moderator)

    page = desk.get(f"{USERS}{carla.pk}/change/").content.decode()

    assert "Insults" in page
    assert "c@example.org" not in page
    assert carla.password not in page


def test_moderator_does_not_search_by_email(desk, make_user):
    make_user("carla", email="c@example.org")

    page = desk.get(USERS, {"q": "c@example.org"})

    assert list(page.context["cl"].result_list) == []


def test_administrator_searches_by_email(admin_client, make_user):
    carla = make_user("carla", email="c@example.org")

    page = admin_client.get(USERS, {"q": "c@example.org"})

    assert list(page.context["cl"].result_list) == [carla]


def test_administrator_adds_and_changes_accounts(admin_client, anna):
    secret = {"password1": "a-long-pass-9", "password2": "a-long-pass-9"}
    admin_client.post(f"{USERS}add/", {"username": "carla", "usable_password": "true", **secret})
    form = {"username": "Anna", "email": "a@example.org", "is_active": "on"}
    times = {"date_joined_0": "2026-01-01", "date_joined_1": "12:00"}
    inline = {"sanctions-TOTAL_FORMS": "0", "sanctions-INITIAL_FORMS": "0"}
    admin_client.post(f"{USERS}{anna.pk}/change/", {**form, **times, **inline})

    assert User.objects.get(username="carla").check_password("a-long-pass-9")
    assert User.objects.get(pk=anna.pk).email == "a@example.org"


@pytest.mark.parametrize("count", [1, 3])
def test_list_has_a_fixed_number_of_queries(desk, make_user, count, django_assert_num_queries):
    for number in range(count):
        make_user(f"user{number}")

    with django_assert_num_queries(9):
        desk.get(USERS)
