"""The strong players: what they know, how long they think, what they say."""

from random import Random

import pytest

from games.bots.casino.kinds import UNITS
from games.bots.casino.levels import EXPERT, LADDER, MASTER
from games.bots.casino.position import SCORING, Position
from games.bots.casino.thinker import Strength, Thinker
from games.bots.core import Budget, Measure
from games.bots.levels import LEVELS, bot_of
from games.rules.casino.cards import CARDS
from games.rules.casino.moves import Capture, Trail
from games.rules.registry import load_game
from games.strength.simulation import play_match
from tests.games.bots.casino.engine import VARIANTS, random_views
from tests.games.bots.watching import view_of

QUICK = Strength(budget=Budget(samples=4, seconds=60), nodes=400)
GAME = load_game("casino")
STOCK = ["AC", "2S", "6D", "8D", "9S", "TS", "6H", "JD"]


@pytest.mark.parametrize(("slug", "seats", "options"), VARIANTS.values(), ids=VARIANTS)
def test_strong_players_play_every_variant(slug, seats, options):
    game = load_game(slug, seats=seats, options=options)

    hasty = Thinker(Strength(budget=Budget(samples=1, seconds=60), nodes=40))

    played = play_match(game, [hasty] * seats, "ab" * 32)

    assert min(played.end.places) == 1


def test_same_seed_chooses_the_same():
    _, view = next(random_views(GAME, 3))

    answers = {Thinker(QUICK).explain(view, Random(7)) for _ in range(2)}

    assert len(answers) == 1


def test_only_play_is_made_without_thinking():
    view = view_of(GAME, hands=[["KC"], ["QC"]], table=["4D"])

    assert Thinker(QUICK).choose(view, Random(1)) == Trail("KC")


def test_explanation_names_every_action_with_its_samples():
    _, view = next(random_views(GAME, 4))

    explanation = Thinker(MASTER).explain(view, Random(1))

    assert {candidate.action for candidate in explanation.candidates} == {*view.legal}
    assert explanation.measure is Measure.WIN_CHANCE
    assert not explanation.exact
    assert all(0 < candidate.value < 1 for candidate in explanation.candidates)
    assert explanation.candidates[0].samples > 6


def test_three_seats_are_explained_by_points():
    _, view = next(random_views(load_game("casino", seats=3), 4))

    assert Thinker(QUICK).explain(view, Random(1)).measure is Measure.POINTS


def test_budget_ends_the_samples():
    _, view = next(random_views(GAME, 4))
    strength = Strength(budget=Budget(samples=3, seconds=60), nodes=1 << 30)

    explanation = Thinker(strength).explain(view, Random(1))

    assert {candidate.samples for candidate in explanation.candidates} == {3}


def test_strong_player_takes_the_big_casino():
    view = view_of(GAME, hands=[["TH", "KS"], ["QC", "3C"]], table=["TD", "5C", "2H"], stock=STOCK)

    assert bot_of("casino", "master").choose(view, Random(1)) == Capture("TH", (("TD",),), ())


def test_master_remembers_all_and_the_expert_only_the_latest_cards():
    views = [view for _, view in random_views(load_game("casino", options={"rounds": 1}), 9)]
    last = [view for view in views if view.observation.last_deal and len(view.legal) > 1]

    assert all(Thinker(MASTER).explain(view, Random(1)).exact for view in last)
    assert not any(Thinker(EXPERT).explain(view, Random(1)).exact for view in last[:2])


def test_expert_never_forgets_that_scoring_cards_are_gone():
    views = [view for _, view in random_views(load_game("casino", options={"rounds": 1}), 9)]

    position = Position(views[-1], Random(1), remembers=2)

    captured = {UNITS[CARDS[name]] for name in SCORING}
    assert len(position.unseen) > len(views[-1].observation.unseen)
    assert not captured & {*position.unseen[len(views[-1].observation.unseen) :]}


def test_partners_think_of_their_side():
    game = load_game("casino", seats=4)
    _, view = next(random_views(game, 2))

    explanation = Thinker(QUICK).explain(view, Random(1))

    assert explanation.measure is Measure.WIN_CHANCE


def test_position_without_events_is_played_by_a_guess_of_the_piles():
    view = view_of(
        GAME,
        hands=[["9H", "KD"], ["QC", "2C"]],
        table=["9C", "JD"],
        piles=[["TD", "AS", "4C"], ["TC", "2S"]],
        sweeps=[0, 1],
        last_capture=1,
        last_sweep=True,
    )

    assert Thinker(MASTER).choose(view, Random(1)).card == "9H"


def test_there_is_a_player_for_each_level():
    assert len(LADDER) == len(LEVELS)
    assert {bot_of(slug, level) for slug in ("casino", "casino-italian") for level in LEVELS} == {
        *LADDER
    }
