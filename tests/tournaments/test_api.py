"""The API of tournaments."""

from datetime import timedelta

import pytest
from django.utils import timezone

from tests.tournaments.building import advance, live, play_all, win

pytestmark = pytest.mark.django_db

URL = "/api/tournaments/"


@pytest.fixture
def tomorrow():
    return timezone.now() + timedelta(days=1)


@pytest.mark.parametrize("number", [1, 3])
def test_list_takes_the_same_queries_for_one_and_three(
    client, make_tournament, django_assert_num_queries, number
):
    for _ in range(number):
        make_tournament()

    with django_assert_num_queries(2):
        found = client.get(URL).json()

    assert [(each["organiser"], each["players"]) for each in found["results"]] == [
        ("director", 0)
    ] * number


def test_detail_tells_what_is_played(client, make_tournament, people):
    tournament = make_tournament(people(2), options={"target": 11}, pace="quick")

    found = client.get(f"{URL}friday-cup/").json()

    assert found == {
        "slug": "friday-cup",
        "name": "Friday Cup",
        "description": "",
        "organiser": "director",
        "format": "swiss",
        "game": "casino",
        "options": {"target": 11},
        "pace": "quick",
        "is_rated": True,
        "starts": tournament.starts.isoformat().replace("+00:00", "Z"),
        "time_zone": "UTC",
        "rounds": 0,
        "round_gap": 30,
        "round_minutes": 90,
        "min_players": 2,
        "max_players": 64,
        "bot_fill": 0,
        "status": "scheduled",
        "reason": "",
        "players": 2,
    }


def test_rounds_tell_tables_and_points(client, make_tournament, people):
    tournament = advance(make_tournament(people(5)))
    first, second = live(tournament)
    win(first)

    (round_,) = client.get(f"{URL}friday-cup/rounds/").json()

    assert (round_["number"], round_["finished_at"]) == (1, None)
    assert round_["pairings"] == [
        {
            "number": 1,
            "seats": [{"seat": 0, "username": "player-1"}, {"seat": 1, "username": "player-3"}],
            "match": first.code,
            "table": first.table.code,
            "ruling": "",
            "points": [1.0, 0.0],
        },
        {
            "number": 2,
            "seats": [{"seat": 0, "username": "player-4"}, {"seat": 1, "username": "player-2"}],
            "match": second.code,
            "table": second.table.code,
            "ruling": "",
            "points": None,
        },
        {
            "number": 3,
            "seats": [{"seat": 0, "username": "player-5"}],
            "match": None,
            "table": None,
            "ruling": "",
            "points": [1.0],
        },
    ]


def test_standings_have_places_and_tie_breaks(client, make_tournament, people):
    play_all(make_tournament(people(2)))

    assert client.get(f"{URL}friday-cup/standings/").json() == [
        {
            "place": 1,
            "username": "player-1",
            "points": 1.0,
            "buchholz_cut": 0.0,
            "buchholz": 0.0,
            "sonneborn_berger": 0.0,
            "direct": 0.0,
        },
        {
            "place": 2,
            "username": "player-2",
            "points": 0.0,
            "buchholz_cut": 0.0,
            "buchholz": 1.0,
            "sonneborn_berger": 0.0,
            "direct": 0.0,
        },
    ]


def test_log_is_told_in_sentences(client, make_tournament, anna):
    make_tournament([anna])

    lines = client.get(f"{URL}friday-cup/log/").json()

    assert [(line["actor"], line["verb"], line["text"]) for line in lines] == [
        ("director", "scheduled", "The tournament was scheduled."),
        ("anna", "entered", "anna entered."),
    ]


def test_person_joins_and_withdraws(client, make_tournament, anna, tomorrow):
    make_tournament(starts=tomorrow)
    client.force_login(anna)

    joined = client.post(f"{URL}friday-cup/join/").json()
    assert joined == {"username": "anna", "bot_level": "", "seed": None, "withdrawn_at": None}
    assert client.get(f"{URL}friday-cup/entrants/").json() == [joined]

    left = client.post(f"{URL}friday-cup/withdraw/").json()
    assert left["withdrawn_at"] is not None


def test_refusal_has_a_code(client, make_tournament, anna):
    make_tournament(max_players=2, min_players=2)
    client.force_login(anna)

    refused = client.post(f"{URL}friday-cup/withdraw/")

    assert (refused.status_code, refused.json()) == (
        409,
        {"code": "not_entered", "detail": "Anna does not play in this tournament."},
    )


@pytest.mark.parametrize("act", ["join", "withdraw"])
def test_entering_needs_an_account(client, make_tournament, act):
    make_tournament()

    assert client.post(f"{URL}friday-cup/{act}/").status_code == 403
