import gzip
import re

from tests.static.modules import IMPORT, STATIC, reached

TEMPLATES = STATIC.parent / "templates"
PRELOADED = re.compile(r'{% static "(js/[^"]+|vendor/[^"]+)" %}')
STYLES = ("tokens", "display-steps", "base", "table")
FONTS = ("fraunces", "atkinson-hyperlegible-next")
MOST_BYTES = 110_000


def table_modules():
    return reached(STATIC / "js" / "table" / "main.js")


def test_every_import_ends_so_that_collecting_rewrites_it():
    unended = [
        (path, name)
        for path in (STATIC / "js").rglob("*.js")
        for name, end in IMPORT.findall(path.read_text())
        if not end
    ]

    assert unended == []


def test_page_asks_for_all_its_modules_at_once():
    template = (TEMPLATES / "games" / "_modules.html").read_text()

    listed = set(PRELOADED.findall(template)) | {"js/table/main.js"}

    assert listed == {str(path.relative_to(STATIC)) for path in table_modules()}


def test_table_page_stays_light():
    texts = [
        *table_modules(),
        STATIC / "cards" / "french.svg",
        STATIC / "cards" / "emblem.svg",
        *(STATIC / "css" / f"{name}.css" for name in STYLES),
    ]

    packed = sum(len(gzip.compress(path.read_bytes(), 9)) for path in texts)
    fonts = sum((STATIC / "fonts" / f"{name}.woff2").stat().st_size for name in FONTS)

    assert packed + fonts < MOST_BYTES
