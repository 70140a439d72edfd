"""Every game still plays as it did: counts of its move tree, and whole matches line by line.

``python -m tests.golden.write`` writes the files anew after a wanted change.
"""

import msgspec
import pytest

from games.rules.registry import GAMES
from tests.games.rules.option_sets import CASES
from tests.golden.write import (
    perft_counts,
    perft_path,
    playthrough,
    playthrough_cases,
    playthrough_path,
)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_perft_counts_are_those_of_the_golden_file(case):
    golden = msgspec.json.decode(perft_path(case.slug).read_bytes())

    assert perft_counts(case) == golden[case.name]


@pytest.mark.parametrize("case", tuple(playthrough_cases()), ids=lambda case: case.name)
def test_playthrough_is_the_golden_one(case):
    lines = list(playthrough(case))

    assert lines == playthrough_path(case).read_text().splitlines()


@pytest.mark.parametrize("slug", GAMES)
def test_golden_files_cover_exactly_the_cases(slug):
    golden = msgspec.json.decode(perft_path(slug).read_bytes())

    assert set(golden) == {case.name for case in CASES if case.slug == slug}
