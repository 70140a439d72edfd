"""Several processes at one table: each tells its own sockets, and hears from the others."""

import asyncio
import json
from contextlib import asynccontextmanager

import pytest
from asgiref.sync import sync_to_async
from channels.layers import get_channel_layer
from django.contrib.auth.models import AnonymousUser
from msgspec import Raw
from msgspec.json import encode

from games import broadcast
from games.live import consumers, relay
from games.live.codes import TOO_SLOW
from games.live.consumers import TableConsumer
from games.live.desk import Desk
from games.live.hub import Hub, _open, open_hub
from games.live.outbox import Outbox
from games.live.sockets import Sockets
from games.services.memory import Memory
from games.services.play import Play, play_each
from tests.games.live.test_consumers import PATIENCE, Client, asked, started
from tests.games.playing import act, fresh, legal

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.asyncio]


@pytest.fixture
def nobody():
    return AnonymousUser()


class Mailbox:
    """A socket without a network."""

    def __init__(self):
        self.letters = []

    def push(self, text):
        self.letters.append(json.loads(text))


class Process:
    """A web process with a socket for every audience of a table."""

    def __init__(self, match):
        self.sockets, self.told = Sockets(), []
        self.boxes = {viewer: Mailbox() for viewer in (None, 0, 1)}
        for viewer, box in self.boxes.items():
            self.sockets.add(box, {broadcast.audience(match.table_id, viewer)})
        self.desk = Desk(self.sockets, self.told.extend)

    async def play(self, match):
        play = await sync_to_async(next_play)(match)
        return await self.desk.play(play)

    def heard(self):
        return [[letter["version"] for letter in box.letters] for box in self.boxes.values()]


def next_play(match, **changes):
    match = fresh(match)
    seat, action = legal(match)
    raw = Raw(encode(action))
    facts = {"match_id": match.pk, "seat": seat, "action": raw, "version": match.version}
    return Play(**{**facts, **changes})


@asynccontextmanager
async def two_processes(*users):
    match, _ = await started(*users)
    both = Process(match), Process(match)
    yield match, *both
    for process in both:
        await process.desk.close()


async def until(is_so):
    """Wait for what nobody tells us about."""
    async with asyncio.timeout(PATIENCE):
        while not is_so():  # noqa: ASYNC110 -- there is no event
            await asyncio.sleep(0.01)


async def test_two_processes_alternate_and_follow_one_another(anna, ben):
    async with two_processes(anna, ben) as (match, one, other):
        for turn in range(6):
            player, follower = (one, other) if turn % 2 else (other, one)
            await player.play(match)
            await follower.desk.follow(player.told.pop())

        versions = [3, 4, 5, 6, 7, 8]
        assert one.heard() == other.heard() == [versions] * 3


async def test_every_audience_gets_its_own_view_only(anna, ben):
    async with two_processes(anna, ben) as (match, one, other):
        await one.play(match)
        await other.desk.follow(one.told.pop())

        for process in (one, other):
            views = {viewer: box.letters[0]["view"] for viewer, box in process.boxes.items()}
            assert [view["viewer"] for view in views.values()] == [None, 0, 1]
            assert views[None]["hand"] == []
            assert not set(views[0]["hand"]) & set(views[1]["hand"])


async def test_process_that_knows_nothing_follows_from_the_log(anna, ben):
    async with two_processes(anna, ben) as (match, one, other):
        for _ in range(3):
            await one.play(match)

        await other.desk.follow(one.told[-1])

        [letter] = other.boxes[0].letters
        assert (letter["version"], [move["version"] for move in letter["moves"]]) == (5, [5])


async def test_actions_that_come_at_once_share_a_transaction(anna, ben, make_user):
    async with two_processes(anna, ben) as (match, one, _):
        users = [await sync_to_async(make_user)(name) for name in ("carla", "dora")]
        second, _ = await started(*users)
        plays = [await sync_to_async(next_play)(each) for each in (match, second)]

        versions = await asyncio.gather(*map(one.desk.play, plays))

        assert versions == [3, 3]
        assert one.told == [(match.pk, match.table_id, 2), (second.pk, second.table_id, 2)]


async def test_failure_goes_to_the_one_who_caused_it(anna, ben):
    async with two_processes(anna, ben) as (match, one, _):
        play = await sync_to_async(next_play)(match)

        found = await asyncio.gather(
            one.desk.play(play),
            one.desk.play(await sync_to_async(next_play)(match, match_id=0)),
            return_exceptions=True,
        )

        assert (found[0], type(found[1])) == (3, KeyError)


async def test_action_whose_socket_went_away_is_played_all_the_same(anna, ben):
    async with two_processes(anna, ben) as (match, one, _):
        play = await sync_to_async(next_play)(match)
        task = asyncio.create_task(one.desk.play(play))
        await asyncio.sleep(0)

        task.cancel()
        await until(lambda: one.told)

        assert (await sync_to_async(fresh)(match)).version == 3


async def test_move_from_elsewhere_reaches_the_sockets(anna, ben):
    match, code = await started(anna, ben)

    async with Client(anna, code) as client:
        await client.hear("update")
        await sync_to_async(act)(match)
        (news,) = await client.hear("update")

    assert (news["version"], [move["version"] for move in news["moves"]]) == (3, [3])


async def test_lost_word_is_made_good(anna, ben):
    match, code = await started(anna, ben)

    async with Client(anna, code) as one, Client(ben, code) as two:
        await one.hear("update")
        await two.hear("update")
        await sync_to_async(play_in_silence)(match)
        await one.say(type="ping")
        (pong,) = await one.hear("pong")
        await one.say(type="sync")
        (whole,) = await one.hear("update")
        _, actor, action = await asked(match, one, two)
        await actor.say(type="act", match=match.code, version=3, action=action, id="x")
        (played,) = await actor.hear("acknowledged")

    assert (pong["version"], whole["version"], whole["whole"]) == (3, 3, True)
    assert played["version"] == 4


def play_in_silence(match):
    """Play as another process does whose word is lost."""
    play_each([next_play(match)], Memory())


async def test_people_in_different_processes_share_a_table(anna, ben, nobody, monkeypatch):
    monkeypatch.setattr(consumers, "open_hub", hub_of_its_own)
    match, code = await started(anna, ben, is_rated=False)

    async with Client(anna, code) as one, Client(ben, code) as two, Client(nobody, code) as three:
        everybody = one, two, three
        for client in everybody:
            await client.hear("presence")
        _, actor, action = await asked(match, one, two)
        await actor.say(type="act", match=match.code, version=2, action=action, id="x")
        moved = [(await client.hear("update"))[0]["version"] for client in everybody]
        happened, other = [], one if actor is two else two
        for wish in ("undo", "pause"):
            await actor.say(type="wish", match=match.code, wish=wish)
            await other.hear("presence")
            await other.say(type="wish", match=match.code, wish=wish)
            happened += [(await client.hear("noted"))[0]["kind"] for client in everybody]
        await two.say(type="resume", match=match.code)
        happened += [(await client.hear("noted"))[0]["kind"] for client in everybody]
        await one.say(type="say", text="Ciao!")
        (said,) = await two.hear("said")
        await two.say(type="resign", match=match.code)
        given_up = [(await client.hear("noted"))[0]["kind"] for client in everybody]

    assert moved == [3, 3, 3]
    assert happened == ["undone"] * 3 + ["paused"] * 3 + ["resumed"] * 3
    assert (said["author"], said["text"]) == ("anna", "Ciao!")
    assert given_up == ["given_up"] * 3


def hub_of_its_own():
    """Return what a socket finds that is the first one of its process."""
    (hub := Hub()).welcome()
    return hub


async def test_socket_lives_without_the_channel_layer(anna, ben, settings, monkeypatch, caplog):
    settings.CHANNEL_LAYERS = {"default": {"BACKEND": "tests.games.live.layers.FlakyLayer"}}
    monkeypatch.setattr(relay, "PAUSE", 0.01)
    layer = get_channel_layer()
    match, code = await started(anna, ben)
    _, actor, action = await asked(match, anna, ben)

    async with Client(actor, code) as client:
        await client.say(type="act", match=match.code, version=2, action=action, id="x")
        await client.hear("acknowledged")
        await until(lambda: layer.tries > 1)

    assert "The channel layer failed" in caplog.text
    assert "Other processes could not be told" in caplog.text


async def test_word_that_cannot_be_passed_on_stops_nothing(anna, ben, caplog):
    match, code = await started(anna, ben)

    async with Client(anna, code) as client:
        await client.hear("update")
        word = {"type": "moved", "from": "", "matches": [[0, match.table_id, 0]]}
        await get_channel_layer().group_send(broadcast.GROUP, word)
        await sync_to_async(act)(match)
        await client.hear("update")

    assert "Not passed on: moved" in caplog.text


async def test_hub_goes_with_the_last_socket(anna, ben):
    _, code = await started(anna, ben)

    async with Client(anna, code) as one:
        await one.hear("update")
        async with Client(ben, code) as two:
            await two.hear("update")
            hubs = set(_open)
        assert _open == hubs

    assert (len(hubs), len(_open)) == (1, 0)


async def test_who_is_on_his_way_in_may_act_though_the_last_one_leaves(anna, ben):
    match, _ = await started(anna, ben)
    play = await sync_to_async(next_play)(match)
    leaves, enters = Mailbox(), Mailbox()
    hub = open_hub()
    await hub.add(leaves, {"table"})

    assert open_hub() is hub
    await hub.discard(leaves, {"table"})
    await hub.add(enters, {"table"})

    assert await hub.desk.play(play) == match.version + 1
    await hub.discard(enters, {"table"})
    assert _open == set()


async def test_tables_that_all_have_left_take_no_room(anna, ben, make_user):
    watcher = await sync_to_async(make_user)("carla")
    tables = [await started(anna, ben) for _ in range(5)]
    _, stays = tables[0]

    async with Client(anna, stays) as client:
        await client.hear("update")
        [hub] = _open
        before = set(hub.sockets._by_name)
        for match, code in tables:
            async with Client(ben, code) as player, Client(watcher, code) as other:
                await player.hear("update")
                await other.hear("update")
                await sync_to_async(act)(match)
                await other.hear("update")
        after = set(hub.sockets._by_name)

    assert after == before
    assert _open == set()
    assert list(hub.sockets) == []


async def test_client_that_does_not_read_is_sent_away(anna, monkeypatch):
    monkeypatch.setattr(consumers, "MOST_UNSENT", 2)
    events, may_read = [], asyncio.Event()

    async def send(event):
        await may_read.wait()
        events.append(event.get("text", event.get("code")))

    outbox = Outbox(send)
    consumer = TableConsumer({"user": anna, "url_route": {"kwargs": {"code": "x"}}}, None, outbox)

    for text in "abcde":
        consumer.push(text)
    may_read.set()
    await asyncio.gather(outbox._sender)

    assert events == ["a", "b", "c", TOO_SLOW]


class Unlit(Sockets):
    """Sockets among which nothing can be found."""

    def __contains__(self, name):
        raise LookupError(name)


async def test_move_that_cannot_be_told_stands_and_the_next_is_played(anna, ben, caplog):
    match, _ = await started(anna, ben)
    told = []
    desk = Desk(Unlit(), told.extend)

    versions = [await desk.play(await sync_to_async(next_play)(match)) for _ in range(2)]

    assert (await sync_to_async(fresh)(match)).version >= max(versions)
    assert [since for _, _, since in told] == [versions[0] - 1, versions[1] - 1]
    assert [record.message.split(":")[0] for record in caplog.records] == ["Not told here"] * 2
    await desk.close()


async def test_every_action_is_answered_though_the_desk_is_closed():
    desk = Desk(Sockets(), [].extend)
    await desk.close()
    plays = [desk.play(Play(match_id=1, seat=0, action=None, version=1)) for _ in range(2)]

    async with asyncio.timeout(PATIENCE):
        answers = await asyncio.gather(*plays, return_exceptions=True)

    assert [type(answer) for answer in answers] == [RuntimeError, RuntimeError]
