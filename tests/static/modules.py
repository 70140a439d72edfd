"""The JavaScript modules of the table page, as their imports reach them."""

from __future__ import annotations

import re
from pathlib import Path

STATIC = Path(__file__).parents[2] / "static"
IMPORT = re.compile(r'^(?:import|export)\b(?:[^;"()]*\bfrom)?\s*"(\.[^"]+)"(;?)', re.MULTILINE)


def reached(entry: Path) -> set[Path]:
    """Return a module and all that it imports."""
    found: set[Path] = set()
    waiting = [entry]
    while waiting:
        module = waiting.pop()
        if module not in found:
            found.add(module)
            waiting += [
                (module.parent / name).resolve() for name, _ in IMPORT.findall(module.read_text())
            ]
    return found
