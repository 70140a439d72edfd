import re

import pytest
from django.template.loader import render_to_string

from games import catalog
from tests.static.modules import IMPORT, STATIC

games = pytest.mark.parametrize("game", catalog.GAMES.values(), ids=catalog.GAMES)


def test_every_import_ends_so_that_collecting_rewrites_it():
    unended = [
        (path, name)
        for path in (STATIC / "js").rglob("*.js")
        for name, end in IMPORT.findall(path.read_text())
        if not end
    ]

    assert unended == []


@games
def test_page_asks_at_once_for_what_its_table_loads_first(game):
    page = render_to_string("games/_modules.html", {"game": game})

    asked = set(re.findall(r'href="/static/([^"]+)"', page))

    first = {f"js/table/{name}.js" for name in ("drawing", "session")}
    assert asked == {*first, game.module, game.style, "vendor/preact-11.2.0/preact.js"}
    assert all((STATIC / name).exists() for name in asked)
