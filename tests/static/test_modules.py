import gzip
import re

import pytest

from config.staticfiles import minified
from games import catalog
from tests.static.modules import IMPORT, STATIC, reached

TEMPLATES = STATIC.parent / "templates" / "games"
PRELOADED = re.compile(r'{% static "((?:js|vendor)/[^"]+)" %}')
STYLED = re.compile(r'{% static "(css/[^"]+)" %}')
STYLES = tuple(f"css/{name}.css" for name in ("tokens", "display-steps", "base", "table"))
FONTS = ("fraunces", "atkinson-hyperlegible-next")
MOST_BYTES = 100_000
games = pytest.mark.parametrize("game", catalog.GAMES.values(), ids=catalog.GAMES)


def shared_modules():
    return reached(STATIC / "js" / "table" / "main.js")


def modules_of(game):
    return reached(STATIC / "js" / "table" / game.ui / "index.js") - shared_modules()


def asked_for(template):
    return {STATIC / name for name in PRELOADED.findall((TEMPLATES / template).read_text())}


def test_every_import_ends_so_that_collecting_rewrites_it():
    unended = [
        (path, name)
        for path in (STATIC / "js").rglob("*.js")
        for name, end in IMPORT.findall(path.read_text())
        if not end
    ]

    assert unended == []


def test_page_asks_for_the_modules_of_every_table_at_once():
    assert asked_for("_modules.html") | {STATIC / "js" / "table" / "main.js"} == shared_modules()


def weight(path):
    """Return the bytes that go over the wire for a text."""
    text = minified(str(path.relative_to(STATIC)), path.read_text())
    return len(gzip.compress(text.encode(), 9))


@games
def test_page_asks_for_the_modules_of_its_game_at_once(game):
    assert asked_for(f"ui/{game.ui}.html") == modules_of(game)


@games
def test_table_page_stays_light(game):
    styles = STYLED.findall((TEMPLATES / "ui" / f"{game.ui}.html").read_text())
    texts = [
        *shared_modules(),
        *modules_of(game),
        STATIC / game.sprite,
        STATIC / "cards" / "emblem.svg",
        *(STATIC / name for name in (*STYLES, *styles)),
    ]

    packed = sum(weight(path) for path in texts)
    fonts = sum((STATIC / "fonts" / f"{name}.woff2").stat().st_size for name in FONTS)

    assert packed + fonts < MOST_BYTES
