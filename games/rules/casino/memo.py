"""Findings kept for the next time: searches know no suits, so the same few come again."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import TypeVar

KeyT = TypeVar("KeyT", bound=Hashable)
FoundT = TypeVar("FoundT")


class Memo(dict[KeyT, FoundT]):
    """What ``make`` makes of a key; a memo that holds ``most`` findings begins anew.

    A plain subscript finds what is kept, which costs less than any call.
    """

    __slots__ = ("make", "most")

    def __init__(self, make: Callable[[KeyT], FoundT], most: int) -> None:
        super().__init__()
        self.make = make
        self.most = most

    def __missing__(self, key: KeyT) -> FoundT:
        found = self.make(key)
        if len(self) >= self.most:
            self.clear()
        self[key] = found
        return found
