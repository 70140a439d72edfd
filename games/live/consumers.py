"""One consumer per client at a table: decodes, calls a service, relays broadcasts."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from channels.db import database_sync_to_async
from channels.generic.websocket import AsyncWebsocketConsumer
from django.conf import settings
from django.utils import translation

from accounts.models import User
from accounts.selectors import active_ban
from games import broadcast, selectors
from games.live.budget import Budget
from games.live.requests import handle
from games.messages import ClientMessage, Outbound, Refused
from games.models import Table
from games.rules.core import Viewer
from games.rules.errors import RuleError
from games.services.errors import BannedError
from games.services.presence import hang_up

MOST_BYTES = 20_000
_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


BANNED: Final = 4403
NO_TABLE: Final = 4404
TOO_MUCH: Final = 4408
"""Why a socket was closed; the page says it in words.  No enum: Daphne takes plain numbers only."""


class TableConsumer(AsyncWebsocketConsumer):
    """A seat or a spectator at one table."""

    table: Table
    seat: Viewer
    user: Any
    is_closed = False

    async def connect(self) -> None:
        """Join the audience and send the whole picture."""
        self.user = self.scope["user"]
        self.language = _language(self.scope.get("cookies", {}))
        self.budget = Budget()
        self.groups_joined: list[str] = []
        await self.accept()
        if await database_sync_to_async(self._is_banned)():
            await self.close(BANNED)
            return
        table = await Table.objects.filter(code=self._code()).afirst()
        if table is None:
            await self.close(NO_TABLE)
            return
        self.table = table
        if self.user.is_authenticated:
            await self._join(broadcast.account(self.user.pk))
        await self._take_seat()

    async def disconnect(self, code: int) -> None:
        for group in self.groups_joined:
            await self.channel_layer.group_discard(group, self.channel_name)
        if getattr(self, "seat", None) is not None:
            await database_sync_to_async(hang_up)(table=self.table, user=self.user)

    async def receive(self, text_data: str | None = None, bytes_data: bytes | None = None) -> None:
        """Answer one message; whatever it is, the socket and the table survive it."""
        if self.is_closed:
            return
        if not self.budget.spend() or len(text_data or bytes_data or "") > MOST_BYTES:
            await self.close(TOO_MUCH)
            return
        try:
            message = _decoder.decode(text_data or "")
        except (msgspec.DecodeError, RecursionError) as error:
            await self.tell(Refused("malformed", str(error)))
            return
        for answer in await database_sync_to_async(self._handle)(message):
            await self.tell(answer)
            if isinstance(answer, Refused) and answer.code == BannedError.code:
                await self.close(BANNED)

    async def send(self, *args: Any, **kwargs: Any) -> None:
        """Send something, unless the socket was closed a moment ago."""
        if not self.is_closed:
            await super().send(*args, **kwargs)

    async def close(self, *args: Any, **kwargs: Any) -> None:
        """Close the socket; what the client sent meanwhile does nothing any more."""
        self.is_closed = True
        await super().close(*args, **kwargs)

    async def tell(self, message: Outbound) -> None:
        """Send a message to this client alone."""
        await self.send(text_data=msgspec.json.encode(message).decode())

    async def table_message(self, event: dict[str, Any]) -> None:
        """Relay a broadcast to this client."""
        await self.send(text_data=event["text"])

    async def account_banned(self, event: dict[str, Any]) -> None:
        """Close: the person lost access."""
        await self.close(BANNED)

    async def account_reseat(self, event: dict[str, Any]) -> None:
        """Look again which seat is the person's: he sat down or stood up."""
        await self._take_seat()

    async def _take_seat(self) -> None:
        """Join the right audience first, then read: so nothing falls between the two."""
        self.seat = await database_sync_to_async(selectors.seat_of)(self.table, self.user)
        audience = broadcast.audience(self.table.pk, self.seat)
        for group in self.groups_joined:
            if group.startswith("table.") and group != audience:
                await self.channel_layer.group_discard(group, self.channel_name)
        await self._join(audience)
        for message in await database_sync_to_async(self._picture)():
            await self.tell(message)

    async def _join(self, group: str) -> None:
        await self.channel_layer.group_add(group, self.channel_name)
        self.groups_joined.append(group)

    def _picture(self) -> list[Outbound]:
        return selectors.picture(self.table, self.seat)

    def _handle(self, message: ClientMessage) -> list[Outbound]:
        with translation.override(self.language):
            try:
                return handle(message, table=self.table, seat=self.seat, user=self.user)
            except RuleError as error:
                return [refusal(error, getattr(message, "id", ""))]

    def _is_banned(self) -> bool:
        return isinstance(self.user, User) and active_ban(self.user) is not None

    def _code(self) -> str:
        return str(self.scope["url_route"]["kwargs"]["code"])


def refusal(error: RuleError, client_id: str) -> Refused:
    """Return a refusal in the language that is active."""
    return Refused(error.code, selectors.sentence_of(error), error.facts, client_id)


def _language(cookies: dict[str, str]) -> str:
    wanted = cookies.get(settings.LANGUAGE_COOKIE_NAME, settings.LANGUAGE_CODE)
    return wanted if wanted in dict(settings.LANGUAGES) else settings.LANGUAGE_CODE
