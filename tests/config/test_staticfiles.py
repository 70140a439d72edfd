import re

import pytest
from django.core.management import call_command

DEPTH = 16


@pytest.fixture
def collected(settings, tmp_path):
    """The folder with the collected files of a site of modules that import one another deeply."""
    source = tmp_path / "source" / "js"
    source.mkdir(parents=True)
    for number in range(DEPTH):
        text = f'import {{ next }} from "./m{number + 1}.js";\n' if number < DEPTH - 1 else "\n"
        (source / f"m{number}.js").write_text(text + f"export const text = '{'x' * 1000}';\n")
    settings.STATICFILES_DIRS = [source.parent]
    settings.STATICFILES_FINDERS = ["django.contrib.staticfiles.finders.FileSystemFinder"]
    settings.STATIC_ROOT = tmp_path / "static"
    settings.STORAGES = settings.STORAGES | {
        "staticfiles": {"BACKEND": "config.staticfiles.HashedStorage"}
    }
    call_command("collectstatic", interactive=False, verbosity=0)
    return settings.STATIC_ROOT / "js"


def test_modules_import_one_another_by_hashed_names(collected):
    names = {path.name for path in collected.glob("m*.*.js")}

    imported = {
        name
        for path in collected.glob("m*.*.js")
        for name in re.findall(r'from ?"\./([^"]+)"', path.read_text())
    }

    assert len(names) == DEPTH
    assert imported == {name for name in names if not name.startswith("m0.")}


def test_files_are_compressed_by_gzip_alone(collected):
    assert {path.suffix for path in collected.glob("m0.*.js*")} == {".js", ".gz"}


def test_own_files_lose_their_comments_and_nothing_else(settings, tmp_path):
    source = tmp_path / "source"
    for folder in ("js", "vendor"):
        (source / folder).mkdir(parents=True)
        (source / folder / "m.js").write_text("/** Says so. */\nexport const a = `b // c`;\n")
    settings.STATICFILES_DIRS = [source]
    settings.STATICFILES_FINDERS = ["django.contrib.staticfiles.finders.FileSystemFinder"]
    settings.STATIC_ROOT = tmp_path / "static"
    settings.STORAGES = settings.STORAGES | {
        "staticfiles": {"BACKEND": "config.staticfiles.HashedStorage"}
    }

    call_command("collectstatic", interactive=False, verbosity=0)

    read = {
        path.relative_to(settings.STATIC_ROOT).parts[0]: path.read_text()
        for path in settings.STATIC_ROOT.glob("*/m.*.js")
    }
    assert read == {
        "js": "export const a=`b // c`",
        "vendor": "/** Says so. */\nexport const a = `b // c`;\n",
    }
