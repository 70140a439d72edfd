"""What the style sheets of the pages with forms promise."""

import pytest
from django.contrib.messages import constants
from django.contrib.messages.storage.base import Message
from django.template.loader import render_to_string
from django.utils import translation

from games.forms import TableForm
from tests.static.sitting import HOST, POLICY, STATIC

pytestmark = pytest.mark.browser

SHEETS = "".join(
    f'<link rel="stylesheet" href="/static/css/{name}.css">'
    for name in ("tokens", "base", "table", "site")
)
PHONE = {"width": 390, "height": 844}
SMALL = {"width": 320, "height": 568}
ADDRESS = """<fieldset><div><input type="radio" id="one">
    <label for="one">gelsomina.kastelbarco@innominata.example.org</label></div></fieldset>"""
OUTSIDE = """(inner) => {
    const right = document.querySelector(".form").getBoundingClientRect().right;
    return [...document.querySelectorAll(inner)]
        .filter((one) => one.getBoundingClientRect().right > right).length;
}"""
LONG_LABELS = """() => [...document.querySelectorAll("input[type=checkbox] + label")]
    .map((label) => [label, label.previousElementSibling, getComputedStyle(label).lineHeight])
    .filter(([label, , line]) => label.getBoundingClientRect().height > 1.5 * parseFloat(line))
    .map(([label, box]) => [label.getBoundingClientRect(), box.getBoundingClientRect()])
    .map(([label, box]) => label.left >= box.right && label.top < box.bottom)"""


@pytest.fixture
def show(browser):
    """Open a page of the site's look with something in it."""
    page = browser.new_page(viewport=PHONE)

    def serve(route, body):
        path = route.request.url.removeprefix(HOST)
        if path.startswith("/static/"):
            return route.fulfill(path=STATIC / path.removeprefix("/static/"))
        headers = {"Content-Security-Policy": POLICY, "Content-Type": "text/html"}
        document = f'<!doctype html><title>Form</title>{SHEETS}<main class="page">{body}</main>'
        return route.fulfill(body=document, headers=headers)

    def open_page(body):
        page.route("**/*", lambda route: serve(route, body))
        page.goto(HOST)
        return page

    yield open_page
    page.close()


def test_every_level_of_message_has_a_border_of_its_own(show):
    levels = sorted(constants.DEFAULT_LEVELS.values())
    messages = [Message(level, "It is so.") for level in levels]
    page = show(render_to_string("_messages.html", {"messages": messages}))

    colours = page.locator(".messages li").evaluate_all(
        "lines => lines.map((line) => getComputedStyle(line).borderLeftColor)"
    )

    assert len(set(colours)) == len(levels)


@pytest.mark.parametrize("language", ["en", "it"])
def test_long_labels_stand_beside_their_check_boxes(show, language):
    with translation.override(language):
        form = TableForm(is_guest=False, initial={"game": "casino", "seats": 2})
        fields = render_to_string("games/_options_form.html", {"form": form})
    page = show(f'<section class="panel narrow"><form class="form">{fields}</form></section>')

    beside = page.evaluate(LONG_LABELS)
    assert len(beside) > 1
    assert all(beside)


def test_long_address_stands_beside_its_choice(show):
    page = show(f'<section class="panel narrow"><form class="form">{ADDRESS}</form></section>')
    page.set_viewport_size(SMALL)

    box, label = page.locator("input").bounding_box(), page.locator("label").bounding_box()

    assert label["x"] >= box["x"] + box["width"]
    assert label["y"] < box["y"] + box["height"]
    assert page.evaluate(OUTSIDE, "fieldset, label") == 0


def test_sample_of_the_looks_fits_a_small_screen(show):
    sample = render_to_string("accounts/_sample.html")
    page = show(f'<section class="panel"><form class="form looks">{sample}</form></section>')
    page.set_viewport_size(SMALL)

    assert page.locator(".sample .card:visible").count() > 1
    assert page.evaluate(OUTSIDE, ".sample *") == 0
