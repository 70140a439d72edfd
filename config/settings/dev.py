"""For work on the site itself: error pages with details, unhashed static files."""

from config.settings.base import *  # noqa: F403 -- that is what Django settings modules do

DEBUG = True
SECRET_KEY = "dev"  # noqa: S105 -- not a secret
STORAGES = {
    "default": {"BACKEND": "django.core.files.storage.FileSystemStorage"},
    "staticfiles": {"BACKEND": "django.contrib.staticfiles.storage.StaticFilesStorage"},
}
