"""Swiss pairing, against brute force on small fields and by simulation on large ones."""

from itertools import combinations
from random import Random

import networkx as nx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.tournaments.formats.brute import best_cost, cost_of
from tournaments.formats.history import candidates
from tournaments.formats.results import Result, bye
from tournaments.formats.swiss import FULL_GRAPH, Candidate, Draft, automatic_rounds, pair


def ranked(field):
    return sorted(field, key=lambda each: (-each.points, each.seed, each.player))


def simulate(number, rounds, seed=0):
    """Play rounds with random results; return the players and what happened."""
    rng = Random(seed)
    players = list(range(number))
    played: list[list[Result]] = []
    for _ in range(rounds):
        draft = pair(candidates(players, played))
        results = [
            Result(table, rng.choice([(1.0, 0.0), (0.0, 1.0), (0.5, 0.5)]))
            for table in draft.tables
        ]
        played.append([*results, *map(bye, draft.byes)])
    return players, played


def people(draft):
    return sorted([*(player for table in draft.tables for player in table), *draft.byes])


@st.composite
def fields(draw):
    """Draw a field of up to eight after any past, also an impossible one."""
    number = draw(st.integers(2, 8))
    met = draw(st.sets(st.tuples(st.integers(0, 7), st.integers(0, 7)), max_size=28))
    symmetric = met | {(j, i) for i, j in met}
    return [
        Candidate(
            player=player,
            points=draw(st.sampled_from([0.0, 0.5, 1.0, 1.5, 2.0])),
            seed=player,
            met=tuple(other for other in range(8) if (player, other) in symmetric),
            seats=tuple(draw(st.lists(st.sampled_from([0, 1]), max_size=4))),
            byes=draw(st.integers(0, 2)),
        )
        for player in range(number)
    ]


@settings(deadline=None)
@given(fields())
def test_round_is_the_best_there_is(field):
    draft = pair(field)

    assert cost_of(draft, ranked(field)) == best_cost(ranked(field))


@settings(deadline=None)
@given(fields())
def test_everybody_is_paired_once_or_has_the_one_bye(field):
    draft = pair(field)

    assert people(draft) == sorted(each.player for each in field)
    assert len(draft.byes) == len(field) % 2


@settings(deadline=None)
@given(fields(), st.randoms(use_true_random=False))
def test_order_of_the_candidates_does_not_matter(field, rng):
    shuffled = list(field)
    rng.shuffle(shuffled)

    assert pair(shuffled) == pair(field)


def test_first_round_pairs_upper_half_with_lower_half_and_alternates_seats():
    draft = pair(candidates([10, 20, 30, 40, 50, 60], []))

    assert draft == Draft(((10, 40), (50, 20), (30, 60)))


def test_lowest_without_a_bye_gets_it():
    past = [[Result((1, 2), (1.0, 0.0)), Result((3, 4), (1.0, 0.0)), bye(5)]]

    draft = pair(candidates([1, 2, 3, 4, 5], past))

    assert draft.byes == (4,)


def test_nobody_left_is_nobody_paired():
    assert pair([]) == Draft(())


def test_one_left_has_a_bye():
    assert pair([Candidate(7, 0.0, 0)]) == Draft((), (7,))


@pytest.mark.parametrize(
    ("seats", "other_seats", "table"),
    [
        ((0,), (1,), (2, 1)),
        ((1,), (0,), (1, 2)),
        ((0, 1), (1, 0), (1, 2)),
        ((1, 0), (0, 1), (2, 1)),
        ((0, 1), (0, 1), (1, 2)),
        ((), (0,), (1, 2)),
    ],
)
def test_seats_take_turns(seats, other_seats, table):
    draft = pair([Candidate(1, 1.0, 0, (), seats), Candidate(2, 1.0, 1, (), other_seats)])

    assert draft.tables == (table,)


def test_seats_decide_between_rounds_that_are_otherwise_equal():
    firsts, seconds = (0, 0), (1, 1)
    field = [
        Candidate(1, 1.0, 0, (), firsts),
        Candidate(2, 1.0, 1, (), seconds),
        Candidate(3, 1.0, 2, (), firsts),
        Candidate(4, 1.0, 3, (), seconds),
    ]

    draft = pair(field)

    assert draft.tables == ((4, 1), (2, 3))


@pytest.mark.parametrize("number", [8, 9])
def test_round_robin_is_found_to_its_last_round(number):
    _, played = simulate(number, number - 1 + number % 2)

    tables = [frozenset(result.players) for results in played for result in results]
    assert len(set(tables)) == len(tables)


def test_balance_of_seats_stays_small():
    players, played = simulate(24, 9)

    assert {abs(each.balance) for each in candidates(players, played)} <= {1}


@settings(max_examples=3, deadline=None)
@given(st.integers(FULL_GRAPH + 1, 150), st.integers(0, 9))
def test_large_field_has_no_second_meetings_and_spreads_its_byes(number, seed):
    players, played = simulate(number, 4, seed)
    draft = pair(candidates(players, played))

    field = {each.player: each for each in candidates(players, played)}
    assert people(draft) == players
    assert not any(other in field[one].met for one, other in draft.tables)
    assert [field[player].byes for player in draft.byes] == [0] * (number % 2)


def test_large_field_is_paired_at_once_when_a_window_fails():
    number = FULL_GRAPH + 2
    half = number // 2
    field = [
        Candidate(
            player, 0.0, player, tuple(i for i in range(number) if (i < half) == (player < half))
        )
        for player in range(number)
    ]

    draft = pair(field)

    assert all((one < half) != (other < half) for one, other in draft.tables)


@pytest.mark.parametrize(
    ("players", "rounds"), [(2, 1), (3, 2), (4, 2), (5, 3), (8, 3), (9, 4), (64, 6), (65, 7)]
)
def test_automatic_rounds(players, rounds):
    assert automatic_rounds(players) == rounds


def has_round_without_second_meetings(field):
    """Ask a matching without weights, which knows nothing of our levels."""
    graph = nx.Graph()
    graph.add_edges_from(
        (one.player, other.player)
        for one, other in combinations(field, 2)
        if other.player not in one.met
    )
    return 2 * len(nx.max_weight_matching(graph, maxcardinality=True)) == len(field)


@settings(max_examples=15, deadline=None)
@given(st.sampled_from([10, 12, 14]), st.integers(0, 12), st.integers(0, 99))
def test_late_round_repeats_nothing_while_it_need_not(number, rounds, seed):
    field = candidates(*simulate(number, rounds, seed))

    draft = pair(field)

    met = {each.player: each.met for each in field}
    repeats = any(other in met[one] for one, other in draft.tables)
    assert repeats is not has_round_without_second_meetings(field)
