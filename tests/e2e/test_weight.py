"""What a phone fetches to see a table for the first time."""

from __future__ import annotations

import pytest

from games import catalog

pytestmark = [pytest.mark.e2e, pytest.mark.browser, pytest.mark.timeout(120)]

MOST_BYTES = 110_000
MOST_BYTES_WITHOUT_FONTS = 68_000
MOST_FILES = 24


@pytest.mark.parametrize("game", catalog.GAMES)
def test_table_page_is_light(site, visit, game):
    host = visit("/", locale="it-IT")
    host.locator(f'form:has([name=game][value="{game}"]) button').last.click()
    host.locator("#hand").wait_for()
    state = host.context.storage_state()
    page = visit("/manifest.webmanifest", locale="it-IT", storage_state=state)
    weights = {}

    def weigh(request):
        weights[request.url] = request.sizes()["responseBodySize"]

    page.on("requestfinished", weigh)

    with (
        page.expect_request_finished(lambda request: "/staying." in request.url),
        page.expect_request_finished(lambda request: "/luck." in request.url),
    ):
        page.goto(host.url)
    page.locator("#hand").wait_for()
    page.wait_for_load_state("networkidle")

    fonts = sum(weight for url, weight in weights.items() if url.endswith(".woff2"))
    assert fonts > 0
    assert sum(weights.values()) <= MOST_BYTES, weights
    assert sum(weights.values()) - fonts <= MOST_BYTES_WITHOUT_FONTS, weights
    assert len(weights) <= MOST_FILES, sorted(weights)
