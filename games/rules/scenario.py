"""Scenarios: records with expectations, and what differs when one is not met.

They state rules as data: the tests run those of ``tests/scenarios``, and ``manage.py record
check`` runs any file.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import msgspec
from msgspec import UNSET, UnsetType

from games.rules.core import AnyGame, Seat
from games.rules.errors import RuleError
from games.rules.record import (
    EntryError,
    Record,
    decode_action,
    export_position,
    plain,
    replay,
    result_of,
    start,
)
from games.rules.values import Value

UNORDERED: Final = frozenset({"table", "hands", "open", "piles", "used", "groups"})
"""Keys of positions whose innermost lists are sets of cards: their order means nothing."""


class Move(Value, forbid_unknown_fields=True):
    """An action of a seat."""

    seat: Seat
    action: dict[str, Any]


class Expectation(Value, omit_defaults=True, forbid_unknown_fields=True):
    """What should hold after a number of entries; a null ``result`` says that the match goes on."""

    after: int
    legal: Move | UnsetType = UNSET
    illegal: Move | UnsetType = UNSET
    position: dict[str, Any] | UnsetType = UNSET
    result: dict[str, Any] | UnsetType | None = UNSET


class Scenario(Record, omit_defaults=True, kw_only=True):
    """A record with expectations."""

    scenario: str = ""
    title: str = ""
    expect: tuple[Expectation, ...] = ()


def check(scenario: Scenario) -> Iterator[str]:
    """Yield a sentence for everything that is not as the scenario, or its own result, says."""
    try:
        game, state = start(scenario)
    except RuleError as error:
        yield str(error)
        return
    states = [state]
    try:
        for step in replay(game, state, scenario.entries):
            states.append(step.state)  # noqa: PERF401 -- keeps the states before a refused entry
    except EntryError as error:
        yield str(error)
    for expectation in scenario.expect:
        if 0 <= expectation.after < len(states):
            for difference in _differences(game, states[expectation.after], expectation):
                yield f"after {expectation.after}: {difference}"
        elif not 0 <= expectation.after <= len(scenario.entries):
            yield f"after {expectation.after}: there are {len(scenario.entries)} entries"
    if scenario.result is not None:
        named = plain(scenario.result)
        yield from (f"result: {text}" for text in _result(game, states[-1], named))


def _differences(game: AnyGame, state: Any, expectation: Expectation) -> Iterator[str]:
    if isinstance(expectation.legal, Move):
        yield from _legal(game, state, expectation.legal)
    if isinstance(expectation.illegal, Move):
        yield from _illegal(game, state, expectation.illegal)
    if isinstance(expectation.position, dict):
        position = export_position(game, state)
        yield from (f"position: {text}" for text in compare(expectation.position, position))
    if not isinstance(expectation.result, UnsetType):
        yield from (f"result: {text}" for text in _result(game, state, expectation.result))


def _refusal(game: AnyGame, state: Any, move: Move) -> RuleError | None:
    try:
        game.apply(state, move.seat, decode_action(game, move.action))
    except RuleError as error:
        return error
    return None


def _legal(game: AnyGame, state: Any, move: Move) -> Iterator[str]:
    if refusal := _refusal(game, state, move):
        yield f"{_spell(move.action)} should be legal for seat {move.seat}, but: {refusal}"


def _illegal(game: AnyGame, state: Any, move: Move) -> Iterator[str]:
    if not _refusal(game, state, move):
        yield f"{_spell(move.action)} should be illegal for seat {move.seat}"


def _result(game: AnyGame, state: Any, expected: dict[str, Any] | None) -> Iterator[str]:
    result = result_of(game, state)
    if expected is None:
        if result is not None:
            yield f"the match should go on, but it is over: {_spell(result)}"
    elif result is None:
        yield "the match should be over, but it goes on"
    else:
        yield from compare(expected, plain(result))


def compare(expected: dict[str, Any], actual: dict[str, Any]) -> Iterator[str]:
    """Yield a sentence for each named key whose value differs."""
    for key, value in expected.items():
        if key not in actual:
            yield f"there is no {key}"
        elif ordered(key, value) != ordered(key, actual[key]):
            yield f"{key} should be {_spell(value)}, but is {_spell(actual[key])}"


def ordered(key: str, value: Any) -> Any:
    """Return a value with sets of cards in a fixed order, so that equality compares them."""
    match value:
        case dict():
            return {name: ordered(name, part) for name, part in value.items()}
        case [] if key in UNORDERED:
            return []
        case [*parts] if key == "builds":
            return [ordered(key, part) for part in parts]
        case [*parts] if key in UNORDERED:
            return _sorted(key, [ordered(key, part) for part in parts])
        case _:
            return value


def _sorted(key: str, parts: list[Any]) -> list[Any]:
    """Sort cards, and groups among themselves, but never seats or sides."""
    of_cards = all(isinstance(part, str | int) for part in parts)
    return sorted(parts, key=repr) if of_cards or key == "groups" else parts


def _spell(value: Any) -> str:
    return msgspec.json.encode(value).decode()
