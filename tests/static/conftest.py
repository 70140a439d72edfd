from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.static.feed import Feed
from tests.static.sitting import Sitting


@pytest.fixture
def sit(browser: Browser) -> Iterator[Callable[..., Sitting]]:
    """Open the table page for a feed; fail when the page complains in its console."""
    sittings: list[Sitting] = []

    def sit_down(feed: Feed, **options: Any) -> Sitting:
        sitting = Sitting(browser, feed, **options)
        sittings.append(sitting)
        return sitting

    yield sit_down
    errors = [error for sitting in sittings for error in sitting.errors]
    for sitting in sittings:
        sitting.page.close()
    assert errors == []
