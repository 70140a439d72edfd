"""What web processes tell one another, over one group of the channel layer."""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Final
from uuid import uuid4

from channels.db import database_sync_to_async
from channels.layers import get_channel_layer

from games.broadcast import GROUP, Moved, visitors
from games.live import audience
from games.live.audience import Audience
from games.live.desk import Desk
from games.live.sockets import Socket, Sockets
from games.services.watching import note_neighbour

logger = logging.getLogger(__name__)
PAUSE: Final = 1.0
"""Seconds until a channel layer that failed is tried again."""
BREATH: Final = 0.05
"""Seconds between two messages to others: under load one tells of many moves."""


class Relay:
    """Hears of what happens elsewhere, and tells what happened here.

    What is lost is made good by the clients, who compare versions.
    """

    def __init__(self, sockets: Sockets) -> None:
        self.desk = Desk(sockets, self.tell)
        self._sockets = sockets
        self._name = uuid4().hex
        self.audience = Audience(sockets, self._name)
        self._untold: list[Moved] = []
        self._teller: asyncio.Task[None] | None = None
        self._tried = asyncio.Event()
        self._listener = asyncio.create_task(self._listen_always())
        self._looker = asyncio.create_task(self._look_always())

    async def ready(self) -> None:
        """Wait until nothing is missed any more, unless the channel layer is away."""
        await self._tried.wait()

    async def close(self) -> None:
        """Listen no longer."""
        self._listener.cancel()
        self._looker.cancel()
        await asyncio.gather(self._listener, self._looker, return_exceptions=True)
        await self.desk.close()

    def tell(self, moved: list[Moved]) -> None:
        """Tell the other processes soon; what comes up meanwhile goes along."""
        self._untold += moved
        if self._teller is None:
            self._teller = asyncio.create_task(self._tell())

    async def compare(self, table_id: int, socket: Socket) -> None:
        """Have all processes compare where a spectator and the players come from."""
        if socket.network:
            one = {"seat": socket.seat, "who": socket.who, "network": socket.network}
            await self._send({"type": "came", "table": table_id, **one})

    async def _tell(self) -> None:
        while self._untold:
            moved, self._untold = self._untold, []
            await self._send({"type": "moved", "from": self._name, "matches": moved})
            await asyncio.sleep(BREATH)
        self._teller = None

    async def _look_always(self) -> None:
        while True:
            await asyncio.sleep(audience.TICK)
            if told := self.audience.look():
                await self._send(told)

    async def _send(self, message: dict[str, Any]) -> None:
        try:
            await _layer().group_send(GROUP, message)
        except Exception:
            logger.exception("Other processes could not be told")

    async def _listen_always(self) -> None:
        while True:
            try:
                await self._listen()
            except Exception:
                logger.exception("The channel layer failed")
            self._tried.set()
            await asyncio.sleep(PAUSE)

    async def _listen(self) -> None:
        layer = _layer()
        channel = await layer.new_channel()
        await layer.group_add(GROUP, channel)
        self._tried.set()
        try:
            while True:
                await self._take_safely(await layer.receive(channel))
        finally:
            await layer.group_discard(GROUP, channel)

    async def _take_safely(self, message: dict[str, Any]) -> None:
        try:
            await self._take(message)
        except Exception:
            logger.exception("Not passed on: %s", message["type"])

    async def _take(self, message: dict[str, Any]) -> None:
        match message:
            case {"type": "moved", "from": name, "matches": matches} if name != self._name:
                for match_id, table_id, since in matches:
                    if visitors(table_id) in self._sockets:
                        await self.desk.follow((match_id, table_id, since))
            case {"type": "letter", "to": to, "text": text}:
                self._sockets.push(to, text)
            case {"type": "reseat", "to": to}:
                for socket in self._sockets.named(to):
                    await socket.reseat()
            case {"type": "close", "to": to, "code": code}:
                for socket in self._sockets.named(to):
                    socket.close(code)
            case _:
                await self._take_about_watchers(message)

    async def _take_about_watchers(self, message: dict[str, Any]) -> None:
        match message:
            case {"type": "watching", "from": name, "counts": counts} if name != self._name:
                self.audience.hear(name, counts)
            case {"type": "came", "table": table_id, "seat": seat, "who": who, "network": network}:
                for found in self.audience.near(table_id, seat, who, network):
                    await database_sync_to_async(note_neighbour)(table_id=table_id, seat=found)
            case _:
                pass  # one's own word


def _layer() -> Any:
    layer = get_channel_layer()
    assert layer is not None  # noqa: S101 -- settings always name one
    return layer
