"""Accounts for the bots."""

from __future__ import annotations

from collections.abc import Iterable

from django.db import transaction

from accounts.models import User


@transaction.atomic
def ensure_bots(*, levels: Iterable[str], each: int = 1) -> list[User]:
    """Return the bots of these levels, ``each`` of every level; missing ones are created.

    Their names say what they are (``bot-club``, ``bot-club-2``), and people cannot take such names.
    """
    return [
        _ensure_bot(
            level=level, username=f"bot-{level}" if number == 1 else f"bot-{level}-{number}"
        )
        for level in levels
        for number in range(1, each + 1)
    ]


def _ensure_bot(*, level: str, username: str) -> User:
    fresh = User(username=username, bot_level=level)
    fresh.set_unusable_password()
    bot, _ = User.objects.get_or_create(
        username=username, defaults={"bot_level": level, "password": fresh.password}
    )
    return bot
