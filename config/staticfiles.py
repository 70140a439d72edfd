"""Static files under hashed names, imports between JavaScript modules included."""

from whitenoise.storage import CompressedManifestStaticFilesStorage


class HashedStorage(CompressedManifestStaticFilesStorage):
    """Names every file by its content, so that browsers may keep it for ever."""

    support_js_module_import_aggregation = True
