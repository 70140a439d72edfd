"""The API shows what the caller may see, and plays by the same write path."""

import json

import msgspec
import pytest

from games import catalog
from games.rules.record import Record
from games.services.lobby import open_table, seat_match
from tests.games.absence import player_at, walk_away
from tests.games.playing import fresh, legal, play_out, start

pytestmark = pytest.mark.django_db


def test_games_are_listed(client):
    assert client.get("/api/games/casino/").json() == {
        "slug": "casino",
        "rules_version": 1,
        "min_seats": 2,
        "max_seats": 4,
        "default_seats": 2,
        "options": list(_option_names()),
    }
    assert client.get("/api/games/").json() == [
        client.get(f"/api/games/{slug}/").json() for slug in catalog.GAMES
    ]
    assert client.get("/api/games/poker/").status_code == 404


def _option_names():
    from games.rules.registry import GAMES

    return GAMES["casino"].options_type.__struct_fields__


def test_private_tables_are_not_listed(client, anna):
    shown = open_table(host=anna, game="casino", seats=2)
    open_table(host=anna, game="casino", seats=2, is_private=True)

    tables = client.get("/api/tables/").json()["results"]

    assert [table["code"] for table in tables] == [shown.code]
    assert tables[0]["places"][0] == {"seat": 0, "user": "anna", "is_ready": True}


def test_live_match_hides_its_seed_and_its_record(client, anna, ben):
    match = start([anna, ben])

    shown = client.get(f"/api/matches/{match.code}/").json()

    assert (shown["seed"], shown["commitment"]) == (None, match.commitment)
    assert client.get(f"/api/matches/{match.code}/record/").status_code == 403
    assert match.seed not in client.get("/api/matches/").content.decode()


def test_finished_match_gives_its_record(client, anna, ben):
    match = play_out(start([anna, ben], options={"rounds": 1}))

    record = client.get(f"/api/matches/{match.code}/record/").json()

    decoded = msgspec.convert(record, Record)
    assert (decoded.fair.seed, len(decoded.entries)) == (match.seed, match.version)
    assert client.get(f"/api/matches/{match.code}/").json()["seed"] == match.seed


def test_spectator_view_has_no_hand(client, anna, ben):
    match = start([anna, ben])

    seen = client.get(f"/api/matches/{match.code}/view/").json()

    assert (seen["seat"], seen["update"]["view"]["hand"], seen["legal_actions"]) == (None, [], [])


def test_player_acts_over_the_api(client, anna, ben):
    match = start([anna, ben])
    seat, _ = legal(match)
    client.force_login((anna, ben)[seat])
    seen = client.get(f"/api/matches/{match.code}/view/").json()
    act = {"version": seen["update"]["version"], "action": seen["legal_actions"][0], "id": "a"}

    answers = [_post(client, match, act) for _ in range(2)]

    assert [(a.status_code, a.json()) for a in answers] == [(200, {"version": 3})] * 2
    assert fresh(match).version == 3


def test_action_is_answered_as_at_first_although_a_bot_has_the_seat(client, anna, ben, bot):
    match = start([anna, ben])
    seat, _ = legal(match)
    client.force_login((anna, ben)[seat])
    action = client.get(f"/api/matches/{match.code}/view/").json()["legal_actions"][0]
    act = {"version": 2, "action": action, "id": "a"}

    first = _post(client, match, act)
    match.players.update(stand_in=bot)
    answers = [_post(client, match, act), _post(client, match, {**act, "id": "b"})]

    assert first.json() == answers[0].json() == {"version": 3}
    assert (answers[1].status_code, answers[1].json()["code"]) == (409, "seat_held")


def test_stale_action_is_refused_with_its_code(client, anna, ben):
    match = start([anna, ben])
    seat, _ = legal(match)
    client.force_login((anna, ben)[seat])
    action = client.get(f"/api/matches/{match.code}/view/").json()["legal_actions"][0]

    answer = _post(client, match, {"version": 1, "action": action})

    assert (answer.status_code, answer.json()["code"]) == (409, "stale_version")


@pytest.mark.parametrize("body", [{}, {"version": -1, "action": {}}, {"version": 2, "action": 3}])
def test_malformed_action_is_a_bad_request(client, anna, ben, body):
    match = start([anna, ben])
    client.force_login(anna)

    assert _post(client, match, body).status_code == 400


def test_strangers_cannot_act(client, anna, ben, make_user):
    match = start([anna, ben])
    act = {"version": 2, "action": {"type": "trail", "card": "AS"}}

    assert _post(client, match, act).status_code == 403
    client.force_login(make_user("carla"))
    assert _post(client, match, act).status_code == 403


def test_program_that_asks_or_acts_gives_a_sign_of_life(client, anna, bot):
    match = seat_match(game="casino", options={}, users=[anna, bot], pace="calm", is_rated=False)
    code = match.code
    client.force_login(anna)
    heard = [player_at(match, 0).heard_at]

    for ask in (lambda: client.get(f"/api/matches/{code}/view/"), lambda: _post(client, match, {})):
        match.players.update(heard_at=None)
        ask()
        heard.append(player_at(match, 0).heard_at)

    assert [at is None for at in heard] == [True, False, False]


def test_program_that_comes_back_goes_on_after_a_pause(client, anna, bot):
    match = start([anna, bot], pace="calm", is_rated=False)
    client.force_login(anna)
    walk_away(match, 0)
    assert fresh(match).paused_at is not None

    answers = [client.post(f"/api/matches/{match.code}/resume/") for _ in range(2)]

    assert [answer.status_code for answer in answers] == [200, 200]
    assert fresh(match).paused_at is None


def test_who_watches_ends_no_pause(client, anna, bot, ben):
    match = start([anna, bot], pace="calm", is_rated=False)
    walk_away(match, 0)
    client.force_login(ben)

    assert client.post(f"/api/matches/{match.code}/resume/").status_code == 403
    assert fresh(match).paused_at is not None


def _post(client, match, body):
    return client.post(
        f"/api/matches/{match.code}/act/", json.dumps(body), content_type="application/json"
    )


def test_schema_is_complete(client, capsys):
    assert client.get("/api/schema/").status_code == 200
    assert "Warning" not in capsys.readouterr().err
