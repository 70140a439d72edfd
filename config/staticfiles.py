"""Static files: without comments, under hashed names, imports between modules included."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path, PurePath
from typing import Any, Final

import rcssmin
import rjsmin
from whitenoise.compress import Compressor
from whitenoise.storage import CompressedManifestStaticFilesStorage

OWN_FOLDERS: Final = ("js/", "css/")
_MINIFIERS: Final[dict[str, Callable[[str], str]]] = {
    ".js": rjsmin.jsmin,
    ".css": rcssmin.cssmin,
}


def minified(name: str, text: str) -> str:
    """Return a file of ours without comments and needless spaces; others as they are."""
    minify = _MINIFIERS.get(PurePath(name).suffix)
    return minify(text) if minify and name.startswith(OWN_FOLDERS) else text


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
        """Make our own files small, then name and compress all."""
        if not dry_run:
            own = [name for name in paths if name.startswith(OWN_FOLDERS)]
            for name in own:
                file = Path(self.path(name))
                file.write_text(minified(name, file.read_text()))
                paths[name] = (self, name)
        yield from super().post_process(paths, dry_run=dry_run, **options)

    def create_compressor(self, **options: Any) -> Compressor:
        """Leave Brotli and the maps of others out: they would double the time of the first start."""
        skipped = {*Compressor.SKIP_COMPRESS_EXTENSIONS, "map"}
        return Compressor(use_brotli=False, **options | {"extensions": skipped})
