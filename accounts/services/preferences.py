"""Saving what a person prefers."""

from __future__ import annotations

import msgspec

from accounts.display import Display
from accounts.models import Preferences, User


def save_preferences(
    *, user: User, display: Display | None = None, language: str | None = None
) -> Preferences:
    """Save the choices that are given and keep the others; an empty language is the browser's."""
    given = {} if display is None else msgspec.to_builtins(display)
    if language is not None:
        given["language"] = language
    preferences, _ = Preferences.objects.update_or_create(user=user, defaults=given)
    return preferences
