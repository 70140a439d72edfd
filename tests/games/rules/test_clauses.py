"""Every clause of the rules pages is named by a test or a scenario.

A test names a clause in its name (``test_cu_r14_hunter_…``) or its docstring (``CU-R14``), a
scenario in its title.
"""

import ast
import json
import re
from pathlib import Path

import pytest

from games.rules.registry import GAMES

ROOT = Path(__file__).parents[3]
CLAUSE = re.compile(r"\b([A-Z]{2})-R(\d+[a-z]?)\b")
IN_NAME = re.compile(r"(?<=_)([a-z]{2})_r(\d+[a-z]?)(?=_)")


def clauses_of(text):
    return {f"{book}-R{number}" for book, number in CLAUSE.findall(text)}


def clauses_defined(slug):
    """Return the ids that open a row of a table, a list item or a heading."""
    page = (ROOT / "docs" / "rules" / f"{slug}.md").read_text()
    opening = re.compile(r"^[|#*\s-]*\b([A-Z]{2})-R(\d+[a-z]?)\b", re.MULTILINE)
    return {f"{book}-R{number}" for book, number in opening.findall(page)}


def clauses_tested():
    tested = set()
    for path in (ROOT / "tests" / "games" / "rules").rglob("test_*.py"):
        tested |= set(_clauses_in_source(path.read_text()))
    for path in (ROOT / "tests" / "scenarios").glob("*.json"):
        tested |= clauses_of(json.loads(path.read_text()).get("title", ""))
    return tested


def _clauses_in_source(source):
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            names = f"{node.name}_"
            yield from (f"{b.upper()}-R{n}" for b, n in IN_NAME.findall(names))
            yield from clauses_of(ast.get_docstring(node) or "")


@pytest.mark.parametrize("slug", GAMES)
def test_clause_of_the_rules_page_is_named_by_a_test(slug):
    defined = clauses_defined(slug)

    assert defined
    assert sorted(defined - clauses_tested()) == []


def test_clauses_are_found_in_names_and_docstrings():
    source = 'def test_cu_r4_cu_r12_deal(): "Also CU-R9."\ndef other(): "CU-R1"'

    assert set(_clauses_in_source(source)) == {"CU-R4", "CU-R12", "CU-R9"}
