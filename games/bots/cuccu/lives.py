"""What lives are worth: the chance to win the match."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from games.rules.core import Seat


def chance(lives: Sequence[int], seat: Seat) -> float:
    """Return a seat's chance to win if in every round somebody, each as likely, loses a life.

    If nobody has a life left all return, and their chances are equal.
    """
    others = tuple(sorted(left for other, left in enumerate(lives) if other != seat and left))
    if not lives[seat] and not others:
        return 1 / len(lives)
    return _chance(lives[seat], others)


@lru_cache(maxsize=1 << 14)
def _chance(own: int, others: tuple[int, ...]) -> float:
    if not own or not others:
        return float(own > 0)
    total = _chance(own - 1, others)
    for place, left in enumerate(others):
        fewer = (*others[:place], left - 1, *others[place + 1 :])
        total += _chance(own, tuple(sorted(life for life in fewer if life)))
    return total / (1 + len(others))
