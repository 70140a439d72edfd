"""Sockets and being there: clocks that wait, pages that close, wishes, bans."""

from datetime import timedelta

import pytest
from asgiref.sync import sync_to_async

from accounts.models import Sanction
from games.services.lobby import seat_match
from tests.games.absence import player_at, walk_away
from tests.games.live.test_consumers import Client, asked, started
from tests.games.playing import fresh

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.asyncio]


async def seat(match, number):
    return await sync_to_async(player_at)(match, number)


async def away(match, number):
    await sync_to_async(walk_away)(match, number)


async def ban_silently(user):
    """Ban somebody whose sockets do not hear of it: the layer has lost the message."""
    await Sanction.objects.acreate(user=user, kind=Sanction.Kind.BAN, reason="Insults.")


async def test_picture_ends_with_who_is_there_and_what_was_noted(anna, ben):
    match, code = await started(anna, ben)
    await away(match, 1)

    async with Client(anna, code) as client:
        (there,) = await client.hear("presence")

    assert [one["away"] for one in there["seats"]] == [False, True]
    assert [note["kind"] for note in there["notes"]] == ["away"]
    assert (there["paused"], there["may"]) == (False, ["bot", "end"])


async def test_clock_starts_when_the_client_says_that_it_has_seen_the_cards(anna, ben):
    match = await sync_to_async(seat_match)(
        game="casino", options={}, users=[anna, ben], pace="quick"
    )
    number, actor, _ = await asked(match, anna, ben)

    async with Client(actor, match.table.code) as client:
        (before,) = await client.hear("update")
        await client.say(type="seen", match=match.code)
        (after,) = await client.hear("update")

    player = await seat(match, number)
    assert not before["clocks"][number]["running"]
    assert after["clocks"][number]["running"]
    assert player.deadline - player.asked_at == timedelta(seconds=12 + 30)


async def test_closed_page_is_a_sign_that_somebody_may_be_gone(anna, ben):
    match, code = await started(anna, ben)

    async with Client(ben, code) as client:
        await client.say(type="ping")
        await client.hear("pong")
    gone = await seat(match, 1)
    async with Client(ben, code) as client:
        await client.say(type="ping")
        await client.hear("pong")
        back = await seat(match, 1)

    assert (gone.has_hung_up, back.has_hung_up) == (True, False)


async def test_any_page_of_a_person_plays_in_his_seat(anna, ben):
    match, code = await started(anna, ben)
    number, actor, action = await asked(match, anna, ben)

    async with Client(actor, code) as one:
        async with Client(actor, code) as two:
            for page in (one, two):
                await page.hear("presence")
            await one.say(type="act", match=match.code, version=2, action=action, id="x")
            seen = [(await page.hear("update"))[0] for page in (one, two)]
        await one.say(type="ping")
        await one.hear("pong")

    assert [(each["version"], each["view"]["viewer"]) for each in seen] == [(3, number)] * 2
    assert seen[0]["view"] == seen[1]["view"]


async def test_others_choose_and_the_person_returns(anna, ben):
    match, code = await started(anna, ben)
    await away(match, 1)

    async with Client(anna, code) as one:
        await one.hear("presence")
        await one.say(type="wish", match=match.code, wish="bot")
        noted, there = await one.hear("noted", "presence")
        async with Client(ben, code) as two:
            await two.say(type="return", match=match.code)
            taken = [await two.hear("noted"), await two.hear("noted")]

    assert (noted["kind"], noted["facts"]["name"]) == ("held", "ben")
    assert there["seats"][1]["bot"] != ""
    assert [note["kind"] for (note,) in taken] == ["back", "taken"]
    assert (await seat(match, 1)).stand_in is None


async def test_person_does_not_act_beside_the_bot(anna, ben):
    match, code = await started(anna, ben)
    number, actor, action = await asked(match, anna, ben)
    player = await seat(match, number)
    player.stand_in = actor
    await player.asave()

    async with Client(actor, code) as client:
        await client.say(type="act", match=match.code, version=2, action=action, id="x")
        (refused,) = await client.hear("refused")

    assert refused["code"] == "seat_held"


async def test_pause_and_resume(anna, ben):
    match, code = await started(anna, ben, is_rated=False)

    async with Client(anna, code) as one, Client(ben, code) as two:
        for client in (one, two):
            await client.hear("presence")
            await client.say(type="wish", match=match.code, wish="pause")
        (noted,) = await one.hear("noted")
        assert (await sync_to_async(fresh)(match)).paused_at is not None
        await one.say(type="resume", match=match.code)
        (resumed,) = await one.hear("noted")

    assert (noted["kind"], resumed["kind"]) == ("paused", "resumed")


async def test_unknown_wish_is_malformed(anna, ben):
    match, code = await started(anna, ben)

    async with Client(anna, code) as client:
        await client.say(type="wish", match=match.code, wish="money")
        (refused,) = await client.hear("refused")

    assert refused["code"] == "malformed"


@pytest.mark.parametrize("message", ["ping", "act", "say"])
async def test_banned_person_is_out_even_if_the_word_was_lost(anna, ben, message):
    match, code = await started(anna, ben)
    _, actor, action = await asked(match, anna, ben)
    messages = {
        "ping": {"type": "ping"},
        "act": {"type": "act", "match": match.code, "version": 2, "action": action},
        "say": {"type": "say", "text": "Ha!"},
    }

    async with Client(actor, code) as client:
        await client.hear("update")
        await ban_silently(actor)
        await client.say(**messages[message])
        assert await client.closed() == 4403

    assert (await sync_to_async(fresh)(match)).version == 2


async def test_presence_is_the_same_for_everybody(anna, ben, make_user):
    """The one message that goes to all tells nothing of the cards."""
    match, code = await started(anna, ben)
    carla = await sync_to_async(make_user)("carla")

    async with Client(anna, code) as one, Client(ben, code) as two, Client(carla, code) as three:
        for client in (one, two, three):
            await client.hear("presence")
        await away(match, 1)
        heard = [await client.hear("noted", "presence") for client in (one, two, three)]

    assert heard[0] == heard[1] == heard[2]
