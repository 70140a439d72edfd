"""Who talks with whom, ready phrases, and limits."""

import pytest

from accounts.services.ignoring import ignore_person
from accounts.services.sanctions import mute
from games import selectors
from games.models import ChatLine, Watching
from games.phrases import PHRASES
from games.services.chat import say, say_phrase
from games.services.errors import FloodError, MutedError
from tests.games.playing import fresh, start
from tests.games.watching import eliminate, start_watched

pytestmark = pytest.mark.django_db
Room = ChatLine.Room


@pytest.fixture
def three(anna, ben, make_user):
    return [anna, ben, make_user("carla")]


def test_players_and_spectators_talk_apart(anna, ben, make_user):
    table = start([anna, ben]).table
    inside = say(table=table, author=anna, seat=0, text=" Ciao ")
    outside = say(table=table, author=make_user("carla"), seat=None, text="Hello")

    assert (inside.room, inside.text, outside.room) == (Room.SEATS, "Ciao", Room.WATCHERS)
    assert selectors.chat_for(table, 1) == [inside]
    assert selectors.chat_for(table, None) == [outside]
    assert (selectors.hearers_of(inside), selectors.hearers_of(outside)) == ([0, 1], [None])


def test_who_is_out_talks_with_the_spectators_until_the_end(three):
    match = eliminate(start(three, game="casanova"), 2)
    before = say(table=match.table, author=three[0], seat=0, text="Among us")
    line = say(table=match.table, author=three[2], seat=2, text="I am out")

    assert selectors.update_for(match, None, ()).out == (2,)
    assert (line.room, selectors.hearers_of(line)) == (Room.WATCHERS, [None, 2])
    assert selectors.hearers_of(before) == [0, 1]
    assert selectors.chat_for(match.table, 2) == [line]

    match.status = match.Status.FINISHED
    match.save()

    assert selectors.room_of(match.table, 2) == Room.SEATS
    assert selectors.out_seats(fresh(match)) == ()


def test_cuccu_says_who_is_out(three):
    match = start(three, game="cuccu")
    players = match.state.players
    fallen, dead = (
        type(players[0])(0, fell=1),
        type(players[1])(0, players[1].held, is_dead=True, fell=1),
    )
    match.state = type(match.state)(
        **{
            **{name: getattr(match.state, name) for name in match.state.__struct_fields__},
            "players": (fallen, dead, players[2]),
        }
    )

    assert selectors.out_seats(match) == (0,)


def test_spectators_with_a_delay_do_not_read_at_once_what_a_player_knows(three, make_user):
    match = eliminate(start_watched(three, Watching.MINUTE, game="casanova"), 2)
    theirs = say(table=match.table, author=make_user("dora"), seat=None, text="Ciao")
    line = say(table=match.table, author=three[2], seat=2, text="Anna has won the pot")

    assert selectors.hearers_of(line) == [2]
    assert selectors.chat_for(match.table, None) == [theirs]
    assert selectors.chat_for(match.table, 2) == [theirs, line]


def test_phrase_is_written_down_with_its_key(anna, ben):
    table = start([anna, ben]).table

    line = say_phrase(table=table, author=anna, seat=0, phrase="nice")

    assert (line.phrase, line.text) == ("nice", "Well played!")
    assert selectors.said(line).phrase == "nice"


def test_phrases_obey_mutes_and_limits(anna, ben):
    table = start([anna, ben]).table
    say_phrase(table=table, author=anna, seat=0, phrase="nice")

    with pytest.raises(FloodError):
        say_phrase(table=table, author=anna, seat=0, phrase="nice")
    mute(user=ben, moderator=anna, reason="Insults.")
    with pytest.raises(MutedError):
        say_phrase(table=table, author=ben, seat=1, phrase="hello")


def test_every_phrase_fits_its_column():
    longest = ChatLine._meta.get_field("phrase").max_length

    assert max(map(len, PHRASES)) <= longest


def test_lines_of_ignored_people_are_not_loaded(anna, ben):
    match = start([anna, ben])
    say(table=match.table, author=ben, seat=1, text="Bah")
    ignore_person(user=anna, other=ben)

    def told(seat, user):
        messages = selectors.picture(match.table, seat, user)
        return [m for m in messages if type(m).__name__ in {"Said", "Ignoring"}]

    assert [message.names for message in told(0, anna)] == [("ben",)]
    assert [message.text for message in told(1, ben)] == ["Bah"]
