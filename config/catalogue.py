"""The translated texts of the scripts of one page."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from django.conf import settings
from django.views.i18n import JavaScriptCatalog


class TableCatalog(JavaScriptCatalog):
    """The texts of a table where ``ui`` is played: a small part of all."""

    def get_catalog(self) -> dict[str, Any]:
        """Return texts by their English originals, if a module of the table spells them."""
        sources = _sources(self.kwargs["ui"])
        return {
            original: text
            for original, text in super().get_catalog().items()
            if _literal(original.rpartition("\4")[2]) in sources
        }


def _literal(text: str) -> str:
    """Return a text as our formatter writes it in a module."""
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return f'"{escaped}"'


@lru_cache(maxsize=8)
def _sources(ui: str) -> str:
    """Return the modules that every table loads, and those of a game."""
    root = settings.BASE_DIR / "static" / "js" / "table"
    modules = [module for folder in ("", "frame", ui) for module in (root / folder).glob("*.js")]
    return "\n".join(module.read_text() for module in modules)
