"""Settings of the test suite: no servers; SQLite in memory unless ``DATABASE_URL`` is set."""

import os

from config.settings.base import *  # noqa: F403 -- that is what Django settings modules do
from config.settings.base import CELERY_BROKER_TRANSPORT_OPTIONS as _OPTIONS
from config.settings.base import DATABASES

SECRET_KEY = "test"  # noqa: S105 -- not a secret
if "DATABASE_URL" not in os.environ:
    DATABASES["default"] = {
        "ENGINE": "django.db.backends.sqlite3",
        "NAME": ":memory:",
        "CONN_MAX_AGE": None,
        "TEST": {"NAME": "file:test?mode=memory&cache=shared"},
    }
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
EMAIL_BACKEND = "django.core.mail.backends.locmem.EmailBackend"
BOT_PACE_SECONDS = 0.0
