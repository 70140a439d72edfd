"""The page of a lesson, and its moves."""

import json

import pytest
from django.urls import reverse

from games.models import Match

pytestmark = pytest.mark.django_db
TAKE = {"type": "capture", "card": "5H", "groups": [["5C"], ["5D"]], "builds": []}


def play(client, body, *, game="casino", slug="ca-02"):
    address = reverse("games:play_lesson", args=(game, slug))
    return client.post(address, body, content_type="application/json")


def test_page_names_the_tasks_and_what_comes_next(client):
    page = client.get(reverse("games:lesson", args=("casino", "ca-02"))).content.decode()

    assert "Take the fives with your five." in page
    assert reverse("games:lesson", args=("casino", "ca-01")) in page


def test_moves_are_answered_and_nothing_is_stored(client):
    opened = play(client, {"plays": []}).json()
    done = play(client, {"plays": [TAKE]}).json()

    assert [message["type"] for message in opened["messages"]] == ["table", "update"]
    assert (opened["standing"], opened["done"]) == ("asked", 0)
    assert (done["standing"], done["done"]) == ("done", 1)
    assert not Match.objects.exists()


def test_move_against_the_rules_is_refused_with_the_reason(client):
    wrong = TAKE | {"groups": [["5C"]]}

    answer = play(client, {"plays": [wrong]}).json()

    (refused,) = answer["messages"]
    assert (refused["type"], answer["standing"]) == ("refused", None)
    assert refused["detail"]


@pytest.mark.parametrize(
    "body", ["nonsense", "[]", "{}", json.dumps({"plays": [1] * 21}), "[" * 100_000]
)
def test_nonsense_is_refused(client, body):
    assert play(client, body).status_code == 400


@pytest.mark.parametrize(("game", "slug"), [("chess", "ca-02"), ("casino", "ci-01")])
def test_lesson_that_does_not_exist(client, game, slug):
    assert client.get(reverse("games:lesson", args=(game, slug))).status_code == 404
