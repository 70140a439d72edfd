from scripts.gen_types import TARGET, declarations


def test_types_of_the_page_are_those_of_the_server():
    assert TARGET.read_text() == declarations()
