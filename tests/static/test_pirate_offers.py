"""The page of Casino Pirate against the engine: its buttons, and what it counts."""

import json
import subprocess
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from games.fair.stream import draw_outcome
from games.rules.core import Chance, Decision
from games.rules.pirate import CasinoPirate
from games.rules.pirate.score import count, owed
from games.rules.pirate.state import PACK

pytestmark = pytest.mark.node

SCRIPT = Path(__file__).parents[1] / "js" / "answer-pirate.js"
HANDS = 400


def list_positions(seats: int) -> list[dict[str, Any]]:
    """Return what each seat is offered in the course of a random match."""
    random, game = Random(5), CasinoPirate(seats)
    state, version = game.new_match(), 0
    found: list[dict[str, Any]] = []
    while isinstance(node := game.node(state), Decision | Chance):
        version += 1
        if isinstance(node, Chance):
            outcome = draw_outcome(node.draw, seed="03" * 32, version=version)
            state = game.resolve(state, outcome).state
            continue
        seat = random.choice(node.seats)
        actions = game.legal_actions(state, seat)
        seen = {
            "view": game.observe(state, seat),
            "choices": game.choices(state, seat),
            "seat": seat,
        }
        found.append(msgspec.to_builtins(seen))
        state = game.apply(state, seat, random.choice(actions)).state
    return found


def draw_hands() -> list[dict[str, Any]]:
    random = Random(8)
    return [
        {
            "bet": random.choice((1, 2)),
            "hand": random.sample(PACK, random.randint(1, 4)),
            "bank": random.sample(PACK, random.randint(0, 4)),
        }
        for _ in range(HANDS)
    ]


@pytest.fixture(scope="module")
def asked():
    return {
        "positions": [found for seats in (2, 5) for found in list_positions(seats)],
        "hands": draw_hands(),
    }


@pytest.fixture(scope="module")
def answered(asked):
    done = subprocess.run(
        ("node", str(SCRIPT)), input=json.dumps(asked), capture_output=True, text=True, check=True
    )
    return json.loads(done.stdout)


def test_buttons_are_the_legal_actions_in_the_order_of_the_engine(asked, answered):
    offered = [[offer["action"] for offer in offers] for offers in answered["offers"]]

    assert offered == [list(position["choices"]) for position in asked["positions"]]
    assert {action["type"] for actions in offered for action in actions} == {
        "bet",
        "card",
        "served",
        "draw",
        "call",
        "show",
        "concede",
    }


def test_every_button_says_the_move_and_what_follows(answered):
    silent = [
        offer
        for offers in answered["offers"]
        for offer in offers
        if not offer["label"] or not offer["so"]
    ]

    assert silent == []


def test_page_counts_as_the_engine_does(asked, answered):
    hands = asked["hands"]

    assert answered["counts"] == [count(hand["hand"]) for hand in hands]
    assert answered["owed"] == [owed(hand["bet"], hand["hand"], hand["bank"]) for hand in hands]
