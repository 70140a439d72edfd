import gettext
import os

from config.translations import compile_translations

SOURCE = """
msgid ""
msgstr "Content-Type: text/plain; charset=UTF-8\\n"

msgid "Table"
msgstr "{}"

#, fuzzy
msgid "Seat"
msgstr "Sedia"
"""


def write_source(folder, word):
    path = folder / "it" / "LC_MESSAGES" / "django.po"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(SOURCE.format(word))
    return path


def translate(path, word):
    with path.open("rb") as file:
        return gettext.GNUTranslations(file).gettext(word)


def test_compile_translations_writes_a_catalog(tmp_path):
    target = write_source(tmp_path, "Tavolo").with_suffix(".mo")

    written = compile_translations(tmp_path)

    assert written == [target]
    assert translate(target, "Table") == "Tavolo"
    assert sorted(path.name for path in target.parent.iterdir()) == ["django.mo", "django.po"]


def test_compile_translations_leaves_uncertain_ones_out(tmp_path):
    target = write_source(tmp_path, "Tavolo").with_suffix(".mo")

    compile_translations(tmp_path)

    assert translate(target, "Seat") == "Seat"


def test_compile_translations_does_nothing_the_second_time(tmp_path):
    write_source(tmp_path, "Tavolo")
    compile_translations(tmp_path)

    assert compile_translations(tmp_path) == []


def test_compile_translations_follows_a_newer_source(tmp_path):
    target = write_source(tmp_path, "Tavolo").with_suffix(".mo")
    compile_translations(tmp_path)
    os.utime(target, (0, 0))
    write_source(tmp_path, "Tavola")

    written = compile_translations(tmp_path)

    assert written == [target]
    assert translate(target, "Table") == "Tavola"
