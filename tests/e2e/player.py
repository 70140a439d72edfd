"""A player without a browser: uses the REST API as a bot author would."""

from __future__ import annotations

import json
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from itertools import cycle
from random import Random
from typing import Any

from tests.e2e.site import Site, wait_until

CSRF_TOKEN = "e2e" * 10 + "00"
SEAT = """
from django.contrib.auth import BACKEND_SESSION_KEY, HASH_SESSION_KEY, SESSION_KEY
from django.contrib.sessions.backends.db import SessionStore
from accounts.models import User
from accounts.services.bots import ensure_bots
from games.services.lobby import seat_match
user = User.objects.create_user({name!r})
bots = ensure_bots(levels=["club"], each={bots})
users = [user, *bots]
match = seat_match(game={game!r}, options={options!r}, users=users, pace="calm")
session = SessionStore()
session[SESSION_KEY] = str(user.pk)
session[BACKEND_SESSION_KEY] = "django.contrib.auth.backends.ModelBackend"
session[HASH_SESSION_KEY] = user.get_session_auth_hash()
session.save()
print(match.code, session.session_key)
"""


class Player:
    """Sits against bots, alternately at one of the machines of a site."""

    def __init__(
        self,
        *sites: Site,
        name: str,
        game: str = "casino",
        bots: int = 1,
        random: Random | None = None,
        **options: Any,
    ) -> None:
        made = SEAT.format(name=name, game=game, bots=bots, options=options)
        self.code, self.session = sites[0].manage("shell", "-v0", "-c", made).split()[-2:]
        self.acknowledged: list[tuple[int, Any]] = []
        """The versions that actions led to, and the actions."""
        self.overcharged = 0.0
        """By how many seconds, at most, the clock fell more than time went by."""
        self.is_over = False
        self._clock: tuple[float, float] | None = None
        self._sites = cycle(sites)
        self._random = random or Random(0)

    def match(self) -> dict[str, Any]:
        """Return the match as anybody sees it."""
        return self._ask(f"/api/matches/{self.code}/")

    def view(self) -> dict[str, Any]:
        """Return what the player knows, and may do."""
        return self._ask(f"/api/matches/{self.code}/view/")

    def record(self) -> dict[str, Any]:
        """Return the record of the match that is over."""
        return self._ask(f"/api/matches/{self.code}/record/")

    def play(self) -> None:
        """Play legal actions whenever the player can, until the match is over.

        Each action is sent until it is acknowledged, then once more, as by a client that did not
        hear the answer.
        """
        for seen in self._turns():
            number = len(self.acknowledged)
            action = self._random.choice(seen["legal_actions"])
            act = {"version": seen["update"]["version"], "action": action, "id": f"move-{number}"}
            first, again = (self._act(act) for _ in range(2))
            assert first == again
            self.acknowledged.append((first, action))
        self.is_over = True

    def progress(self) -> Callable[[], bool]:
        """Return what tells whether the player has acted since, or the match is over."""
        before = len(self.acknowledged)
        return lambda: self.is_over or len(self.acknowledged) > before

    def _turns(self) -> Iterator[dict[str, Any]]:
        while (seen := self._wait_for_turn())["update"]["outcome"] is None:
            yield seen

    def _wait_for_turn(self) -> dict[str, Any]:
        """Return what the player sees once he may act, or the match is over."""
        seen: dict[str, Any] = {}

        def may_act() -> bool:
            seen.update(self._look())
            return bool(seen["legal_actions"]) or seen["update"]["outcome"] is not None

        wait_until(may_act)
        return seen

    def _look(self) -> dict[str, Any]:
        """Return what the player sees, and compare his clock with the one he saw last."""
        asked = time.monotonic()
        seen = self.view()
        left = seen["update"]["clocks"][0]["left_ms"] / 1000
        if self._clock is not None:
            before, at = self._clock
            self.overcharged = max(self.overcharged, before - left - (time.monotonic() - at))
        self._clock = left, asked
        return seen

    def _act(self, act: dict[str, Any]) -> int:
        version: int = self._ask(f"/api/matches/{self.code}/act/", act)["version"]
        return version

    def _ask(self, path: str, body: dict[str, Any] | None = None) -> dict[str, Any]:
        """Ask until there is an answer: a server that restarts refuses connections."""
        answers: list[dict[str, Any]] = []

        def is_answered() -> bool:
            try:
                answers.append(self._request(path, body))
            except (ConnectionError, TimeoutError, urllib.error.URLError) as error:
                _check_may_pass(error)
            return bool(answers)

        wait_until(is_answered)
        return answers[0]

    def _request(self, path: str, body: dict[str, Any] | None) -> dict[str, Any]:
        request = urllib.request.Request(  # noqa: S310 -- our own site
            next(self._sites).url + path,
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


def _check_may_pass(error: Exception) -> None:
    """Fail unless it helps to ask again: the server was overloaded, or half of it was away."""
    if isinstance(error, urllib.error.HTTPError) and error.code != 429 and error.code < 500:
        said = f"{error.url}: {error.code} {error.read().decode()}"
        raise AssertionError(said) from error
