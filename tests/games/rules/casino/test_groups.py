"""The search for groups and for sets of groups, against every subset."""

from hypothesis import example, given, settings
from hypothesis import strategies as st

from games.rules.casino.groups import (
    MOST_GROUPS,
    MOST_SELECTIONS,
    UNITS,
    find_builds,
    find_captures,
    find_groups,
)
from tests.games.rules.casino.brute import groupings, subsets

numbers = st.lists(st.integers(1, 13), max_size=6).map(sorted)
CROWDED = [number for number in range(1, 14) for _ in range(4)]


def count(found):
    """Return the counts of these numbers."""
    return sum(UNITS[4 * (number - 1)] for number in found)


def makes(found, group, value):
    """Say whether these positions make a value: a lone ace also makes 14."""
    total = sum(found[at] for at in group)
    return total == value or (value == 14 and len(group) == total == 1)


@settings(deadline=None)
@given(numbers, st.integers(1, 14))
def test_ca_r9_groups_are_exactly_the_subsets_that_make_the_value(found, value):
    groups = find_groups(count(found), value)

    every = [g for g in subsets(range(len(found))) if g and makes(found, g, value)]
    assert sorted(groups) == sorted(every)
    assert [len(group) for group in groups] == sorted(len(group) for group in groups)


@settings(deadline=None)
@given(numbers, st.integers(1, 14), st.booleans())
@example([1, 13], 14, True)  # noqa: FBT003 -- a generated value
@example([1, 1, 13], 14, True)  # noqa: FBT003 -- a generated value
def test_ca_r8_ca_r5_captures_are_exactly_the_sets_that_split_into_groups(found, value, whole):
    captures = find_captures(count(found), value, all_equal=whole)

    equal = {at for at in range(len(found)) if makes(found, (at,), value)}
    sets = {
        frozenset(at for group in groups for at in group)
        for groups in groupings(range(len(found)))
        if groups
        and all(makes(found, group, value) for group in groups)
        and not (whole and _pairs_some(groups, equal))
    }
    assert sorted(sorted(taken(found, s)) for s in captures) == sorted(sorted(s) for s in sets)


def _pairs_some(groups, equal):
    cards = {at for group in groups for at in group}
    return any(len(group) == 1 for group in groups) and not equal <= cards


def taken(found, selection):
    """Return the positions that a selection picks."""
    return [at for pick in selection for at in pick(tuple(range(len(found))))]


@settings(deadline=None)
@given(numbers, st.integers(1, 13), st.integers(1, 14))
def test_builds_are_exactly_an_own_group_and_others_beside_it(found, number, value):
    laid = {frozenset(taken(found, s)) for s in find_builds(count(found), number, value)}

    alone = number == value or (number, value) == (1, 14)
    sets = {
        frozenset(at for group in groups for at in group)
        for groups in groupings(range(len(found)))
        if any(_lays(found, groups, own, number, value) for own in groups)
        or (alone and all(makes(found, group, value) for group in groups))
    }
    assert laid == sets


def _lays(found, groups, own, number, value):
    """Say whether the own group makes the value with the card, and each other one alone."""
    others = [group for group in groups if group != own]
    whole = number + sum(found[at] for at in own) == value
    return whole and all(makes(found, group, value) for group in others)


def test_tables_share_findings_that_their_higher_numbers_do_not_touch():
    low, high = count([1, 2, 3, 9]), count([1, 2, 3, 11])

    assert find_captures(low, 3, all_equal=True) is find_captures(high, 3, all_equal=True)
    assert find_builds(low, 1, 3) is find_builds(high, 1, 3)


def test_crowded_table_is_searched_within_bounds():
    counts = count(CROWDED)

    for value in range(1, 15):
        assert len(find_groups(counts, value)) <= MOST_GROUPS
        assert len(find_captures(counts, value, all_equal=True)) <= MOST_SELECTIONS
        assert len(find_builds(counts, 1, value)) <= MOST_SELECTIONS


def test_small_groups_come_first_on_a_crowded_table():
    counts = count(CROWDED)

    assert find_groups(counts, 13)[:4] == ((48,), (49,), (50,), (51,))
    assert taken(CROWDED, find_captures(counts, 13, all_equal=True)[0]) == [48, 49, 50, 51]
