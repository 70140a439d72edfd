from io import StringIO

import pytest
from django.core.management import CommandError, call_command

from games.bots.core import Uniform
from games.rules.registry import load_game
from games.strength import simulation
from games.strength.simulation import play_match, seed_of, share_of_win

SEED = "ab" * 32


def run(*words):
    out = StringIO()
    call_command(*words, stdout=out)
    return out.getvalue().splitlines()


def test_simulated_match_is_repeated_by_its_seed():
    game = load_game("cuccu", seats=3)

    one = play_match(game, [Uniform()] * 3, SEED)

    assert one == play_match(game, [Uniform()] * 3, SEED)
    assert min(one.end.places) == 1
    assert one.actions > 3


def test_match_without_end_is_stopped(monkeypatch):
    monkeypatch.setattr(simulation, "MOVE_LIMIT", 3)

    with pytest.raises(RuntimeError, match="cuccu went on for 3 moves"):
        play_match(load_game("cuccu"), [Uniform()] * 4, SEED)


def test_shared_first_place_shares_the_win():
    assert [share_of_win((1, 1, 3), seat) for seat in range(3)] == [0.5, 0.5, 0]


def test_matches_of_a_series_have_seeds_of_their_own():
    assert len({seed_of(SEED, number) for number in range(10)}) == 10


def test_simulate_prints_results_lengths_and_speed():
    lines = run("simulate", "cuccu", "--matches", "4", "--seats", "2", "--seed", SEED)

    assert lines[0].startswith("uniform: wins 50.0 % of 8 seats, mean place 1.50, mean score")
    assert lines[1].startswith("actions a match: ")
    assert lines[2].endswith(f"matches/s, seed {SEED}")


def test_simulate_seats_bots_in_turn():
    lines = run("simulate", "casino", "--bots", "club,uniform", "--matches", "2", "--seed", SEED)

    assert lines[0].startswith("club: wins ")
    assert "of 2 seats" in lines[0]
    assert lines[1].startswith("uniform: wins ")


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("chess",), "there is no game of this name"),
        (("cuccu", "--seats", "9"), "cuccu is for 2 to 8 seats, not for 9"),
        (("cuccu", "--options", "{"), "--options: Input data was truncated"),
        (("cuccu", "--options", "[]"), "--options: Expected `object`"),
        (("cuccu", "--options", '{"lives": 7}'), "Expected `int` <= 5"),
        (("cuccu", "--bots", "genius"), "there is no bot 'genius', only uniform, "),
        (("cuccu", "--matches", "0"), "--matches is at least 1, not 0"),
    ],
)
def test_simulate_refuses_what_it_does_not_know(words, why):
    with pytest.raises(CommandError, match=why):
        run("simulate", *words)


def test_perft_prints_a_count_for_each_depth():
    lines = run("perft", "cuccu", "--depth", "2", "--seed", SEED)

    assert [line.split(" (")[0] for line in lines] == ["0 1", "1 2", "2 4"]


def test_perft_refuses_a_negative_depth():
    with pytest.raises(CommandError, match="--depth is at least 0, not -1"):
        run("perft", "cuccu", "--depth=-1")
