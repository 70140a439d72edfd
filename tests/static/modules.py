"""Where the JavaScript modules are, and how they import one another."""

from __future__ import annotations

import re
from pathlib import Path

STATIC = Path(__file__).parents[2] / "static"
IMPORT = re.compile(r'^(?:import|export)\b(?:[^;"()]*\bfrom)?\s*"(\.[^"]+)"(;?)', re.MULTILINE)
