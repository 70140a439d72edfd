"""The page that checks chance, in a browser: its own record, a file, pasted text, the keyboard."""

import json
from types import SimpleNamespace

import pytest
from django.contrib.auth.models import AnonymousUser
from django.template.loader import render_to_string
from django.test import RequestFactory
from django.utils import translation
from django.views.i18n import JavaScriptCatalog
from playwright.sync_api import expect

from tests.games.fair.vectors import TARGET
from tests.static.access import faults
from tests.static.sitting import POLICY, STATIC

pytestmark = pytest.mark.browser

RECORDS = json.loads(TARGET.read_text())["records"]
HOST = "https://fair.test"
RECORD = "/match/abc/record.json"
ALL_RIGHT = "All right: chance brought exactly what was promised."


class Checking:
    """One visit to the page, with the record that the site gives of its match, if any."""

    def __init__(self, browser, record, *, host=HOST, language="en", **options):
        self.record, self.host, self.language = record, host, language
        self.page = browser.new_page(service_workers="block", **options)
        self.errors = []
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.route("**/*", self._serve)
        self.page.goto(f"{host}/verify/")

    @property
    def said(self):
        return self.page.get_by_role("status")

    def _serve(self, route):
        path = route.request.url.removeprefix(self.host).partition("?")[0]
        file = STATIC / path.removeprefix("/static/")
        with translation.override(self.language):
            if path == "/verify/":
                headers = {"Content-Security-Policy": POLICY, "Content-Type": "text/html"}
                route.fulfill(body=self._document(), headers=headers)
            elif path == "/jsi18n/":
                catalog = JavaScriptCatalog().get(RequestFactory().get(path))
                route.fulfill(body=catalog.content, content_type="text/javascript")
            elif path == RECORD and isinstance(self.record, dict):
                route.fulfill(json=self.record)
            elif path.startswith("/static/") and file.is_file():
                route.fulfill(path=file)
            else:
                route.fulfill(status=404)

    def _document(self):
        request = RequestFactory().get("/verify/")
        request.user = AnonymousUser()
        request.session = {}
        match = SimpleNamespace(code="abc", get_absolute_url="/match/abc/")
        context = {"match": match if self.record else None}
        return render_to_string("games/verify.html", context, request=request)


@pytest.fixture
def check(browser):
    checking = []

    def open_page(record=None, **options):
        checking.append(Checking(browser, record, **options))
        return checking[-1]

    yield open_page
    errors = [error for one in checking for error in one.errors]
    for one in checking:
        one.page.close()
    assert errors == []


@pytest.mark.parametrize("name", RECORDS)
def test_fair_match_is_all_right(check, name):
    checking = check(RECORDS[name])

    expect(checking.said).to_have_text(ALL_RIGHT)
    expect(checking.page.locator(".steps .wrong")).to_have_count(0)
    assert checking.page.locator(".steps li").count() > 1


def test_steps_are_told_in_plain_words(check):
    checking = check(RECORDS["sealed"])
    expect(checking.said).to_have_text(ALL_RIGHT)

    told = checking.page.locator(".steps li").all_inner_texts()

    assert told[0].endswith(
        "Seed and sealed packs have the fingerprint that was published before the first deal."
    )
    assert "Anna added the number anna-1 before the first deal." in told[1]
    assert "after move 9" in told[2]
    assert "the lot falls on" in told[3]
    assert "fit their envelopes." in told[4]


def test_chosen_card_is_named(check):
    record = json.loads(json.dumps(RECORDS["casino"]))
    cards = record["entries"][1]["chance"]["cards"]
    cards[0], cards[1] = cards[1], cards[0]

    checking = check(record)

    expect(checking.said).to_contain_text("Not all right: 1 of")
    expect(checking.page.locator(".steps .wrong")).to_contain_text(
        "Differs Move 2: by the seed card number 1 is"
    )


def test_keyboard_alone_checks_pasted_text(check):
    checking = check()
    page = checking.page
    page.get_by_label("Text").focus()

    page.keyboard.insert_text(json.dumps(RECORDS["cuccu"]))
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")

    expect(checking.said).to_have_text(ALL_RIGHT)


def test_file_from_anywhere_is_checked_at_once(check, tmp_path):
    path = tmp_path / "foreign.json"
    path.write_text(json.dumps(RECORDS["casanova"]))
    checking = check()

    checking.page.get_by_label("File").set_input_files(path)

    expect(checking.said).to_have_text(ALL_RIGHT)


def test_file_that_is_no_record_is_refused_in_words(check):
    checking = check(RECORDS["cuccu"])
    expect(checking.said).to_have_text(ALL_RIGHT)

    checking.page.get_by_label("Text").fill("hello")
    checking.page.get_by_role("button", name="Check").click()

    expect(checking.said).to_have_text("This text is no record: it cannot be read.")
    expect(checking.page.locator(".steps li")).to_have_count(0)


def test_record_that_does_not_come_is_said(check):
    expect(check("missing").said).to_have_text(
        "The record could not be loaded. Please try again later."
    )


def test_insecure_connection_is_explained(check):
    checking = check(RECORDS["cuccu"], host="http://fair.test")

    expect(checking.said).to_have_text(
        "Your browser can check fingerprints only over a secure connection (https)."
    )


def test_own_number_is_compared(check):
    checking = check(RECORDS["casino"])
    numbers = [[RECORDS["casino"]["fair"]["commitment"], "anna-1"]]
    store = "numbers => localStorage.setItem('locanda-numbers', JSON.stringify(numbers))"
    note = checking.page.locator(".own")

    checking.page.evaluate(store, numbers)
    checking.page.reload()
    expect(note).to_have_text(
        "Your browser saw this fingerprint at the table. It sent the number anna-1, "
        "which is in the record."
    )
    checking.page.evaluate(store, [[numbers[0][0], "other"]])
    checking.page.reload()

    expect(note).to_contain_text("which is not in the record")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_page_has_no_fault_and_does_not_scroll_sideways(check, scheme):
    record = json.loads(json.dumps(RECORDS["casino"]))
    record["fair"]["seed"] = "00" * 32
    size = {"width": 320, "height": 568}
    checking = check(record, viewport=size, color_scheme=scheme)
    expect(checking.said).to_contain_text("Not all right")

    assert faults(checking.page) == []
    assert checking.page.evaluate("document.documentElement.scrollWidth") <= 320
