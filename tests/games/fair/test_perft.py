from games.fair.perft import perft
from games.rules.core import Chance
from games.rules.cuccu import Cuccu
from games.rules.cuccu.position import CuccuPosition

SEED = "07" * 32


def test_perft_counts_actions_and_not_chance():
    game = Cuccu(4)
    start = game.new_match()

    counts = [perft(game, start, depth, seed=SEED) for depth in range(4)]

    assert isinstance(game.node(start), Chance)
    assert counts == [1, 2, 4, 8]


def test_perft_counts_a_match_that_is_over_once():
    game = Cuccu(4)
    over = game.from_position(CuccuPosition(lives=(1, 0, 0, 0)))

    assert perft(game, over, 3, seed=SEED) == 1
