"""What is on its way to one client: sent at once while the client keeps up, else in order later."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Coroutine, Generator
from types import coroutine
from typing import Any, Final, TypeAlias

Message: TypeAlias = dict[str, Any]
Sending: TypeAlias = Coroutine[Any, None, None]
Send: TypeAlias = Callable[[Message], Sending]
logger = logging.getLogger(__name__)

GONE: Final = (OSError, RuntimeError)
"""What servers raise when a client is gone, or when its close is on the way already."""


class Outbox:
    """Sends messages to one client; nobody else waits if it is slow.

    A task for each message would cost more than sending it.  So a message is sent where it is
    put, and only what has to wait goes on in a task, which later messages join.
    """

    def __init__(self, send: Send) -> None:
        self._send = send
        self._waiting: deque[Message] = deque()
        self._sender: asyncio.Task[None] | None = None

    def __len__(self) -> int:
        """Return how many messages wait for those before them."""
        return len(self._waiting)

    def put(self, message: Message) -> None:
        """Send a message, after all that were put before."""
        if self._sender is not None:
            self._waiting.append(message)
            return
        sending = self._send(message)
        try:
            awaited = sending.send(None)
        except StopIteration:
            pass
        except GONE as error:
            logger.info("A client is gone: %r", error)
        else:
            self._sender = asyncio.create_task(self._send_rest(sending, awaited))

    def close(self) -> None:
        """Send nothing more."""
        if self._sender is not None:
            self._sender.cancel()

    async def _send_rest(self, sending: Sending, awaited: Any) -> None:
        try:
            await _go_on(sending, awaited)
            while self._waiting:
                await self._send(self._waiting.popleft())
        except GONE as error:
            logger.info("A client is gone: %r", error)
        finally:
            self._sender = None


@coroutine
def _go_on(sending: Sending, awaited: Any) -> Generator[Any, None, None]:
    """Wait for what a coroutine that has begun waits for, and go on with it."""
    try:
        yield awaited
        yield from sending.__await__()
    finally:
        sending.close()
