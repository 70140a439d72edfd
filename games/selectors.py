"""Reads: tables and matches as each viewer may see them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from datetime import timedelta
from typing import Any, Final

import msgspec
from django.db.models import Q, QuerySet
from django.utils import timezone
from django.utils.translation import gettext

from accounts.models import RatedPlayer, Rating, User
from accounts.selectors import ignored_names
from games import catalog, clocks, messages
from games.attending import whole_presence
from games.messages import Moves
from games.models import SLOW_PACES, ChatLine, Match, Table, TableSeat, Watching
from games.rules.core import AnyGame, Decision, Seat, Step, Viewer
from games.rules.errors import RuleError, explain
from games.rules.record import replay, see, undone
from games.rules.registry import load_game
from games.telling import tell
from games.telling.cards import in_words
from games.watching import DELAYS, as_seen_by, as_whom, delay_of, sees_all, version_at

CHAT_LINES: Final = 50
HERE: Final = timedelta(seconds=60)
"""Who was heard of within this time is still there."""


def match_at_table(match_id: int) -> Match:
    """Return a match with its table."""
    return Match.objects.select_related("table").get(pk=match_id)


def current_match(table: Table) -> Match | None:
    """Return the match that the table shows: the latest."""
    return table.matches.select_related("table").order_by("-pk").first()


def seat_of(table: Table, user: User | Any) -> Viewer:
    """Return the seat that a person has at a table, or ``None`` for a spectator."""
    if not user.is_authenticated:
        return None
    return table.places.filter(user=user).values_list("seat", flat=True).first()


def update_for(match: Match, viewer: Viewer, moves: Iterable[Moves]) -> messages.Update:
    """Return the message that brings ``viewer`` up to date about a match."""
    [update] = updates_for(match, [viewer], moves)
    return update


def updates_for(
    match: Match, viewers: Iterable[Viewer], moves: Iterable[Moves]
) -> list[messages.Update]:
    """Return the messages that bring viewers up to date; what all may know is found once."""
    game, state, moves = match.game, match.state, tuple(moves)
    node = game.node(state)
    asked = node.seats if match.is_playing and isinstance(node, Decision) else ()
    seen_clocks, outcome = _clocks(match), _outcome(match)
    out = out_seats(match)
    return [
        messages.Update(
            match=match.code,
            version=match.version,
            decision_version=match.decision_version,
            asked=asked,
            view=game.observe(state, viewer),
            choices=game.choices(state, viewer) if viewer is not None and viewer in asked else None,
            moves=tuple([_redacted(game, move, viewer) for move in moves]),
            clocks=seen_clocks,
            commitment=match.commitment,
            out=out,
            outcome=outcome,
        )
        for viewer in viewers
    ]


def whole_picture(match: Match, viewer: Viewer) -> messages.Update:
    """Return an update with the whole history, for those who have just come."""
    update = update_for(match, as_whom(match, viewer), history(match))
    return msgspec.structs.replace(update, whole=True)


def picture(table: Table, viewer: Viewer, user: User | Any = None) -> list[messages.Outbound]:
    """Return all that shows a table to somebody who has just come.

    Raise ``ClosedToWatchersError`` if he may not see its match.
    """
    table.refresh_from_db()
    match = current_match(table)
    seen = None if match is None else as_seen_by(match, viewer)
    ignored = ignored_by(user)
    return [
        table_info(table, viewer),
        *([] if seen is None else [whole_picture(seen, viewer), whole_presence(seen)]),
        *([messages.Ignoring(ignored)] if ignored else []),
        *(said(line) for line in chat_for(table, viewer, ignored)),
    ]


def pong(table: Table, viewer: Viewer) -> messages.Pong:
    """Return how far the latest match of a table is: enough to notice what was missed.

    So a spectator with a delay comes to ask for the next picture of the past.
    """
    if viewer is None and table.watching != Watching.OPEN:
        return _late_pong(table)
    latest = table.matches.order_by("-pk").values_list("code", "version", "status").first()
    if latest is None:
        return messages.Pong(None, 0, over=False)
    code, version, status = latest
    return messages.Pong(code, version, over=status != Match.Status.PLAYING)


def _late_pong(table: Table) -> messages.Pong:
    match = current_match(table)
    delay = None if match is None else delay_of(match, None)
    version = 0 if match is None else match.version
    if match is not None and delay is not None:
        version = version_at(match, timezone.now() - delay)
    is_there = match is not None and version > 0
    return messages.Pong(
        match.code if is_there and match else None,
        version,
        over=match is not None and not match.is_playing,
    )


def sentence_of(error: RuleError) -> str:
    """Return why something was refused, in the language that is active."""
    facts = {name: in_words(fact) for name, fact in error.facts.items()}
    if "game" in facts:
        facts["game"] = catalog.name_of(facts["game"])
    said = explain(gettext(error.sentence), facts)
    return said[:1].upper() + said[1:]


def history(match: Match) -> list[Moves]:
    """Return all moves of a match with their events, secrets included: redact before showing."""
    return [Moves(version, step.events) for version, step in enumerate(replayed(match), 1)]


def events_for(match: Match, viewer: Viewer) -> tuple[Any, ...]:
    """Return every event of a match so far, as the viewer heard it."""
    return tuple(event for step in replayed(match) for event in see(match.game, step, viewer))


def replayed(match: Match) -> Iterator[Step[Any, Any]]:
    """Yield every step of a match, as far as it is seen, from its log: the truth about it.

    What was taken back is told no more.
    """
    entries = [row.entry for row in match.log.filter(version__lte=match.version)]
    gone = undone(entries)
    for version, step in enumerate(replay(match.game, match.game.new_match(), entries), 1):
        yield Step(step.state) if version in gone else step


def moves_since(match: Match, known: Match) -> list[Moves]:
    """Return the moves that brought a match from where it is known to where it is."""
    rows = match.log.filter(version__gt=known.version, version__lte=match.version)
    entries = [row.entry for row in rows]
    if undone(entries):
        return history(match)[known.version :]
    steps = replay(match.game, known.state, entries)
    return [Moves(version, step.events) for version, step in enumerate(steps, known.version + 1)]


def _redacted(game: AnyGame, move: Moves, viewer: Viewer) -> Moves:
    return Moves(move.version, tuple([game.redact(event, viewer) for event in move.events]))


def _clocks(match: Match) -> tuple[messages.Clock, ...]:
    if match.seen_at is not None:
        return (messages.Clock(None, running=False),) * match.seats
    now, pace = match.paused_at or timezone.now(), match.table.pace
    return tuple(
        [
            messages.Clock(
                left_ms=clocks.left_ms(player, pace, now),
                running=match.paused_at is None and clocks.is_running(player, now),
            )
            for player in match.seated
        ]
    )


def _outcome(match: Match) -> messages.Outcome | None:
    if match.is_playing:
        return None
    return messages.Outcome(
        ending=match.ending,
        places=tuple(player.place for player in match.players.all()),
        scores=tuple(match.scores or ()),
        seed=match.seed,
    )


def table_info(table: Table, viewer: Viewer) -> messages.TableInfo:
    """Return who sits at a table and what it is doing, as its visitors may know it."""
    match = current_match(table)
    sides = load_game(table.game, seats=table.seats, options=table.options).sides
    places = list(table.places.select_related("user"))
    ratings = _ratings(table.game, [place.user_id for place in places if place.user_id])
    return messages.TableInfo(
        code=table.code,
        game=table.game,
        options=table.options,
        status=table.status,
        pace=table.pace,
        rated=table.is_rated,
        seats=tuple(_seat_info(place, sides, ratings) for place in places),
        your_seat=viewer,
        match=match.code if match else None,
        commitment=table.next_commitment,
        event=table.event,
        event_url=table.event_url,
        watching=table.watching,
    )


def _ratings(game: str, user_ids: list[int]) -> dict[int, int]:
    rows = Rating.objects.filter(game=game, user__in=user_ids).values_list("user_id", "value")
    return {user_id: round(value) for user_id, value in rows}


def _seat_info(
    place: TableSeat, sides: tuple[int, ...], ratings: dict[int, int]
) -> messages.SeatInfo:
    return messages.SeatInfo(
        seat=place.seat,
        side=sides[place.seat],
        person=None if place.user is None else _person(place.user, ratings),
        ready=place.is_ready,
    )


def _person(user: User, ratings: dict[int, int]) -> messages.Person:
    return messages.Person(
        name=user.username,
        bot=user.bot_level,
        guest=user.is_guest,
        rating=ratings.get(user.pk),
    )


def said(line: ChatLine) -> messages.Said:
    """Return a line of chat as it goes over the wire."""
    return messages.Said(
        line=line.pk,
        room=line.room,
        author=line.author.username,
        text=line.text,
        at=line.created.isoformat(),
        phrase=line.phrase,
    )


def ignored_by(user: User | Any) -> tuple[str, ...]:
    """Return the names of those whose lines a person does not want to read."""
    return ignored_names(user) if isinstance(user, User) else ()


def out_seats(match: Match) -> tuple[Seat, ...]:
    """Return the seats that are out while the others play on."""
    if not match.is_playing:
        return ()
    game, state = match.game, match.state
    return tuple(seat for seat in range(match.seats) if game.is_out(state, seat))


def room_of(table: Table, viewer: Viewer) -> ChatLine.Room:
    """Return where somebody talks; who is out talks with the spectators until the match is over."""
    if viewer is None:
        return ChatLine.Room.WATCHERS
    match = current_match(table)
    is_out = match is not None and viewer in out_seats(match)
    return ChatLine.Room.WATCHERS if is_out else ChatLine.Room.SEATS


def hearers_of(line: ChatLine) -> list[Viewer]:
    """Return the audiences that read a line as soon as it is said.

    Who is out knows what is going on: spectators with a delay read his lines as late as the rest.
    """
    match = current_match(line.table)
    out = () if match is None else out_seats(match)
    if line.room == ChatLine.Room.SEATS:
        return [seat for seat in range(line.table.seats) if seat not in out]
    is_late = match is not None and not sees_all(match, None)
    if is_late and seat_of(line.table, line.author) is not None:
        return [*out]
    return [None, *out]


def chat_for(table: Table, viewer: Viewer, ignored: Iterable[str] = ()) -> list[ChatLine]:
    """Return the last lines of the room that ``viewer`` is in, oldest first."""
    lines = table.chat.filter(room=room_of(table, viewer), is_hidden=False)
    match = current_match(table) if viewer is None else None
    if match is not None and not sees_all(match, None):
        delay = DELAYS[Watching(table.watching)]
        is_told = Q(created__lte=timezone.now() - delay)
        seated = table.places.filter(user__isnull=False).values("user")
        lines = lines.filter(is_told | ~Q(author__in=seated))
    lines = lines.exclude(author__username__in=ignored).select_related("author")
    return list(reversed(lines.order_by("-pk")[:CHAT_LINES]))


def players_of(match: Match) -> list[dict[str, Any]]:
    """Return the players by place, with what the match did to their ratings."""
    rated = {row.user_id: row for row in RatedPlayer.objects.filter(result__match_code=match.code)}
    sides = match.game.sides
    players = [
        {
            "user": player.user,
            "place": player.place,
            "score": match.scores[sides[player.seat]] if match.scores else None,
            "rated": rated.get(player.user_id),
        }
        for player in match.players.select_related("user")
    ]
    return sorted(players, key=lambda player: player["place"] or 0)


def names_for(match: Match, viewer: Viewer) -> list[str]:
    """Return the names of the players by seat; the viewer's own is marked."""
    names = [player.user.username for player in match.players.select_related("user")]
    if viewer is not None:
        names[viewer] = gettext("%(name)s (you)") % {"name": names[viewer]}
    return names


def told(match: Match, viewer: Viewer = None) -> list[str]:
    """Return the log of a match in words, as a viewer may know it, with what happened beside."""
    names = names_for(match, viewer)
    notes: defaultdict[int, list[str]] = defaultdict(list)
    for note in match.told_notes:
        notes[note.version].append(str(note))
    sentences = list(notes[0])
    for move in history(match):
        events = _redacted(match.game, move, viewer).events
        sentences += [sentence for event in events if (sentence := tell(event, names))]
        sentences += notes[move.version]
    return sentences


def cards_of(tables: Iterable[Table]) -> list[dict[str, Any]]:
    """Return tables as lists show them."""
    return [
        {
            "table": table,
            "game": catalog.name_of(table.game),
            "people": [place.user for place in table.places.all() if place.user is not None],
            "free": sum(place.user is None for place in table.places.all()),
        }
        for table in tables
    ]


def open_tables() -> QuerySet[Table]:
    """Return the public tables that wait for players and where somebody is, newest first.

    By correspondence nobody need be there.
    """
    waiting = Table.objects.filter(status=Table.Status.OPEN, is_private=False)
    here = Q(seen_at__gt=timezone.now() - HERE) | Q(pace__in=SLOW_PACES)
    return _listed(waiting.filter(here))


def live_tables() -> QuerySet[Table]:
    """Return the public tables where a match is on that can be watched, latest first."""
    playing = Table.objects.filter(status=Table.Status.PLAYING, is_private=False)
    return _listed(playing.exclude(watching=Watching.CLOSED))


def _listed(tables: QuerySet[Table]) -> QuerySet[Table]:
    return tables.prefetch_related("places__user").order_by("-updated")


def tables_of(user: User | Any) -> QuerySet[Table]:
    """Return the tables at which a visitor sits and waits or plays, latest first."""
    if not user.is_authenticated:
        return Table.objects.none()
    on = (Table.Status.OPEN, Table.Status.PLAYING)
    return _listed(Table.objects.filter(places__user=user, status__in=on))


def matches_of(person: User, viewer: User | Any) -> QuerySet[Match]:
    """Return what a person has played to an end, latest first; private ones for those who sat there."""
    matches = Match.objects.filter(players__user=person).exclude(status=Match.Status.PLAYING)
    if viewer != person:
        sat = Match.objects.filter(players__user=viewer.pk)
        matches = matches.filter(Q(table__is_private=False) | Q(pk__in=sat.values("pk")))
    return matches.prefetch_related("players__user").order_by("-finished_at", "-pk")
