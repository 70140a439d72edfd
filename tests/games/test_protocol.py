"""The published schema of the protocol is that of the code, and real messages obey it."""

import json
from functools import cache

import msgspec
import pytest
from jsonschema import Draft202012Validator
from jsonschema.exceptions import ValidationError

from games.messages import ClientMessage
from games.rules.core import Chance, Decision, Terminal
from games.rules.record import see
from scripts.gen_schema import TARGET, document
from tests.games.rules.matches import play
from tests.games.rules.option_sets import CASES
from tests.static.feed import Feed

SCHEMA = json.loads(TARGET.read_text())
FIRST = {case.slug: case for case in reversed(CASES)}


@cache
def validator(name):
    return Draft202012Validator({**SCHEMA, "anyOf": [{"$ref": f"#/$defs/{name}"}]})


def check(name, message):
    validator(name).validate(json.loads(msgspec.json.encode(message)))


def test_schema_is_that_of_the_code():
    assert TARGET.read_text() == document(), "python -m scripts.gen_schema"


def test_schema_is_a_schema():
    Draft202012Validator.check_schema(SCHEMA)


@pytest.mark.parametrize("slug", FIRST)
def test_pictures_of_every_game_obey_the_schema(slug):
    for you in (None, 0):
        for message in Feed(slug=slug, seats=FIRST[slug].seats, you=you).picture():
            check("ServerMessage", message)


@pytest.mark.parametrize("slug", FIRST)
def test_what_games_say_obeys_the_schema(slug):
    match = play(FIRST[slug], 0)

    for state, node, _, step in match.sample(8, Chance, Decision, Terminal):
        check(f"{slug}.observation", match.game.observe(state, 0))
        for event in see(match.game, step, 0) if step else ():
            check(f"{slug}.event", event)
        if isinstance(node, Decision):
            for action in match.game.legal_actions(state, node.seats[0])[:3]:
                act = {"type": "act", "match": "m1", "version": 1, "action": action}
                check("ClientMessage", act)


@pytest.mark.parametrize(
    "message",
    [
        {"type": "sync", "more": 1},
        {"type": "act", "match": "m1", "version": 1},
        {"type": "act", "match": "m1", "version": -1, "action": {"type": "keep"}},
        {"type": "act", "match": "M 1", "version": 1, "action": {"type": "keep"}},
        {"type": "act", "match": "m1", "version": 1, "action": {"type": "keep"}, "id": "x" * 41},
        {"type": "say", "text": "  "},
        {"type": "say", "text": "a\x00b"},
        {"type": "say", "text": "x" * 301},
        {"type": "wish", "match": "m1", "wish": "tea"},
        {"type": "name_seed", "commitment": "00" * 32, "client_seed": ""},
        {"type": "name_seed", "commitment": "xy", "client_seed": "a"},
    ],
)
def test_schema_and_server_refuse_the_same(message):
    with pytest.raises(ValidationError):
        check("ClientMessage", message)
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(json.dumps(message), type=ClientMessage)
