"""A round robin is fair, repeats itself, and may be cut anywhere."""

import pytest

from games.bots.core import Uniform
from games.bots.levels import LEVELS, bot_of
from games.fair.stream import draw_outcome
from games.rules.record import decode_action, plain
from games.rules.registry import load_game
from games.strength.robin import PAIRINGS, Robin, advance, is_played, results_of, score_of
from games.strength.simulation import play_match, play_on

SEED = "ab" * 32


def play(game, *, until, seconds=float("inf")):
    robin = Robin(SEED)
    parts = 0
    while len(robin.scores) < until:
        robin = advance(game, robin, seconds=seconds)
        parts += 1
    return robin, parts


def test_round_robin_plays_two_matches_of_every_pairing():
    game = load_game("cuccu")

    robin, parts = play(game, until=1)

    assert parts == 2
    assert [row[:2] for row in results_of(robin)] == [("beginner", "club")]
    assert not is_played(robin, 1)
    assert is_played(Robin(SEED, (0.5,) * 12), 2)
    assert len(PAIRINGS) == 6


def test_round_robin_cut_in_pieces_is_the_same():
    game = load_game("casanova")

    whole, _ = play(game, until=1)
    pieces, parts = play(game, until=1, seconds=0.0)

    assert pieces == whole
    assert parts > 10


def test_progress_survives_json():
    game = load_game("casino")
    robin = advance(game, Robin(SEED), seconds=0.0)

    kept = plain(robin)

    actions = tuple(decode_action(game, action) for action in kept["actions"])
    assert (actions, kept["seed"]) == (robin.actions, SEED)
    assert len(actions) == 1


def test_levels_change_places_in_the_second_match(monkeypatch):
    seated = []

    def sit(game, level):
        seated.append(level)
        return Uniform()

    monkeypatch.setattr("games.strength.robin.bot_of", sit)

    play(load_game("cuccu", seats=3), until=1)

    assert seated == ["beginner", "club", "beginner", "club", "beginner", "club"]


def test_two_matches_of_a_seed_have_the_same_chance(monkeypatch):
    drawn = []

    def draw(*args, **kwargs):
        drawn.append(draw_outcome(*args, **kwargs))
        return drawn[-1]

    monkeypatch.setattr("games.strength.simulation.draw_outcome", draw)
    game = load_game("casino-pirate", seats=2)

    (actions, split), (other_actions, _) = [
        (play_match(game, [bot] * 2, SEED).actions, len(drawn))
        for bot in (Uniform(), bot_of("casino-pirate", "club"))
    ]

    assert actions != other_actions
    assert len(drawn) > split > 3
    assert all(one == other for one, other in zip(drawn[:split], drawn[split:], strict=False))


def test_part_of_a_match_adds_one_action_at_least():
    game = load_game("cuccu")
    first = play_on(game, [Uniform()] * 4, SEED, seconds=0.0)

    second = play_on(game, [Uniform()] * 4, SEED, actions=first.actions, seconds=0.0)

    assert (len(first.actions), first.end) == (1, None)
    assert second.actions[:1] == first.actions
    assert len(second.actions) == 2


@pytest.mark.parametrize(
    ("places", "sides", "place", "score"),
    [
        ((1, 2), (0, 1), 0, 1.0),
        ((1, 2), (0, 1), 1, 0.0),
        ((1, 1), (0, 1), 0, 0.5),
        ((1, 3, 2, 4), (0, 1, 2, 3), 0, 1.0),
        ((1, 2, 3, 4), (0, 1, 2, 3), 0, 0.75),
        ((1, 2, 1, 2), (0, 1, 0, 1), 1, 0.0),
        ((1, 2, 2), (0, 1, 2), 1, 0.25),
    ],
)
def test_score_counts_each_seat_against_each_of_the_others(places, sides, place, score):
    assert score_of(places, sides, place) == score


def test_weaker_level_of_a_pairing_is_named_first():
    assert all(LEVELS.index(one) < LEVELS.index(other) for one, other in PAIRINGS)
