"""What follows a write once it is committed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from django.db import transaction


def after_commit(effect: Callable[..., object], *args: Any, **kwargs: Any) -> None:
    """Do something after the commit; its failure is logged and takes nothing back.

    A write that is committed must be acknowledged even while Valkey or Redis is away.  What is
    lost then is made good: clients compare versions, and the sweep asks bots again.
    """

    def follow() -> None:
        effect(*args, **kwargs)

    transaction.on_commit(follow, robust=True)
