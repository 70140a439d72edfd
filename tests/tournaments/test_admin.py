"""Tournaments in the admin."""

from datetime import timedelta

import pytest
from django.contrib.auth.models import Permission
from django.utils import timezone
from pytest_django.asserts import assertContains, assertNotContains

from tests.tournaments.building import advance, fresh, told
from tests.tournaments.test_pages import ANNOUNCED
from tournaments.models import Pairing, Tournament

pytestmark = pytest.mark.django_db

ADMIN = "/admin/tournaments"
INLINES = {
    "entrants-TOTAL_FORMS": "0",
    "entrants-INITIAL_FORMS": "0",
    "log-TOTAL_FORMS": "0",
    "log-INITIAL_FORMS": "0",
}


@pytest.fixture
def boss(client, director):
    client.force_login(director)
    return client


@pytest.fixture
def tomorrow():
    return timezone.now() + timedelta(days=1)


def act(client, model, action, *rows, **data):
    selected = {"action": action, "_selected_action": [row.pk for row in rows]}
    return client.post(f"{ADMIN}/{model}/", selected | data, follow=True)


@pytest.mark.parametrize("model", ["tournament", "entrant", "pairing"])
def test_lists_are_shown(boss, make_tournament, people, model):
    advance(make_tournament(people(3)))

    assertContains(boss.get(f"{ADMIN}/{model}/"), "Friday Cup")


def test_director_announces_a_tournament(boss, director):
    boss.post(f"{ADMIN}/tournament/add/", ANNOUNCED | INLINES)

    tournament = Tournament.objects.get()
    assert (tournament.slug, tournament.organiser) == ("summer-cup", director)


def test_announcement_is_changed(boss, make_tournament):
    tournament = make_tournament(
        starts=timezone.datetime(2030, 1, 5, 19, 30, tzinfo=timezone.get_default_timezone()),
        time_zone="Europe/Rome",
        options={"target": 11},
    )
    url = f"{ADMIN}/tournament/{tournament.pk}/change/"
    shown = boss.get(url)
    assertContains(shown, 'value="2030-01-05"')
    assertContains(shown, 'value="20:30"')
    assertContains(shown, 'name="casino-target" value="11"')

    boss.post(url, ANNOUNCED | INLINES)

    tournament = fresh(tournament)
    assert (tournament.name, tournament.max_players) == ("Summer Cup", 16)
    assert told(tournament)[-1] == "The announcement was changed."


def test_running_tournament_is_not_changed(boss, make_tournament, people):
    tournament = advance(make_tournament(people(2)))
    url = f"{ADMIN}/tournament/{tournament.pk}/change/"

    assertContains(boss.get(url), "The tournament started.")
    assert boss.post(url, ANNOUNCED | INLINES).status_code == 403
    assert boss.post(f"{ADMIN}/tournament/{tournament.pk}/delete/").status_code == 403


def test_director_starts_now(boss, make_tournament, tomorrow):
    tournament = make_tournament(starts=tomorrow)

    answer = act(boss, "tournament", "start_now", tournament)

    assertContains(answer, "Friday Cup: done.")
    assert fresh(tournament).starts <= timezone.now()


def test_started_tournament_is_not_started_again(boss, make_tournament, people):
    tournament = advance(make_tournament(people(2)))

    answer = act(boss, "tournament", "start_now", tournament)

    assertContains(answer, "Friday Cup: This tournament has started already.")


def test_cancelling_asks_for_the_reason_first(boss, make_tournament):
    tournament = make_tournament()

    asked = act(boss, "tournament", "cancel", tournament)
    assertContains(asked, "The players will read this.")
    assert fresh(tournament).is_scheduled

    act(boss, "tournament", "cancel", tournament, confirmed="1", reason="Rain.")
    assert fresh(tournament).reason == "Rain."


def test_cancelling_needs_the_reason(boss, make_tournament):
    tournament = make_tournament()

    answer = act(boss, "tournament", "cancel", tournament, confirmed="1", reason="")

    assertContains(answer, "This field is required.")
    assert fresh(tournament).is_scheduled


def test_player_is_taken_out(boss, make_tournament, anna):
    tournament = make_tournament([anna])
    entrant = tournament.entrants.get()

    act(boss, "entrant", "remove", entrant, confirmed="1", reason="Left the club.")

    assert told(tournament)[-1] == "anna was taken out: Left the club."


def test_pairing_is_ruled_on(boss, make_tournament, people):
    tournament = advance(make_tournament(people(2)))
    pairing = Pairing.objects.get()

    act(boss, "pairing", "rule", pairing, confirmed="1", reason="Seen.", ruling="second")

    pairing.refresh_from_db()
    assert pairing.ruling == Pairing.Ruling.SECOND_WINS
    assert told(tournament)[-1] == "Round 1, table 1: The second player wins. Seen."


def test_reader_without_the_right_to_change_sees_no_actions(client, make_user, make_tournament):
    make_tournament()
    reader = make_user("reader", is_staff=True)
    reader.user_permissions.add(Permission.objects.get(codename="view_tournament"))
    client.force_login(reader)

    answer = client.get(f"{ADMIN}/tournament/")

    assertContains(answer, "Friday Cup")
    assertNotContains(answer, "Start the selected tournaments now")
