"""Every game is played to its end by mouse, finger and keys, in both languages, at both sizes."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

from tests.e2e.guest import Guest
from tests.e2e.hands import Finger, Hand, Keyboard, Mouse, Shortcuts

pytestmark = [pytest.mark.e2e, pytest.mark.browser, pytest.mark.timeout(600)]

DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}
ENGLISH = {"locale": "en-GB"}
ITALIAN = {"locale": "it-IT"}
WAYS: dict[str, tuple[type[Hand], dict[str, Any]]] = {
    "mouse": (Mouse, {**DESKTOP, **ENGLISH}),
    "keys": (Shortcuts, {**DESKTOP, **ENGLISH}),
    "finger": (Finger, {**PHONE, **ITALIAN}),
    "phonekeys": (Keyboard, {**PHONE, **ITALIAN}),
}
"""By what a person uses: what the browser is like."""
GAMES: dict[str, tuple[int, dict[str, Any], str]] = {
    "casino": (3, {"rounds": 1}, "no-preference"),
    "casino-italian": (3, {"target": 1, "reach": True, "royal": True}, "reduce"),
    "casanova": (4, {}, "reduce"),
    "cuccu": (4, {"lives": 2}, "reduce"),
    "casino-pirate": (3, {}, "reduce"),
}
"""Each with its seats, options that make a match short, and motion where there is little of it."""
WON = ("You win!", "Hai vinto!")
SEAT = """
from django.contrib.auth import BACKEND_SESSION_KEY, HASH_SESSION_KEY, SESSION_KEY
from django.contrib.sessions.backends.db import SessionStore
from accounts.models import User
from accounts.services.bots import ensure_bots
from games.services.lobby import seat_match
for name in {names!r}:
    user = User.objects.create_user(name)
    bots = ensure_bots(levels=["beginner"], each={bots})
    match = seat_match(game={game!r}, options={options!r}, users=[user, *bots], pace="calm")
    session = SessionStore()
    session[SESSION_KEY] = str(user.pk)
    session[BACKEND_SESSION_KEY] = "django.contrib.auth.backends.ModelBackend"
    session[HASH_SESSION_KEY] = user.get_session_auth_hash()
    session.save()
    print(match.table.code, session.session_key)
"""


@pytest.mark.parametrize("game", GAMES)
def test_game_is_played_to_its_end_in_every_way(site, visit, game):
    guests = [sit_down(visit, game, *place) for place in seat(site, game)]

    playing = guests
    while playing:
        playing = [guest for guest in playing if guest.play_on()]

    for guest in guests:
        match = ask_for_match(guest.page)
        places = [player["place"] for player in match["players"]]
        assert (match["status"], match["ending"]) == ("finished", "played")
        assert shown_scores(guest.page) == sorted(match["scores"])
        assert is_won(guest.page) == (places[0] == 1 < max(places))


def seat(site, game):
    """Seat a person for each way of playing against bots; return who sits where."""
    seats, options, _ = GAMES[game]
    names = [f"{way}-{game}" for way in WAYS]
    made = SEAT.format(names=names, bots=seats - 1, game=game, options=options)
    said = site.manage("shell", "-v0", "-c", made).splitlines()[-len(WAYS) :]
    return [(way, line.split()) for way, line in zip(WAYS, said, strict=True)]


def sit_down(visit, game, way, place):
    """Come to a table with the session that one has there."""
    hand, browser = WAYS[way]
    table, session = place
    page = visit("/manifest.webmanifest", reduced_motion=GAMES[game][2], **browser)
    page.context.add_cookies([{"name": "sessionid", "value": session, "url": page.url}])
    guest = Guest(page, hand(), Random(way))
    page.goto(f"/table/{table}/")
    return guest


def ask_for_match(page):
    """Return what the server says of the match whose result the page shows."""
    replay = page.locator('.result a[href$="/replay/"]').get_attribute("href")
    return page.request.get(f"/api/matches/{replay.split('/')[2]}/").json()


def shown_scores(page):
    """Return the scores at the end of the match as the page shows them."""
    sides = page.locator(".final tfoot tr:last-child td")
    cells = sides if sides.count() else page.locator(".final tbody tr > :last-child")
    return sorted(int(re.findall(r"\d+", cell)[-1]) for cell in cells.all_inner_texts())


def is_won(page):
    """Return whether the page says that its visitor has won."""
    return page.locator("#result").inner_text() in WON
