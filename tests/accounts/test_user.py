import pytest
from asgiref.sync import async_to_sync
from django.contrib.auth import authenticate
from django.core.exceptions import ValidationError
from django.db import IntegrityError

from accounts.models import User
from tests.accounts.conftest import PASSWORD

pytestmark = pytest.mark.django_db


@pytest.mark.usefixtures("anna")
def test_username_is_unique_whatever_its_case(make_user):
    with pytest.raises(IntegrityError):
        make_user("ANNA")


def test_email_is_unique_when_given(make_user):
    make_user("carla", email="c@example.org")
    make_user("dino")
    make_user("elsa")

    with pytest.raises(IntegrityError):
        make_user("fred", email="C@example.org")


@pytest.mark.parametrize("name", ["ab", "a" * 21, "two words", "città", "x@y", "abc\n"])
def test_username_outside_the_pattern_is_refused(name):
    user = User(username=name)

    with pytest.raises(ValidationError) as caught:
        user.full_clean(exclude=["password"])

    assert set(caught.value.error_dict) == {"username"}


@pytest.mark.parametrize("name", ["abc", "A_b-9", "a" * 20])
def test_username_within_the_pattern_is_taken(name):
    User(username=name).full_clean(exclude=["password"])


def test_bot_is_never_a_guest():
    with pytest.raises(IntegrityError):
        User.objects.create(username="bot-x", bot_level="club", is_guest=True)


def test_person_logs_in_with_the_name_in_any_case(anna):
    assert authenticate(username="Anna", password=PASSWORD) == anna


@pytest.mark.usefixtures("bot")
def test_bot_cannot_log_in_even_with_a_password():
    assert authenticate(username="bot-club", password=PASSWORD) is None


def test_names_are_the_user_name(anna):
    assert (anna.get_full_name(), anna.get_short_name(), anna.get_absolute_url()) == (
        "anna",
        "anna",
        "/u/anna/",
    )


def test_natural_key_is_found_in_any_case(anna):
    find, find_async = User.objects.get_by_natural_key, User.objects.aget_by_natural_key

    assert (find("ANNA"), async_to_sync(find_async)("ANNA")) == (anna, anna)
