"""Match records: a document that replays anywhere, and the loop that folds its entries."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, TypeVar

import msgspec

from games.rules.chance import CLOSED, Faces, Order, Outcome, Pick, Picked, Roll, Shuffle
from games.rules.core import AnyGame, Chance, Seat, Step, Terminal, Viewer
from games.rules.errors import OutcomeError, PositionError, RuleError
from games.rules.registry import load_game
from games.rules.values import Value, gettext_noop

FORMAT = "locanda-record"
VERSION = 1


class RecordError(RuleError):
    """A document that is no record, or not one that this program can read."""

    code = "bad_record"
    sentence = gettext_noop("This is not a valid record: %(why)s.")


class ActionError(RuleError):
    """An action that the game does not know, whatever the state."""

    code = "bad_action"
    sentence = gettext_noop("This is not an action of the game: %(why)s.")


class EntryError(RuleError):
    """An entry that the rules refuse; entries are counted from 1."""

    code = "bad_entry"
    sentence = gettext_noop("Entry %(number)s is refused: %(why)s")


class Entry(Value, omit_defaults=True, forbid_unknown_fields=True):
    """One move: a chance outcome, or a seat's action (with the seconds since the start).

    With ``undo`` a seat takes its action back, which is the entry before.  Both stay and count:
    the places of later outcomes in the stream of chance depend on them.
    """

    chance: Outcome | None = None
    seat: Seat | None = None
    action: dict[str, Any] | None = None
    at: float | None = None
    undo: bool = False


class Player(Value, omit_defaults=True):
    """Who sat at a seat; ``bot`` names the level of an automatic player."""

    name: str
    bot: str = ""


class SealedShuffle(Value):
    """What proves the cards of one sealed shuffle, in the order in which it dealt them.

    An open card has a salt, a closed one only the hash of its envelope; the other is empty.
    ``path`` leads from the shuffle to the root of its book.
    """

    salts: tuple[str, ...]
    hashes: tuple[str, ...]
    path: tuple[str, ...]


class Sealed(Value):
    """The roots of the books of sealed shuffles, and the shuffles that were dealt."""

    roots: tuple[str, ...]
    shuffles: tuple[SealedShuffle, ...]


class Fair(Value, omit_defaults=True):
    """What proves that nobody chose the outcomes of chance.

    ``client_seeds`` come from the seats, in their order; an empty one is none.  Each counts for
    the outcomes that have at least so many entries before them as ``client_seeds_after`` says.
    """

    commitment: str
    seed: str = ""
    client_seeds: tuple[str, ...] = ()
    client_seeds_after: tuple[int, ...] = ()
    sealed: Sealed | None = None

    def client_seeds_at(self, version: int) -> tuple[str, ...]:
        """Return the client seeds that count for an outcome with ``version`` entries before it."""
        after = self.client_seeds_after or (0,) * len(self.client_seeds)
        given = zip(self.client_seeds, after, strict=True)
        return tuple(client_seed for client_seed, first in given if first <= version)


class Result(Value):
    """How a match ended: see ``core.Terminal``."""

    places: tuple[int, ...]
    scores: tuple[int, ...]


class Record(Value, omit_defaults=True, kw_only=True):
    """A whole match, complete without any server."""

    format: str = msgspec.field(default_factory=lambda: FORMAT)  # so that it is always written
    version: int = msgspec.field(default_factory=lambda: VERSION)
    game: str
    rules_version: int = 1
    options: dict[str, Any] = msgspec.field(default_factory=dict)
    seats: int
    players: tuple[Player, ...] = ()
    setup: dict[str, Any] | None = None
    entries: tuple[Entry, ...] = ()
    fair: Fair | None = None
    result: Result | None = None


RecordT = TypeVar("RecordT", bound=Record)


class _Header(Value):
    """What every version of the format has."""

    format: str
    version: int


def read(document: bytes, as_type: type[RecordT]) -> RecordT:
    """Return the record that a JSON document holds, or raise ``RecordError``."""
    try:
        header = msgspec.json.decode(document, type=_Header)
        if (header.format, header.version) != (FORMAT, VERSION):
            raise RecordError(
                why=f"only {FORMAT!r} version {VERSION} can be read, "
                f"not {header.format!r} version {header.version}"
            )
        record = msgspec.json.decode(document, type=as_type)
    except msgspec.DecodeError as error:
        raise RecordError(why=" ".join(str(error).split())) from error
    except RecursionError as error:
        raise RecordError(why="it is nested too deeply") from error
    if record.players and len(record.players) != record.seats:
        raise RecordError(why=f"{len(record.players)} players for {record.seats} seats")
    return record


def write(record: Record) -> bytes:
    """Return a record as the JSON document that ``read`` takes: two spaces, a final newline."""
    return msgspec.json.format(msgspec.json.encode(record), indent=2) + b"\n"


def start(record: Record) -> tuple[AnyGame, Any]:
    """Return the game of a record and the state before its first entry, or raise ``RuleError``."""
    game = load_game(record.game, seats=record.seats, options=record.options)
    if record.rules_version != game.version:
        raise RecordError(
            why=f"it was played by version {record.rules_version} of the rules of {game.slug}, "
            f"this program knows version {game.version}"
        )
    return game, game.new_match() if record.setup is None else import_position(game, record.setup)


def import_position(game: AnyGame, setup: Any) -> Any:
    """Return the state that a position in JSON stands for, or raise ``PositionError``."""
    try:
        position = msgspec.convert(setup, game.position_type)
    except msgspec.ValidationError as error:
        raise PositionError(why=str(error)) from error
    return game.from_position(position)


def export_position(game: AnyGame, state: Any) -> dict[str, Any]:
    """Return the position of a state in JSON."""
    position: dict[str, Any] = plain(game.position(state))
    return position


def plain(value: Any) -> Any:
    """Return a value as JSON reads it back: dicts, lists, words and numbers."""
    return msgspec.json.decode(msgspec.json.encode(value))


def result_of(game: AnyGame, state: Any) -> Result | None:
    """Return how the match ended, or ``None`` while it goes on."""
    node = game.node(state)
    return Result(node.places, node.scores) if isinstance(node, Terminal) else None


def advance(game: AnyGame, state: Any, entry: Entry) -> Step[Any, Any]:
    """Return the step that one entry leads to, or raise ``RuleError``."""
    match entry:
        case Entry(chance=None, seat=int(seat), action=dict(action), undo=False):
            return game.apply(state, seat, decode_action(game, action))
        case Entry(chance=chance, seat=None, action=None, undo=False) if chance is not None:
            return game.resolve(state, complete(game, state, chance))
        case _:
            raise RecordError(why="an entry has either `chance`, or `seat` and `action`")


def decode_action(game: AnyGame, action: Any) -> Any:
    """Return the action that JSON spells, or raise ``ActionError``."""
    try:
        return msgspec.convert(action, game.action_type)
    except msgspec.ValidationError as error:
        raise ActionError(why=str(error)) from error


def read_action(game: AnyGame, document: bytes | msgspec.Raw) -> Any:
    """Return the action that a JSON document spells, or raise ``ActionError``."""
    try:
        return msgspec.json.decode(document, type=game.action_type)
    except (msgspec.DecodeError, RecursionError) as error:
        raise ActionError(why=str(error)) from error


def complete(game: AnyGame, state: Any, outcome: Outcome) -> Outcome:
    """Return the outcome with a hand-written prefix of a pack filled up in canonical order."""
    node = game.node(state)
    if not isinstance(node, Chance):
        raise OutcomeError(why="the game does not wait for chance")
    match node.draw, outcome:
        case Shuffle(), Order(cards) if CLOSED in cards:
            return outcome
        case Shuffle(pack), Order(cards):
            return Order((*cards, *_rest(pack, cards)))
        case (Roll(), Faces()) | (Pick(), Picked()):
            return outcome
        case draw, _:
            asked, given = type(draw).__name__, type(outcome).__name__
            raise OutcomeError(why=f"{given} does not answer {asked}")


def _rest(pack: Iterable[str], cards: Iterable[str]) -> list[str]:
    rest = list(pack)
    for card in cards:
        if card not in rest:
            raise OutcomeError(why=f"{card} is not, or not so often, in the pack")
        rest.remove(card)
    return rest


def replay(game: AnyGame, state: Any, entries: Iterable[Entry]) -> Iterator[Step[Any, Any]]:
    """Yield every step of a match from its entries, or raise ``EntryError``."""
    before: Any = None
    last = Entry()
    for number, entry in enumerate(entries, 1):
        try:
            step = _take_back(before, last, entry) if entry.undo else advance(game, state, entry)
        except RuleError as error:
            raise EntryError(number=number, why=str(error)) from error
        before, state, last = state, step.state, entry
        yield step


def _take_back(before: Any, last: Entry, entry: Entry) -> Step[Any, Any]:
    """Return the step that leads back to the state before an action of the same seat."""
    is_own = last.action is not None and last.seat == entry.seat
    if not is_own or entry.action is not None or entry.chance is not None:
        raise RecordError(why="an entry with `undo` follows an action of the same seat")
    return Step(before)


def undone(entries: Sequence[Entry]) -> frozenset[int]:
    """Return the numbers, from 1, of the actions that were taken back."""
    return frozenset(number for number, entry in enumerate(entries) if entry.undo)


def see(game: AnyGame, step: Step[Any, Any], viewer: Viewer) -> tuple[Any, ...]:
    """Return the events of a step as ``viewer`` may know them."""
    return tuple(game.redact(event, viewer) for event in step.events)
