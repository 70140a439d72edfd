"""The record of a match, as those get it who may know different things."""

import json

import pytest
from django.urls import reverse

from tests.games.playing import play_out, start

pytestmark = pytest.mark.django_db


@pytest.fixture
def sealed(anna, ben):
    return play_out(start([anna, ben], game="casino-pirate"))


def addresses(match):
    return [reverse("games:record", args=(match.code,)), f"/api/matches/{match.code}/record/"]


def orders(record):
    return [
        "".join(entry["chance"]["cards"])
        for entry in record["entries"]
        if entry.get("chance", {}).get("type") == "order"
    ]


def test_pi_r23_conceded_cards_are_nowhere_in_what_the_site_tells(client, anna, ben, sealed):
    for address in addresses(sealed):
        client.logout()
        public = json.loads(client.get(address).content)
        client.force_login(anna)
        mine = json.loads(client.get(address).content)
        client.force_login(ben)
        other = json.loads(client.get(address).content)

        assert all("?" in order for order in orders(public))
        for shown, own, his in zip(orders(public), orders(mine), orders(other), strict=True):
            assert all(
                a == b == c or (a == "?" and "?" in {b, c})
                for a, b, c in zip(shown, own, his, strict=True)
            )
        assert sealed.seal not in json.dumps([public, mine, other])


def test_other_pages_of_a_sealed_match_tell_no_seal(client, sealed):
    pages = [
        sealed.get_absolute_url(),
        f"/api/matches/{sealed.code}/",
        f"/api/matches/{sealed.code}/view/",
    ]

    assert all(sealed.seal not in client.get(page).content.decode() for page in pages)
