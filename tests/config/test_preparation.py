import pytest
from django.core.management import call_command

from accounts.models import User
from config.preparation import WAY, collect_static_files, prepare_site
from games.bots.levels import LEVELS


@pytest.fixture
def source(settings, tmp_path):
    """A folder with one static file, the only one that the site has."""
    folder = tmp_path / "source"
    folder.mkdir()
    (folder / "table.js").write_text("deal()")
    settings.STATICFILES_DIRS = [folder]
    settings.STATICFILES_FINDERS = ["django.contrib.staticfiles.finders.FileSystemFinder"]
    settings.STATIC_ROOT = tmp_path / "static"
    settings.DATA_DIR = tmp_path
    return folder


@pytest.mark.usefixtures("source")
def test_collect_static_files_copies_them(settings, tmp_path):
    collected = collect_static_files(stamp=tmp_path / "stamp")

    assert collected
    assert (settings.STATIC_ROOT / "table.js").read_text() == "deal()"


@pytest.mark.usefixtures("source")
def test_collect_static_files_does_nothing_the_second_time(settings, tmp_path):
    collect_static_files(stamp=tmp_path / "stamp")
    (settings.STATIC_ROOT / "table.js").unlink()

    collected = collect_static_files(stamp=tmp_path / "stamp")

    assert not collected
    assert not (settings.STATIC_ROOT / "table.js").exists()


def test_collect_static_files_follows_a_change(source, settings, tmp_path):
    collect_static_files(stamp=tmp_path / "stamp")
    (source / "table.js").unlink()
    (source / "lobby.js").write_text("wait()")

    collected = collect_static_files(stamp=tmp_path / "stamp")

    assert collected
    assert [path.name for path in settings.STATIC_ROOT.iterdir()] == ["lobby.js"]


@pytest.mark.usefixtures("source")
@pytest.mark.parametrize("changed", WAY)
def test_collect_static_files_follows_another_way_to_store_them(settings, tmp_path, changed):
    settings.BASE_DIR = tmp_path
    for path in WAY:
        (tmp_path / path).parent.mkdir(exist_ok=True)
        (tmp_path / path).write_text("old")
    first = collect_static_files(stamp=tmp_path / "stamp")
    (tmp_path / changed).write_text("new")

    second = collect_static_files(stamp=tmp_path / "stamp")

    assert (first, second) == (True, True)


@pytest.mark.django_db
@pytest.mark.usefixtures("source")
def test_prepare_site_seats_the_bots():
    lines = []

    prepare_site(say=lines.append)

    assert lines == ["database: up to date", "static files: collected"]
    assert set(User.objects.values_list("bot_level", flat=True)) == set(LEVELS)


@pytest.mark.django_db
@pytest.mark.usefixtures("source")
def test_prepare_compiles_translations_and_is_safe_to_repeat(settings, tmp_path, capsys):
    catalog = tmp_path / "locale" / "it" / "LC_MESSAGES" / "django.po"
    catalog.parent.mkdir(parents=True)
    catalog.write_text('msgid "Table"\nmsgstr "Tavolo"\n')
    settings.LOCALE_PATHS = [tmp_path / "locale"]

    call_command("prepare")
    call_command("prepare")

    assert capsys.readouterr().out.splitlines() == [
        "translations: compiled it",
        "database: up to date",
        "static files: collected",
        "database: up to date",
    ]
