"""Spectators and sockets: how many, from where, sent away, and what they may not hear."""

import pytest
from asgiref.sync import sync_to_async
from channels.layers import get_channel_layer
from django.contrib.auth.models import AnonymousUser

from accounts.selectors import ignored_names
from games import broadcast
from games.live import audience
from games.live.audience import Audience
from games.live.codes import CLOSED_TO_WATCHERS
from games.live.networks import network_of
from games.live.sockets import Sockets
from games.models import Table, Watching
from games.services.lobby import join_table, open_table
from games.services.watching import note_neighbour
from tests.games.absence import notes
from tests.games.live.test_consumers import Client, started
from tests.games.playing import act, fresh, play_out
from tests.games.watching import let_pass, start_watched

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.asyncio]
HOME = ("198.51.100.7", 5000)


class Guest(Client):
    """A browser in some network."""

    def __init__(self, user, code, address=HOME):
        super().__init__(user, code)
        self.address = address

    async def _app(self, scope, receive, send):
        await super()._app({**scope, "client": self.address}, receive, send)


@pytest.fixture
def nobody():
    return AnonymousUser()


class Box:
    """A socket without a network."""

    def __init__(self, seat, *, table_id=7, who=1, network="here"):
        self.seat, self.table_id, self.who, self.network = seat, table_id, who, network
        self.told = []

    def push(self, text):
        self.told.append(text)


def hall(*sockets):
    found = Sockets()
    for one in sockets:
        names = {broadcast.visitors(one.table_id), broadcast.audience(one.table_id, one.seat)}
        found.add(one, names)
    return Audience(found, "us")


async def test_people_are_counted_once_and_over_all_processes():
    player, *watching = Box(0), Box(None, who=2), Box(None, who=2), Box(None, who=3)
    here = hall(player, *watching)
    here.hear("them", [(7, 2), (8, 5)])

    told = here.look()

    assert told == {"type": "watching", "from": "us", "counts": [(7, 2)]}
    assert here.count(7) == 4
    assert player.told == ['{"type":"watchers","count":4}']
    assert here.look() is None
    assert len(player.told) == 1


async def test_what_is_not_repeated_is_forgotten(monkeypatch):
    now = 100.0
    monkeypatch.setattr(audience, "monotonic", lambda: now)
    player, spectator = Box(0), Box(None, who=2)
    here = hall(player, spectator)
    here.hear("them", [(7, 2)])
    here.look()

    now += audience.REPEAT
    assert here.look() == {"type": "watching", "from": "us", "counts": [(7, 1)]}
    now += audience.FORGOTTEN
    here.look()

    assert player.told[-1] == '{"type":"watchers","count":1}'


async def test_spectators_of_the_same_network_are_found():
    here = hall(Box(0), Box(1, who=2, network="there"), Box(None, who=3))

    assert here.near(7, None, 9, "here") == {0}
    assert here.near(7, 1, 2, "here") == {1}
    assert here.near(7, None, 1, "here") == set(), "his own other page"
    assert here.near(7, None, 9, "elsewhere") == set()


@pytest.mark.parametrize(
    ("client", "headers", "trusted", "same_as"),
    [
        (HOME, [], 0, HOME[0]),
        (HOME, [(b"x-forwarded-for", b"1.2.3.4")], 0, HOME[0]),
        (HOME, [(b"x-forwarded-for", b"6.6.6.6, 1.2.3.4")], 1, "1.2.3.4"),
        (("2001:db8::1", 1), [], 0, "2001:db8::2"),
    ],
)
async def test_network_is_that_of_the_visitor(settings, client, headers, trusted, same_as):
    settings.ALLAUTH_TRUSTED_PROXY_COUNT = 0
    expected = network_of({"client": (same_as, 1)})
    settings.ALLAUTH_TRUSTED_PROXY_COUNT = trusted

    assert network_of({"client": client, "headers": headers}) == expected != ""
    assert same_as not in expected


@pytest.mark.parametrize("client", [None, ("127.0.0.1", 1), ("::1", 1), ("", 0), ("name", 0)])
async def test_nothing_is_known_of_some_connections(client):
    assert network_of({"client": client}) == ""


async def test_table_is_told_once_that_somebody_watches_from_a_players_network(
    anna, ben, make_user
):
    match, code = await started(anna, ben)
    carla = await sync_to_async(make_user)("carla")

    async with Guest(ben, code, ("203.0.113.9", 1)) as player, Guest(anna, code) as hers:
        await hers.hear("update")
        await player.hear("update")
        async with Guest(carla, code), Guest(AnonymousUser(), code):
            (noted,) = await player.hear("noted")

    assert (noted["kind"], noted["seat"], noted["facts"]) == ("neighbour", 0, {"name": "anna"})
    await sync_to_async(note_neighbour)(table_id=match.table_id, seat=0)
    assert await sync_to_async(notes)(match) == [("neighbour", "anna")]


async def test_nothing_is_noted_without_a_match(anna, ben):
    match, _ = await started(anna, ben)
    match = await sync_to_async(play_out)(match)

    await sync_to_async(note_neighbour)(table_id=match.table_id, seat=0)

    assert await sync_to_async(notes)(match) == []


async def test_number_comes_with_the_picture_and_when_it_changes(anna, ben, nobody, monkeypatch):
    monkeypatch.setattr(audience, "TICK", 0.02)
    _, code = await started(anna, ben)

    async with Client(anna, code) as player:
        await player.hear("update")
        async with Client(nobody, code) as watcher:
            (mine,) = await watcher.hear("watchers")
            (first,) = await player.hear("watchers")
        (last,) = await player.hear("watchers")

    assert [message["count"] for message in (mine, first, last)] == [1, 1, 0]


async def test_other_processes_are_told_and_heard(anna, ben, monkeypatch):
    monkeypatch.setattr(audience, "TICK", 0.02)
    match, code = await started(anna, ben)

    async with Client(anna, code) as player:
        await player.hear("update")
        message = {"type": "watching", "from": "them", "counts": [(match.table_id, 3)]}
        await get_channel_layer().group_send(broadcast.GROUP, message)
        (told,) = await player.hear("watchers")

    assert told["count"] == 3


async def test_closed_table_sends_spectators_away_when_the_match_begins(anna, ben, nobody):
    table = await sync_to_async(open_table)(
        host=anna, game="casino", seats=2, watching=Watching.CLOSED
    )

    async with Client(nobody, table.code) as watcher, Client(ben, table.code) as joiner:
        await watcher.hear("table")
        await joiner.hear("table")
        await sync_to_async(join_table)(table=table, user=ben)
        assert await watcher.closed() == CLOSED_TO_WATCHERS
        (update,) = await joiner.hear("update")
        assert update["view"]["hand"]
    async with Client(nobody, table.code) as late:
        assert await late.closed() == CLOSED_TO_WATCHERS


async def test_spectator_who_was_not_sent_away_is_refused(anna, ben, nobody):
    match, code = await started(anna, ben)

    async with Client(nobody, code) as watcher:
        await watcher.hear("update")
        await Table.objects.filter(pk=match.table_id).aupdate(watching=Watching.CLOSED)
        await watcher.say(type="sync")
        (refused,) = await watcher.hear("refused")
        code = await watcher.closed()

    assert (refused["code"], code) == ("closed_to_watchers", CLOSED_TO_WATCHERS)


@pytest.mark.parametrize("watching", [Watching.MINUTE, Watching.CLOSED])
async def test_nothing_live_is_written_to_those_who_may_not_see_it(anna, ben, watching):
    match = await sync_to_async(start_watched)([anna, ben], watching)
    everybody = {broadcast.audience(match.table_id, viewer) for viewer in (None, 0, 1)}

    letters = await sync_to_async(broadcast.letters)(match, [], everybody)

    assert [to for to, _ in letters] == [broadcast.audience(match.table_id, n) for n in (0, 1)]


async def test_spectator_with_a_delay_asks_for_the_past_and_hears_nothing_of_now(anna, ben, nobody):
    match = await sync_to_async(start_watched)([anna, ben], Watching.MINUTE)
    await sync_to_async(let_pass)(match, 90)

    async with Client(nobody, match.table.code) as watcher, Client(anna, match.table.code) as hers:
        (first,) = await watcher.hear("update")
        await hers.hear("update")
        await sync_to_async(act)(await sync_to_async(fresh)(match))
        await hers.hear("update")
        await watcher.say(type="ping")
        (pong,) = await watcher.hear("pong")
        await sync_to_async(let_pass)(match, 61)
        await watcher.say(type="sync")
        (then,) = await watcher.hear("update")

    assert (first["version"], pong["version"], then["version"], then["whole"]) == (2, 2, 3, True)


async def test_phrase_and_ignoring_over_the_socket(anna, ben):
    _, code = await started(anna, ben)

    async with Client(anna, code) as hers, Client(ben, code) as his:
        await his.say(type="phrase", phrase="luck")
        (said,) = await hers.hear("said")
        await hers.say(type="ignore", name="ben", ignored=True)
        (ignoring,) = await hers.hear("ignoring")
        assert await sync_to_async(ignored_names)(anna) == ("ben",)
        await hers.say(type="ignore", name="ben", ignored=False)
        nobody, again = await hers.hear("ignoring", "said")
        await hers.say(type="ignore", name="zoe", ignored=True)
        (refused,) = await hers.hear("refused")

    assert (said["phrase"], said["author"]) == ("luck", "ben")
    assert (ignoring["names"], nobody["names"]) == (["ben"], [])
    assert again == said
    assert refused["detail"] == "There is no player named zoe."
