import re

import pytest

from art.products import STATIC, draw_all
from games.rules.cuccu.cards import FOOL, LADDER
from games.rules.pirate.state import PACK

DRAWN = draw_all()


@pytest.mark.parametrize("name", DRAWN)
def test_drawing_again_gives_the_committed_bytes(name):
    assert (STATIC / name).read_bytes() == DRAWN[name]


@pytest.mark.parametrize("name", [name for name in DRAWN if name.endswith(".svg")])
def test_drawings_keep_a_strict_content_policy(name):
    drawing = DRAWN[name].decode()

    assert "style" not in drawing
    assert "url(" not in drawing


@pytest.mark.parametrize("name", ["cards/french.svg", "cards/french-big.svg"])
def test_sprite_has_every_card_of_the_pack(name):
    names = re.findall(r'<symbol id="f-(\w\w)"', DRAWN[name].decode())

    assert sorted(names) == sorted(rank + suit for rank in "A23456789TJQK" for suit in "CDHS")


def test_sprite_of_casanova_has_thirteen_cards_in_four_sets():
    names = re.findall(r'<symbol id="f-(\w+)"', DRAWN["cards/casanova.svg"].decode())

    assert names == [f"{suit}{number}" for suit in "mrfk" for number in range(1, 14)]


def test_pirate_sprite_has_a_face_and_a_small_drawing_of_every_card():
    drawing = DRAWN["cards/pirate.svg"].decode()

    faces, small = (sorted(re.findall(rf'<symbol id="{kind}-(\w)"', drawing)) for kind in "fi")

    assert faces == small == sorted(set(PACK))
    assert '<symbol id="back"' in drawing
    assert '<symbol id="treasure"' in drawing


@pytest.mark.parametrize("name", ["cards/cuccu.svg", "cards/cuccu-big.svg"])
def test_cuccu_sprite_has_a_face_and_a_small_drawing_of_every_rank(name):
    drawing = DRAWN[name].decode()

    faces, small = (re.findall(rf'<symbol id="{kind}-([^"]+)"', drawing) for kind in "fi")

    assert faces == small == [*LADDER, FOOL]
    assert all(f'<symbol id="{token}"' in drawing for token in ("back", "life", "lost"))
    assert set(re.findall(r'href="#([^"]+)"', drawing)) <= set(re.findall(r'id="([^"]+)"', drawing))
