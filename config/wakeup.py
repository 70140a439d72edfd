"""Waits for signals and for time, without polling."""

from __future__ import annotations

import select
import signal
import socket
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from types import FrameType


@contextmanager
def signals_as_bytes(numbers: Iterable[int]) -> Iterator[socket.socket]:
    """Yield a socket that receives one byte for each signal, in place of its usual effect."""
    reader, writer = socket.socketpair()
    writer.setblocking(False)  # noqa: FBT003 -- the standard library's signature
    handlers = {number: signal.signal(number, _receive) for number in numbers}
    previous = signal.set_wakeup_fd(writer.fileno(), warn_on_full_buffer=False)
    try:
        yield reader
    finally:
        signal.set_wakeup_fd(previous)
        for number, handler in handlers.items():
            signal.signal(number, handler)
        reader.close()
        writer.close()


def wait_for_signals(arrived: socket.socket, seconds: float | None) -> frozenset[int]:
    """Return the signals that arrive within the time; ``None`` waits for one."""
    readable, _, _ = select.select([arrived], [], [], seconds)
    return frozenset(arrived.recv(4096)) if readable else frozenset()


def _receive(number: int, frame: FrameType | None) -> None:
    """Do nothing: a handler must exist so that the signal is written to the socket."""
