"""What the events tell is what the engine knows."""

import pytest

from games.bots.casino.kinds import count, count_cards
from games.bots.casino.memory import Memory, Seen
from games.rules.casino.cards import cards_in
from games.rules.casino.moves import Dealt
from games.rules.core import Decision
from games.rules.registry import load_game
from tests.games.bots.casino.engine import VARIANTS, random_match, seen


@pytest.mark.parametrize(("slug", "seats", "options"), VARIANTS.values(), ids=VARIANTS)
def test_memory_agrees_with_the_engine(slug, seats, options):
    game = load_game(slug, seats=seats, options=options)
    for move in random_match(game, 5):
        if isinstance(game.node(move.step.state), Decision):
            after = seen(game, move.step.state)

            memory = Memory(game.sides, move.heard[0])

            assert (*memory.table, memory.tally) == after[1:]
            assert count(memory.captured) == captured(move.step.state)


def captured(state):
    return sum(count_cards(cards_in(pile)) for pile in state.piles)


def test_plays_of_the_present_deal_are_kept_with_their_tables():
    game, expected = load_game("casino", options={"rounds": 1}), []
    for move in random_match(game, 6):
        if any(isinstance(event, Dealt) for event in move.step.events):
            expected = []
        elif move.action and isinstance(game.node(move.step.state), Decision):
            before, after = seen(game, move.before), seen(game, move.step.state)
            tables = (before.loose, before.builds), (after.loose, after.builds)
            expected.append(Seen(move.before.to_act, count([move.action.card]), *tables))

            assert Memory(game.sides, move.heard[1]).plays == expected
