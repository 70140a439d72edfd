"""Whatever a client sends: a typed answer or a close code, no trace, and no harm to the match."""

import json
import logging
from typing import Any

import pytest
from django.contrib.auth.models import AnonymousUser
from hypothesis import HealthCheck, given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st
from msgspec import to_builtins

from games.live.budget import BURST
from games.live.codes import TOO_MUCH
from games.live.consumers import MOST_BYTES
from games.models import Match
from games.services.play import asked_seats
from tests.games.live.fuzzing import Line, texts
from tests.games.playing import legal, start

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.timeout(300)]

FUZZ = hypothesis_settings(
    max_examples=120,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
ANSWERS = {
    "refused",
    "table",
    "update",
    "presence",
    "noted",
    "said",
    "pong",
    "acknowledged",
    "ignoring",
}


@pytest.fixture
def match(anna, ben):
    return start([anna, ben])


@pytest.fixture
def other(make_user):
    return start([make_user("carla"), make_user("dora")])


@pytest.fixture
def lines(match, anna, ben):
    """A line for the seat that is asked, one for the other seat, one for a spectator."""
    (asked,) = asked_seats(match)
    users = (anna, ben)
    return [
        Line(match.table, asked, users[asked]),
        Line(match.table, 1 - asked, users[1 - asked]),
        Line(match.table, None, AnonymousUser()),
    ]


@pytest.fixture
def quiet(caplog):
    """Fail if anything at all was logged as a warning or worse."""
    caplog.set_level(logging.WARNING)
    yield
    assert [record.getMessage() for record in caplog.records] == []


def standing(match):
    """Return all that no message of these tests may change."""
    found = Match.objects.get(pk=match.pk)
    return found.version, found.decision_version, found.state_json, found.status, found.seed


@FUZZ
@given(data=st.data())
def test_no_text_harms_the_match_or_the_server(match, other, lines, quiet, data):
    before = standing(match), standing(other)
    hands = {card for seat in (0, 1) for card in match.game.observe(match.state, seat).hand}
    codes, versions = [match.code, other.code], [0, 1, 2, 3]

    line = data.draw(st.sampled_from(lines))
    text = data.draw(texts(codes, versions))
    if any(f'"{card}"' in text for card in hands):
        return  # it might be a legal play
    told = line.send(text)

    assert line.code is None
    assert {message["type"] for message in told} <= ANSWERS
    assert all(m["code"] and m["detail"] for m in told if m["type"] == "refused")
    assert (standing(match), standing(other)) == before


@FUZZ
@given(st.binary(max_size=200))
def test_no_bytes_harm_the_match_or_the_server(match, lines, quiet, frame):
    before = standing(match)

    told = lines[0].send(data=frame)

    assert [message["code"] for message in told] == ["malformed"]
    assert standing(match) == before


@pytest.mark.parametrize("seat", [1, 2], ids=["out of turn", "spectator"])
def test_right_action_from_the_wrong_place_is_refused(match, lines, seat):
    before = standing(match)

    (told,) = lines[seat].send(act(match))

    assert told["code"] in {"not_to_act", "not_seated"}
    assert standing(match) == before


def test_action_of_another_match_or_another_time_is_refused(match, other, lines):
    before = standing(match), standing(other)

    changes: list[dict[str, Any]] = [{"match": other.code}, {"version": 1}]
    answers = [lines[0].send(act(match, **change))[0] for change in changes]

    assert [answer["code"] for answer in answers] == ["match_over", "stale_version"]
    assert (standing(match), standing(other)) == before


def test_message_that_is_played_again_and_again_counts_once(match, lines):
    text = act(match, id="once")

    answers = [lines[0].send(text)[-1] for _ in range(5)]

    assert {(answer["type"], answer["version"]) for answer in answers} == {("acknowledged", 3)}
    assert standing(match)[0] == 3


def act(playing, **changes):
    _, action = legal(playing)
    sent = {"type": "act", "match": playing.code, "version": 2, "action": to_builtins(action)}
    return json.dumps({**sent, **changes})


@pytest.mark.parametrize("frame", [{"text": " " * (MOST_BYTES + 1)}, {"data": b" " * 30_000}])
def test_oversized_message_closes_and_nothing_follows(match, lines, frame):
    before = standing(match)

    lines[0].send(**frame)
    assert lines[0].code == TOO_MUCH

    assert lines[0].send(act(match)) == []
    assert standing(match) == before


def test_flood_closes_and_the_rest_of_it_does_nothing(match, lines, settings):
    settings.MESSAGES_PER_SECOND = 0.0
    line = lines[0]
    before = standing(match)

    for _ in range(60):
        line.flood('{"type": "ping"}')
    line.flood(act(match))

    assert line.code == TOO_MUCH
    assert len(line.told) == BURST
    assert standing(match) == before


def test_broadcast_after_a_close_goes_nowhere(match, lines):
    lines[0].send(" " * (MOST_BYTES + 1))

    lines[0].consumer.push("{}")

    assert lines[0].told == []
