"""A table page in a browser, without a server: its files, its page and its socket come from here."""

from __future__ import annotations

import json
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from django.template.loader import render_to_string
from django.test import RequestFactory
from django.urls import resolve
from playwright.sync_api import Browser, Page, Route, WebSocketRoute

from games import catalog
from games.rules.errors import RuleError
from tests.static.feed import Feed

STATIC = Path(__file__).parents[2] / "static"
HOST = "http://table.test"
PATH = "/table/abc/"
POLICY = "default-src 'self'; img-src 'self' data:; style-src 'self'; script-src 'self'"


class Sitting:
    """One visitor at the table of a feed; ``heard`` are the messages that the page sent."""

    def __init__(self, browser: Browser, feed: Feed, **options: Any) -> None:
        self.feed = feed
        self.heard: list[dict[str, Any]] = []
        self.saved: list[Any] = []
        self.is_deaf = False
        self.connections: list[WebSocketRoute] = []
        self.page: Page = browser.new_page(**options)
        self.errors: list[str] = []
        self.page.on("console", lambda message: self.errors.append(message.text))
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.route("**/*", self._serve)
        self.page.route_web_socket("**/ws/table/abc/", self._connect)

    def open(self) -> Page:
        self.page.goto(HOST + PATH)
        self.page.wait_for_selector(".seat, .waiting h2")
        self.page.evaluate("document.fonts.ready.then(() => true)")
        return self.page

    def send(self, *messages: dict[str, Any]) -> None:
        for message in messages:
            self.connections[-1].send(json.dumps(message))

    def play(self, seat: int, action: dict[str, Any]) -> None:
        """Let somebody else play."""
        self.send(*self.feed.play(seat, action))

    def sent(self, kind: str) -> list[dict[str, Any]]:
        return [message for message in self.heard if message["type"] == kind]

    def _connect(self, socket: WebSocketRoute) -> None:
        self.connections.append(socket)
        socket.on_message(self._hear)
        self.send(*self.feed.picture())

    def _hear(self, text: str | bytes) -> None:
        message = json.loads(text)
        self.heard.append(message)
        if self.is_deaf:
            return
        if message["type"] == "ping":
            self.send(self.feed.pong())
        elif message["type"] == "sync":
            self.send(*self.feed.picture())
        elif message["type"] == "act":
            self._act(message)

    def _act(self, message: dict[str, Any]) -> None:
        assert self.feed.you is not None
        try:
            told = self.feed.play(self.feed.you, message["action"])
        except RuleError as error:
            refused = {"code": error.code, "detail": str(error), "facts": {}, "id": message["id"]}
            self.send({"type": "refused", **refused})
        else:
            version = message["version"] + 1
            self.send({"type": "acknowledged", "id": message["id"], "version": version}, *told)

    def _serve(self, route: Route) -> None:
        path = route.request.url.removeprefix(HOST).partition("?")[0]
        file = STATIC / path.removeprefix("/static/")
        if path == PATH:
            headers = {"Content-Security-Policy": POLICY, "Content-Type": "text/html"}
            route.fulfill(body=page_of(self.feed), headers=headers)
        elif path.startswith("/jsi18n/"):
            texts = resolve(path).func(RequestFactory().get(path), **resolve(path).kwargs)
            route.fulfill(body=texts.content, content_type="text/javascript")
        elif path == "/settings/display/":
            self.saved.append(route.request.post_data_json)
            route.fulfill(json={})
        elif path.startswith("/static/") and file.is_file():
            route.fulfill(path=file)
        else:
            route.fulfill(status=404)


def page_of(feed: Feed) -> str:
    """Return the page of the table as the site renders it."""
    request = RequestFactory().get(PATH)
    request.user = SimpleNamespace(is_authenticated=True, username="Bruno")  # type: ignore[assignment] # as much of a user as the page needs
    context = {
        "table": SimpleNamespace(code="abc", game=feed.game.slug),
        "game": catalog.GAMES[feed.game.slug],
        "places": [],
        "seat": feed.you,
        "is_host": True,
        "levels": (("beginner", None), ("club", None)),
        "ws_path": "/ws/table/abc/",
    }
    return render_to_string("games/table.html", context, request=request)
