"""The peer that most people would write: Channels and the ORM as their documentation shows.

The same Casino by the same rules; a move is one transaction that reads, plays and saves.
Kinder than the documentation in one thing: SQLite with a write-ahead log and immediate locks, and
the channel layer in memory, so that it neither fails nor waits for a server.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import django
from django.conf import settings

settings.configure(
    INSTALLED_APPS=["channels"],
    DATABASES={
        "default": {
            "ENGINE": "django.db.backends.sqlite3",
            "NAME": Path(os.environ["TEXTBOOK_DATA"]) / "db.sqlite3",
            "OPTIONS": {
                "timeout": 20,
                "transaction_mode": "IMMEDIATE",
                "init_command": "PRAGMA journal_mode=WAL;PRAGMA synchronous=NORMAL;",
            },
        }
    },
    DEFAULT_AUTO_FIELD="django.db.models.BigAutoField",
    CHANNEL_LAYERS={"default": {"BACKEND": "channels.layers.InMemoryChannelLayer"}},
    SECRET_KEY="benchmark",  # noqa: S106 -- not a secret
)
django.setup()

import msgspec  # noqa: E402 -- the settings come first
from channels.db import database_sync_to_async  # noqa: E402
from channels.generic.websocket import AsyncJsonWebsocketConsumer  # noqa: E402
from channels.routing import ProtocolTypeRouter, URLRouter  # noqa: E402
from django.db import connection, models, transaction  # noqa: E402
from django.urls import path  # noqa: E402

from games.fair.stream import draw_outcome  # noqa: E402
from games.rules.core import Chance, Step  # noqa: E402
from games.rules.record import decode_action, plain  # noqa: E402
from games.rules.registry import load_game  # noqa: E402

SEED = "17" * 32
GAME = load_game("casino", seats=2, options={"rounds": 50})


class Match(models.Model):  # noqa: DJ008 -- nobody reads it
    """One match with its latest state."""

    version = models.PositiveIntegerField(default=0)
    state: models.JSONField[Any, Any] = models.JSONField()

    class Meta:
        app_label = "textbook"


class Move(models.Model):  # noqa: DJ008 -- nobody reads it
    """One move of a match."""

    match = models.ForeignKey(Match, on_delete=models.CASCADE)
    version = models.PositiveIntegerField()
    seat = models.PositiveSmallIntegerField(null=True)
    data: models.JSONField[Any, Any] = models.JSONField()

    class Meta:
        app_label = "textbook"
        constraints = (
            models.UniqueConstraint(fields=("match", "version"), name="textbook_one_move"),
        )


class TableConsumer(AsyncJsonWebsocketConsumer):
    """A seat at a table."""

    async def connect(self) -> None:
        """Join the group of the table and show it."""
        arguments = self.scope["url_route"]["kwargs"]
        self.match, self.seat = arguments["match"], arguments["seat"]
        self.group = f"match.{self.match}"
        await self.channel_layer.group_add(self.group, self.channel_name)
        await self.accept()
        await self.send_json(await database_sync_to_async(show)(self.match, self.seat))

    async def disconnect(self, code: int) -> None:
        await self.channel_layer.group_discard(self.group, self.channel_name)

    async def receive_json(self, content: dict[str, Any], **_: Any) -> None:
        """Play, then send every seat its view."""
        views = await database_sync_to_async(play)(self.match, self.seat, content["action"])
        await self.channel_layer.group_send(self.group, {"type": "changed", "views": views})

    async def changed(self, event: dict[str, Any]) -> None:
        """Show the own seat's view."""
        await self.send_json(event["views"][self.seat])


def show(match_id: int, seat: int) -> dict[str, Any]:
    match = Match.objects.get(pk=match_id)
    return _view(match, _state(match), seat)


@transaction.atomic
def play(match_id: int, seat: int, action: dict[str, Any]) -> list[dict[str, Any]]:
    """Apply an action, settle chance, save, and return the views of all seats."""
    match = Match.objects.select_for_update().get(pk=match_id)
    step = GAME.apply(_state(match), seat, decode_action(GAME, action))
    _append(match, seat, action)
    step = _settle(match, step)
    match.state = plain(step.state)
    match.save()
    return [_view(match, step.state, viewer) for viewer in range(GAME.seats)]


def _settle(match: Match, step: Step[Any, Any]) -> Step[Any, Any]:
    while isinstance(node := GAME.node(step.state), Chance):
        outcome = draw_outcome(node.draw, seed=SEED, version=match.version)
        step = GAME.resolve(step.state, outcome)
        _append(match, None, plain(outcome))
    return step


def _append(match: Match, seat: int | None, data: Any) -> None:
    match.version += 1
    Move.objects.create(match=match, version=match.version, seat=seat, data=data)


def _state(match: Match) -> Any:
    return msgspec.convert(match.state, GAME.state_type)


def _view(match: Match, state: Any, seat: int) -> dict[str, Any]:
    asked = seat in GAME.node(state).seats
    return {
        "version": match.version,
        "view": plain(GAME.observe(state, seat)),
        "choices": plain(GAME.choices(state, seat)) if asked else None,
    }


def make_tables(number: int) -> None:
    """Make an empty database with matches that wait for their first action."""
    with connection.schema_editor() as editor:
        editor.create_model(Match)
        editor.create_model(Move)
    for _ in range(number):
        match = Match.objects.create(state={})
        match.state = plain(_settle(match, Step(GAME.new_match())).state)
        match.save()


application = ProtocolTypeRouter(
    {"websocket": URLRouter([path("ws/<int:match>/<int:seat>/", TableConsumer.as_asgi())])}
)
