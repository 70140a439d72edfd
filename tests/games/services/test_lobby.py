"""Sitting down, standing up, the next match."""

import pytest

from games.models import Match, Table, Watching
from games.rules.errors import OptionsError
from games.services.errors import (
    ClockNeededError,
    GuestError,
    NotHostError,
    NotSeatedError,
    SeatTakenError,
    TableBusyError,
    TooManyTablesError,
)
from games.services.leaving import resign_match
from games.services.lobby import (
    MOST_SLOW_TABLES,
    MOST_TABLES,
    add_bot,
    ask_rematch,
    join_table,
    leave_table,
    open_table,
    seat_match,
    set_watching,
)

pytestmark = pytest.mark.django_db


def opened(host, **fields):
    return open_table(host=host, game="casino", seats=2, **fields)


def people(table):
    return [place.user and place.user.username for place in table.places.all()]


def test_host_takes_the_first_seat(anna):
    table = opened(anna)

    assert (people(table), table.status) == (["anna", None], Table.Status.OPEN)


def test_full_table_starts_its_match(anna, ben):
    table = opened(anna)

    join_table(table=table, user=ben)

    table.refresh_from_db()
    match = table.matches.get()
    assert table.status == Table.Status.PLAYING
    assert [p.user.username for p in match.players.all()] == ["anna", "ben"]


def test_joining_twice_takes_one_seat(anna):
    table = opened(anna)

    join_table(table=table, user=anna)

    assert people(table) == ["anna", None]


def test_table_that_plays_cannot_be_joined(anna, ben, make_user):
    table = opened(anna)
    join_table(table=table, user=ben)

    with pytest.raises(TableBusyError):
        join_table(table=table, user=make_user("carla"))


def test_bot_takes_a_seat_and_plays(anna, bot):
    table = opened(anna)

    add_bot(table=table, host=anna, bot=bot)

    assert people(table) == ["anna", "bot-club"]
    assert table.matches.get().status == Match.Status.PLAYING


def test_only_the_host_adds_bots(anna, ben, bot):
    with pytest.raises(NotHostError):
        add_bot(table=opened(anna), host=ben, bot=bot)


def test_no_seat_is_left_for_a_bot(anna, ben, bot):
    table = opened(anna)
    join_table(table=table, user=ben)

    with pytest.raises(TableBusyError):
        add_bot(table=table, host=anna, bot=bot)


def test_event_seats_more_than_there_are(anna):
    with pytest.raises(OptionsError):
        seat_match(game="casino", options={}, users=[anna], pace="normal")


def test_guest_may_not_sit_at_a_rated_table(make_user):
    guest = make_user("guest-1", is_guest=True)

    with pytest.raises(GuestError):
        opened(guest)


def test_nobody_sits_at_too_many_tables(anna):
    for _ in range(MOST_TABLES):
        opened(anna)

    with pytest.raises(TooManyTablesError):
        opened(anna)


def test_unknown_option_is_refused(anna):
    with pytest.raises(OptionsError):
        opened(anna, options={"colour": "red"})


def test_last_person_to_leave_closes_the_table(anna):
    table = leave_table(table=opened(anna), user=anna)

    assert (people(table), table.status) == ([None, None], Table.Status.CLOSED)


def test_nobody_stands_up_during_a_match(anna, bot):
    table = opened(anna)
    add_bot(table=table, host=anna, bot=bot)

    with pytest.raises(TableBusyError):
        leave_table(table=table, user=anna)


def test_seat_left_after_a_match_is_free_for_others(anna, ben):
    table = finished(anna, ben)

    table = leave_table(table=table, user=ben)

    assert (people(table), table.status) == (["anna", None], Table.Status.OPEN)


def test_waiting_table_stays_open_while_somebody_sits_there(anna, ben):
    table = open_table(host=anna, game="casino", seats=3)
    join_table(table=table, user=ben)

    table = leave_table(table=table, user=anna)

    assert (people(table), table.status) == ([None, "ben", None], Table.Status.OPEN)


def test_full_table_has_no_seat_for_a_bot(anna, ben, bot):
    table = finished(anna, ben)
    Table.objects.filter(pk=table.pk).update(status=Table.Status.OPEN)

    with pytest.raises(SeatTakenError):
        add_bot(table=table, host=anna, bot=bot)


def test_seats_name_themselves_for_the_admin(anna, ben):
    table = finished(anna, ben)

    assert str(table.places.first()) == f"{table.pk}/0"
    assert str(table.matches.get().players.first()) == f"{table.matches.get().pk}/0"


def test_rematch_starts_when_both_want_it(anna, ben):
    table = finished(anna, ben)

    ask_rematch(table=table, user=anna)
    assert table.matches.count() == 1
    ask_rematch(table=table, user=ben)

    assert [m.is_playing for m in table.matches.order_by("pk")] == [False, True]


def test_rematch_with_a_bot_starts_at_once(anna, bot):
    table = opened(anna)
    add_bot(table=table, host=anna, bot=bot)
    resign_match(match_id=table.matches.get().pk, seat=0)

    ask_rematch(table=table, user=anna)

    assert table.matches.count() == 2


def test_spectator_cannot_ask_for_a_rematch(anna, ben, make_user):
    with pytest.raises(NotSeatedError):
        ask_rematch(table=finished(anna, ben), user=make_user("carla"))


def test_no_rematch_at_an_event(anna, ben):
    match = seat_match(game="casino", options={}, users=[anna, ben], pace="quick", event="Cup")
    resign_match(match_id=match.pk, seat=0)

    with pytest.raises(TableBusyError):
        ask_rematch(table=match.table, user=anna)


def finished(*users):
    host, *others = users
    table = opened(host)
    for user in others:
        join_table(table=table, user=user)
    resign_match(match_id=table.matches.get().pk, seat=0)
    return table


def test_public_table_needs_a_clock(anna):
    with pytest.raises(ClockNeededError):
        opened(anna, pace="none")

    assert opened(anna, pace="none", is_private=True).pace == "none"


def test_tables_by_correspondence_are_counted_apart(anna):
    for _ in range(MOST_SLOW_TABLES):
        opened(anna, pace="3days")

    opened(anna)
    with pytest.raises(TooManyTablesError):
        opened(anna, pace="1day")


def test_host_chooses_how_long_bots_wait(anna):
    assert opened(anna, bot_pace="slow").bot_pace == "slow"


def test_host_chooses_before_a_match_what_spectators_see(anna, ben):
    table = opened(anna, watching=Watching.MINUTE)
    assert table.watching == Watching.MINUTE

    changed = set_watching(table=table, host=anna, watching=Watching.CLOSED)

    assert changed.watching == Watching.CLOSED
    with pytest.raises(NotHostError):
        set_watching(table=table, host=ben, watching=Watching.OPEN)
    join_table(table=table, user=ben)
    with pytest.raises(TableBusyError):
        set_watching(table=table, host=anna, watching=Watching.OPEN)
