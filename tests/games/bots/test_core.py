"""What every bot shares: a view without secrets, a budget, and levels."""

from random import Random

import msgspec
import pytest

from games.bots.core import Budget, Candidate, Explanation, Measure, Uniform, look
from games.bots.levels import LEVELS, bot_of
from games.rules.core import Decision
from games.rules.registry import GAMES, load_game
from games.strength.simulation import play_match
from tests.games.bots.watching import view_of
from tests.games.rules.matches import RUN_NAMES, RUNS, play


class Watched:
    """Plays as another bot does, and keeps what it was shown."""

    def __init__(self):
        self.views = []

    def choose(self, view, rng):
        self.views.append(view)
        return Uniform().choose(view, rng)

    def explain(self, view, rng):
        return Uniform().explain(view, rng)


def parts(value):
    """Yield a value and all that it is made of."""
    yield value
    if isinstance(value, msgspec.Struct):
        value = [getattr(value, field) for field in value.__struct_fields__]
    if isinstance(value, list | tuple):
        for part in value:
            yield from parts(part)


@pytest.mark.parametrize("slug", GAMES)
def test_bot_is_never_shown_a_state(slug):
    game, watched = load_game(slug), Watched()

    play_match(game, [watched] * game.seats, "ab" * 32)

    shown = watched.views[:: max(1, len(watched.views) // 20)]
    assert not any(
        isinstance(part, game.state_type)
        for view in shown
        for known in (view.observation, view.events, view.legal)
        for part in parts(known)
    )
    assert [*vars(game)] == [*vars(load_game(slug))]


@pytest.mark.parametrize(("case", "number"), RUNS, ids=RUN_NAMES)
def test_view_is_the_same_in_worlds_that_look_the_same(case, number):
    match = play(case, number)
    game = match.game
    for moment in match.sample(3, Decision):
        seat = moment.node.seats[0]
        view = look(game, moment.state, seat, ())

        other = game.determinize(view.observation, Random(number))

        assert look(game, other, seat, ()) == view


def test_bot_hears_what_its_seat_may_know():
    game, watched = load_game("cuccu", seats=2), Watched()

    play_match(game, [watched, Uniform()], "ab" * 32)

    first, *_, last = watched.views
    assert len(first.events) < len(last.events)
    assert [game.redact(event, last.seat) for event in last.events] == [*last.events]


def test_budget_ends_with_the_samples():
    assert [*Budget(3, seconds=60).spend()] == [0, 1, 2]


def test_budget_ends_with_the_time_but_not_before_the_first_sample():
    assert [*Budget(3, seconds=0).spend()] == [0]


def test_uniform_explains_that_it_knows_nothing():
    view = view_of(load_game("casino"), hands=[["KC"], ["QC"]], table=["KD"])

    explanation = Uniform().explain(view, Random(1))

    candidates = tuple(Candidate(action, 0.0, 0) for action in view.legal)
    assert explanation == Explanation(Measure.POINTS, candidates)
    assert explanation.best == view.legal[0]


@pytest.mark.parametrize("level", LEVELS)
def test_game_without_bots_of_its_own_is_played_at_random(level):
    assert isinstance(bot_of("no-such-game", level), Uniform)
