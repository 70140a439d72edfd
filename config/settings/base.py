"""Settings shared by every way to run the site.

The environment decides: without any variable the embedded default (SQLite, and the Valkey that
``manage.py up`` starts); with ``DATABASE_URL`` and ``REDIS_URL`` PostgreSQL and Redis or Valkey.
The README lists all variables.
"""

from __future__ import annotations

import os
from pathlib import Path

import django_stubs_ext
from celery.schedules import crontab
from csp.constants import NONE, SELF
from django.utils.translation import gettext_lazy as _
from kombu import Exchange, Queue
from redis.backoff import ConstantBackoff
from redis.retry import Retry

from config.settings.environment import broker_url, database, flag, words
from config.sockets import valkey_socket

django_stubs_ext.monkeypatch()  # lets generic classes of Django be annotated at run time

BASE_DIR = Path(__file__).resolve().parent.parent.parent
DATA_DIR = Path(os.environ.get("LOCANDA_DATA") or BASE_DIR / "var").absolute()

DEBUG = False
ALLOWED_HOSTS = words("LOCANDA_HOSTS", default=["localhost", "127.0.0.1", "[::1]"])
CSRF_TRUSTED_ORIGINS = words("LOCANDA_ORIGINS")

INSTALLED_APPS = [
    "daphne",
    "config",
    "accounts",
    "games",
    "tournaments",
    "allauth",
    "allauth.account",
    "channels",
    "csp",
    "rest_framework",
    "drf_spectacular",
    "drf_spectacular_sidecar",
    "django.contrib.admin",
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "django.contrib.humanize",
    "django.contrib.messages",
    "django.contrib.sessions",
    "django.contrib.staticfiles",
]

MIDDLEWARE = [
    "django.middleware.security.SecurityMiddleware",
    "csp.middleware.CSPMiddleware",
    "whitenoise.middleware.WhiteNoiseMiddleware",
    "django.middleware.gzip.GZipMiddleware",
    "config.middleware.MaintenanceMiddleware",
    "django.contrib.sessions.middleware.SessionMiddleware",
    "django.middleware.locale.LocaleMiddleware",
    "django.middleware.common.CommonMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "accounts.middleware.AccountMiddleware",
    "django.contrib.messages.middleware.MessageMiddleware",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
    "allauth.account.middleware.AccountMiddleware",
]

ROOT_URLCONF = "config.urls"
ASGI_APPLICATION = "config.asgi.application"
WEB_SERVER = os.environ.get("LOCANDA_SERVER", "daphne")

TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "DIRS": [BASE_DIR / "templates"],
        "APP_DIRS": True,
        "OPTIONS": {
            "context_processors": [
                "django.template.context_processors.request",
                "django.contrib.auth.context_processors.auth",
                "django.contrib.messages.context_processors.messages",
                "django.template.context_processors.i18n",
                "accounts.context_processors.display",
            ],
        },
    },
]

DATABASES = {"default": database(os.environ.get("DATABASE_URL", ""), DATA_DIR)}
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"

REDIS_URL = os.environ.get("REDIS_URL") or f"unix://{valkey_socket(DATA_DIR)}"
CHANNEL_LAYERS = {
    "default": {
        "BACKEND": "channels_redis.pubsub.RedisPubSubChannelLayer",
        # Without a time-out of its own, redis-py 8 would close a listener after 5 idle seconds.
        "CONFIG": {"hosts": [{"address": REDIS_URL, "socket_timeout": None}]},
    }
}
CACHES = {
    "default": {
        "BACKEND": "django.core.cache.backends.redis.RedisCache",
        "LOCATION": REDIS_URL,
        # A request outlasts a restart of the server: it asks again for two seconds.
        "OPTIONS": {"retry": Retry(ConstantBackoff(0.1), retries=20)},
    }
}

CELERY_BROKER_URL = os.environ.get("CELERY_BROKER_URL") or broker_url(REDIS_URL)
CELERY_BROKER_CONNECTION_RETRY_ON_STARTUP = True
CELERY_BROKER_TRANSPORT_OPTIONS = {
    "visibility_timeout": 60,
    "unacked_restore_interval": 5,
    "unacked_restore_throttle": 1,
    "priority_steps": [0, 3, 6, 9],
    "queue_order_strategy": "priority",
    "sep": ":",
}
# A worker without --queues serves both; what is urgent comes first by its priority.
CELERY_TASK_QUEUES = [
    Queue(name, Exchange(name), routing_key=name) for name in ("celery", "analysis")
]
REVIEWS_AT_ONCE = int(os.environ.get("LOCANDA_REVIEWS_AT_ONCE") or 1)
STRENGTH_PAIRS = int(os.environ.get("LOCANDA_STRENGTH_PAIRS", "20"))
"""How many pairs of matches every two levels of bots play each night; 0 measures nothing."""
CELERY_TASK_IGNORE_RESULT = True
CELERY_TASK_ACKS_LATE = True
CELERY_TASK_REJECT_ON_WORKER_LOST = True
CELERY_TASK_SOFT_TIME_LIMIT = 20
CELERY_TASK_TIME_LIMIT = 30
CELERY_WORKER_PREFETCH_MULTIPLIER = 1
CELERY_TIMEZONE = "UTC"
CELERY_BEAT_SCHEDULE_FILENAME = str(DATA_DIR / "beat")
CELERY_BEAT_SCHEDULE = {
    "games: act on what is due": {
        "task": "games.sweep",
        "schedule": 2.0,
        "options": {"expires": 10, "priority": 0},
    },
    "tournaments: start and advance": {
        "task": "tournaments.sweep",
        "schedule": 3.0,
        "options": {"expires": 10, "priority": 3},
    },
    "games: measure how strong the bots are": {
        "task": "games.measure_strengths",
        "schedule": crontab(hour="3", minute="20"),
        "options": {"queue": "analysis", "expires": 3600, "priority": 9},
    },
}

AUTH_USER_MODEL = "accounts.User"
AUTHENTICATION_BACKENDS = [
    "django.contrib.auth.backends.ModelBackend",
    "allauth.account.auth_backends.AuthenticationBackend",
]
AUTH_PASSWORD_VALIDATORS = [
    {"NAME": name}
    for name in (
        "django.contrib.auth.password_validation.UserAttributeSimilarityValidator",
        "accounts.passwords.LengthValidator",
        "django.contrib.auth.password_validation.CommonPasswordValidator",
        "django.contrib.auth.password_validation.NumericPasswordValidator",
    )
]
LOGIN_URL = "account_login"
LOGIN_REDIRECT_URL = "home"
LOGOUT_REDIRECT_URL = "home"
ACCOUNT_LOGIN_METHODS = {"username", "email"}
ACCOUNT_SIGNUP_FIELDS = ["username*", "email", "password1*"]
ACCOUNT_EMAIL_VERIFICATION = "optional"
ACCOUNT_ADAPTER = "accounts.adapter.AccountAdapter"
ACCOUNT_FORMS = {
    "add_email": "accounts.forms.OwnEmailForm",
    "login": "accounts.forms.OwnLoginForm",
}
ACCOUNT_LOGOUT_ON_GET = False
ACCOUNT_RATE_LIMITS = {"guest": "60/m/ip"}
EMAIL_BACKEND = os.environ.get(
    "LOCANDA_EMAIL_BACKEND", "django.core.mail.backends.console.EmailBackend"
)
EMAIL_HOST = os.environ.get("LOCANDA_EMAIL_HOST", "localhost")
DEFAULT_FROM_EMAIL = os.environ.get("LOCANDA_EMAIL_FROM", "locanda@localhost")
SERVER_EMAIL = DEFAULT_FROM_EMAIL
ADMINS = [(address, address) for address in words("LOCANDA_ADMINS")]

LANGUAGE_CODE = "en"
LANGUAGES = [("en", _("English")), ("it", _("Italian"))]
FORMAT_MODULE_PATH = ["config.formats"]
LOCALE_PATHS = [BASE_DIR / "locale"]
TIME_ZONE = "UTC"
USE_TZ = True

STATIC_URL = "static/"
STATIC_ROOT = DATA_DIR / "static"
STATICFILES_DIRS = [BASE_DIR / "static"]
WHITENOISE_KEEP_ONLY_HASHED_FILES = True
STORAGES = {
    "default": {"BACKEND": "django.core.files.storage.FileSystemStorage"},
    "staticfiles": {"BACKEND": "config.staticfiles.HashedStorage"},
}

CONTENT_SECURITY_POLICY = {
    "DIRECTIVES": {
        "default-src": [SELF],
        "base-uri": [SELF],
        "connect-src": [SELF],
        "font-src": [SELF],
        "form-action": [SELF],
        "frame-ancestors": [NONE],
        "img-src": [SELF, "data:"],
        "object-src": [NONE],
        "script-src": [SELF],
        "style-src": [SELF],
    }
}
SECURE_REFERRER_POLICY = "same-origin"
X_FRAME_OPTIONS = "DENY"

HTTPS = flag("LOCANDA_HTTPS")
SESSION_COOKIE_SECURE = CSRF_COOKIE_SECURE = HTTPS
SECURE_PROXY_SSL_HEADER = ("HTTP_X_FORWARDED_PROTO", "https") if HTTPS else None
# The proxy in front is one; without it nobody may say for whom he speaks.
ALLAUTH_TRUSTED_PROXY_COUNT = 1 if HTTPS else 0
SECURE_HSTS_SECONDS = 31_536_000 if HTTPS else 0

REST_FRAMEWORK = {
    "DEFAULT_AUTHENTICATION_CLASSES": ["rest_framework.authentication.SessionAuthentication"],
    "DEFAULT_PERMISSION_CLASSES": ["rest_framework.permissions.AllowAny"],
    "DEFAULT_RENDERER_CLASSES": ["rest_framework.renderers.JSONRenderer"],
    "DEFAULT_PAGINATION_CLASS": "rest_framework.pagination.LimitOffsetPagination",
    "PAGE_SIZE": 25,
    "DEFAULT_SCHEMA_CLASS": "drf_spectacular.openapi.AutoSchema",
    "DEFAULT_THROTTLE_CLASSES": [
        "rest_framework.throttling.AnonRateThrottle",
        "rest_framework.throttling.UserRateThrottle",
    ],
    "DEFAULT_THROTTLE_RATES": {"anon": "120/min", "user": "600/min"},
    "NUM_PROXIES": ALLAUTH_TRUSTED_PROXY_COUNT,
    "EXCEPTION_HANDLER": "config.api.refuse",
}
SPECTACULAR_SETTINGS = {
    "TITLE": "Locanda",
    "DESCRIPTION": "Games, tables, matches, records, ratings and tournaments.",
    "VERSION": "1",
    "SERVE_INCLUDE_SCHEMA": False,
    "SWAGGER_UI_DIST": "SIDECAR",
    "SWAGGER_UI_FAVICON_HREF": "SIDECAR",
}

MAINTENANCE_FILE = DATA_DIR / "maintenance"
"""While this file exists, visitors are told to come back."""

BOT_PACE_SECONDS = float(os.environ.get("LOCANDA_BOT_PACE", "1.0"))
"""How long a bot waits before it acts, so that a person can follow."""
MESSAGES_PER_SECOND = 8.0
"""How many messages a client may send, in the long run."""
