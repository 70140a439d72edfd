"""Laws that hold in every round, whatever is dealt and played."""

from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from games.rules.chance import Order, Picked, Shuffle
from games.rules.core import Chance, Decision, Terminal
from games.rules.pirate.position import PiratePosition
from games.rules.pirate.score import count
from games.rules.pirate.state import PACK, Phase
from tests.games.rules.pirate.table import pirate, treasures

RUNS = settings(max_examples=15, deadline=None)
PLIES = 40


@st.composite
def matches(draw):
    """Play from any distribution of two stores; return the game and every step."""
    game = pirate(draw(st.integers(2, 5)))
    poor = draw(st.integers(1, 10))
    stores = (poor, 20 - poor, *(10,) * (game.seats - 2))
    state, steps = game.from_position(PiratePosition(treasures=stores)), []
    while not isinstance(node := game.node(state), Terminal) and len(steps) < PLIES:
        match node:
            case Decision(seats):
                seat = draw(st.sampled_from(seats))
                action = draw(st.sampled_from(game.legal_actions(state, seat)))
                step = game.apply(state, seat, action)
            case Chance(Shuffle(cards)):
                draw(st.randoms(use_true_random=False)).shuffle(pack := list(cards))
                step = game.resolve(state, Order(tuple(pack)))
            case _:
                step = game.resolve(state, Picked(draw(st.integers(0, game.seats - 1))))
        steps.append((state, step))
        state = step.state
    return game, steps


@RUNS
@given(matches())
def test_treasures_in_stores_and_on_the_table_stay_the_same(played):
    game, steps = played

    for _, step in steps:
        bets = sum(player.bet for player in step.state.players)
        assert sum(treasures(step.state)) + bets == 10 * game.seats
        assert min(treasures(step.state)) >= 0


@RUNS
@given(matches())
def test_every_player_has_one_hidden_card_and_the_dealer_none(played):
    _, steps = played

    for _, step in steps:
        holders = {seat for seat, p in enumerate(step.state.players) if p.hidden is not None}
        assert holders in ({*step.state.punters}, set())


@RUNS
@given(matches())
def test_match_ends_with_the_first_bankruptcy(played):
    _, steps = played

    for _, step in steps:
        broke = any(p.treasures == p.bet == 0 for p in step.state.players)
        assert broke == (step.state.phase is Phase.OVER)


@RUNS
@given(matches())
def test_hidden_card_is_told_to_its_owner_only(played):
    """Exchange a hidden card for one of the pack: nobody else sees a difference."""
    game, steps = played

    for _, step in steps:
        for seat, player in enumerate(step.state.players):
            if player.hidden is not None and not player.has_shown:
                other = step.state.with_player(seat, replace(player, hidden=step.state.stock[0]))
                for viewer in {None, *range(game.seats)} - {seat}:
                    assert game.observe(other, viewer) == game.observe(step.state, viewer)


@RUNS
@given(matches())
def test_secret_bet_is_told_to_its_owner_only(played):
    game, steps = played

    for _, step in steps:
        for seat, player in enumerate(step.state.players):
            owned = player.treasures + player.bet
            if step.state.phase is Phase.BET and player.bet and owned > 1:
                twin = replace(player, bet=3 - player.bet, treasures=owned - 3 + player.bet)
                other = step.state.with_player(seat, twin)
                for viewer in {None, *range(game.seats)} - {seat}:
                    assert game.observe(other, viewer) == game.observe(step.state, viewer)


@given(st.lists(st.sampled_from(PACK[:-1]), max_size=10))
def test_skeleton_is_worth_the_best_of_its_seven_values(cards):
    totals = [count(cards) + 2 * value for value in range(1, 8)]
    fitting = [total for total in totals if total <= 15]

    assert count((*cards, "s")) == (max(fitting) if fitting else min(totals))
