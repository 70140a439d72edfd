"""One consumer per client at a table: decodes, calls a service or the desk, passes on what comes.

It is no consumer of Channels: that one hops to another thread before every message.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeAlias

import msgspec
from channels.db import database_sync_to_async
from django.conf import settings
from django.utils import translation

from accounts.models import User
from accounts.selectors import active_ban
from games import broadcast, selectors
from games.live.budget import Budget
from games.live.codes import BANNED, CLOSED_TO_WATCHERS, NO_TABLE, TOO_MUCH, TOO_SLOW
from games.live.hub import Hub, open_hub
from games.live.networks import network_of
from games.live.outbox import Outbox, Send
from games.live.requests import OtherMessage, handle, match_of, seated
from games.messages import (
    Acknowledged,
    Act,
    ClientMessage,
    Outbound,
    Refused,
    Seen,
    Watchers,
)
from games.models import Table
from games.rules.core import Viewer
from games.rules.errors import RuleError
from games.services.errors import BannedError
from games.services.play import Play
from games.services.presence import hang_up
from games.watching import ClosedToWatchersError

MOST_BYTES: Final = 20_000
MOST_UNSENT: Final = 200
"""A client that is so many messages behind had better come back."""
Message: TypeAlias = dict[str, Any]
Receive: TypeAlias = Callable[[], Awaitable[Message]]
_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


def keep_send(application: Any) -> Any:
    """Wrap an ASGI application so that its innermost part may send to the server itself.

    Between them the sessions would look at every message, whether there is something to save.
    """

    async def keep(scope: Message, receive: Receive, send: Send) -> None:
        await application(scope | {"send": send}, receive, send)

    return keep


async def serve_table(scope: Message, receive: Receive, send: Send) -> None:
    """Serve one WebSocket from its opening to its end."""
    await receive()
    await send({"type": "websocket.accept"})
    consumer = TableConsumer(scope, open_hub(), Outbox(scope.get("send", send)))
    try:
        await consumer.serve(receive)
    finally:
        consumer.outbox.close()
        await consumer.leave()


class TableConsumer:
    """A seat or a spectator at one table."""

    table: Table
    table_id = 0
    seat: Viewer = None

    def __init__(self, scope: Message, hub: Hub, outbox: Outbox) -> None:
        self.user: Any = scope["user"]
        self.network = network_of(scope)
        self.code: str = scope["url_route"]["kwargs"]["code"]
        self.language = _language(scope.get("cookies", {}))
        self.who: int = self.user.pk or -id(self)
        self.budget = Budget()
        self.names: set[str] = set()
        self.hub = hub
        self.outbox = outbox
        self._is_closed = False
        self._match = ("", 0)

    async def serve(self, receive: Receive) -> None:
        """Come in, then answer one message after the other."""
        await self._enter()
        while (message := await receive())["type"] != "websocket.disconnect":
            await self.answer(message.get("text") or "", message.get("bytes") or b"")

    async def leave(self) -> None:
        """Be found no longer."""
        await self.hub.discard(self, self.names)
        if self.seat is not None:
            await database_sync_to_async(hang_up)(table=self.table, user=self.user)

    async def answer(self, text: str, data: bytes = b"") -> None:
        """Answer one message; whatever it is, the socket and the table survive it."""
        if self._is_closed:
            return
        if not self.budget.spend() or len(text or data) > MOST_BYTES:
            self.close(TOO_MUCH)
            return
        try:
            message = _decoder.decode(text)
        except (msgspec.DecodeError, RecursionError) as error:
            self.tell(Refused("malformed", str(error)))
            return
        try:
            await self._do(message)
        except RuleError as error:
            with translation.override(self.language):
                self.tell(refusal(error, getattr(message, "id", "")))
            if isinstance(error, BannedError):
                self.close(BANNED)
            elif isinstance(error, ClosedToWatchersError):
                self.close(CLOSED_TO_WATCHERS)

    def push(self, text: str) -> None:
        if len(self.outbox) >= MOST_UNSENT:
            self.close(TOO_SLOW)
        elif not self._is_closed:
            self.outbox.put({"type": "websocket.send", "text": text})

    def close(self, code: int) -> None:
        if not self._is_closed:
            self._is_closed = True
            self.outbox.put({"type": "websocket.close", "code": code})

    def tell(self, message: Outbound) -> None:
        """Send a message to this client alone."""
        self.push(msgspec.json.encode(message).decode())

    async def _enter(self) -> None:
        if await database_sync_to_async(self._is_banned)():
            self.close(BANNED)
            return
        table = await Table.objects.filter(code=self.code).afirst()
        if table is None:
            self.close(NO_TABLE)
            return
        self.table, self.table_id = table, table.pk
        if self.user.is_authenticated:
            await self._join({broadcast.account(self.user.pk)})
        await self.reseat()

    async def reseat(self) -> None:
        """Join the right audience first, then read: so nothing falls between the two."""
        self.seat = await database_sync_to_async(selectors.seat_of)(self.table, self.user)
        room = broadcast.audience(self.table.pk, self.seat)
        await self._join({broadcast.visitors(self.table.pk), room})
        left = {name for name in self.names if name.startswith("table.")} - {
            broadcast.visitors(self.table.pk),
            room,
        }
        self.hub.sockets.discard(self, left)
        self.names -= left
        look = database_sync_to_async(selectors.picture)
        try:
            for message in await look(self.table, self.seat, self.user):
                self.tell(message)
        except ClosedToWatchersError:
            self.close(CLOSED_TO_WATCHERS)
            return
        if count := self.hub.watchers(self.table_id):
            self.tell(Watchers(count))
        await self.hub.compare(self.table_id, self)

    async def _join(self, names: set[str]) -> None:
        self.names |= names
        await self.hub.add(self, names)

    async def _do(self, message: ClientMessage) -> None:
        if isinstance(message, Act):
            self.tell(Acknowledged(message.id, await self._act(message)))
            return
        for answer in await database_sync_to_async(self._handle)(message):
            self.tell(answer)
        if isinstance(message, Seen):
            await self.hub.compare(self.table_id, self)

    async def _act(self, act: Act) -> int:
        seat = seated(self.seat)
        if act.match != self._match[0]:
            match = await database_sync_to_async(match_of)(self.table, act.match)
            self._match = (act.match, match.pk)
        play = Play(
            match_id=self._match[1],
            seat=seat,
            action=act.action,
            version=act.version,
            client_id=act.id,
            by_person=True,
        )
        return await self.hub.desk.play(play)

    def _handle(self, message: OtherMessage) -> list[Outbound]:
        with translation.override(self.language):
            return handle(message, table=self.table, seat=self.seat, user=self.user)

    def _is_banned(self) -> bool:
        return isinstance(self.user, User) and active_ban(self.user) is not None


def refusal(error: RuleError, client_id: str) -> Refused:
    """Return a refusal in the language that is active."""
    return Refused(error.code, selectors.sentence_of(error), error.facts, client_id)


def _language(cookies: dict[str, str]) -> str:
    wanted = cookies.get(settings.LANGUAGE_COOKIE_NAME, settings.LANGUAGE_CODE)
    return wanted if wanted in dict(settings.LANGUAGES) else settings.LANGUAGE_CODE
