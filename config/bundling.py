"""Joins JavaScript modules that always load together: one request for a bundle, not forty.

A bundle stands in the place of its last module, which stays as it is.  Those that it imports
become functions before it: each is called once and returns what it exports.  This knows only
what our formatter leaves: named imports and exports that begin a line and end with a semicolon.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from posixpath import dirname, join, normpath, relpath
from typing import Final

_COMMENT: Final = re.compile(r"^ *//[^\n]*\n|/\*\*.*?\*/", re.MULTILINE | re.DOTALL)
_FROM: Final = re.compile(r'^(import|export) \{([^}]*)\} from "(\.[^"]+)";\n', re.MULTILINE)
_LISTED: Final = re.compile(r"^export \{([^}]*)\};\n", re.MULTILINE)
_DECLARED: Final = re.compile(r"^export ((?:async )?(?:function|class|const) (\w+))", re.MULTILINE)


class Bundler:
    """The modules of a site, and which bundle each of them is in."""

    def __init__(self, sources: Mapping[str, str], heads: Sequence[str]) -> None:
        """Take modules by their paths; a bundle takes what those before it have left."""
        self.sources = {path: _COMMENT.sub("", text) for path, text in sources.items()}
        self.names = {path: f"_m{number}" for number, path in enumerate(sorted(sources))}
        self.home: dict[str, str] = {}
        self.bundles = {head: self._collect(head) for head in heads}

    def _collect(self, head: str) -> tuple[str, ...]:
        """Return the modules that ``head`` brings, those first that others need."""
        found: dict[str, None] = {}

        def add(path: str) -> None:
            for imported in self._imports(path):
                if imported in self.sources and imported not in self.home:
                    self.home[imported] = head
                    add(imported)
                    found[imported] = None

        self.home[head] = head
        add(head)
        return tuple(found)

    def _imports(self, path: str) -> Iterator[str]:
        for _, _, name in _FROM.findall(self.sources[path]):
            yield normpath(join(dirname(path), name))

    def texts(self) -> Iterator[tuple[str, str]]:
        """Yield the bundles with their paths."""
        for head, modules in self.bundles.items():
            inner = [self._function(path) for path in modules]
            shared = ",".join(self.names[path] for path in modules)
            yield (
                head,
                "".join(
                    [
                        *self._outside(head, modules),
                        *inner,
                        self.bound(head),
                        f"export {{{shared}}};\n" if shared else "",
                    ]
                ),
            )

    def _outside(self, head: str, modules: Sequence[str]) -> Iterator[str]:
        """Yield imports of whole modules from other bundles and files."""
        wanted = {name for path in (head, *modules) for name in self._imports(path)}
        for path in sorted(wanted - {head, *modules}):
            place = self.home.get(path, path)
            name = self._name(path)
            what = f"* as {name}" if place == path else f"{{ {name} }}"
            yield f'import {what} from "{_relative(place, head)}";\n'

    def _name(self, path: str) -> str:
        """Return a name that no module uses for anything of its own."""
        return self.names.get(path) or re.sub(r"\W", "_", f"_{path}")

    def bound(self, path: str) -> str:
        """Return a module whose imports are read from other modules' names."""

        def bind(match: re.Match[str]) -> str:
            keyword, names, source = match.groups()
            target = self._name(normpath(join(dirname(path), source)))
            bound = f"const {{{names.replace(' as ', ': ')}}} = {target};\n"
            own = re.sub(r"\w+ as ", "", names)
            return bound if keyword == "import" else f"{bound}export {{{own}}};\n"

        return _FROM.sub(bind, self.sources[path])

    def _function(self, path: str) -> str:
        """Return a module as a constant that holds what it exports."""
        text = self.bound(path)
        exported = [name for _, name in _DECLARED.findall(text)]
        exported += [name.strip() for names in _LISTED.findall(text) for name in names.split(",")]
        body = _DECLARED.sub(r"\1", _LISTED.sub("", text))
        return f"const {self.names[path]} = (() => {{{body}return {{{','.join(exported)}}};}})();\n"


def _relative(path: str, start: str) -> str:
    """Return how a module imports another."""
    way = relpath(path, dirname(start))
    return way if way.startswith(".") else f"./{way}"
