import re

import pytest
from django.core.management import call_command
from django.templatetags.static import static

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


def test_own_texts_are_made_small_and_nothing_else(settings, tmp_path):
    source = tmp_path / "source"
    files = {
        "js/m.js": b"/** Says so. */\nexport const a = `b // c`;\n",
        "vendor/m.js": b"/** Says so. */\nexport const a = `b // c`;\n",
        "css/m.css": b"a { color: red; }\n",
        "cards/m.svg": b'<svg xmlns="http://www.w3.org/2000/svg">\n  <g id="a"/>\n</svg>\n',
        "cards/m.png": b"\x89PNG\r\n",
    }
    for name, content in files.items():
        (source / name).parent.mkdir(parents=True, exist_ok=True)
        (source / name).write_bytes(content)
    settings.STATICFILES_DIRS = [source]
    settings.STATICFILES_FINDERS = ["django.contrib.staticfiles.finders.FileSystemFinder"]
    settings.STATIC_ROOT = tmp_path / "static"
    settings.STORAGES = settings.STORAGES | {
        "staticfiles": {"BACKEND": "config.staticfiles.HashedStorage"}
    }

    call_command("collectstatic", interactive=False, verbosity=0)

    served = {name: (settings.STATIC_ROOT / static(name)[len("/static/") :]) for name in files}
    assert {name: file.read_bytes() for name, file in served.items()} == {
        "js/m.js": b"export const a=`b // c`",
        "vendor/m.js": files["vendor/m.js"],
        "css/m.css": b"a{color:red}",
        "cards/m.svg": b'<svg xmlns="http://www.w3.org/2000/svg"><g id="a"/></svg>',
        "cards/m.png": files["cards/m.png"],
    }
