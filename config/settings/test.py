"""Settings of the test suite: no servers; SQLite in a temporary file unless ``DATABASE_URL`` is set."""

import os
import tempfile
from pathlib import Path

from config.settings.base import *  # noqa: F403 -- that is what Django settings modules do
from config.settings.base import CELERY_BROKER_TRANSPORT_OPTIONS as _OPTIONS
from config.settings.base import DATABASES, MIDDLEWARE

SECRET_KEY = "test"  # noqa: S105 -- not a secret
DATABASES["default"]["TEST"] = {}
if DATABASES["default"]["ENGINE"].endswith("sqlite3"):
    # A file, as the site has it: several threads cannot share a database in memory.
    DATABASES["default"]["TEST"]["NAME"] = str(
        Path(tempfile.gettempdir()) / f"locanda-test-{os.getpid()}.sqlite3"
    )
CHANNEL_LAYERS = {"default": {"BACKEND": "channels.layers.InMemoryChannelLayer"}}
CACHES = {"default": {"BACKEND": "django.core.cache.backends.locmem.LocMemCache"}}
CELERY_TASK_ALWAYS_EAGER = True
CELERY_TASK_EAGER_PROPAGATES = True
CELERY_BROKER_URL = "memory://"
CELERY_BROKER_TRANSPORT_OPTIONS = {"priority_steps": _OPTIONS["priority_steps"]}
PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]
STORAGES = {
    "default": {"BACKEND": "django.core.files.storage.FileSystemStorage"},
    "staticfiles": {"BACKEND": "django.contrib.staticfiles.storage.StaticFilesStorage"},
}
# Nothing is collected for tests, and WhiteNoise warns of a missing folder.
MIDDLEWARE = [name for name in MIDDLEWARE if not name.startswith("whitenoise.")]
EMAIL_BACKEND = "django.core.mail.backends.locmem.EmailBackend"
BOT_PACE_SECONDS = 0.0
