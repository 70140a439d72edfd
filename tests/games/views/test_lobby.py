"""The lobby, new tables, and playing at once."""

import pytest
import time_machine
from django.urls import reverse
from django.utils import timezone

from accounts.models import User
from games import selectors
from games.models import Match, Table
from games.services.lobby import MOST_TABLES, join_table, keep_open, open_table

pytestmark = pytest.mark.django_db


def post(client, name, *args, **data):
    return client.post(reverse(f"games:{name}", args=args), data, follow=True)


def test_quick_play_makes_a_guest_and_starts_against_a_bot(client):
    answer = post(client, "quick_play", game="casino", level="club")

    table = Table.objects.get()
    names = [(place.user.is_guest, place.user.bot_level) for place in table.places.all()]
    assert answer.redirect_chain == [(table.get_absolute_url(), 302)]
    assert names == [(True, ""), (False, "club")]
    assert (table.is_rated, table.is_private) == (False, True)
    assert table.matches.get().status == Match.Status.PLAYING


def test_quick_play_fills_a_table_of_several_with_different_bots(client):
    post(client, "quick_play", game="cuccu", level="beginner")

    table = Table.objects.get()
    names = [place.user.username for place in table.places.all()]
    assert names[1:] == ["bot-beginner", "bot-beginner-2", "bot-beginner-3"]
    assert table.matches.get().status == Match.Status.PLAYING


def test_host_adds_several_bots_of_one_level(client, anna):
    table = open_table(host=anna, game="cuccu", seats=3)
    client.force_login(anna)

    for _ in range(2):
        post(client, "add_bot", table.code, level="club")

    names = [place.user.username for place in table.places.all()]
    assert names == ["anna", "bot-club", "bot-club-2"]
    assert table.matches.get().status == Match.Status.PLAYING


def test_quick_play_of_a_member_is_rated(client, anna):
    client.force_login(anna)

    post(client, "quick_play", game="casino", level="beginner")

    assert Table.objects.get().is_rated


def test_quick_play_fills_all_seats_with_bots_of_their_own(client):
    post(client, "quick_play", game="cuccu", level="beginner")

    people = [place.user for place in Table.objects.get().places.all()]
    assert [user.bot_level for user in people] == ["", "beginner", "beginner", "beginner"]
    assert len(set(people)) == 4


@pytest.mark.parametrize("data", [{}, {"game": "chess"}, {"game": "casino", "level": "god"}])
def test_quick_play_of_something_unknown_goes_to_the_lobby(client, data):
    answer = post(client, "quick_play", **data)

    assert answer.redirect_chain == [(reverse("games:lobby"), 302)]
    assert not User.objects.exists()


def test_lobby_shows_open_and_live_tables_but_no_private_ones(
    client, anna, ben, make_user, django_assert_max_num_queries
):
    waiting = open_table(host=anna, game="casino", seats=2)
    live = open_table(host=ben, game="casino", seats=2)
    join_table(table=live, user=make_user("carla"))
    hidden = open_table(host=anna, game="casino", seats=2, is_private=True)

    with django_assert_max_num_queries(6):
        page = client.get(reverse("games:lobby"))

    shown = page.content.decode()
    assert [code.code in shown for code in (waiting, live, hidden)] == [True, True, False]


def test_new_table_is_opened_with_its_options(client, anna):
    client.force_login(anna)
    data = {"game": "casino", "seats": 2, "pace": "calm", "is_rated": "on"}
    options = {"casino-rounds": 3, "casino-spade": "on", "casino-last_capture_no_sweep": "on"}

    post(client, "new_table", **data, **options, **{"cuccu-lives": 99})

    table = Table.objects.get()
    assert (table.options, table.pace, table.host) == ({"rounds": 3, "spade": True}, "calm", anna)


@pytest.mark.parametrize(("query", "seats"), [("", 2), ("?game=casino", 2), ("?game=chess", 2)])
def test_form_begins_with_the_game_of_the_page_that_led_to_it(client, anna, query, seats):
    client.force_login(anna)

    page = client.get(reverse("games:new_table") + query)

    assert f'name="seats" value="{seats}"' in page.content.decode()


def test_impossible_table_is_refused_with_a_sentence(client, anna):
    client.force_login(anna)

    page = post(client, "new_table", game="casino", seats=7, pace="calm")

    assert "2 to 4 seats" in page.content.decode()
    assert not Table.objects.exists()


def test_guest_opens_unrated_tables_only(client, make_user):
    client.force_login(make_user("guest-1", is_guest=True))

    post(client, "new_table", game="casino", seats=2, pace="calm", is_rated="on")

    assert not Table.objects.get().is_rated


def test_strangers_are_asked_to_log_in(client):
    answer = client.get(reverse("games:new_table"))

    assert answer.url.startswith(reverse("account_login"))


def test_join_leave_and_bot(client, anna, ben):
    table = open_table(host=anna, game="casino", seats=2)
    client.force_login(ben)
    refused = post(client, "add_bot", table.code, level="club")
    post(client, "join", table.code)
    busy = post(client, "leave", table.code)

    table.refresh_from_db()
    assert "Only the person who opened the table" in refused.content.decode()
    assert "not possible at this table now" in busy.content.decode()
    assert table.status == Table.Status.PLAYING


def test_leaving_alone_closes_the_table(client, anna):
    table = open_table(host=anna, game="casino", seats=2)
    client.force_login(anna)

    answer = post(client, "leave", table.code)

    assert answer.redirect_chain == [(reverse("games:lobby"), 302)]


def test_home_names_tables_and_leaders(client, anna):
    open_table(host=anna, game="casino", seats=2)

    page = client.get(reverse("home"))

    assert page.status_code == 200
    assert "anna" in page.content.decode()


def test_table_whose_people_have_gone_is_not_offered(client, anna):
    table = open_table(host=anna, game="casino", seats=2)

    with time_machine.travel(timezone.now() + selectors.HERE, tick=False):
        empty = client.get(reverse("games:lobby")).content.decode()
        keep_open(table=table)
        present = client.get(reverse("games:lobby")).content.decode()

    assert [table.code in page for page in (empty, present)] == [False, True]


def test_presence_is_not_written_at_every_sign_of_life(anna):
    table = open_table(host=anna, game="casino", seats=2)
    before = table.seen_at

    keep_open(table=table)

    table.refresh_from_db()
    assert table.seen_at == before


def test_own_tables_are_shown_to_come_back_to(client, anna, ben):
    private = open_table(host=anna, game="casino", seats=2, is_private=True)
    join_table(table=private, user=ben)
    client.force_login(anna)

    pages = [client.get(reverse(name)).content.decode() for name in ("home", "games:lobby")]

    assert [private.code in page and "Go on playing" in page for page in pages] == [True, True]


def test_guest_is_not_asked_about_ratings(client, make_user, anna):
    offered = []
    for user in (make_user("guest-1", is_guest=True), anna):
        client.force_login(user)
        offered.append("is_rated" in client.get(reverse("games:new_table")).content.decode())

    assert offered == [False, True]


def test_pace_says_how_long_one_may_think(client, anna):
    client.force_login(anna)

    text = client.get(reverse("games:new_table")).content.decode()

    assert "Quick: 12 s a turn, 30 s in reserve" in text


def test_too_many_tables_are_refused_with_a_sentence(client, anna):
    for _ in range(MOST_TABLES):
        open_table(host=anna, game="casino", seats=2)
    client.force_login(anna)

    pages = [
        post(client, "quick_play", game="casino", level="club"),
        post(client, "new_table", game="casino", seats=2, pace="calm"),
        post(client, "new_table", game="casino", seats="", pace="calm"),
    ]

    told = ["You already sit at 5 tables" in page.content.decode() for page in pages]
    assert told == [True, True, False]
    assert Table.objects.count() == MOST_TABLES


@pytest.mark.parametrize(("sent", "kept"), [("5min", "5min"), ("nonsense", "open")])
def test_host_chooses_by_a_form_what_spectators_see(client, anna, sent, kept):
    table = open_table(host=anna, game="casino", seats=2)
    client.force_login(anna)

    post(client, "watching", table.code, watching=sent)

    table.refresh_from_db()
    assert table.watching == kept


def test_new_table_keeps_what_spectators_see(client, anna):
    client.force_login(anna)
    wanted = {"game": "casino", "seats": 2, "pace": "normal", "watching": "closed"}

    post(client, "new_table", **wanted)

    assert Table.objects.get().watching == "closed"


def test_member_finds_ranked_play_and_a_guest_the_way_to_it(client, anna, make_user):
    told = (
        "Play a ranked match",
        "Your matches against bots are ranked.",
        "Sign up to play ranked",
    )
    found = []
    for user in (make_user("guest-1", is_guest=True), anna):
        client.force_login(user)
        pages = [client.get("/games/casino/").text, client.get(reverse("games:lobby")).text]
        found.append([[each in text for each in told] for text in pages])

    assert found == [
        [[False, False, True], [False, False, False]],
        [[True, True, False], [True, False, False]],
    ]


def test_casual_table_begins_unranked(client, anna):
    client.force_login(anna)

    forms = [client.get(f"/table/new/{query}").context["form"] for query in ("", "?casual")]

    assert [form["is_rated"].value() for form in forms] == [True, False]
