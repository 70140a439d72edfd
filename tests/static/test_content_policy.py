import re
from pathlib import Path

import pytest

TEMPLATES = Path(__file__).parents[2] / "templates"
PAGES = sorted(
    path for path in TEMPLATES.rglob("*.html") if "admin" not in path.relative_to(TEMPLATES).parts
)
INLINE = re.compile(
    r"""<style\b | \sstyle\s*= | \son[a-z]+\s*=\s*["'] | javascript: | <script(?![^>]*\bsrc=)""",
    re.VERBOSE | re.IGNORECASE,
)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(TEMPLATES)))
def test_page_has_no_inline_script_or_style(page):
    assert INLINE.findall(page.read_text()) == []
