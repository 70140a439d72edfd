"""A turn of two seats is solved: nobody gains much by knowing what the other does."""

from random import Random

import pytest
from msgspec.structs import replace

from games.bots.casanova.bets import Bets, Rival, showdown
from games.bots.casanova.duel import Duel
from games.bots.casanova.field import Field
from games.bots.casanova.levels import EXPERT, LADDER, MASTER
from games.bots.casanova.mixer import Mixer
from games.bots.casanova.table import Turn
from games.bots.core import look
from games.bots.levels import LEVELS, bot_of
from games.rules.casanova.moves import Announce, Double, Play, Quitte
from games.rules.chance import Faces, Picked
from games.rules.registry import load_game
from games.strength.simulation import play_match

ALL = tuple(range(1, 14))
HASTY = [Mixer(replace(depth, rounds=5)) for depth in (EXPERT, MASTER)]


@pytest.mark.parametrize(
    ("hands", "pot", "spare"),
    [
        (((1, 5, 9), (2, 7, 13)), 5, (3, 4)),
        (((3, 8), (2, 12)), 2, (1, 1)),
        (((4, 6, 7), (4, 6, 7)), 3, (0, 2)),
        (((2, 6), (3, 5)), 2, (2, 0)),
    ],
)
def test_small_turns_are_hard_to_exploit(hands, pot, spare):
    duel = Duel(Turn(hands, pot, spare, is_last=True)).solve(400)

    assert 0 <= duel.exploitability() <= 0.01


def test_full_turn_is_hard_to_exploit():
    duel = Duel(Turn((ALL, ALL), 2, (11, 11), is_last=False)).solve(250)

    assert 0 <= duel.exploitability() <= 0.01


def test_untrained_turn_is_exploitable():
    assert Duel(Turn((ALL, ALL), 2, (11, 11), is_last=False)).exploitability() > 0.5


def test_seat_without_coins_never_stays():
    duel = Duel(Turn(((4, 9), (5, 8)), 4, (1, 0), is_last=True)).solve(50)

    assert all(quitte <= double for quitte, double in duel.double_values(1, 7, duel.spots[9]))


def test_field_prefers_cards_that_dice_can_make():
    field = Field(Turn((ALL,) * 4, 4, (11,) * 4, is_last=False)).solve(60)

    assert all(sum(reply[6:]) < 0.05 for reply in field.replies[0])


def test_field_bets_on_the_card_that_cannot_lose():
    field = Field(Turn((ALL,) * 3, 3, (11,) * 3, is_last=False)).solve(30)

    bets = Bets(field, 1, 7).solve()

    assert bets.stays[1][6] > 0.9
    assert bets.values(1, [True, None, False])[7] == (0.0, -1.0)


def test_showdown_counts_the_coins_of_those_who_stay():
    assert showdown(4, [Rival(0.5, 0.5, 0, 0)]) == 4.5
    assert showdown(4, [Rival(0, 0, 1, 0)]) == 2


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("bot", [*LADDER[:2], *HASTY])
def test_levels_play_matches_to_the_end(bot, seats):
    game = load_game("casanova", seats=seats)

    played = play_match(game, [bot] * seats, "ab" * 32)

    assert len(played.end.places) == seats


@pytest.mark.parametrize("level", LEVELS)
def test_levels_explain_all_actions_and_repeat_their_choice(level):
    game, bot = load_game("casanova", seats=2), bot_of("casanova", level)
    state = game.resolve(game.new_match(), Picked(0)).state
    view = look(game, state, 0, ())

    explanation = bot.explain(view, Random(1))

    assert {candidate.action for candidate in explanation.candidates} == {*view.legal}
    assert bot.choose(view, Random(2)) == bot.choose(view, Random(2))


@pytest.mark.parametrize("level", LEVELS)
def test_levels_double_what_cannot_lose_or_keep_quiet(level):
    game = load_game("casanova", seats=2)
    state = game.resolve(game.new_match(), Picked(0)).state
    state = game.apply(state, 0, Announce(2, 7)).state
    state = game.apply(state, 1, Play(5)).state
    state = game.resolve(state, Faces((3, 4))).state
    view = look(game, state, 0, ())

    values = {
        c.action: c.value for c in bot_of("casanova", level).explain(view, Random(1)).candidates
    }

    assert values[Double()] > values[Quitte()]
