import pytest

from tests.games.rules.matches import RUN_NAMES, RUNS, Match, play
from tests.games.rules.option_sets import CASES


@pytest.fixture(scope="session", params=RUNS, ids=RUN_NAMES)
def match(request) -> Match:
    """Every random match of every game; tests of one match stay together."""
    return play(*request.param)


@pytest.fixture(scope="session", params=CASES, ids=[case.name for case in CASES])
def case(request):
    """Every game under every set of options."""
    return request.param
