import re

import pytest

from art.products import STATIC, draw_all

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
