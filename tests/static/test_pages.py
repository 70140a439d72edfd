"""The frame that all pages share."""

import pytest
from django.template.loader import render_to_string
from django.test import Client
from django.urls import reverse

from games import catalog


@pytest.mark.django_db
def test_front_page_lets_a_visitor_play_at_once(client):
    page = client.get("/").content.decode()

    assert f'action="{reverse("games:quick_play")}"' in page
    assert '<html lang="en" data-theme="system" data-contrast="50"' in page


@pytest.mark.django_db
def test_language_is_changed_on_the_page_itself(client):
    client.get("/lobby/")

    answer = client.post("/i18n/setlang/", {"language": "it", "next": "/lobby/"}, follow=True)

    assert answer.redirect_chain == [("/lobby/", 302)]
    assert '<html lang="it"' in answer.content.decode()


@pytest.mark.django_db
def test_missing_page_has_the_frame_of_the_site(client):
    answer = client.get("/no/such/page/")

    assert answer.status_code == 404
    assert "There is no such page" in answer.content.decode()
    assert 'class="site-header"' in answer.content.decode()


def test_error_page_needs_nothing_that_could_be_broken():
    page = render_to_string("500.html")

    assert "Something went wrong" in page
    assert "Riprova" in page


@pytest.mark.django_db
def test_forged_form_is_refused_with_an_explanation():
    answer = Client(enforce_csrf_checks=True).post(reverse("games:quick_play"))

    assert answer.status_code == 403
    assert "That is not allowed" in answer.content.decode()


@pytest.mark.django_db
def test_every_game_of_the_site_has_its_rules(client):
    for slug in catalog.GAMES:
        assert "The rules in short" in client.get(f"/games/{slug}/").content.decode()
