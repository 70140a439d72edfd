"""The page's plays against the engine: it knows no rule, and still offers exactly what is legal."""

import json
import subprocess
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec
import pytest

from games.fair.stream import draw_outcome
from games.rules.core import AnyGame, Chance, Decision
from games.rules.registry import load_game

SCRIPT = Path(__file__).parents[1] / "js" / "answer.js"
POSITIONS = 60
GAMES = {
    "english": ("casino", 2, {}),
    "royal": ("casino", 3, {"royal": True}),
    "faces": ("casino", 4, {"faces_take_all": True}),
    "italian": ("casino-italian", 2, {}),
    "italian royal": ("casino-italian", 4, {"royal": True, "partners": True}),
}


class Position(NamedTuple):
    state: Any
    seat: int
    legal: list[dict[str, Any]]


def random_positions(game: AnyGame) -> list[Position]:
    """Return positions of a random match, in which builds are made whenever they can be."""
    random, state = Random(3), game.new_match()
    found: list[Position] = []
    while len(found) < POSITIONS:
        node = game.node(state)
        if isinstance(node, Chance):
            outcome = draw_outcome(node.draw, seed="05" * 32, version=len(found))
            state = game.resolve(state, outcome).state
            continue
        if not isinstance(node, Decision):
            break
        [seat] = node.seats
        actions = game.legal_actions(state, seat)
        legal = [msgspec.to_builtins(action) for action in actions]
        found.append(Position(state, seat, [each for each in legal if each["type"] != "trail"]))
        builds = [action for action in actions if type(action).__name__ == "Build"]
        chosen = random.choice(builds or actions)
        state = game.apply(state, seat, chosen).state
    return found


def picks_of(action: dict[str, Any]) -> dict[str, Any]:
    """Return what a player would tap for an action."""
    onto = action.get("onto")
    return {
        "card": action["card"],
        "cards": [card for group in action["groups"] for card in group],
        "builds": action.get("builds", [] if onto is None else [onto]),
    }


def ask_page(game: AnyGame, positions: list[Position]) -> list[dict[str, Any]]:
    asked = [
        {
            "choices": msgspec.to_builtins(game.choices(position.state, position.seat)),
            "picks": [picks_of(action) for action in position.legal],
        }
        for position in positions
    ]
    done = subprocess.run(
        ("node", str(SCRIPT)), input=json.dumps(asked), capture_output=True, text=True, check=True
    )
    answers: list[dict[str, Any]] = json.loads(done.stdout)
    return answers


def outline(action: dict[str, Any]) -> tuple[Any, ...]:
    """Return an action without the way in which its cards are split."""
    picks = picks_of(action)
    cards, builds = frozenset(picks["cards"]), frozenset(picks["builds"])
    return action["type"], action["card"], cards, builds, action.get("value")


def apply(game: AnyGame, position: Position, action: dict[str, Any]) -> None:
    decoded = msgspec.convert(action, game.action_type)
    game.apply(position.state, position.seat, decoded)


@pytest.fixture(scope="module", params=GAMES)
def answered(request):
    slug, seats, options = GAMES[request.param]
    game = load_game(slug, seats=seats, options=options)
    positions = random_positions(game)
    return game, list(zip(positions, ask_page(game, positions), strict=True))


@pytest.mark.node
def test_every_legal_play_can_be_tapped(answered):
    _, pairs = answered

    missing = [
        action
        for position, answer in pairs
        for action, plays in zip(position.legal, answer["plays"], strict=True)
        if outline(action) not in {outline(play) for play in plays}
    ]

    assert missing == []


@pytest.mark.node
def test_every_button_is_a_legal_play(answered):
    game, pairs = answered

    for position, answer in pairs:
        for plays in answer["plays"]:
            for play in plays:
                apply(game, position, play)


@pytest.mark.node
def test_what_a_card_proposes_is_legal(answered):
    game, pairs = answered
    proposed = [
        (position, action)
        for position, answer in pairs
        for card in answer["proposed"]
        for action in card["actions"]
    ]

    for position, action in proposed:
        apply(game, position, action)

    assert any(action["type"] == "capture" for _, action in proposed)
