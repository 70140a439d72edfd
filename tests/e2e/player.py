"""A player without a browser: uses the REST API as a bot author would."""

from __future__ import annotations

import json
import urllib.error
import urllib.request
from collections.abc import Callable
from typing import Any

from tests.e2e.site import Site

CSRF_TOKEN = "e2e" * 10 + "00"

SEAT = """
from django.contrib.auth import BACKEND_SESSION_KEY, HASH_SESSION_KEY, SESSION_KEY
from django.contrib.sessions.backends.db import SessionStore
from accounts.models import User
from accounts.services.bots import ensure_bots
from games.services.lobby import seat_match
user = User.objects.create_user({name!r})
bot = ensure_bots(levels=["club"])[0]
match = seat_match(game="casino", options={{"rounds": 1}}, users=[user, bot], pace="calm")
session = SessionStore()
session[SESSION_KEY] = str(user.pk)
session[BACKEND_SESSION_KEY] = "django.contrib.auth.backends.ModelBackend"
session[HASH_SESSION_KEY] = user.get_session_auth_hash()
session.save()
print(match.code, session.session_key)
"""


class Player:
    """Sits against a bot, in a match of one round."""

    def __init__(self, site: Site, name: str) -> None:
        self.site = site
        printed = site.manage("shell", "-v0", "-c", SEAT.format(name=name))
        self.code, self.session = printed.split()[-2:]

    def match(self) -> dict[str, Any]:
        """Return the match as anybody sees it."""
        return self._ask(f"/api/matches/{self.code}/")

    def record(self) -> dict[str, Any]:
        """Return the record of the match that is over."""
        return self._ask(f"/api/matches/{self.code}/record/")

    def play(self, *, before_move: Callable[[int], None]) -> list[int]:
        """Play the first legal action whenever it can, until the match is over.

        Each action is sent until it is acknowledged, then once more, as by a client that did not
        hear the answer.  Returns the versions that were acknowledged.
        """
        acknowledged: list[int] = []
        while self.match()["status"] == "playing":
            seen = self._ask(f"/api/matches/{self.code}/view/")
            if not seen["legal_actions"]:
                continue
            before_move(len(acknowledged))
            act = {
                "version": seen["update"]["version"],
                "action": seen["legal_actions"][-1],
                "id": f"move-{len(acknowledged)}",
            }
            first, again = (self._act(act) for _ in range(2))
            assert first == again
            acknowledged.append(first)
        return acknowledged

    def _act(self, act: dict[str, Any]) -> int:
        version: int = self._ask(f"/api/matches/{self.code}/act/", act)["version"]
        return version

    def _ask(self, path: str, body: dict[str, Any] | None = None) -> dict[str, Any]:
        """Ask until there is an answer: a server that restarts refuses connections."""
        while True:
            try:
                return self._request(path, body)
            except (ConnectionError, urllib.error.URLError) as error:
                if isinstance(error, urllib.error.HTTPError) and not _may_pass(error.code):
                    raise

    def _request(self, path: str, body: dict[str, Any] | None) -> dict[str, Any]:
        request = urllib.request.Request(  # noqa: S310 -- our own site
            self.site.url + path,
            data=None if body is None else json.dumps(body).encode(),
            headers={
                "Content-Type": "application/json",
                "Cookie": f"sessionid={self.session}; csrftoken={CSRF_TOKEN}",
                "X-CSRFToken": CSRF_TOKEN,
            },
        )
        with urllib.request.urlopen(request, timeout=30) as answer:  # noqa: S310 -- our own site
            found: dict[str, Any] = json.load(answer)
        return found


def _may_pass(code: int) -> bool:
    """Return whether to ask again: the server was overloaded, or half of it was away."""
    return code == 429 or code >= 500
