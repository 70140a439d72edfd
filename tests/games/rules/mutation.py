"""Small damages to JSON values: near misses of actions, states and positions."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

LIMIT = 12


def mutants(value: Any, rng: Random, limit: int = LIMIT) -> Iterator[Any]:
    """Yield some copies of a JSON value with one damage each."""
    everywhere = list(_damaged(value))
    yield from rng.sample(everywhere, min(limit, len(everywhere)))


def _damaged(value: Any) -> Iterator[Any]:
    match value:
        case dict():
            for key, part in value.items():
                if key != "type":
                    yield {name: kept for name, kept in value.items() if name != key}
                    yield from ({**value, key: damaged} for damaged in _damaged(part))
        case list():
            yield from _damaged_list(value)
        case bool():
            yield not value
            yield 1
        case int():
            yield from (value + 1, value - 1, value + 13, -1, 0, 2**70, None)
        case str():
            yield from ("", "ZZ", "2S", "KH", "1", "F", value.lower(), None)
        case _:
            yield from (0, "2S")


def _damaged_list(parts: list[Any]) -> Iterator[Any]:
    yield [*parts, "2S"]
    yield [*parts, 0]
    for place, part in enumerate(parts):
        yield parts[:place] + parts[place + 1 :]
        yield [*parts, part]
        yield from ([*parts[:place], damaged, *parts[place + 1 :]] for damaged in _damaged(part))
    if len(parts) > 1:
        yield parts[::-1]
