"""Seats people at tables and prints how to sit down there: ``python -m benchmarks.live.seats N``."""

from __future__ import annotations

import json
import sys

import django

django.setup()

from django.contrib.auth import BACKEND_SESSION_KEY, HASH_SESSION_KEY, SESSION_KEY  # noqa: E402
from django.contrib.sessions.backends.db import SessionStore  # noqa: E402

from accounts.models import User  # noqa: E402
from games.services.lobby import seat_match  # noqa: E402

ROUNDS = 50
"""So long that no match ends while it is measured."""


def main(tables: int) -> None:
    """Make the tables; each line of the answer is in the order of the seats."""
    print(json.dumps([_make_table(number) for number in range(tables)]))


def _make_table(number: int) -> dict[str, object]:
    users = [User(username=f"person{number}-{seat}") for seat in range(2)]
    for user in users:
        user.set_unusable_password()
        user.save()
    match = seat_match(game="casino", options={"rounds": ROUNDS}, users=users, pace="normal")
    return {"code": match.table.code, "sessions": [_log_in(user) for user in users]}


def _log_in(user: User) -> str:
    session = SessionStore()
    session[SESSION_KEY] = str(user.pk)
    session[BACKEND_SESSION_KEY] = "django.contrib.auth.backends.ModelBackend"
    session[HASH_SESSION_KEY] = user.get_session_auth_hash()
    session.save()
    return str(session.session_key)


main(int(sys.argv[1]))
