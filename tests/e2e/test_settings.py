"""How a person chooses the looks of the site."""

import pytest
from playwright.sync_api import expect

pytestmark = [pytest.mark.e2e, pytest.mark.browser, pytest.mark.timeout(120)]

LOOKS = "() => ({ ...document.documentElement.dataset })"


def test_looks_are_shown_before_they_are_saved(visit):
    page = visit("/settings/", locale="en-GB")
    before = page.evaluate(LOOKS)

    page.get_by_label("Felt").select_option("navy")
    page.get_by_label("Card faces").select_option("big")
    page.get_by_label("Contrast").fill("90")

    assert page.evaluate(LOOKS) == {**before, "felt": "navy", "face": "big", "contrast": "90"}
    expect(page.locator(".sample .big")).to_be_visible()
    expect(page.locator(".sample .standard")).to_be_hidden()
    page.reload()
    assert page.evaluate(LOOKS) == before
