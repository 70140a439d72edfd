"""A visitor whose site has gone, and the site as an application."""

import pytest
from playwright.sync_api import expect

pytestmark = [pytest.mark.e2e, pytest.mark.browser]
IS_DRESSED = "() => getComputedStyle(document.documentElement).getPropertyValue('--felt-base')"


def test_visitor_without_a_connection_is_told_so_by_a_whole_page(new_site, browser):
    site = new_site()
    page = browser.new_page()
    page.goto(site.url)
    page.evaluate("async () => { await navigator.serviceWorker.ready }")
    page.reload()

    site.stop()
    page.goto(f"{site.url}/lobby/")

    expect(page.get_by_role("heading", name="No connection")).to_be_visible()
    assert page.evaluate(IS_DRESSED)
    page.close()
