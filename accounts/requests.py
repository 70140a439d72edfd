"""Types of requests, for views that are only reached by people with an account."""

from __future__ import annotations

from django.http import HttpRequest

from accounts.models import User


class PersonRequest(HttpRequest):
    """A request behind ``login_required``."""

    user: User
