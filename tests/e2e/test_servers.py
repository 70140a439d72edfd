"""The site on its other web server."""

import urllib.request

import pytest

from tests.e2e.player import Player

pytestmark = pytest.mark.e2e


def test_site_runs_on_uvicorn(new_site):
    site = new_site(LOCANDA_SERVER="uvicorn")

    address = f"{site.url}/account/login/"
    with urllib.request.urlopen(address, timeout=30) as answer:  # noqa: S310 -- our own site
        page = answer.read().decode()
    player = Player(site, name="anna")

    assert "csrfmiddlewaretoken" in page
    assert player.match()["status"] == "playing"
