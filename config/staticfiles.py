"""Static files under hashed names, imports between JavaScript modules included."""

from __future__ import annotations

from typing import Any

from whitenoise.compress import Compressor
from whitenoise.storage import CompressedManifestStaticFilesStorage


class HashedStorage(CompressedManifestStaticFilesStorage):  # type: ignore[misc]  # no types
    """Names every file by its content, so that browsers may keep it for ever."""

    support_js_module_import_aggregation = True
    max_post_process_passes = 20
    """How deep modules may import one another: a name is known once the names below are."""

    def create_compressor(self, **options: Any) -> Compressor:
        """Leave Brotli out, installed or not: it would add half a minute to the first start."""
        return Compressor(use_brotli=False, **options)
