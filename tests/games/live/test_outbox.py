"""Messages to one client leave in order, and nobody waits for a client that is slow."""

import asyncio

import pytest

from games.live.outbox import Outbox

pytestmark = pytest.mark.asyncio


class Client:
    """A client that reads only while it ``may``; ``got`` is what it has read."""

    def __init__(self):
        self.got = []
        self.may = asyncio.Event()
        self.may.set()
        self.gone = None

    async def send(self, message):
        await self.may.wait()
        if self.gone:
            raise self.gone
        self.got.append(message["n"])


async def test_message_is_sent_where_it_is_put():
    client = Client()

    Outbox(client.send).put({"n": 1})

    assert client.got == [1]


async def test_slow_client_gets_all_in_order_later():
    client = Client()
    outbox = Outbox(client.send)
    outbox.put({"n": 1})
    client.may.clear()
    for number in (2, 3, 4):
        outbox.put({"n": number})
    unsent = len(outbox)
    client.may.set()
    await asyncio.gather(outbox._sender)
    outbox.put({"n": 5})

    assert unsent == 2
    assert client.got == [1, 2, 3, 4, 5]


@pytest.mark.parametrize("gone", [ConnectionResetError(), RuntimeError("after the close")])
async def test_client_that_is_gone_harms_nobody(caplog, gone):
    caplog.set_level("INFO")
    client = Client()
    outbox = Outbox(client.send)
    client.may.clear()
    outbox.put({"n": 1})
    outbox.put({"n": 2})
    client.gone = gone
    client.may.set()
    await asyncio.gather(outbox._sender)
    outbox.put({"n": 3})

    assert client.got == []
    assert [record.message for record in caplog.records] == [f"A client is gone: {gone!r}"] * 2


async def test_nothing_is_sent_after_the_outbox_is_closed():
    client = Client()
    outbox = Outbox(client.send)
    outbox.close()
    client.may.clear()
    outbox.put({"n": 1})
    outbox.put({"n": 2})
    sender = outbox._sender
    outbox.close()
    client.may.set()
    await asyncio.wait([sender])

    assert sender.cancelled()
    assert client.got == []
