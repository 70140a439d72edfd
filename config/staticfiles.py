"""Static files: small, modules joined, under hashed names, imports between modules included."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from pathlib import Path, PurePath
from typing import Any, Final

import minify
import rcssmin
from whitenoise.compress import Compressor
from whitenoise.storage import CompressedManifestStaticFilesStorage

from config.bundling import Bundler

OWN_FOLDERS: Final = ("js/", "css/", "cards/")
BUNDLES: Final = tuple(
    f"js/table/{name}.js"
    for name in (
        "drawing",
        "session",
        *(f"{game}/index" for game in ("casanova", "casino", "cuccu", "pirate")),
        "staying",
        "luck",
        "replay/index",
        "lesson/index",
        "guide/phase",
        *(f"guide/{name}" for name in ("index", "casanova", "casino", "cuccu", "pirate")),
        "main",
    )
)
"""What table pages load, each at one time.  The first brings what all others need.

No bundle may lead back to itself, not even by ``import()``: names tell what is inside.
"""

_MINIFIERS: Final[dict[str, Callable[[str], str]]] = {
    ".css": rcssmin.cssmin,
    ".js": partial(minify.string, "application/javascript"),
    ".svg": partial(minify.string, "image/svg+xml"),
}


def is_made_small(name: str) -> bool:
    """Return whether a file is a text of ours."""
    return name.startswith(OWN_FOLDERS) and PurePath(name).suffix in _MINIFIERS


def made_small(texts: Mapping[str, str]) -> dict[str, str]:
    """Return texts by their paths: joined, without comments, spaces and long names."""
    modules = {name: text for name, text in texts.items() if name.endswith(".js")}
    bundler = Bundler(modules, [name for name in BUNDLES if name in modules])
    joined = {**texts, **dict(bundler.texts())}
    return {name: _MINIFIERS[PurePath(name).suffix](text) for name, text in joined.items()}


class HashedStorage(CompressedManifestStaticFilesStorage):  # type: ignore[misc]  # no types
    """Names every file by its content, so that browsers may keep it for ever."""

    support_js_module_import_aggregation = True
    # Only our own scripts import one another; to search the bundles of others takes many seconds.
    patterns = tuple(
        entry for entry in CompressedManifestStaticFilesStorage.patterns if entry[0] == "*.css"
    )
    _js_module_import_aggregation_patterns = (
        "js/*.js",
        CompressedManifestStaticFilesStorage._js_module_import_aggregation_patterns[1],  # noqa: SLF001 -- Django has no other way to say which files
    )
    max_post_process_passes = 20
    """How deep modules may import one another: a name is known once the names below are."""

    def post_process(
        self, paths: dict[str, Any], *, dry_run: bool = False, **options: Any
    ) -> Iterator[Any]:
        """Join our modules and make our files small, then name and compress all."""
        if not dry_run:
            files = {name: Path(self.path(name)) for name in paths if is_made_small(name)}
            texts = made_small({name: file.read_text() for name, file in files.items()})
            for name, file in files.items():
                file.write_text(texts[name])
                paths[name] = (self, name)
        yield from super().post_process(paths, dry_run=dry_run, **options)

    def create_compressor(self, **options: Any) -> Compressor:
        """Leave Brotli and the maps of others out: they would double the time of the first start."""
        skipped = {*Compressor.SKIP_COMPRESS_EXTENSIONS, "map"}
        return Compressor(use_brotli=False, **options | {"extensions": skipped})
