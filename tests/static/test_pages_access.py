"""Whether everybody can use the pages of the running site."""

import pytest

from tests.e2e.player import Player
from tests.static.access import faults

pytestmark = [pytest.mark.e2e, pytest.mark.browser]

PAGES = [
    "/",
    "/lobby/",
    "/games/",
    "/games/casino/",
    "/games/casino-italian/",
    "/games/casanova/",
    "/games/casino-pirate/",
    "/games/cuccu/",
    "/leaderboard/casino/",
    "/tournaments/",
    "/account/signup/",
    "/account/login/",
    "/account/password/reset/",
    "/settings/",
    "/verify/",
    "/offline/",
]
OF_A_MEMBER = [
    "/",
    "/lobby/",
    "/settings/",
    "/table/new/?game=casino",
    "/table/new/?game=cuccu",
    "/account/password/change/",
    "/account/email/",
    "/u/{name}/",
    "/u/{name}/cuccu/",
    "/u/bot-club/",
    "/u/bot-club/report/",
    "/matches/{name}/",
    "/leaderboard/cuccu/",
    "/match/{done}/",
    "/match/{done}/replay/",
    "/match/{done}/verify/",
    "/report/match/{done}/bot-club/",
    "/table/{table}/text/",
    "/tournaments/autumn-cup/",
]
"""Pages that one who has played and is playing can open."""
EVENT = """
from datetime import timedelta
from django.utils import timezone
from accounts.models import User
from tournaments.models import Tournament
from tournaments.services.schedule import schedule_tournament
host = User.objects.create_superuser("organiser", password="un-due-tre-stella")
schedule_tournament(organiser=host, tournament=Tournament(
    name="Autumn cup", game="cuccu", pace="quick", rounds=3, round_gap=60,
    starts=timezone.now() + timedelta(days=1), min_players=2, max_players=8))
"""


@pytest.fixture(scope="module")
def member(site):
    """Somebody who has played a match and plays another; where they are, and the session."""
    site.manage("shell", "-v0", "-c", EVENT)
    done = Player(site, name="member", game="cuccu", lives=1)
    done.play()
    on = Player(site, name="beginner", game="casino")
    places = {"name": "member", "done": done.code, "table": on.match()["table"]}
    return places, {"member": done.session, "beginner": on.session}


def look(visit, path, **options):
    """Return what axe finds on a page on a desktop by day and on a phone by night."""
    page = visit(path, **options)
    light = faults(page)
    page.emulate_media(color_scheme="dark")
    page.set_viewport_size({"width": 390, "height": 844})
    dark = faults(page)
    page.set_viewport_size({"width": 320, "height": 568})
    return light, dark, page.evaluate("document.documentElement.scrollWidth") > 320


@pytest.mark.parametrize("path", PAGES)
def test_page_has_no_fault_that_axe_finds_and_fits(visit, path):
    assert look(visit, path) == ([], [], False)


@pytest.mark.parametrize("path", OF_A_MEMBER)
def test_page_of_a_member_has_no_fault_that_axe_finds_and_fits(visit, member, path):
    places, sessions = member
    session = sessions["beginner" if "{table}" in path else "member"]
    cookie = {"name": "sessionid", "value": session, "domain": "127.0.0.1", "path": "/"}

    found = look(visit, path.format(**places), storage_state={"cookies": [cookie]})

    assert found == ([], [], False)
