"""Standings and tie-breaks, on crosstables small enough to add up by hand."""

from hypothesis import given
from hypothesis import strategies as st

from tournaments.formats.results import Kind, Result, bye, shared_points
from tournaments.formats.standings import Standing, standings

A, B, C, D = 1, 2, 3, 4


def won(winner, loser):
    return Result((winner, loser), (1.0, 0.0))


def drawn(one, other):
    return Result((one, other), (0.5, 0.5))


def test_four_players_after_three_rounds():
    rounds = [
        [won(A, C), won(B, D)],
        [drawn(A, B), won(C, D)],
        [won(A, D), won(B, C)],
    ]

    lines = standings([A, B, C, D], rounds)

    assert lines == (
        Standing(1, A, 2.5, 3.5, 3.5, 2.25, 0.5),
        Standing(1, B, 2.5, 3.5, 3.5, 2.25, 0.5),
        Standing(3, C, 1.0, 5.0, 5.0, 0.0, 0.0),
        Standing(4, D, 0.0, 5.0, 6.0, 0.0, 0.0),
    )


def test_nobody_has_played():
    assert standings([B, A], []) == (
        Standing(1, B, 0.0, 0.0, 0.0, 0.0, 0.0),
        Standing(1, A, 0.0, 0.0, 0.0, 0.0, 0.0),
    )


def test_bye_counts_as_met_by_a_dummy_with_the_own_score():
    rounds = [[won(A, B), bye(C)], [won(A, C), bye(B)]]

    lines = {line.player: line for line in standings([A, B, C], rounds)}

    assert lines[C] == Standing(2, C, 1.0, 2.0, 3.0, 1.0, 0.0)
    assert lines[A] == Standing(1, A, 2.0, 1.0, 2.0, 2.0, 0.0)


def test_rounds_after_withdrawing_count_as_draws_for_the_opponents():
    rounds = [[won(A, B)], [bye(A)], [bye(A)]]

    lines = {line.player: line for line in standings([A, B], rounds)}

    assert lines[A].buchholz == 1.0 + 3.0 + 3.0


def test_missed_round_is_cut_even_when_it_is_not_the_lowest():
    rounds = [[won(A, B), won(C, D)], [won(C, B)]]

    lines = {line.player: line for line in standings([A, B, C, D], rounds)}

    assert (lines[A].buchholz, lines[A].buchholz_cut) == (0.0 + 1.0, 0.0)


def test_direct_encounter_decides_last():
    x, y, z, w = 5, 6, 7, 8
    rounds = [
        [won(A, B), won(z, x), won(y, w)],
        [won(x, A), won(B, y), won(z, w)],
    ]

    lines = standings([B, A, w, x, y, z], rounds)

    assert [(line.place, line.player, line.direct) for line in lines] == [
        (1, z, 0.0),
        (2, x, 0.0),
        (3, A, 1.0),
        (4, B, 0.0),
        (5, y, 0.0),
        (6, w, 0.0),
    ]


def test_direct_encounter_needs_everybody_to_have_met():
    rounds = [[won(A, B), won(C, D)], [won(B, C), won(D, A)]]

    lines = standings([B, A, C, D], rounds)

    assert [(line.place, line.player, line.direct) for line in lines] == [
        (1, B, 0.0),
        (1, A, 0.0),
        (1, C, 0.0),
        (1, D, 0.0),
    ]


def test_pending_match_counts_for_nothing_yet():
    rounds = [[won(A, B)], [Result((B, A), (0.0, 0.0), Kind.PENDING)]]

    assert standings([A, B], rounds) == (
        Standing(1, A, 1.0, 0.0, 0.0, 0.0, 0.0),
        Standing(2, B, 0.0, 0.0, 1.0, 0.0, 0.0),
    )


def test_points_of_a_match_follow_the_places():
    assert [shared_points(places) for places in [(1, 2), (2, 1), (1, 1)]] == [
        (1.0, 0.0),
        (0.0, 1.0),
        (0.5, 0.5),
    ]


@given(st.permutations([A, B, C, D]))
def test_starting_order_changes_no_place(order):
    rounds = [[won(A, C), drawn(B, D)], [won(A, B), won(C, D)]]

    places = {line.player: line.place for line in standings(order, rounds)}

    assert places == {line.player: line.place for line in standings([A, B, C, D], rounds)}
