"""Whether everybody can use the pages of the running site."""

import pytest

from tests.static.access import faults

pytestmark = [pytest.mark.e2e, pytest.mark.browser]

PAGES = [
    "/",
    "/lobby/",
    "/games/casino/",
    "/games/casino-pirate/",
    "/games/cuccu/",
    "/tournaments/",
    "/account/signup/",
    "/settings/",
]


@pytest.mark.parametrize("path", PAGES)
def test_page_has_no_fault_that_axe_finds(visit, path):
    light = visit(path)
    dark = visit(path, width=390, height=844, color_scheme="dark")

    assert faults(light) == []
    assert faults(dark) == []


@pytest.mark.parametrize("path", PAGES)
def test_page_never_scrolls_sideways(visit, path):
    page = visit(path, width=320, height=568)

    assert page.evaluate("document.documentElement.scrollWidth") <= 320
