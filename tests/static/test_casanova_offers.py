"""The table of Casanova against the engine: it offers exactly what is legal."""

import json
import subprocess
from pathlib import Path
from random import Random

import msgspec
import pytest

from games.fair.stream import draw_outcome
from games.rules.core import Chance, Decision
from games.rules.registry import load_game

SCRIPT = Path(__file__).parents[1] / "js" / "answer-casanova.js"
MATCHES = 3


def positions(game):
    """Yield every decision of random matches: what is offered to a seat, and what is legal."""
    random = Random(7)
    for match in range(MATCHES):
        state, version = game.new_match(), 0
        while isinstance(node := game.node(state), Chance | Decision):
            version += 1
            if isinstance(node, Chance):
                outcome = draw_outcome(node.draw, seed=f"{match:02}" * 32, version=version)
                state = game.resolve(state, outcome).state
                continue
            for seat in node.seats:
                yield game.choices(state, seat), game.legal_actions(state, seat)
            seat = random.choice(node.seats)
            state = game.apply(state, seat, random.choice(game.legal_actions(state, seat))).state


@pytest.mark.node
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_table_can_send_every_legal_action_and_no_other(seats):
    found = list(positions(load_game("casanova", seats=seats)))
    offered = json.dumps([msgspec.to_builtins(choices) for choices, _ in found])

    done = subprocess.run(
        ("node", str(SCRIPT)), input=offered, capture_output=True, text=True, check=True
    )
    answers = json.loads(done.stdout)

    for answer, (_, legal) in zip(answers, found, strict=True):
        expected = [json.loads(msgspec.json.encode(action)) for action in legal]
        assert sorted(map(str, answer)) == sorted(map(str, expected))
