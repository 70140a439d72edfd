"""The page of Cuccù against the engine: buttons for all that is legal, and true pictures."""

import json
import subprocess
from pathlib import Path
from random import Random

import msgspec
import pytest

from games.fair.stream import draw_outcome
from games.rules.core import Chance, Decision
from games.rules.cuccu.state import Phase
from games.rules.registry import load_game

pytestmark = pytest.mark.node

SCRIPT = Path(__file__).parents[1] / "js" / "answer-cuccu.js"
SEATS = 5
POSITIONS = 200


def play(game):
    """Yield states of random matches: seat to act, and what happened until the next is asked."""
    random, state, version = Random(7), game.new_match(), 0
    before, events = None, []
    for _ in range(POSITIONS):
        while isinstance(node := game.node(state), Chance):
            version += 1
            outcome = draw_outcome(node.draw, seed="05" * 32, version=version)
            step = game.resolve(state, outcome)
            state, events = step.state, [*events, *step.events]
        if not isinstance(node, Decision):
            state, before, events = game.new_match(), None, []
            continue
        [seat] = node.seats
        yield state, seat, before, tuple(events)
        step = game.apply(state, seat, random.choice(game.legal_actions(state, seat)))
        before, state, events = state, step.state, [*step.events]


@pytest.fixture(scope="module")
def game():
    return load_game("cuccu", seats=SEATS)


@pytest.fixture(scope="module")
def moments(game):
    return list(play(game))


@pytest.fixture(scope="module")
def stories(game, moments):
    """Every step as every viewer sees it: view before, events, view after."""
    return [
        (
            game.observe(before, viewer),
            [game.redact(event, viewer) for event in events],
            game.observe(state, viewer),
        )
        for state, _, before, events in moments
        if before is not None
        for viewer in (None, *range(SEATS))
    ]


@pytest.fixture(scope="module")
def answers(game, moments, stories):
    asked = {
        "positions": [
            {"view": game.observe(state, seat), "choices": game.choices(state, seat)}
            for state, seat, _, _ in moments
        ],
        "stories": [{"view": view, "events": events} for view, events, _ in stories],
    }
    done = subprocess.run(
        ("node", str(SCRIPT)), input=msgspec.json.encode(asked), capture_output=True, check=True
    )
    return json.loads(done.stdout)


def test_buttons_are_exactly_what_is_legal(game, moments, answers):
    for (state, seat, _, _), buttons in zip(moments, answers["buttons"], strict=True):
        offered = [msgspec.convert(button["action"], game.action_type) for button in buttons]
        assert tuple(offered) == game.legal_actions(state, seat)


def test_buttons_name_the_player_they_concern(game, moments, answers):
    for (state, seat, _, _), buttons in zip(moments, answers["buttons"], strict=True):
        view = game.observe(state, seat)
        about = {Phase.TURN: view.asks, Phase.INN: view.innkeeper, Phase.COVER: view.turn}
        told, named = buttons[1]["label"], about[state.phase]
        assert told == "Swap with the pack" if named is None else f"Player {named}" in told
        assert all(button["label"] and button["result"] for button in buttons)


def test_positions_are_of_every_kind(moments):
    assert {state.phase for state, *_ in moments} == {Phase.TURN, Phase.INN, Phase.COVER}


def drawn(view):
    """Return what the table shows of a view."""
    players = [
        (player["lives"], player["is_dead"], player["held"] and player["held"]["card"])
        for player in view["players"]
    ]
    return players, view["round"], view["dealer"], view["deck"], view["covers"]


def test_events_lead_to_the_picture_that_the_server_has(stories, answers):
    for (_, _, truth), picture in zip(stories, answers["pictures"], strict=True):
        assert drawn(picture) == drawn(msgspec.json.decode(msgspec.json.encode(truth)))
