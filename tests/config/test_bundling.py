import re
import shutil
import subprocess

import pytest

from config.bundling import Bundler
from config.staticfiles import BUNDLES
from tests.static.modules import STATIC

SITE = {
    "js/main.js": 'import { count } from "./lib/counter.js";\n'
    'import { first, second as other } from "./words.js";\n'
    'const { last } = await import("./late.js");\n'
    "console.log(first, other, count(), count(), last());\n",
    "js/words.js": '/** Says "import { no } from nowhere". */\n'
    'import { shout } from "./lib/shout.js";\n'
    'const word = "one";\n'
    "export const first = shout(word);\n"
    "export async function never() {\n  await first;\n}\n"
    'export class Word {}\nexport const second = "two";\n',
    "js/lib/counter.js": "let counted = 0;\nexport function count() {\n  return ++counted;\n}\n",
    "js/lib/shout.js": 'const word = "!";\nexport function shout(text) {\n'
    "  return text + word; // loudly\n}\n",
    "js/late.js": 'import { count } from "./lib/counter.js";\n'
    'import { shout } from "./lib/shout.js";\n'
    'export { first as again } from "./words.js";\n'
    "function last() {\n  return shout(String(count()));\n}\nexport { last };\n",
}
HEADS = ("js/words.js", "js/late.js", "js/main.js")


def run(folder, texts):
    """Write modules, run the main one, and return what it prints."""
    for name, text in texts.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    (folder / "package.json").write_text('{"type": "module"}')
    node = shutil.which("node")
    return subprocess.run(
        (node, folder / "js" / "main.js"), capture_output=True, text=True, check=True
    ).stdout


@pytest.fixture(scope="module")
def bundler():
    """The bundles of the table pages."""
    modules = {
        path.relative_to(STATIC).as_posix(): path.read_text()
        for path in (STATIC / "js").rglob("*.js")
    }
    return Bundler(modules, BUNDLES)


@pytest.mark.node
def test_bundles_do_what_the_modules_do(tmp_path):
    bundled = dict(Bundler(SITE, HEADS).texts())

    assert bundled.keys() == set(HEADS)
    assert (
        run(tmp_path / "bundled", bundled) == run(tmp_path / "plain", SITE) == "one! two 1 2 3!\n"
    )


def test_bundle_takes_what_those_before_it_left():
    assert Bundler(SITE, HEADS).bundles == {
        "js/words.js": ("js/lib/shout.js",),
        "js/late.js": ("js/lib/counter.js",),
        "js/main.js": (),
    }


def test_every_module_of_the_table_is_in_one_bundle(bundler):
    tables = sorted(name for name in bundler.sources if name.startswith("js/table/"))

    inside = [name for names in bundler.bundles.values() for name in names]

    assert sorted(name for name in (*inside, *BUNDLES) if name.startswith("js/table/")) == tables


def test_modules_stand_behind_what_they_import(bundler):
    for names in bundler.bundles.values():
        for at, name in enumerate(names):
            imported = re.findall(r"= (_m\d+);\n", bundler.bound(name))
            later = {bundler.names[other] for other in names[at:]}
            assert not later & set(imported), name


def test_what_is_fetched_later_is_a_bundle(bundler):
    fetched = {
        (STATIC / name).parent.joinpath(target).resolve().relative_to(STATIC).as_posix()
        for name, text in bundler.sources.items()
        for target in re.findall(r'import\("(\.[^"]+\.js)"\)', text)
    }

    assert fetched <= set(BUNDLES)
