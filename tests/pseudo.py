"""A language for tests: every sentence of the sources, marked and a third longer."""

from __future__ import annotations

import re
from pathlib import Path

import polib

ROOT = Path(__file__).parents[1]
LANGUAGE = "eo"
DOMAINS = ("django", "djangojs")
MARK = "~"
_KEPT = re.compile(r"(%\(\w+\)[sd]|%[sd%]|<[^>]+>|&\w+;)")
_ACCENTS = str.maketrans("aeiouAEIOU", "áéíóúÁÉÍÓÚ")


def is_pseudo(text: str) -> bool:
    """Return whether a text, or the part of one between two facts, is of this language."""
    return bool(re.search(f"[{MARK}áéíóúÁÉÍÓÚ]", text))


def pseudo(text: str) -> str:
    """Return a text as this language has it; what code puts in stays."""
    parts = _KEPT.split(text)
    shown = "".join(part if at % 2 else part.translate(_ACCENTS) for at, part in enumerate(parts))
    return f"{MARK}{shown}{MARK * (len(text) // 3)}"


def write_catalogues(folder: Path) -> None:
    """Write the catalogues of this language for Django."""
    messages = folder / LANGUAGE / "LC_MESSAGES"
    messages.mkdir(parents=True)
    for domain in DOMAINS:
        catalogue = polib.pofile(str(ROOT / f"locale/it/LC_MESSAGES/{domain}.po"))
        catalogue.metadata["Plural-Forms"] = "nplurals=2; plural=(n != 1);"
        for entry in catalogue:
            entry.flags = []
            if entry.msgid_plural:
                entry.msgstr_plural = {0: pseudo(entry.msgid), 1: pseudo(entry.msgid_plural)}
            else:
                entry.msgstr = pseudo(entry.msgid)
        catalogue.save_as_mofile(str(messages / f"{domain}.mo"))
