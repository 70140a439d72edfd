"""The pages of tournaments."""

from datetime import timedelta

import pytest
from django.contrib.auth.models import Permission
from django.urls import reverse
from django.utils import timezone, translation
from pytest_django.asserts import assertContains, assertNotContains, assertRedirects

from accounts.services.guests import register_guest
from tests.tournaments.building import advance, fresh, live, play_all, win, win_all
from tournaments.forms import TournamentForm
from tournaments.models import Pairing, Tournament
from tournaments.selectors import next_tournaments
from tournaments.services.entries import enter_tournament, withdraw

pytestmark = pytest.mark.django_db

LIST = "/tournaments/"


@pytest.fixture
def tomorrow():
    return timezone.now() + timedelta(days=1)


def post(client, tournament, act, **data):
    return client.post(reverse(f"tournaments:{act}", args=(tournament.slug,)), data, follow=True)


def page(client, tournament):
    return client.get(tournament.get_absolute_url())


@pytest.mark.parametrize("number", [1, 3])
def test_list_takes_the_same_queries_for_one_and_three(
    client, make_tournament, django_assert_num_queries, number
):
    for status in Tournament.Status.values * number:
        made = Tournament.objects.filter(pk=make_tournament().pk)
        made.update(status=status, reason="Rain." if status == "cancelled" else "")

    with django_assert_num_queries(4):
        answer = client.get(LIST)

    assertContains(answer, "Friday Cup", count=4 * number)
    assertContains(answer, "Rain.", count=number)


def test_empty_list_says_so(client):
    assertContains(client.get(LIST), "No tournament is announced at the moment.")


def test_list_in_italian_has_the_zone_of_the_tournament(client, make_tournament):
    make_tournament(
        starts=timezone.datetime(2030, 7, 5, 18, 30, tzinfo=timezone.get_default_timezone()),
        time_zone="Europe/Rome",
    )

    with translation.override("it"):
        answer = client.get(LIST, headers={"accept-language": "it"})

    assertContains(answer, 'datetime="2030-07-05T20:30:00+02:00"')
    assertContains(answer, "20:30")
    assertContains(answer, "(Europe/Rome)")


@pytest.mark.parametrize("number", [2, 5])
def test_event_takes_the_same_queries_however_large(
    client, make_tournament, people, django_assert_num_queries, number
):
    tournament = play_all(make_tournament(people(number), round_gap=0))

    with django_assert_num_queries(8):
        answer = page(client, tournament)

    assertContains(answer, "<h2>\n    Round", count=tournament.rounds)
    assertContains(answer, "Standings")


def test_front_page_has_what_runs_and_what_comes_next(make_tournament, tomorrow):
    later, sooner = make_tournament(starts=tomorrow), make_tournament()
    Tournament.objects.filter(pk=make_tournament().pk).update(status="finished")

    assert list(next_tournaments()) == [sooner, later]


def test_page_looks_again_often_only_when_something_may_happen(client, make_tournament):
    def refresh(status, minutes):
        starts = timezone.now() + timedelta(minutes=minutes)
        Tournament.objects.update(status=status, starts=starts)
        return page(client, tournament).context["refresh"]

    tournament = make_tournament()

    assert refresh("scheduled", 3) == 30
    assert refresh("scheduled", 1) == 5
    assert refresh("running", -3) == 5
    assert refresh("finished", -3) == refresh("cancelled", -3) == 0


def test_unknown_event_is_not_found(client):
    assert client.get("/tournaments/nothing/").status_code == 404


def test_visitor_is_asked_to_log_in(client, make_tournament, tomorrow):
    answer = page(client, make_tournament(starts=tomorrow))

    assertContains(answer, "Log in to enter")
    assertContains(answer, "Nobody has entered yet.")


def test_person_enters_and_withdraws(client, make_tournament, anna, tomorrow):
    tournament = make_tournament(starts=tomorrow)
    client.force_login(anna)
    assertContains(page(client, tournament), 'id="join"')

    entered = post(client, tournament, "join")
    assertContains(entered, "You are in. Come back when it starts.")
    assertContains(entered, 'id="leave"')

    left = post(client, tournament, "leave")
    assertContains(left, "You have withdrawn.")
    assertContains(left, 'id="join"')


def test_guest_reads_why_entering_is_impossible(client, make_tournament, tomorrow):
    tournament = make_tournament(starts=tomorrow)
    client.force_login(register_guest())

    assertContains(page(client, tournament), "Guests cannot enter ranked tournaments.")
    assertContains(post(client, tournament, "join"), "Guests cannot enter ranked tournaments.")
    assert tournament.entrants.count() == 0


def test_entering_needs_a_post_and_an_account(client, make_tournament, anna, tomorrow):
    tournament = make_tournament(starts=tomorrow)
    join = reverse("tournaments:join", args=(tournament.slug,))

    assertRedirects(client.post(join), f"/account/login/?next={join}")
    client.force_login(anna)
    assert client.get(join).status_code == 405


def test_running_match_is_one_click_away(client, make_tournament, people):
    players = people(2)
    tournament = advance(make_tournament(players))
    client.force_login(players[0])

    answer = page(client, tournament)

    table = live(tournament)[0].table.get_absolute_url()
    assertContains(answer, f'<a id="your-table" class="btn pri" href="{table}">')
    assertContains(answer, "<title>Your match is on · Friday Cup")
    assertContains(answer, 'data-refresh="5"')


def notice(client, tournament, user):
    client.force_login(user)
    found = page(client, tournament).context["page"].notice
    return found and found.sentence


def test_waiting_players_read_what_they_wait_for(client, make_tournament, people):
    tournament = advance(make_tournament(people(5), time_zone="Europe/Rome"))
    first, _ = live(tournament)
    winner = first.players.get(seat=0).user
    win(first)

    assert notice(client, tournament, winner) == (
        "The round goes on at these tables: 2 (player-4, player-2)."
    )

    win_all(tournament)
    assert notice(client, tournament, winner) == (
        "The round is over. The next one is being paired."
    )

    tournament = advance(tournament)
    at = tournament.played_rounds.get().finished_at + timedelta(seconds=30)
    local = at.astimezone(tournament.zone)
    assert notice(client, tournament, winner) == (
        f"The next round starts at {local:%H:%M:%S} (Europe/Rome)."
    )


def test_notices_between_the_steps(client, make_tournament, people, anna):
    players = people(3)
    tournament = make_tournament(players)
    withdraw(tournament=tournament, user=players[2])
    Tournament.objects.filter(pk=tournament.pk).update(status="running")
    tournament = fresh(tournament)

    assert notice(client, tournament, players[0]) == "The first round is being paired."
    assert notice(client, tournament, players[2]) == (
        "You have withdrawn. Your points stay in the standings."
    )
    assert notice(client, tournament, anna) is None


def test_table_that_is_not_set_up_yet(client, make_tournament, people):
    players = people(2)
    tournament = advance(make_tournament(players))
    Pairing.objects.update(match=None)

    assert notice(client, tournament, players[0]) == "Your table is being set up."
    assertContains(page(client, tournament), "The table is being set up")


def test_last_round_is_over(client, make_tournament, people):
    players = people(2)
    tournament = advance(make_tournament(players))
    win_all(tournament)
    tournament.played_rounds.update(finished_at=timezone.now())

    assert notice(client, tournament, players[0]) == "The last round is over."


def test_end_tells_everybody_the_place(client, make_tournament, people):
    players = people(3)
    tournament = make_tournament(players, round_gap=0)
    withdraw(tournament=tournament, user=players[2])
    tournament = play_all(tournament)

    assert [notice(client, tournament, user) for user in players] == [
        "You finished in place 1.",
        "You finished in place 2.",
        None,
    ]


def test_who_withdrew_before_the_start_may_enter_again(client, make_tournament, anna, tomorrow):
    tournament = make_tournament([anna], starts=tomorrow)
    withdraw(tournament=tournament, user=anna)

    assert notice(client, tournament, anna) is None
    assertContains(page(client, tournament), 'id="join"')


def test_bye_ruling_and_points_are_shown(client, make_tournament, people):
    tournament = advance(make_tournament(people(3), options={"target": 11}))
    Pairing.objects.filter(number=1).update(ruling=Pairing.Ruling.DRAW)

    answer = page(client, tournament)

    assertContains(answer, "Ruled: Draw")
    assertContains(answer, "Bye")
    assertContains(answer, "<strong>½</strong>", count=2)
    assertContains(answer, "Points to win: 11")


def test_announcing_needs_the_permission(client, anna):
    client.force_login(anna)
    assert client.get("/tournaments/new/").status_code == 403
    assertNotContains(client.get(LIST), "Announce a tournament")

    anna.user_permissions.add(Permission.objects.get(codename="add_tournament"))
    assertContains(client.get("/tournaments/new/"), "Announce a tournament")
    assertContains(client.get(LIST), "Announce a tournament")


ANNOUNCED = {
    "name": "Summer Cup",
    "game": "casino",
    "pace": "quick",
    "day": "2030-07-05",
    "time": "20:30",
    "time_zone": "Europe/Rome",
    "casino-target": "11",
    "casino-last_capture_no_sweep": "on",
    "rounds": "0",
    "round_gap": "30",
    "round_minutes": "60",
    "min_players": "4",
    "max_players": "16",
    "bot_fill": "8",
    "bot_levels": ["club"],
}


def test_director_announces_a_tournament(client, director):
    client.force_login(director)

    answer = client.post("/tournaments/new/", ANNOUNCED, follow=True)

    assertRedirects(answer, "/tournaments/summer-cup/")
    tournament = Tournament.objects.get()
    assert tournament.starts.isoformat() == "2030-07-05T18:30:00+00:00"
    assert (tournament.options, tournament.bot_levels) == ({"target": 11}, ["club"])
    assert (tournament.organiser, tournament.is_rated) == (director, False)


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"day": "2020-07-05"}, "The start lies in the past."),
        ({"day": "2030-03-31", "time": "02:30"}, "There is no 02:30 on this day in Europe/Rome"),
        ({"max_players": "2"}, "The largest number of players is below the smallest."),
        ({"bot_fill": "20"}, "Bots cannot fill more places than there are."),
        ({"rounds": "16"}, "Ensure this value is less than or equal to 15."),
        ({"casino-rounds": "5"}, "Choose either points to win or a number of rounds."),
        ({"casino-target": "501"}, "Ensure this value is less than or equal to 500."),
        ({"game": "chess"}, "Select a valid choice."),
        ({"pace": "none"}, "Select a valid choice."),
    ],
)
def test_impossible_announcement_is_explained(client, director, changes, sentence):
    client.force_login(director)

    answer = client.post("/tournaments/new/", ANNOUNCED | changes)

    assertContains(answer, sentence, status_code=400)
    assert not Tournament.objects.exists()


def test_director_starts_and_cancels(client, make_tournament, people, director, tomorrow):
    tournament = make_tournament(people(2), starts=tomorrow)
    client.force_login(director)
    assertContains(page(client, tournament), "Start now")

    assertContains(post(client, tournament, "start"), "The tournament starts within seconds.")
    tournament = advance(tournament)
    assertNotContains(page(client, tournament), "Start now")

    assertContains(post(client, tournament, "cancel"), "Please give a reason")
    cancelled = post(client, tournament, "cancel", reason="Power cut.")
    assertContains(cancelled, "<strong>Power cut.</strong>")
    assertNotContains(cancelled, "Cancel the tournament")


def test_organiser_directs_without_further_rights(client, make_tournament, anna, tomorrow):
    tournament = make_tournament(starts=tomorrow)
    Tournament.objects.update(organiser=anna)
    client.force_login(anna)

    post(client, tournament, "cancel", reason="I am ill.")

    assert fresh(tournament).reason == "I am ill."


@pytest.mark.parametrize("act", ["start", "cancel"])
def test_others_do_not_direct(client, make_tournament, anna, tomorrow, act):
    tournament = make_tournament(starts=tomorrow)
    client.force_login(anna)

    assert post(client, tournament, act, reason="Fun.").status_code == 403
    assertNotContains(page(client, tournament), "Cancel the tournament")
    assert fresh(tournament).is_scheduled


def test_withdrawn_player_is_marked_in_the_standings(client, make_tournament, people):
    players = people(4)
    tournament = advance(make_tournament(players))
    withdraw(tournament=tournament, user=players[0])

    assertContains(page(client, tournament), "withdrawn")


def test_late_entry_is_refused_with_a_sentence(client, make_tournament, people, anna):
    tournament = advance(make_tournament(people(2)))
    client.force_login(anna)

    assertContains(post(client, tournament, "join"), "Entry is closed")


def test_event_shows_bots_and_guests_as_such(client, make_tournament, make_user, tomorrow):
    tournament = make_tournament(
        [make_user("bot-x", bot_level="club")], starts=tomorrow, is_rated=False, bot_fill=4
    )
    enter_tournament(tournament=tournament, user=register_guest())

    answer = page(client, tournament)

    assertContains(answer, '<span class="badge">bot</span>')
    assertContains(answer, '<span class="badge">guest</span>')
    assertContains(answer, "bots fill up to 4 places")


def test_form_names_the_levels_of_bots():
    choices = TournamentForm()["bot_levels"].field.choices

    assert list(choices) == [
        ("beginner", "Beginner"),
        ("club", "Club player"),
        ("expert", "Expert"),
        ("master", "Master"),
    ]
