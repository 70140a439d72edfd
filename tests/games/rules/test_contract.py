"""What every game owes its callers, whatever its rules: play, copies, ends."""

from random import Random

import msgspec
import pytest

from games.rules.core import Chance, Decision, Terminal
from games.rules.errors import OptionsError, RuleError
from games.rules.record import (
    Entry,
    Record,
    export_position,
    import_position,
    plain,
    replay,
    see,
)
from games.rules.registry import GAMES, load_game
from tests.games.rules.matches import choose, encode, viewers
from tests.games.rules.mutation import mutants
from tests.games.rules.option_sets import OPTION_SETS

BUDGET = 20_000
"""Bytes that the choices of a table may take."""


def test_games_have_option_sets():
    assert set(GAMES) <= set(OPTION_SETS)


@pytest.mark.parametrize("slug", GAMES)
def test_game_refuses_seats_and_options_it_does_not_know(slug):
    game = GAMES[slug]

    with pytest.raises(OptionsError):
        load_game(slug, seats=game.seat_range[-1] + 1)
    with pytest.raises(OptionsError):
        load_game(slug, seats=game.seat_range[0] - 1)
    with pytest.raises(OptionsError):
        load_game(slug, options={"nonsense": True})
    assert load_game(slug).seats == game.default_seats


def test_random_match_ends(match):
    assert isinstance(match.moments[-1].node, Terminal)
    assert all(isinstance(m.node, Chance | Decision) for m in match.moments[:-1])


def test_new_match_is_the_same_every_time(case):
    assert encode(case.load().new_match()) == encode(case.load().new_match())


def test_json_keeps_states_and_positions(match):
    game = match.game

    for state, node, *_ in match.moments:
        assert _copy(state, game.state_type) == state
        assert _copy(node, Chance | Decision | Terminal) == node
        position = game.position(state)
        assert _copy(position, game.position_type) == position


def test_json_keeps_observations_and_events_of_everybody(match):
    game = match.game

    for state, _, _, step in match.sample(40, Chance, Decision):
        for viewer in viewers(game):
            observation = game.observe(state, viewer)
            assert _copy(observation, game.observation_type) == observation
            for event in step.events:
                told = game.redact(event, viewer)
                assert _copy(told, game.event_type) == told


def test_moves_leave_the_state_before_them_alone(match):
    fresh = match.game.new_match()

    for state, _, entry, step in match.moments:
        assert encode(state) == encode(fresh)
        if entry:
            fresh = step.state


def test_legal_actions_are_there_for_seats_asked_and_only_for_them(match):
    game = match.game

    for state, node, *_ in match.sample(60, Chance, Decision, Terminal):
        asked = node.seats if isinstance(node, Decision) else ()
        assert len(asked) == len(set(asked) & set(range(game.seats)))
        assert not isinstance(node, Decision) or asked
        for seat in range(game.seats):
            legal = game.legal_actions(state, seat)
            assert bool(legal) == (seat in asked)
            assert legal == game.legal_actions(state, seat)
            assert len({encode(action) for action in legal}) == len(legal)
            assert all(_copy(action, game.action_type) == action for action in legal)


def test_moves_are_the_legal_actions_and_play_leads_where_they_do(match):
    game = match.game

    for state, *_ in match.sample(60, Chance, Decision, Terminal):
        for seat in range(game.seats):
            moves, legal = game.moves(state, seat), game.legal_actions(state, seat)
            assert tuple(game.action_of(state, move) for move in moves) == legal
            for move, action in zip(moves, legal, strict=True):
                assert game.play(state, seat, move) == game.apply(state, seat, action).state


def test_seats_that_are_asked_are_not_out(match):
    game = match.game

    for state, node, *_ in match.sample(60, Decision):
        assert not any(game.is_out(state, seat) for seat in node.seats)


def test_moves_alone_lead_through_a_whole_match(match):
    """The ends of deals, rounds and matches are rare among sampled states."""
    game = match.game

    for state, node, entry, step in match.moments:
        if isinstance(node, Decision):
            action = msgspec.convert(entry.action, game.action_type)
            legal = game.legal_actions(state, entry.seat)
            if action in legal:
                move = game.moves(state, entry.seat)[legal.index(action)]
                assert encode(game.play(state, entry.seat, move)) == encode(step.state)


def test_choices_of_a_table_are_bounded_json(match):
    game = match.game

    for state, node, *_ in match.sample(60, Decision):
        assert all(len(encode(game.choices(state, seat))) < BUDGET for seat in node.seats)


def test_default_action_is_accepted(match):
    game = match.game

    for state, node, *_ in match.sample(60, Decision):
        for seat in node.seats:
            game.apply(state, seat, game.default_action(state, seat, Random(7)))


def test_replay_of_the_log_gives_the_same_states(match):
    log = msgspec.json.decode(encode(match.entries), type=tuple[Entry, ...])

    steps = list(replay(match.game, match.game.new_match(), log))

    assert [encode(step) for step in steps] == [encode(m.step) for m in match.moments[:-1]]


def test_nothing_is_wrong_with_any_state(match):
    assert [match.game.invariants(m.state) for m in match.moments] == [()] * len(match.moments)


def test_invariants_notice_damage(match):
    game = match.game
    rng = Random(1)
    noticed = 0

    for state, *_ in match.sample(10, Chance, Decision):
        for mutant in mutants(plain(state), rng):
            try:
                damaged = msgspec.convert(mutant, game.state_type)
            except msgspec.ValidationError:
                continue
            noticed += bool(game.invariants(damaged))

    assert noticed


def test_end_of_a_match_ranks_every_seat(match):
    game, end = match.game, match.moments[-1].node

    assert len(end.places) == len(game.sides) == game.seats
    assert len(end.scores) == len(set(game.sides)) == max(game.sides) + 1
    assert all(p == 1 + sum(other < p for other in end.places) for p in _per_side(game, end))
    assert sum(end.returns) == 0


def _per_side(game, end):
    """Places count seats; partners must have the same one."""
    for one, side in enumerate(game.sides):
        for other in range(game.seats):
            assert side != game.sides[other] or end.places[one] == end.places[other]
    return end.places


def test_position_that_can_be_imported_is_the_same_position(match):
    game = match.game
    imported = 0

    for state, node, *_ in match.sample(20, Chance) + match.sample(40, Decision, Terminal):
        position = export_position(game, state)
        try:
            again = import_position(game, position)
        except RuleError:
            continue
        imported += 1
        assert export_position(game, again) == position
        assert game.node(again) == node
        assert game.invariants(again) == ()

    assert imported


def test_position_refuses_unknown_keys(case):
    game = case.load()

    with pytest.raises(RuleError):
        import_position(game, {"nonsense": 1})


def test_damaged_position_is_refused_or_playable(match):
    game = match.game
    rng = Random(2)

    for state, *_ in match.sample(6, Chance, Decision):
        for mutant in mutants(export_position(game, state), rng):
            try:
                start = import_position(game, mutant)
            except RuleError:
                continue
            assert game.invariants(start) == ()
            assert import_position(game, export_position(game, start)) == start
            _look_around(game, start, rng)


def _look_around(game, state, rng):
    node = game.node(state)
    for viewer in viewers(game):
        game.observe(state, viewer)
    if isinstance(node, Decision):
        for seat in node.seats:
            after = game.apply(state, seat, choose(game, state, seat, rng)).state
            assert game.invariants(after) == ()
            game.node(after)


def test_record_without_setup_starts_a_new_match(case):
    from games.rules.record import start

    record = Record(game=case.slug, seats=case.seats, options=dict(case.options))

    game, state = start(record)

    assert state == game.new_match() == case.load().new_match()


def _copy(value, as_type):
    return msgspec.json.decode(encode(value), type=as_type)


def test_who_takes_an_action_back_has_learnt_nothing_from_it(match):
    """In every world that looked the same to him, the action looks the same afterwards, too."""
    game, rng = match.game, Random(10)
    foreseeable = 0

    for state, _, entry, step in match.sample(60, Decision):
        if game.is_foreseeable(state, step.state):
            foreseeable += 1
            seat, action = entry.seat, msgspec.convert(entry.action, game.action_type)
            other = game.determinize(game.observe(state, seat), rng)
            there = game.apply(other, seat, action)
            assert encode(see(game, there, seat)) == encode(see(game, step, seat))
            assert encode(game.observe(there.state, seat)) == encode(game.observe(step.state, seat))
            assert isinstance(game.node(step.state), Decision)

    assert (foreseeable > 0) == game.takes_back
