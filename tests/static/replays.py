"""The page of a replay in a browser, without a server: its pictures come from a match of pure rules."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any
from urllib.parse import parse_qs, urlsplit

import msgspec
from django.template.loader import render_to_string
from django.test import RequestFactory
from playwright.sync_api import Page, Route

from games import catalog
from games.messages import Moves, TableInfo
from games.replays.film import MOST_FRAMES, stops_of
from games.replays.wire import Frame, Opening, Reel, ReviewSeen
from games.rules.record import see
from tests.static.feed import Feed
from tests.static.sitting import HOST, POLICY, Sitting

REPLAY = "/match/abc/replay/"


class Replay(Sitting):
    """One visitor who looks at the match of a feed again, from the place of its viewer."""

    def __init__(self, browser: Any, feed: Feed, *, steps: list[Any], **options: Any) -> None:
        self.steps = steps
        self.stops = list(stops_of(feed.game, steps))
        self.reviews = [ReviewSeen("none")]
        """What the server answers, one after the other; the last one again and again."""
        super().__init__(browser, feed, **options)

    def open(self, hash_: str = "") -> Page:
        self.page.goto(HOST + REPLAY + hash_)
        self.page.wait_for_selector(".seat")
        return self.page

    def _serve(self, route: Route) -> None:
        url = urlsplit(route.request.url)
        if url.path == REPLAY:
            headers = {"Content-Security-Policy": POLICY, "Content-Type": "text/html"}
            route.fulfill(body=self._page(), headers=headers)
        elif url.path.endswith("/steps.json"):
            self._fulfill(route, self.reel(int(parse_qs(url.query)["from"][0])))
        elif url.path.endswith("/review.json"):
            seen = self.reviews[0] if len(self.reviews) == 1 else self.reviews.pop(0)
            self._fulfill(route, seen)
        else:
            super()._serve(route)

    def _fulfill(self, route: Route, answer: Any) -> None:
        route.fulfill(body=msgspec.json.encode(answer), content_type="application/json")

    def reel(self, first: int) -> Reel:
        feed, shown = self.feed, self.stops[first : first + MOST_FRAMES]
        frames = tuple(Frame(stop.asked, feed.game.observe(stop.state, feed.you)) for stop in shown)
        return Reel(first, frames, None if first else self._opening())

    def _opening(self) -> Opening:
        feed = self.feed
        moves = enumerate((see(feed.game, step, feed.you) for step in self.steps), 1)
        return Opening(
            table=msgspec.convert(feed.table(), TableInfo),
            outcome=None,
            notes=(),
            moves=tuple(Moves(version, events) for version, events in moves),
            stops=tuple(stop.version for stop in self.stops),
        )

    def _page(self) -> str:
        request = RequestFactory().get(REPLAY)
        request.user = SimpleNamespace(is_authenticated=False)  # type: ignore[assignment] # as much of a user as the page needs
        context = {
            "match": SimpleNamespace(get_absolute_url="/match/abc/"),
            "game": catalog.GAMES[self.feed.game.slug],
            "place": "watch" if self.feed.you is None else str(self.feed.you),
            "places": [{"value": "0", "name": "Anna"}, {"value": "watch", "name": "Spectator"}],
            "frames": MOST_FRAMES,
            "steps_url": f"{REPLAY}steps.json?as=0",
            "review_url": f"{REPLAY}review.json?as=0",
        }
        return render_to_string("games/replay.html", context, request=request)
