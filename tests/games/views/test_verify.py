"""The page on which a browser checks the chance of a match."""

import pytest
from django.urls import reverse

from tests.games.playing import play_out, start

pytestmark = pytest.mark.django_db


def test_page_of_a_finished_match_takes_its_record(client, anna, ben):
    match = play_out(start([anna, ben], options={"rounds": 1}))
    address = reverse("games:verify_match", args=(match.code,))

    page = client.get(address).content.decode()

    assert f'data-record="{reverse("games:record", args=(match.code,))}"' in page
    assert address in client.get(match.get_absolute_url()).content.decode()


def test_page_of_a_live_match_leads_to_its_table(client, anna, ben):
    match = start([anna, ben])

    answer = client.get(reverse("games:verify_match", args=(match.code,)))

    assert answer.url == match.table.get_absolute_url()
    assert client.get(reverse("games:verify_match", args=("nosuch",))).status_code == 404


def test_page_for_any_record_asks_for_one(client):
    page = client.get(reverse("games:verify")).content.decode()

    assert "data-record" not in page
    assert "Nothing has been checked yet." in page
