"""The form for a new table in a browser: only what the chosen game can have is asked."""

import pytest
from django.template.loader import render_to_string
from playwright.sync_api import expect

from games.forms import TableForm
from tests.static.sitting import HOST, POLICY, STATIC

pytestmark = pytest.mark.browser


@pytest.fixture
def form(browser):
    """Open the form as the page of Cuccù leads to it."""
    page = browser.new_page()

    def serve(route):
        path = route.request.url.removeprefix(HOST)
        if path.startswith("/static/"):
            return route.fulfill(path=STATIC / path.removeprefix("/static/"))
        shown = TableForm(is_guest=True, initial={"game": "cuccu", "seats": 4})
        fields = render_to_string("games/_options_form.html", {"form": shown})
        body = f"<!doctype html><title>Form</title><form>{fields}</form>"
        headers = {"Content-Security-Policy": POLICY, "Content-Type": "text/html"}
        return route.fulfill(body=body, headers=headers)

    page.route("**/*", serve)
    page.goto(f"{HOST}/table/new/")
    yield page
    page.close()


def test_form_asks_for_the_options_of_the_chosen_game(form):
    lives = form.get_by_label("Lives")
    points = form.get_by_role("group", name="Options of Casino").first.get_by_label("Points to win")
    expect(lives).to_be_visible()
    expect(points).to_be_hidden()

    form.get_by_label("Game").select_option("casino")

    expect(lives).to_be_hidden()
    expect(lives).to_be_disabled()
    expect(form.get_by_label("Points to win").first).to_be_visible()


def test_form_knows_how_many_play_the_chosen_game(form):
    seats = form.get_by_label("Seats")
    expect(seats).to_have_value("4")
    expect(seats).to_have_attribute("max", "8")

    form.get_by_label("Game").select_option("casino")

    expect(seats).to_have_value("2")
    expect(seats).to_have_attribute("max", "4")
