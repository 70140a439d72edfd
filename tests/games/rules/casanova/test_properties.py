"""Laws that hold in every match, whatever is played and rolled."""

from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from games.rules.casanova.state import TURNS
from games.rules.chance import Faces, Picked, Roll
from games.rules.core import Chance, Decision, Terminal
from tests.games.rules.casanova.table import casanova, coins

RUNS = settings(max_examples=15, deadline=None)


@st.composite
def matches(draw):
    """Play a match as hypothesis draws it; return the game and every step."""
    game = casanova(draw(st.integers(2, 4)))
    state, steps = game.new_match(), []
    while not isinstance(node := game.node(state), Terminal):
        match node:
            case Decision(seats):
                seat = draw(st.sampled_from(seats))
                action = draw(st.sampled_from(game.legal_actions(state, seat)))
                step = game.apply(state, seat, action)
            case Chance(Roll(count, sides)):
                roll = draw(st.lists(st.integers(1, sides), min_size=count, max_size=count))
                step = game.resolve(state, Faces(tuple(roll)))
            case _:
                step = game.resolve(state, Picked(draw(st.integers(0, game.seats - 1))))
        steps.append((state, step))
        state = step.state
    return game, steps


@RUNS
@given(matches())
def test_coins_in_hands_and_on_the_table_stay_the_same(played):
    game, steps = played

    for _, step in steps:
        assert sum(coins(step.state)) + step.state.pot == 12 * game.seats
        assert min(coins(step.state)) >= 0


@RUNS
@given(matches())
def test_used_cards_never_come_back(played):
    _, steps = played

    for before, step in steps:
        for old, new in zip(before.players, step.state.players, strict=True):
            assert new.used[: len(old.used)] == old.used
            assert len({*new.used, *new.hand}) + (new.card is not None) == 13


@RUNS
@given(matches())
def test_seat_that_is_out_stays_out(played):
    _, steps = played

    for before, step in steps:
        for old, new in zip(before.players, step.state.players, strict=True):
            assert not old.is_out or new == old
            assert new.is_out == (new.fell is not None)


@RUNS
@given(matches())
def test_match_ends_at_twelve_turns_or_with_one_seat_left(played):
    _, steps = played
    last = steps[-1][1].state

    assert last.turn == TURNS or len(last.in_play) <= 1
    assert all(len(last.players[seat].used) == last.turn for seat in last.in_play)


@RUNS
@given(matches())
def test_card_on_the_table_is_told_to_its_owner_only(played):
    """Another card of the same hand in its place makes no difference to anybody else."""
    game, steps = played

    for _, step in steps:
        for seat, player in enumerate(step.state.players):
            if player.card is not None:
                other = step.state.with_player(seat, replace(player, card=player.hand[0]))
                for viewer in {None, *range(game.seats)} - {seat}:
                    assert game.observe(other, viewer) == game.observe(step.state, viewer)
