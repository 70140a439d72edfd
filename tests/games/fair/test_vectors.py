import json

import msgspec
import pytest

from games.fair.commit import verify
from games.rules.record import Record
from tests.games.fair.vectors import TARGET, vectors

RECORDS = json.loads(TARGET.read_text())["records"]


def test_page_is_tested_with_what_the_site_writes():
    assert TARGET.read_text() == vectors(), "python -m tests.games.fair.vectors"


@pytest.mark.parametrize("name", RECORDS)
def test_python_finds_the_same_matches_fair(name):
    assert list(verify(msgspec.convert(RECORDS[name], Record))) == []
