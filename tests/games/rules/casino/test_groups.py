"""The search for groups and for sets of groups, against every subset."""

from hypothesis import example, given, settings
from hypothesis import strategies as st

from games.rules.casino.groups import MOST_GROUPS, MOST_SELECTIONS, Layout, layout
from tests.games.rules.casino.brute import groupings, subsets

numbers = st.lists(st.integers(1, 13), max_size=6).map(lambda found: bytes(sorted(found)))


def makes(found, group, value):
    """Say whether these positions make a value: a lone ace also makes 14."""
    total = sum(found[at] for at in group)
    return total == value or (value == 14 and len(group) == total == 1)


@settings(deadline=None)
@given(numbers, st.integers(1, 14))
def test_ca_r9_groups_are_exactly_the_subsets_that_make_the_value(found, value):
    groups = Layout(found, all_equal=True).groups[value]

    every = [g for g in subsets(range(len(found))) if g and makes(found, g, value)]
    assert sorted(groups) == sorted(every)
    assert [len(group) for group in groups] == sorted(len(group) for group in groups)


@settings(deadline=None)
@given(numbers, st.integers(1, 14), st.booleans())
@example(bytes((1, 13)), 14, True)  # noqa: FBT003 -- a generated value
@example(bytes((1, 1, 13)), 14, True)  # noqa: FBT003 -- a generated value
def test_ca_r8_ca_r5_captures_are_exactly_the_sets_that_split_into_groups(found, value, whole):
    captures = Layout(found, all_equal=whole).captures[value]

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
def test_layable_values_are_those_that_have_a_build(found, number, value):
    layout = Layout(found, all_equal=True)

    laid = [taken(found, s) for s in layout.builds[number, value]]

    assert bool(layout.layable[number] >> value & 1) == any(laid)


def test_equal_layouts_are_searched_once():
    assert layout(bytes((1, 2)), True) is layout(bytes((1, 2)), True)  # noqa: FBT003 -- memo


def test_layouts_share_findings_that_their_higher_numbers_do_not_touch():
    low, high = (Layout(bytes((1, 2, 3, top)), all_equal=True) for top in (9, 11))

    assert low.captures[3] is high.captures[3]
    assert low.captures[3] is not Layout(bytes((1, 2, 3)), all_equal=False).captures[3]
    assert low.builds[1, 3] is high.builds[1, 3]


def test_reach_has_bits_of_values_only():
    assert Layout(bytes((9, 10)), all_equal=True).reach == 1 | 1 << 9 | 1 << 10
    assert Layout(bytes((1, 3, 9, 10)), all_equal=True).reach >> 15 == 0
    assert Layout(bytes((1, 9)), all_equal=True).reach == 1 | 1 << 1 | 1 << 9 | 1 << 10 | 1 << 14


def test_crowded_layout_is_searched_within_bounds():
    crowded = Layout(bytes(number for number in range(1, 14) for _ in range(4)), all_equal=True)

    for value in range(1, 15):
        assert len(crowded.groups[value]) <= MOST_GROUPS
        assert len(crowded.captures[value]) <= MOST_SELECTIONS
        assert len(crowded.builds[1, value]) <= MOST_SELECTIONS


def test_small_groups_come_first_on_a_crowded_layout():
    crowded = Layout(bytes(number for number in range(1, 14) for _ in range(4)), all_equal=True)

    assert crowded.groups[13][:4] == ((48,), (49,), (50,), (51,))
    assert taken(range(52), crowded.captures[13][0]) == [48, 49, 50, 51]
