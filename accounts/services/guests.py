"""Guest accounts: a name and nothing else, until the person signs up and keeps it."""

from __future__ import annotations

import secrets
from typing import Final

from django.db import IntegrityError, transaction

from accounts.models import User

MOODS: Final = (
    "brave",
    "bright",
    "calm",
    "clever",
    "gentle",
    "happy",
    "honest",
    "jolly",
    "keen",
    "lively",
    "lucky",
    "merry",
    "noble",
    "quick",
    "quiet",
    "sunny",
    "swift",
    "witty",
)
BEINGS: Final = (
    "badger",
    "cat",
    "cuckoo",
    "falcon",
    "fox",
    "hare",
    "heron",
    "horse",
    "hunter",
    "lion",
    "mask",
    "otter",
    "owl",
    "pirate",
    "raven",
    "robin",
    "swan",
    "wolf",
)
NUMBERS: Final = 10_000


def register_guest() -> User:
    """Create an account with a friendly name that nobody has, and no password."""
    while True:
        user = User(username=_friendly_name(), is_guest=True)
        user.set_unusable_password()
        try:
            with transaction.atomic():
                user.save()
        except IntegrityError:
            continue
        return user


def _friendly_name() -> str:
    return f"{secrets.choice(MOODS)}-{secrets.choice(BEINGS)}-{secrets.randbelow(NUMBERS)}"
