"""A socket at a table: what it tells whom, and what it survives."""

import json
from datetime import timedelta

import pytest
from asgiref.sync import sync_to_async
from channels.routing import URLRouter
from channels.testing import WebsocketCommunicator
from django.contrib.auth.models import AnonymousUser

from accounts.services.sanctions import ban, mute
from games.live.routing import urlpatterns
from games.models import ChatLine
from games.services.chat import hide_line
from games.services.lobby import join_table, open_table
from tests.games.playing import fresh, legal, start

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.asyncio]

PATIENCE = 50
"""Seconds until a message counts as not coming."""


class Client:
    """A browser at a table."""

    def __init__(self, user, code, language="en"):
        self.user, self.language = user, language
        self.socket = WebsocketCommunicator(self._app, f"/ws/table/{code}/")

    async def _app(self, scope, receive, send):
        scope = {**scope, "user": self.user, "cookies": {"django_language": self.language}}
        return await URLRouter(urlpatterns)(scope, receive, send)

    async def __aenter__(self):
        accepted, _ = await self.socket.connect(timeout=PATIENCE)
        assert accepted
        return self

    async def __aexit__(self, *error):
        await self.socket.disconnect(timeout=PATIENCE)

    async def say(self, **message):
        await self.socket.send_to(json.dumps(message))

    async def raw(self, text):
        await self.socket.send_to(text)

    async def hear(self, *types):
        """Return the next message of each of these types, in the order in which they come."""
        heard = []
        wanted = list(types)
        while wanted:
            message = json.loads(await self.socket.receive_from(timeout=PATIENCE))
            if message["type"] in wanted:
                wanted.remove(message["type"])
                heard.append(message)
        return heard

    async def closed(self):
        while (message := await self.socket.receive_output(timeout=PATIENCE))[
            "type"
        ] != "websocket.close":
            pass
        assert type(message["code"]) is int, "Daphne refuses anything else"
        return message["code"]


@pytest.fixture
def nobody():
    return AnonymousUser()


async def started(anna, ben, **fields):
    match = await sync_to_async(start)([anna, ben], **fields)
    return match, match.table.code


async def asked(match, *users):
    """Return the seat that is asked, who sits there, and what that seat may do."""
    seat, action = await sync_to_async(legal)(await sync_to_async(fresh)(match))
    return seat, users[seat], json.loads(json.dumps(_builtins(action)))


def _builtins(action):
    import msgspec

    return msgspec.to_builtins(action)


async def test_connection_brings_the_whole_picture(anna, ben):
    _, code = await started(anna, ben)

    async with Client(anna, code) as client:
        table, update = await client.hear("table", "update")

    assert [seat["person"]["name"] for seat in table["seats"]] == ["anna", "ben"]
    assert (table["your_seat"], table["status"]) == (0, "playing")
    assert (update["whole"], update["version"], len(update["view"]["hand"])) == (True, 2, 4)
    assert [move["version"] for move in update["moves"]] == [1, 2]


async def test_spectator_sees_no_hand_and_no_choices(anna, ben, nobody):
    _, code = await started(anna, ben)

    async with Client(nobody, code) as client:
        table, update = await client.hear("table", "update")

    dealt = update["moves"][1]["events"][0]
    assert table["your_seat"] is None
    assert (update["view"]["hand"], update["choices"]) == ([], None)
    assert dealt["hands"] == [[None] * 4, [None] * 4]


async def test_action_is_acknowledged_and_told_to_everybody(anna, ben, nobody):
    match, code = await started(anna, ben)
    seat, actor, action = await asked(match, anna, ben)
    act = {"type": "act", "match": match.code, "version": 2, "action": action, "id": "one"}

    async with Client(actor, code) as mover, Client(nobody, code) as watcher:
        await watcher.hear("update")
        await mover.hear("update")
        await mover.say(**act)
        news, acknowledged = sorted(
            await mover.hear("update", "acknowledged"), key=lambda m: m["type"] == "acknowledged"
        )
        (seen,) = await watcher.hear("update")

    assert acknowledged == {"type": "acknowledged", "id": "one", "version": 3}
    assert (news["version"], seen["version"], seen["asked"]) == (3, 3, [1 - seat])
    assert [move["version"] for move in seen["moves"]] == [3]


async def test_action_sent_twice_is_played_once(anna, ben):
    match, code = await started(anna, ben)
    _, actor, action = await asked(match, anna, ben)
    act = {"type": "act", "match": match.code, "version": 2, "action": action, "id": "one"}

    async with Client(actor, code) as mover:
        await mover.say(**act)
        await mover.say(**act)
        answers = await mover.hear("acknowledged", "acknowledged")

    assert [answer["version"] for answer in answers] == [3, 3]
    assert (await sync_to_async(fresh)(match)).version == 3


async def test_spectator_cannot_act(anna, ben, nobody):
    match, code = await started(anna, ben)
    _, _, action = await asked(match, anna, ben)

    async with Client(nobody, code) as client:
        await client.say(type="act", match=match.code, version=2, action=action)
        (refused,) = await client.hear("refused")

    assert refused["code"] == "not_seated"


async def test_refusal_speaks_the_clients_language_and_gives_facts(anna, ben):
    match, code = await started(anna, ben)
    seat, _, action = await asked(match, anna, ben)
    other = (anna, ben)[1 - seat]

    async with Client(other, code) as client:
        await client.say(type="act", match=match.code, version=2, action=action, id="x")
        (refused,) = await client.hear("refused")

    assert refused == {
        "type": "refused",
        "code": "not_to_act",
        "detail": "It is not your turn.",
        "facts": {},
        "id": "x",
    }


@pytest.mark.parametrize(
    "text",
    [
        "null",
        "{",
        "[]",
        '{"type": "dance"}',
        '{"type": "act"}',
        '{"type": "say", "text": ""}',
        '{"type": "sync", "more": 1}',
        "[" * 5000,
    ],
)
async def test_malformed_message_is_refused_and_changes_nothing(anna, ben, text):
    match, code = await started(anna, ben)

    async with Client(anna, code) as client:
        await client.raw(text)
        (refused,) = await client.hear("refused")
        await client.say(type="ping")
        await client.hear("pong")

    assert refused["code"] == "malformed"
    assert (await sync_to_async(fresh)(match)).version == 2


async def test_malformed_action_is_refused(anna, ben):
    match, code = await started(anna, ben)

    async with Client(anna, code) as client:
        await client.say(type="act", match=match.code, version=2, action={"type": "fly"})
        (refused,) = await client.hear("refused")

    assert refused["code"] == "bad_action"


async def test_action_for_another_tables_match_is_refused(anna, ben):
    _, code = await started(anna, ben)
    other, _ = await started(anna, ben)

    async with Client(anna, code) as client:
        await client.say(type="act", match=other.code, version=2, action={})
        (refused,) = await client.hear("refused")

    assert refused["code"] == "match_over"


async def test_flood_and_oversize_close_the_socket(anna, ben, settings):
    settings.MESSAGES_PER_SECOND = 0.0  # a slow machine sends no more than a fast one may
    _, code = await started(anna, ben)

    async with Client(anna, code) as client:
        await client.raw(" " * 30_000)
        assert await client.closed() == 4408
    async with Client(anna, code) as client:
        for _ in range(60):
            await client.say(type="ping")
        assert await client.closed() == 4408


async def test_unknown_table_closes_with_a_reason(anna):
    async with Client(anna, "nosuchtable") as client:
        assert await client.closed() == 4404


async def test_ban_closes_the_open_socket_and_refuses_the_next(anna, ben, make_user):
    _, code = await started(anna, ben)
    moderator = await sync_to_async(make_user)("mod", is_superuser=True, is_staff=True)

    async with Client(anna, code) as client:
        await client.hear("update")
        await sync_to_async(ban)(user=anna, reason="Insults.", moderator=moderator)
        assert await client.closed() == 4403
    async with Client(anna, code) as client:
        assert await client.closed() == 4403


async def test_chat_stays_in_its_room(anna, ben, nobody, make_user):
    _, code = await started(anna, ben)
    watcher = await sync_to_async(make_user)("carla")

    async with (
        Client(anna, code) as sitting,
        Client(ben, code) as other,
        Client(watcher, code) as watching,
        Client(nobody, code) as silent,
    ):
        await sitting.say(type="say", text="Good luck!")
        (heard,) = await other.hear("said")
        await watching.say(type="say", text="She will need it.")
        (seen,) = await watching.hear("said")
        await silent.say(type="say", text="Hello?")
        (refused,) = await silent.hear("refused")

    assert (heard["author"], heard["text"], heard["room"]) == ("anna", "Good luck!", "seats")
    assert (seen["author"], seen["room"]) == ("carla", "watchers")
    assert refused["code"] == "not_seated"


async def test_muted_person_is_told_why(anna, ben, make_user):
    _, code = await started(anna, ben)
    moderator = await sync_to_async(make_user)("mod", is_superuser=True, is_staff=True)
    await sync_to_async(mute)(user=anna, reason="Insults.", moderator=moderator)

    async with Client(anna, code) as client:
        await client.say(type="say", text="Hello")
        (refused,) = await client.hear("refused")

    assert (refused["code"], refused["detail"]) == ("muted", "You are muted: Insults.")


async def test_repeated_line_is_refused(anna, ben):
    _, code = await started(anna, ben)

    async with Client(anna, code) as client:
        await client.say(type="say", text="Hello")
        await client.say(type="say", text="hello ")
        said, refused = await client.hear("said", "refused")

    assert {said["type"], refused["type"]} == {"said", "refused"}


async def test_hidden_line_goes_away(anna, ben):
    _, code = await started(anna, ben)

    async with Client(anna, code) as client:
        await client.say(type="say", text="Bad word")
        (said,) = await client.hear("said")
        line = await ChatLine.objects.select_related("table").aget(pk=said["line"])
        await sync_to_async(hide_line)(line=line)
        (hidden,) = await client.hear("hidden")

    assert hidden == {"type": "hidden", "line": said["line"]}


async def test_watcher_who_sits_down_gets_his_seat(anna, ben):
    table = await sync_to_async(open_table)(host=anna, game="casino", seats=2)

    async with Client(ben, table.code) as client:
        (watching,) = await client.hear("table")
        await sync_to_async(join_table)(table=table, user=ben)
        (update,) = await client.hear("update")

    assert watching["your_seat"] is None
    assert update["view"]["viewer"] == 1


async def test_pong_tells_how_far_the_match_is(anna, ben):
    match, code = await started(anna, ben)
    table = await sync_to_async(open_table)(host=anna, game="casino", seats=2)

    async with Client(anna, code) as client, Client(anna, table.code) as idle:
        for socket in (client, idle):
            await socket.say(type="ping")
        (going_on,), (nothing,) = await client.hear("pong"), await idle.hear("pong")
        await client.say(type="resign", match=match.code)
        await client.say(type="ping")
        (over,) = await client.hear("pong")

    assert going_on == {"type": "pong", "match": match.code, "version": 2, "over": False}
    assert over == {**going_on, "over": True}
    assert nothing == {"type": "pong", "match": None, "version": 0, "over": False}


async def test_ping_keeps_a_waiting_table_listed(anna):
    table = await sync_to_async(open_table)(host=anna, game="casino", seats=2)
    before = await age(table)

    async with Client(anna, table.code) as client:
        await client.say(type="ping")
        await client.hear("pong")

    await table.arefresh_from_db()
    assert table.seen_at > before


async def age(table):
    """Let a table look as if nobody had been there for an hour; return since when."""
    table.seen_at -= timedelta(hours=1)
    await table.asave()
    return table.seen_at


async def test_sync_brings_the_picture_again(anna, ben):
    _, code = await started(anna, ben)

    async with Client(anna, code) as client:
        (first,) = await client.hear("update")
        await client.say(type="sync")
        (again,) = await client.hear("update")

    assert {**again, "clocks": []} == {**first, "clocks": []}


async def test_resign_and_rematch(anna, ben):
    match, code = await started(anna, ben)

    async with Client(anna, code) as one, Client(ben, code) as two:
        await one.say(type="resign", match=match.code)
        (over,) = [m for m in [(await two.hear("update", "update"))[1]] if m["outcome"]]
        await one.say(type="rematch")
        await two.say(type="rematch")
        await two.hear("update")

    assert over["outcome"]["places"] == [2, 1]
    assert over["outcome"]["ending"] == "resigned"
    assert await match.table.matches.acount() == 2
