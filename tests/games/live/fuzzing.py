"""What clients of ill will send: a consumer without a network, and strategies for its messages."""

from __future__ import annotations

import json
from types import SimpleNamespace
from typing import get_args

import msgspec
from asgiref.sync import async_to_sync
from hypothesis import strategies as st

from games.live.budget import Budget
from games.live.consumers import TableConsumer
from games.live.desk import Desk
from games.live.outbox import Outbox
from games.live.sockets import Sockets
from games.messages import ClientMessage, Resign

NUMBERS = st.integers() | st.sampled_from([10**30, -1, 2**63, 2**64]) | st.floats()
TEXTS = st.text(max_size=60) | st.sampled_from(
    ["", "\x00", "a\x00b", " ", "x" * 400, "__proto__", "../..", "%(x)s", "%s", "{0}", "\u202e"]
)
VALUES = st.recursive(
    st.none() | st.booleans() | NUMBERS | TEXTS,
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
    ),
    max_leaves=8,
)
CARDS = st.sampled_from(["AS", "TD", "7C", "2H", "ZZ", "", "a\x00b", "🂡"]) | TEXTS
ACTIONS = (
    st.fixed_dictionaries({"type": st.just("trail"), "card": CARDS})
    | st.fixed_dictionaries(
        {
            "type": st.sampled_from(["capture", "build"]),
            "card": CARDS,
            "groups": st.lists(st.lists(CARDS, max_size=3), max_size=3),
            "builds": st.lists(NUMBERS, max_size=3),
            "value": NUMBERS,
            "onto": NUMBERS,
        }
    )
    | st.fixed_dictionaries({"type": TEXTS})
    | VALUES
)
HOSTILE = (
    "",
    "\x00",
    "nul",
    '{"type": "say", "text": "\\ud800"}',
    '{"type": "act", "match": "m", "version": ' + "9" * 5000 + ', "action": {}}',
    '{"type": "sync", "type": "ping"}',
    "[" * 9000,
    '{"type": "act", "match": "m", "version": 1, "action": ' + "[" * 9000 + "]" * 9000 + "}",
)
ACTS = ('{"x": ' + "9" * 5000 + "}", '"\\ud800"', "1e999", "[" * 900 + "]" * 900)
"""Actions that only look like JSON."""


def messages(codes, versions):
    """Return a strategy of messages that look right, with fields that may not be.

    Nobody resigns the first match: he may.
    """
    version = st.sampled_from(versions) | NUMBERS
    known = {"match": st.sampled_from(codes) | TEXTS, "version": version, "action": ACTIONS}
    other = {"match": st.sampled_from(codes[1:]) | TEXTS}
    one = st.one_of(
        *(_message(kind, other if kind is Resign else known) for kind in get_args(ClientMessage)),
        st.fixed_dictionaries({"type": TEXTS | VALUES}),
    )
    return one.map(lambda message: json.dumps(message, ensure_ascii=False))


def _message(kind, known):
    """Return a strategy of one kind of message: what is not known of a field, its type tells."""
    fields = {
        field.name: known.get(field.name, _field(field.type) | TEXTS | VALUES)
        for field in msgspec.inspect.type_info(kind).fields
    }
    tag = st.just(kind.__struct_config__.tag)
    return st.fixed_dictionaries({"type": tag}, optional=fields or {"more": VALUES})


def _field(kind):
    """Return a strategy of values that a field takes, as far as it is worth while."""
    match kind:
        case msgspec.inspect.LiteralType(values):
            return st.sampled_from(values)
        case msgspec.inspect.BoolType():
            return st.booleans()
        case _:
            return TEXTS


def texts(codes, versions):
    """Return a strategy of texts: right, damaged and meaningless ones."""
    right = messages(codes, versions)
    return st.one_of(
        right,
        st.sampled_from(HOSTILE),
        st.builds(_act_raw, st.sampled_from(codes), st.sampled_from(ACTS)),
        st.text(max_size=80),
        VALUES.map(json.dumps),
        st.builds(_damage, right, st.integers(0, 200), st.characters(codec="utf-8")),
    )


def _act_raw(code, action):
    return f'{{"type": "act", "match": "{code}", "version": 2, "action": {action}}}'


def _damage(text, place, character):
    place = min(place, len(text))
    return text[:place] + character + text[place + 1 :]


async def _compare(*_):
    """A line knows no network."""


class Line:
    """A consumer at a table as the server runs it; ``told`` is what it sends."""

    def __init__(self, table, seat, user):
        self.told, self.code = [], None
        scope = {"user": user, "url_route": {"kwargs": {"code": table.code}}}
        self.consumer = TableConsumer(scope, None, Outbox(self._hear))
        self.consumer.table, self.consumer.seat = table, seat

    def send(self, text="", data=b""):
        """Let the client send a message at leisure; return what it is answered."""
        self.told.clear()
        self.consumer.budget = Budget()
        return self.flood(text, data)

    def flood(self, text="", data=b""):
        """Let the client send a message at once; return all that it was answered."""
        async_to_sync(self._answer)(text, data)
        return list(self.told)

    async def _answer(self, text, data):
        desk = Desk(Sockets(), lambda _: None)
        self.consumer.hub = SimpleNamespace(desk=desk, compare=_compare)
        await self.consumer.answer(text, data)
        await desk.close()

    async def _hear(self, event):
        if event["type"] == "websocket.close":
            self.code = event["code"]
        else:
            assert self.code is None, "nothing follows a close"
            self.told.append(json.loads(event["text"]))
