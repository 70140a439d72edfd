"""Giving up, staying away, and what the others choose then."""

import pytest
from django.utils import timezone

from games.attending import allowed_wishes
from games.models import Match, Note, Table
from games.records import record_of
from games.rules.record import write
from games.selectors import table_info
from games.services import presence
from games.services.errors import MatchOverError, NotSeatedError, WishError
from games.services.finish import places_without
from games.services.holding import is_held, take_seat_back
from games.services.leaving import make_wish, resign_match
from games.services.lobby import ask_rematch, join_table, seat_match
from games.services.play import asked_seats
from games.tasks import play_bot_turn
from tests.games.absence import notes, player_at, walk_away
from tests.games.playing import act, fresh, play_out, start

pytestmark = pytest.mark.django_db


@pytest.fixture
def carla(make_user):
    return make_user("carla")


@pytest.fixture
def dario(make_user):
    return make_user("dario")


def places(match):
    return [player.place for player in match.players.all()]


def act_often(match, times):
    for _ in range(times):
        act(fresh(match))


def wish(match, seat, what):
    make_wish(match_id=match.pk, seat=seat, wish=what)


@pytest.mark.parametrize(
    ("played", "gone", "final"),
    [
        ([1, 2], {0}, [2, 1]),
        ([1, 2, 3], {0}, [3, 1, 2]),
        ([1, 1, 3], {1}, [1, 3, 2]),
        ([2, 1, 3, 3], {0, 2}, [3, 1, 3, 2]),
        ([1, 3, 1, 3], {2}, [1, 2, 4, 2]),
        ([1, 2], {0, 1}, [1, 2]),
        ([2, 1], set(), [2, 1]),
    ],
)
def test_who_left_comes_after_all_who_stayed(played, gone, final):
    assert places_without(played, gone) == final


def test_resignation_of_one_of_three_lets_a_bot_play_on(anna, ben, carla):
    match = start([anna, ben, carla], options={"rounds": 1})

    resign_match(match_id=match.pk, seat=1)

    seat = player_at(match, 1)
    assert fresh(match).is_playing
    assert (seat.user, seat.actor.is_bot, seat.has_left) == (ben, True, True)
    assert notes(match) == [(Note.Kind.RESIGNED, "ben")]


def test_who_resigned_comes_last_even_if_the_bot_wins(anna, ben, carla):
    match = start([anna, ben, carla], options={"rounds": 1})
    resign_match(match_id=match.pk, seat=1)

    ended = play_out(match)

    assert places(ended)[1] == 3
    assert sorted(places(ended))[:2] in ([1, 2], [1, 1])
    assert ben.ratings.get().value < 1500
    assert ended.ending == Match.Ending.PLAYED


def test_who_resigned_is_free_and_the_bot_has_the_place(anna, ben, carla):
    match = start([anna, ben, carla])

    resign_match(match_id=match.pk, seat=1)

    names = [place.person.name for place in table_info(match.table, None).seats]
    assert names[0::2] == ["anna", "carla"]
    assert names[1].startswith("bot-")
    with pytest.raises(NotSeatedError):
        resign_match(match_id=match.pk, seat=1)
    with pytest.raises(NotSeatedError):
        take_seat_back(match_id=match.pk, seat=1)


def test_resignation_of_the_last_but_one_side_ends_the_match(anna, ben, carla):
    match = start([anna, ben, carla])
    resign_match(match_id=match.pk, seat=0)

    resign_match(match_id=match.pk, seat=2)

    assert places(match) == [2, 1, 2]
    assert fresh(match).ending == Match.Ending.RESIGNED


def test_resignation_of_the_only_person_ends_the_match(anna, bot, make_user):
    other = make_user("bot-other", bot_level="club")
    match = start([anna, bot, other])

    resign_match(match_id=match.pk, seat=0)

    assert places(match) == [3, 1, 1]
    assert notes(match) == [(Note.Kind.GIVEN_UP, "anna")]


def test_partner_plays_on_with_a_bot_and_both_may_give_up(anna, ben, carla, dario):
    match = start([anna, ben, carla, dario])
    resign_match(match_id=match.pk, seat=0)
    assert fresh(match).is_playing

    resign_match(match_id=match.pk, seat=2)

    assert places(match) == [3, 1, 3, 1]
    assert anna.ratings.get().value == carla.ratings.get().value < 1500


def test_other_of_two_lets_a_bot_play_for_who_is_away(anna, ben):
    match = start([anna, ben])
    walk_away(match, 1)

    wish(match, 0, "bot")

    seat = player_at(match, 1)
    assert (seat.actor.is_bot, seat.has_left, seat.wish) == (True, False, "")
    assert notes(match) == [(Note.Kind.AWAY, "ben"), (Note.Kind.HELD, "ben")]


def test_bot_acts_in_the_seat_of_who_is_away(anna, ben):
    match = start([anna, ben])
    (seat,) = asked_seats(match)
    walk_away(match, seat)

    wish(match, 1 - seat, "bot")

    assert player_at(match, seat).deadline is None
    assert play_bot_turn(match.pk, seat, match.decision_version)
    assert fresh(match).version == match.version + 1


def test_person_takes_the_seat_back(anna, ben):
    match = start([anna, ben])
    (seat,) = asked_seats(match)
    walk_away(match, seat)
    wish(match, 1 - seat, "bot")
    assert is_held(match, seat)

    for _ in range(2):
        take_seat_back(match_id=match.pk, seat=seat)

    assert not is_held(match, seat)
    player = player_at(match, seat)
    assert (player.stand_in, player.is_away) == (None, False)
    assert player.deadline > timezone.now()
    assert notes(match)[-1][0] == Note.Kind.TAKEN
    assert not play_bot_turn(match.pk, seat, match.decision_version)


def test_person_takes_the_seat_back_while_others_are_asked(anna, ben):
    match = start([anna, ben])
    (seat,) = asked_seats(match)
    walk_away(match, 1 - seat)
    wish(match, seat, "bot")

    take_seat_back(match_id=match.pk, seat=1 - seat)

    assert player_at(match, 1 - seat).asked_at is None


def test_person_who_comes_back_is_rated_as_he_played(anna, ben):
    match = start([anna, ben], options={"rounds": 1})
    walk_away(match, 1)
    wish(match, 0, "bot")
    take_seat_back(match_id=match.pk, seat=1)

    ended = play_out(match)

    assert places(ended) == list(ended.game.node(ended.state).places)
    assert ben.conduct.get().kind == "stayed"


def test_person_who_stays_away_comes_last_and_loses_the_place(anna, ben):
    match = start([anna, ben], options={"rounds": 1})
    walk_away(match, 1)
    wish(match, 0, "bot")

    ended = play_out(match)

    assert places(ended) == [1, 2]
    assert [user.conduct.get().kind for user in (anna, ben)] == ["stayed", "left"]
    assert [place.user for place in ended.table.places.all()] == [anna, None]


def test_record_keeps_the_result_of_the_cards(anna, ben):
    match = start([anna, ben], options={"rounds": 1})
    walk_away(match, 1)
    wish(match, 0, "bot")
    ended = play_out(match)

    record = record_of(ended, None)

    assert record.result.places == ended.game.node(ended.state).places
    assert write(record)


def test_rematch_after_somebody_left_waits_for_a_new_player(anna, ben, carla):
    match = start([anna, ben], options={"rounds": 1})
    walk_away(match, 1)
    wish(match, 0, "bot")
    table = play_out(match).table

    ask_rematch(table=table, user=anna)
    table.refresh_from_db()
    assert table.status == Table.Status.OPEN
    join_table(table=table, user=carla)

    assert table.matches.count() == 2


def test_other_of_two_ends_the_match(anna, ben):
    match = start([anna, ben])
    act_often(match, 4)
    walk_away(match, 1)

    wish(match, 0, "end")

    ended = fresh(match)
    assert (ended.ending, places(ended)) == (Match.Ending.LEFT, [1, 2])
    assert notes(match)[-1] == (Note.Kind.ENDED, "ben")
    assert ben.conduct.get().kind == "left"


def test_match_that_never_began_for_the_other_has_no_result(anna, ben):
    match = start([anna, ben])
    walk_away(match, 1 - min(asked_seats(match)))

    wish(match, min(asked_seats(match)), "end")

    assert fresh(match).status == Match.Status.ABORTED
    assert [user.conduct.filter(kind="left").count() for user in (anna, ben)].count(1) == 1


def test_who_does_not_come_to_a_tournament_loses(anna, ben):
    match = fresh(
        seat_match(game="casino", options={}, users=[anna, ben], pace="normal", event="Cup")
    )
    presence.hear(table=match.table, user=anna)
    match.players.filter(seat=1).update(is_away=True, heard_at=match.started)
    match.players.update(heard_at=timezone.now() - presence.ABANDONED / 2)
    match.players.filter(seat=0).update(is_away=False)

    wish(match, 0, "end")

    assert places(match) == [1, 2]


def test_more_than_half_of_the_others_decide(anna, ben, carla):
    match = start([anna, ben, carla])
    walk_away(match, 1)

    wish(match, 0, "end")
    assert fresh(match).is_playing
    wish(match, 2, "bot")
    assert player_at(match, 1).stand_in is None
    wish(match, 0, "bot")

    assert player_at(match, 1).stand_in is not None
    assert [player.wish for player in match.players.all()] == ["", "", ""]


def test_wish_can_be_taken_back(anna, ben, carla):
    match = start([anna, ben, carla])
    walk_away(match, 1)
    wish(match, 0, "end")

    wish(match, 0, "")
    wish(match, 2, "end")

    assert fresh(match).is_playing


def test_partner_alone_may_call_a_bot(anna, ben, carla, dario):
    match = start([anna, ben, carla, dario])
    walk_away(match, 0)

    wish(match, 2, "bot")

    assert player_at(match, 0).stand_in is not None


def test_end_leaves_the_partner_before_who_is_away(anna, ben, carla, dario):
    match = start([anna, ben, carla, dario])
    act_often(match, 8)
    walk_away(match, 0)

    for seat in (1, 3):
        wish(match, seat, "end")

    assert places(match) == [4, 1, 3, 1]


@pytest.mark.parametrize("what", ["bot", "end"])
def test_nothing_is_chosen_while_everybody_is_there(anna, ben, what):
    match = start([anna, ben])

    with pytest.raises(WishError):
        wish(match, 0, what)


def test_nothing_is_chosen_before_the_grace_is_over(anna, ben):
    match = start([anna, ben])
    walk_away(match, 1, ago=presence.SILENT)

    with pytest.raises(WishError):
        wish(match, 0, "bot")


def test_bot_is_not_called_twice(anna, ben):
    match = start([anna, ben])
    walk_away(match, 1)
    wish(match, 0, "bot")

    with pytest.raises(WishError):
        wish(match, 0, "bot")


def test_match_with_a_bot_in_a_seat_can_still_be_ended(anna, ben):
    match = start([anna, ben])
    act_often(match, 2)
    walk_away(match, 1)
    wish(match, 0, "bot")

    wish(match, 0, "end")

    assert places(match) == [1, 2]


def test_who_is_away_does_not_choose(anna, ben):
    match = start([anna, ben])
    walk_away(match, 0, 1)

    with pytest.raises(NotSeatedError):
        wish(match, 0, "end")


def test_nothing_is_wished_for_after_the_end(anna, ben):
    match = start([anna, ben])
    resign_match(match_id=match.pk, seat=0)

    with pytest.raises(MatchOverError):
        wish(match, 1, "end")


def test_two_at_an_event_get_no_bots_and_no_pauses(anna, ben):
    match = seat_match(game="casino", options={}, users=[anna, ben], pace="normal", event="Cup")

    assert allowed_wishes(match) == ("end",)


@pytest.mark.parametrize(("acted", "kind"), [(0, "fled"), (4, "stayed")])
def test_resignation_at_once_counts_as_flight(anna, ben, acted, kind):
    match = start([anna, ben])
    act_often(match, acted)

    resign_match(match_id=match.pk, seat=1)

    assert ben.conduct.get().kind == kind
    assert anna.conduct.get().kind == "stayed"


def test_conduct_towards_bots_is_not_counted(anna, bot):
    match = start([anna, bot])

    resign_match(match_id=match.pk, seat=0)

    assert not anna.conduct.exists()


def test_letting_the_clock_run_out_again_and_again_is_stalling(anna, ben):
    match = start([anna, ben], options={"rounds": 1})
    match.players.filter(seat=1).update(timeouts=3)

    play_out(match)

    assert [user.conduct.get().kind for user in (anna, ben)] == ["stayed", "stalled"]


def test_second_absence_gets_a_bot_beside_the_first(anna, ben, carla):
    match = start([anna, ben, carla])
    walk_away(match, 1)
    for seat in (0, 2):
        wish(match, seat, "bot")
    first = player_at(match, 1).stand_in
    walk_away(match, 2)

    wish(match, 0, "bot")

    assert player_at(match, 1).stand_in == first
    assert player_at(match, 2).stand_in not in (None, first)


def test_resignation_leaves_the_clocks_of_others_alone(make_user):
    users = [make_user(name) for name in ("carla", "dora", "emma")]
    match = start(users, pace="quick")
    (asked,) = asked_seats(match)
    match.players.update(bank_ms=1_000)
    others = match.players.exclude(seat=(asked + 1) % 3).order_by("seat")
    before = list(others.values_list("bank_ms", "asked_at", "deadline"))

    resign_match(match_id=match.pk, seat=(asked + 1) % 3)

    assert fresh(match).is_playing
    assert list(others.values_list("bank_ms", "asked_at", "deadline")) == before
