"""The documents tell the truth about the code beside them."""

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGES = sorted(path.relative_to(ROOT) for path in (*ROOT.glob("*.md"), *ROOT.glob("d*/**/*.md")))


def variables_of(text):
    return set(re.findall(r"\b(?:LOCANDA_\w+|DATABASE_URL|REDIS_URL|CELERY_BROKER_URL)\b", text))


def test_readme_lists_every_variable_of_the_settings():
    settings = "".join(path.read_text() for path in (ROOT / "config/settings").glob("*.py"))
    table = re.findall(r"^\| `(\w+)` \|", (ROOT / "README.md").read_text(), re.MULTILINE)

    assert sorted(table) == sorted(variables_of(settings))


def test_readme_and_help_name_the_same_commands():
    said = subprocess.run((ROOT / "locanda",), capture_output=True, text=True, check=True).stdout

    commands = set(re.findall(r"^  (\w+) ", said, re.MULTILINE))
    named = set(re.findall(r"\./locanda (\w+)", (ROOT / "README.md").read_text()))
    assert named <= commands


@pytest.mark.parametrize("page", PAGES, ids=str)
def test_links_of_a_page_lead_somewhere(page):
    links = re.findall(r"\]\((?!https?:|#)([^)#]+)", (ROOT / page).read_text())

    assert [link for link in links if not (ROOT / page.parent / link).exists()] == []


@pytest.mark.parametrize("page", ["bots", "faults"])
def test_tests_that_a_page_names_exist(page):
    named = set(re.findall(r"`(test_\w+)`", (ROOT / f"docs/{page}.md").read_text()))
    sources = [path.read_text() for path in (ROOT / "tests").rglob("test_*.py")]

    assert named - {name for s in sources for name in re.findall(r"def (test_\w+)", s)} == set()
