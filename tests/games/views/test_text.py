"""The table in words: read, and played by forms."""

import re
from datetime import timedelta
from html import unescape
from random import Random

import pytest
from django.urls import reverse
from django.utils import timezone

from games.models import LogEntry, Match
from games.rules.registry import GAMES
from games.services.errors import WishError
from games.services.lobby import open_table
from games.services.play import asked_seats
from tests.games.absence import walk_away
from tests.games.playing import fresh, play_out, start

pytestmark = pytest.mark.django_db
FIELD = re.compile(r'name="(match|version|id)" value="([^"]*)"')
WISH = re.compile(r'<p>([^<]*) <button[^>]*name="wish" value="([^"]*)">([^<]*)<')
MOVE = re.compile(r'name="move" value="([^"]*)">([^<]*)<')
SOME_MOVES = 30


def shown(client, user, table):
    client.force_login(user)
    return client.get(reverse("games:text_table", args=(table.code,))).content.decode()


def send(client, table, **form):
    return client.post(reverse("games:text_act", args=(table.code,)), form, follow=True)


def moves_of(page):
    return [(unescape(value), unescape(label)) for value, label in MOVE.findall(page)]


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_played_by_forms(client, anna, ben, game):
    users = [anna, ben]
    match = start(users, game=game)
    rng = Random(5)

    while (match := fresh(match)).is_playing and match.version < SOME_MOVES:
        user = users[min(asked_seats(match))]
        page = shown(client, user, match.table)
        value, label = rng.choice(moves_of(page))
        assert label.strip()
        send(client, match.table, **dict(FIELD.findall(page)), move=value)
        assert fresh(match).version > match.version


def test_match_that_is_over_says_who_won(client, anna, ben):
    match = play_out(start([anna, ben], game="cuccu", options={"lives": 1}))

    page = shown(client, anna, match.table)

    assert [text in page for text in ("The match goes to", "Rematch", "Resign")] == [
        True,
        True,
        False,
    ]


def test_each_move_of_a_seat_has_a_label_of_its_own(client, anna, ben):
    match = start([anna, ben])
    user = [anna, ben][min(asked_seats(match))]

    labels = [label for _, label in moves_of(shown(client, user, match.table))]

    assert len(set(labels)) == len(labels) > 0


def test_card_is_shown_to_its_holder_alone(client, anna, ben, make_user):
    match = start([anna, ben], game="cuccu")
    seat = min(asked_seats(match))
    viewers = [[anna, ben][seat], [anna, ben][1 - seat], make_user("carla")]

    pages = [shown(client, viewer, match.table) for viewer in viewers]

    assert ["Your card:" in page for page in pages] == [True, False, False]
    assert ["is dealt" in page for page in pages] == [True, False, False]
    assert [len(moves_of(page)) for page in pages] == [2, 0, 0]
    assert not any("The card of" in page for page in pages)


def test_form_sent_twice_acts_once(client, anna, ben):
    match = start([anna, ben])
    user = [anna, ben][min(asked_seats(match))]
    page = shown(client, user, match.table)
    form = {**dict(FIELD.findall(page)), "move": moves_of(page)[0][0]}

    send(client, match.table, **form)
    once = LogEntry.objects.count()
    send(client, match.table, **form)

    assert LogEntry.objects.count() == once


@pytest.mark.parametrize(
    ("form", "sentence"),
    [
        ({"move": "nonsense"}, "not an action"),
        ({"move": '{"type":"trail","card":"XX"}', "version": "999999"}, "not"),
        ({"move": '{"type":"trail","card":"AS"}', "version": "x"}, "has moved on"),
    ],
)
def test_form_that_does_not_fit_is_refused_in_words(client, anna, ben, form, sentence):
    match = start([anna, ben])
    user = [anna, ben][min(asked_seats(match))]
    client.force_login(user)
    before = LogEntry.objects.count()

    answer = send(client, match.table, match=match.code, **form)

    (told,) = answer.context["messages"]
    assert sentence in str(told)
    assert LogEntry.objects.count() == before


def test_form_for_another_match_or_from_a_spectator_is_refused(client, anna, ben, make_user):
    match = start([anna, ben])
    client.force_login(anna)
    other = send(client, match.table, match="zzz", move="{}")
    client.force_login(make_user("carla"))
    foreign = send(client, match.table, match=match.code, move="{}")

    assert [len(answer.context["messages"]) for answer in (other, foreign)] == [1, 1]


def test_player_resigns_and_asks_for_another_match(client, anna, ben):
    match = start([anna, ben])
    client.force_login(anna)

    send(client, match.table, match=match.code, resign="1")
    assert fresh(match).ending == Match.Ending.RESIGNED
    send(client, match.table, match=match.code, rematch="1")

    assert match.table.places.get(user=anna).is_ready


def test_waiting_table_offers_seats_and_bots(client, anna, ben):
    table = open_table(host=anna, game="casino", seats=2)

    host, visitor = shown(client, anna, table), shown(client, ben, table)

    assert [text in host for text in ("Stand up", "Add a bot", "Sit down")] == [True, True, False]
    assert [text in visitor for text in ("Stand up", "Add a bot", "Sit down")] == [
        False,
        False,
        True,
    ]


def test_page_with_cards_leads_those_without_a_script_here(client, anna):
    table = open_table(host=anna, game="casino", seats=2)

    page = client.get(table.get_absolute_url()).content.decode()

    address = reverse("games:text_table", args=(table.code,))
    assert f'<noscript><meta http-equiv="refresh" content="0; url={address}"></noscript>' in page


def test_page_tells_the_clock_marks_the_reader_and_asks_before_resigning(client, anna, ben):
    match = start([anna, ben])
    users = [anna, ben]
    asked = min(asked_seats(match))
    later = timezone.now() + timedelta(seconds=65, milliseconds=500)
    match.players.filter(seat=asked).update(asked_at=timezone.now(), deadline=later)
    name = users[asked].username

    pages = [shown(client, user, match.table) for user in (users[asked], users[1 - asked])]

    clocks = [f"Time left: {each}, 1:05." for each in (f"{name} (you)", name)]
    assert [clock in page for clock, page in zip(clocks, pages, strict=True)] == [True, True]
    assert ["Look again to see what the others did." in page for page in pages] == [False, True]
    assert ["<summary>Resign</summary>" in page for page in pages] == [True, True]
    assert [f"{users[1 - asked].username} (you)" in page for page in pages] == [False, True]


def test_long_times_are_told_in_words_and_none_without_a_clock(client, anna, ben):
    slow, free = (start([anna, ben], pace=pace) for pace in ("3days", "none"))
    user = [anna, ben][min(asked_seats(slow))]

    assert re.search(
        rf"Time left: {user.username} \(you\), [23]\xa0days", shown(client, user, slow.table)
    )
    assert "Time left" not in shown(client, user, free.table)


def wishes(page):
    """Return what the page says of each wish, what its button sends, and its words."""
    return [tuple(map(unescape, wish)) for wish in WISH.findall(page)]


def test_players_agree_on_a_pause_by_forms(client, anna, ben):
    match = start([anna, ben], is_rated=False)
    wish = {"match": match.code, "wish": "pause"}
    undo = ("", "undo", "Take the last move back")

    before = wishes(shown(client, anna, match.table))
    send(client, match.table, **wish)
    asked = wishes(shown(client, anna, match.table))
    other = wishes(shown(client, ben, match.table))
    send(client, match.table, **wish)
    page = shown(client, ben, match.table)

    assert before == [("", "pause", "Pause the match"), undo]
    told = "You have asked for it: the others have not agreed yet."
    assert asked == [(told, "", "Do not ask for it any more"), undo]
    assert other == [("Asked for by anna.", "pause", "Pause the match"), undo]
    assert "The match is paused." in page
    assert wishes(page) == []


def test_player_chooses_what_becomes_of_who_is_away(client, anna, ben):
    match = start([anna, ben])
    nobody = wishes(shown(client, anna, match.table))
    walk_away(match, 1)

    page = shown(client, anna, match.table)
    send(client, match.table, match=match.code, wish="bot")
    after = shown(client, anna, match.table)

    assert nobody == []
    assert "Away for long: ben. You may choose how to go on." in page
    assert wishes(page) == [("", "bot", "Let a bot play on"), ("", "end", "End the match")]
    assert "Away for long" not in after
    assert wishes(after) == [("", "end", "End the match")]
    assert fresh(match).players.get(seat=1).stand_in is not None


def test_wish_that_is_not_possible_is_refused_in_words(client, anna, ben):
    match = start([anna, ben])
    client.force_login(anna)

    page = send(client, match.table, match=match.code, wish="undo").content.decode()

    assert str(WishError()) in unescape(page)
