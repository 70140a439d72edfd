"""Match records: a document that replays anywhere, and the loop that folds its entries."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from games.rules.chance import Faces, Order, Outcome, Pick, Picked, Roll, Shuffle
from games.rules.core import AnyGame, Chance, Seat, Step, Viewer
from games.rules.errors import OutcomeError
from games.rules.values import Value

FORMAT = "locanda-record"
VERSION = 1


class Entry(Value, omit_defaults=True, forbid_unknown_fields=True):
    """One move: a chance outcome, or a seat's action (with the seconds since the start)."""

    chance: Outcome | None = None
    seat: Seat | None = None
    action: dict[str, Any] | None = None
    at: float | None = None


class Player(Value, omit_defaults=True):
    """Who sat at a seat; ``bot`` names the level of an automatic player."""

    name: str
    bot: str = ""


class Fair(Value, omit_defaults=True):
    """What proves that nobody chose the outcomes of chance."""

    commitment: str
    seed: str = ""
    client_seeds: tuple[str, ...] = ()


class Result(Value):
    """How a match ended: see ``core.Terminal``."""

    places: tuple[int, ...]
    scores: tuple[int, ...]


class Record(Value, omit_defaults=True, kw_only=True):
    """A whole match, complete without any server."""

    format: str = FORMAT
    version: int = VERSION
    game: str
    rules_version: int = 1
    options: dict[str, Any] = msgspec.field(default_factory=dict)
    seats: int
    players: tuple[Player, ...] = ()
    setup: dict[str, Any] | None = None
    entries: tuple[Entry, ...] = ()
    fair: Fair | None = None
    result: Result | None = None


def advance(game: AnyGame, state: Any, entry: Entry) -> Step[Any, Any]:
    """Return the step that one entry leads to, or raise ``RuleError`` or a decoding error."""
    if entry.chance is not None:
        return game.resolve(state, complete(game, state, entry.chance))
    if entry.seat is None or entry.action is None:
        raise msgspec.ValidationError("an entry needs either `chance` or `seat` and `action`")
    return game.apply(state, entry.seat, msgspec.convert(entry.action, game.action_type))


def complete(game: AnyGame, state: Any, outcome: Outcome) -> Outcome:
    """Return the outcome with a hand-written prefix of a pack filled up in canonical order."""
    node = game.node(state)
    if not isinstance(node, Chance):
        raise OutcomeError(why="the game waits for a player")
    match node.draw, outcome:
        case Shuffle(pack), Order(cards):
            rest = list(pack)
            for card in cards:
                if card not in rest:
                    raise OutcomeError(why=f"{card} is not, or not so often, in the pack")
                rest.remove(card)
            return Order((*cards, *rest))
        case (Roll(), Faces()) | (Pick(), Picked()):
            return outcome
        case draw, _:
            raise OutcomeError(why=f"{type(outcome).__name__} does not answer {draw}")


def replay(game: AnyGame, state: Any, entries: Iterable[Entry]) -> Iterator[Step[Any, Any]]:
    """Yield every step of a match from its entries."""
    for entry in entries:
        step = advance(game, state, entry)
        state = step.state
        yield step


def see(game: AnyGame, step: Step[Any, Any], viewer: Viewer) -> tuple[Any, ...]:
    """Return the events of a step as ``viewer`` may know them."""
    return tuple(game.redact(event, viewer) for event in step.events)
