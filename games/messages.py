"""What travels over the socket, in both directions.  docs/protocol.md explains each message."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta

from games.rules.core import Seat
from games.rules.values import Value, tag

ClientId: TypeAlias = Annotated[str, Meta(pattern="^[^\\x00]*$", max_length=40)]
Code: TypeAlias = Annotated[str, Meta(pattern="^[0-9a-z]+$", max_length=20)]
Commitment: TypeAlias = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
ClientSeed: TypeAlias = Annotated[str, Meta(pattern="^[0-9A-Za-z_-]+$", max_length=64)]


class Inbound(Value, tag_field="type", tag=tag, forbid_unknown_fields=True):
    """Base of what a client sends."""


class Act(Inbound):
    """Act in the match that the client saw as ``version``; ``id`` is its own name for the action."""

    match: Code
    version: Annotated[int, Meta(ge=0)]
    action: msgspec.Raw
    id: ClientId = ""


class Sync(Inbound):
    """Ask for the whole picture."""


class NameSeed(Inbound):
    """Add a number of one's own to the match that was committed to; only the first one counts."""

    commitment: Commitment
    client_seed: ClientSeed


class Say(Inbound):
    """Say something to the others in the same room."""

    text: Annotated[str, Meta(pattern=r"^[^\x00]*[^\s\x00][^\x00]*$", max_length=300)]


class Phrase(Inbound):
    """Say a ready phrase, which everybody reads in his own language."""

    phrase: Literal["hello", "luck", "nice", "thanks", "sorry", "moment", "bye"]


class Ignore(Inbound):
    """Read no more lines of a person, or read them again; he is not told."""

    name: Annotated[str, Meta(pattern="^[^\\x00]*$", max_length=150)]
    ignored: bool


class Rematch(Inbound):
    """Be ready for another match at this table."""


class Resign(Inbound):
    """Give the match up."""

    match: Code


class Ping(Inbound):
    """Ask whether the connection lives, and say that the person is there."""


class Seen(Inbound):
    """The first picture of a match is on the screen: its clock need not wait any more."""

    match: Code


class Wish(Inbound):
    """Wish for a pause, for a bot in the place of who is away, for the end, or to take back.

    Empty: no more.
    """

    match: Code
    wish: Literal["", "pause", "bot", "end", "undo"]


class Resume(Inbound):
    """Go on after a pause."""

    match: Code


class Return(Inbound):
    """Take the own seat back from the bot that plays there."""

    match: Code


ClientMessage: TypeAlias = (
    Act
    | Sync
    | NameSeed
    | Say
    | Phrase
    | Ignore
    | Rematch
    | Resign
    | Ping
    | Seen
    | Wish
    | Resume
    | Return
)


class Outbound(Value, tag_field="type", tag=tag):
    """Base of what the server sends."""


class Person(Value):
    """Somebody at the table.  ``bot`` names a bot's level; ``rating`` is absent when unrated."""

    name: str
    bot: str = ""
    guest: bool = False
    rating: int | None = None


class SeatInfo(Value):
    """One place at the table; an empty one has no person."""

    seat: Seat
    side: int
    person: Person | None = None
    ready: bool = False


class TableInfo(Outbound, tag="table"):
    """The table itself: sent on connection and whenever it changes."""

    code: str
    game: str
    options: dict[str, Any]
    status: str
    pace: str
    rated: bool
    seats: tuple[SeatInfo, ...]
    your_seat: Seat | None
    match: str | None
    commitment: str
    event: str = ""
    event_url: str = ""
    watching: str = "open"


class SeatPresence(Value):
    """Whether somebody is there.  ``grace_ms``: until the others may choose what becomes of it.

    ``bot`` names the level of the bot that plays for the person, who may come back unless he
    ``left`` for good.  ``wish`` is what he wants to happen.
    """

    away: bool
    grace_ms: int | None
    bot: str
    left: bool
    wish: str


class Noted(Outbound):
    """Something that happened beside the moves; ``version`` is the move that it follows."""

    note: int
    match: str
    version: int
    kind: str
    seat: Seat | None
    facts: dict[str, Any]


class Presence(Outbound):
    """Who is there in a match, and whether it is paused; ``may`` are the wishes that it allows.

    To those who have just come it brings all ``notes`` of the match.
    """

    match: str
    seats: tuple[SeatPresence, ...]
    paused: bool
    may: tuple[str, ...]
    notes: tuple[Noted, ...] = ()


class Clock(Value):
    """A seat's time: ``left_ms`` until its deadline (or for its next turn); ``None`` without one."""

    left_ms: int | None
    running: bool


class Moves(Value):
    """What one move told this viewer.  ``version`` is the match version it led to."""

    version: int
    events: tuple[Any, ...]


class Outcome(Value):
    """How the match ended; ``scores`` per side, ``places`` per seat."""

    ending: str
    places: tuple[int | None, ...]
    scores: tuple[int, ...]
    seed: str


class Update(Outbound):
    """All that this client may know of the match, and what just happened.

    ``asked`` are the seats that the match waits for.  ``choices`` is what the client's own seat
    may do, or ``None``; ``out`` are the seats that are out.  With ``whole`` the moves are the whole history, not news.
    """

    match: str
    version: int
    decision_version: int
    asked: tuple[Seat, ...]
    view: Any
    choices: Any
    moves: tuple[Moves, ...]
    clocks: tuple[Clock, ...]
    commitment: str
    out: tuple[Seat, ...] = ()
    outcome: Outcome | None = None
    whole: bool = False


class Acknowledged(Outbound):
    """The client's action stands in the log as the move to ``version``."""

    id: str
    version: int


class Refused(Outbound):
    """The client's message changed nothing.  ``detail`` is in the client's language."""

    code: str
    detail: str
    facts: dict[str, Any] = msgspec.field(default_factory=dict)
    id: str = ""


class Said(Outbound):
    """A line of chat; ``phrase`` is the key of a ready one, whose ``text`` is English."""

    line: int
    room: str
    author: str
    text: str
    at: str
    phrase: str = ""


class Ignoring(Outbound):
    """Whose lines this client shall not show; told to nobody else."""

    names: tuple[str, ...]


class Watchers(Outbound):
    """How many spectators there are; a few seconds old."""

    count: int


class Hidden(Outbound):
    """A moderator took a line of chat away."""

    line: int


class Pong(Outbound):
    """The connection lives.  A client that knows less of the table's latest match asks to sync."""

    match: str | None
    version: int
    over: bool


ServerMessage: TypeAlias = (
    TableInfo
    | Update
    | Presence
    | Noted
    | Acknowledged
    | Refused
    | Said
    | Ignoring
    | Watchers
    | Hidden
    | Pong
)
