import json
import re

import pytest

from games import catalog
from tests.static.modules import STATIC

TEXT = r'\s*("(?:[^"\\]|\\.)*")'
SPELLED = re.compile(rf"\bn?gettext\({TEXT}")
IN_CONTEXT = re.compile(rf"pgettext\({TEXT},{TEXT}")
UIS = sorted({game.ui for game in catalog.GAMES.values()})


def spelled(module):
    """Return the originals of a module's texts."""
    source = module.read_text()
    pairs = IN_CONTEXT.findall(source)
    return {
        *(json.loads(text) for text in SPELLED.findall(source)),
        *("\4".join((json.loads(context), json.loads(text))) for context, text in pairs),
    }


def texts(client, path):
    """Return the texts of a catalogue by their originals, in Italian."""
    script = client.get(path, headers={"accept-language": "it"}).content.decode()
    found = re.search(r"const newcatalog = (\{.*?\n  \});", script, re.DOTALL)
    return json.loads(found[1])


@pytest.mark.parametrize("ui", UIS)
def test_table_has_every_text_that_its_modules_say(client, ui):
    whole = texts(client, "/jsi18n/")
    folders = [STATIC / "js" / "table" / name for name in ("", "frame", ui)]
    said = {text for folder in folders for path in folder.glob("*.js") for text in spelled(path)}

    table = texts(client, f"/jsi18n/{ui}/")

    assert {text: whole[text] for text in said} == {text: table[text] for text in said}
    assert len(table) < len(whole) / 2


def test_table_of_no_game_has_what_all_tables_say(client):
    assert texts(client, "/jsi18n/nothing/").items() < texts(client, "/jsi18n/casino/").items()
