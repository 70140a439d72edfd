"""Every page of django-allauth has the look of the site, and obeys its content security policy."""

import re

import pytest
from django.urls import reverse

OPEN = ["account_login", "account_signup", "account_reset_password", "account_inactive"]
OPEN += ["account_reset_password_done", "account_reset_password_from_key_done"]
OPEN += ["account_email_verification_sent"]
OWN = ["account_logout", "account_email", "account_change_password", "account_reauthenticate"]
FORBIDDEN = re.compile(r"<script(?![^>]*\bsrc=)|<style|\sstyle=|\son[a-z]+=", re.IGNORECASE)


def check(response):
    page = response.content.decode()
    assert response.status_code == 200
    assert "base.html" in [template.name for template in response.templates]
    assert not FORBIDDEN.search(page)
    assert re.search(r"<title>\s*\w", page)


@pytest.mark.django_db
@pytest.mark.parametrize("name", OPEN)
def test_open_page_of_allauth(client, name):
    check(client.get(reverse(name)))


@pytest.mark.parametrize("name", OWN)
def test_own_page_of_allauth(client, make_user, name):
    client.force_login(make_user("carla", email="c@example.org"))

    check(client.get(reverse(name)))


@pytest.mark.django_db
def test_password_reset_with_a_used_link(client):
    address = reverse("account_reset_password_from_key", args=("1", "set-x"))

    check(client.get(address))


@pytest.mark.django_db
def test_email_confirmation_with_an_unknown_link(client):
    check(client.get(reverse("account_confirm_email", args=("x",))))


def test_email_page_adds_an_address_that_nobody_has(client, make_user, django_user_model):
    make_user("carla", email="c@example.org")
    anna = make_user("anna")
    client.force_login(anna)
    address = reverse("account_email")

    taken = client.post(address, {"email": "C@example.org", "action_add": ""})
    client.post(address, {"email": "anna@example.org", "action_add": ""})
    client.post(address, {"email": "anna@example.org", "action_primary": ""})

    assert list(taken.context["form"].errors) == ["email"]
    assert django_user_model.objects.get(pk=anna.pk).email == "anna@example.org"
    assert list(anna.emailaddress_set.values_list("email", flat=True)) == ["anna@example.org"]
