"""The site as an application that can be installed."""

import pytest
from django.contrib.staticfiles.finders import find

pytestmark = pytest.mark.django_db


def test_manifest_names_an_icon_that_exists(client):
    manifest = client.get("/manifest.webmanifest")

    assert manifest["Content-Type"] == "application/manifest+json"
    shown = manifest.json()
    assert (shown["start_url"], shown["display"]) == ("/", "standalone")
    assert all(find(icon["src"].removeprefix("/static/")) for icon in shown["icons"])


def test_manifest_speaks_the_language_of_the_visitor(client):
    client.cookies["django_language"] = "it"

    shown = client.get("/manifest.webmanifest").json()

    assert (shown["lang"], shown["description"]) == ("it", "Giochi di carte tradizionali")


def test_worker_comes_from_the_root_and_is_asked_for_anew(client):
    answer = client.get("/worker.js")

    assert (answer["Content-Type"], answer["Cache-Control"]) == ("text/javascript", "no-cache")
    assert "caches.open" in answer.content.decode()


def test_page_of_the_worker_needs_no_account(client):
    assert "No connection" in client.get("/offline/").content.decode()
