"""A visitor without a connection, and the site as an application."""

import pytest
from playwright.sync_api import expect

pytestmark = [pytest.mark.e2e, pytest.mark.browser, pytest.mark.timeout(300)]
IS_DRESSED = "() => getComputedStyle(document.documentElement).getPropertyValue('--felt-base')"


def test_visitor_without_a_connection_is_told_so_by_a_whole_page(visit):
    page = visit()
    page.evaluate("async () => { await navigator.serviceWorker.ready }")
    page.reload()

    page.context.set_offline(True)
    page.goto("/lobby/")

    heading = page.get_by_role("heading", name="No connection")
    expect(heading).to_be_visible()
    assert page.evaluate(IS_DRESSED)
    page.context.set_offline(False)
    page.get_by_role("link", name="Try again").click()
    expect(heading).to_have_count(0)
