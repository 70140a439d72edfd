"""Replays: who may look from where, and what the pictures hold."""

import pytest
from django.urls import reverse

from games.replays import film
from games.rules.record import plain, see
from games.selectors import replayed
from games.services.leaving import resign_match
from tests.games.playing import act, fresh, play_out, start

pytestmark = pytest.mark.django_db


def address(name, match, query=""):
    return reverse(f"games:{name}", args=(match.code,)) + query


@pytest.fixture
def casino(anna, ben):
    return play_out(start([anna, ben], options={"rounds": 1}))


@pytest.fixture
def pirate(anna, ben):
    match = start([anna, ben], game="casino-pirate")
    for _ in range(8):
        act(fresh(match))
    resign_match(match_id=match.pk, seat=0)
    return fresh(match)


def reel(client, match, query="?from=0"):
    return client.get(address("replay_steps", match, query)).json()


def known_to(match, viewer):
    """Return all that a viewer was told and shown at the live table."""
    steps = list(replayed(match))
    events = [see(match.game, step, viewer) for step in steps]
    views = [match.game.observe(stop.state, viewer) for stop in film.stops_of(match.game, steps)]
    return plain(events), plain(views)


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_pictures_show_what_the_place_was_shown_at_the_table(client, casino, viewer):
    place = "watch" if viewer is None else viewer

    shown = reel(client, casino, f"?as={place}&from=0")

    opening = shown["opening"]
    events, views = known_to(casino, viewer)
    assert [move["events"] for move in opening["moves"]] == events
    assert [frame["view"] for frame in shown["frames"]] == views[: film.MOST_FRAMES]
    assert opening["table"]["your_seat"] == viewer
    assert opening["outcome"]["ending"] == "played"
    assert opening["stops"][-1] == casino.version


def test_pictures_come_in_lots(client, casino, monkeypatch):
    monkeypatch.setattr(film, "MOST_FRAMES", 3)

    first, second = (reel(client, casino, f"?from={first}") for first in (0, 3))

    assert (len(first["frames"]), len(second["frames"])) == (3, 3)
    assert (second["first"], second["opening"]) == (3, None)
    assert [frame["view"] for frame in second["frames"]] == known_to(casino, None)[1][3:6]


@pytest.mark.parametrize(("place", "status"), [("0", 200), ("watch", 200), ("1", 404)])
def test_sealed_cards_are_seen_from_the_own_place_only(client, anna, pirate, place, status):
    client.force_login(anna)

    for name in ("replay", "replay_steps"):
        assert client.get(address(name, pirate, f"?as={place}")).status_code == status


def test_nobody_else_sees_what_a_seat_of_a_sealed_game_saw(client, pirate):
    events, views = known_to(pirate, None)

    shown = reel(client, pirate)

    assert client.get(address("replay", pirate, "?as=0")).status_code == 404
    assert [frame["view"] for frame in shown["frames"]] == views[: film.MOST_FRAMES]
    assert [move["events"] for move in shown["opening"]["moves"]] == events


def test_player_looks_from_his_own_place_at_first(client, ben, casino):
    client.force_login(ben)

    page = client.get(address("replay", casino)).content.decode()

    assert 'data-place="1"' in page
    assert f"{address('replay_steps', casino)}?as=1" in page


def test_match_that_is_on_has_no_replay(client, anna, ben):
    match = start([anna, ben])

    assert client.get(address("replay", match)).url == match.table.get_absolute_url()
    assert client.get(address("replay_steps", match)).status_code == 404


@pytest.mark.parametrize("query", ["?from=x", "?from=-1", "?from=9999999", "?as=7", "?as=x"])
def test_nonsense_is_not_found(client, casino, query):
    assert client.get(address("replay_steps", casino, query)).status_code == 404


def test_pictures_after_the_last_are_none(client, casino):
    assert reel(client, casino, "?from=999")["frames"] == []


def test_review_is_asked_for_and_told(client, anna, casino):
    refused = client.get(address("review", casino)).json()
    client.force_login(anna)

    offered = client.get(address("review", casino)).json()
    asked = client.post(address("review", casino)).json()

    assert (refused["standing"], refused["refusal"]) == (
        "none",
        "Please log in to have a match reviewed.",
    )
    assert (offered["standing"], offered["refusal"]) == ("none", "")
    assert (asked["standing"], asked["total"]) == ("running", None)


def test_review_that_may_not_be_asked_for_says_why(client, anna, pirate, make_user):
    client.force_login(make_user("carla"))

    answer = client.post(address("review", pirate)).json()

    assert (answer["standing"], bool(answer["refusal"])) == ("none", True)
