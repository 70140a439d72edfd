"""Playing a match: actions in, log entries out.  The ONE write path of a match.

Whoever acts (socket, form, API, bot, clock) comes to ``play_together``, mostly with one action;
the sockets of a process bring those of many tables at once, for one commit costs as much as
thirty.  The unique (match, version) of the log is the guard that always holds; the row locks only
avoid that two writers meet there.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from django.db import close_old_connections, transaction

from accounts.models import User
from accounts.selectors import banned_among
from games import broadcast, clocks
from games.messages import Moves
from games.models import Match, MatchSeat, Table, Watching
from games.rules.core import Action, Seat, Terminal
from games.rules.errors import RuleError
from games.services import chance
from games.services.effects import after_commit
from games.services.errors import BannedError, HeldSeatError
from games.services.finish import finish_match
from games.services.holding import wake
from games.services.memory import Memory
from games.services.turn import Turn, asked_seats, settle, take_turn
from games.services.writing import write_turns

__all__ = ["Play", "asked_seats", "play_action", "play_together", "start_match"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Play:
    """An action that a seat wants to take.

    ``version`` is the state that the actor saw: older than the last decision is refused.  An
    action with a ``client_id`` that stands in the log already is answered as it was at first.
    """

    match_id: int
    seat: Seat
    action: Any
    version: int
    client_id: str = ""
    by_person: bool = False
    """The person of the seat acts, so that no bot may be playing for him."""


@dataclass(slots=True)
class Played:
    """An action that stands in the log as the move to ``version``; no ``turn`` if it stood there."""

    version: int
    turn: Turn | None = None


Outcome: TypeAlias = Played | Exception
"""What became of an action."""


@transaction.atomic
def start_match(*, table: Table, users: Sequence[User]) -> Match:
    """Start a match, ``users`` in the order of the seats, and play up to its first decision.

    The caller holds the table's lock.
    """
    match = Match(
        table=table,
        game_slug=table.game,
        options=table.options,
        seats=table.seats,
        is_rated=table.is_rated,
    )
    chance.keep_promise(match)
    match.rules_version = match.game.version
    match.state = match.game.new_match()
    match.save()
    players = [MatchSeat(match=match, seat=seat, user=user) for seat, user in enumerate(users)]
    chance.take_client_seeds(table, players)
    for player in players:
        clocks.wind(player, table.pace)
    MatchSeat.objects.bulk_create(players)
    table.status = Table.Status.PLAYING
    table.save(update_fields=["status", "updated", *chance.PROMISE])
    turn = Turn(match)
    settle(turn, asked_before=frozenset())
    _complete([turn])
    if match.is_playing:
        after_commit(broadcast.publish, match.pk, turn.since)
        if table.watching == Watching.CLOSED:
            after_commit(broadcast.send_watchers_away, table.pk)
    return match


def play_action(
    *,
    match_id: int,
    seat: Seat,
    action: Action,
    version: int,
    client_id: str = "",
    by_person: bool = False,
) -> int:
    """Apply a seat's action and return the version it led to, or raise ``RuleError``.

    Locks the match.
    """
    play = Play(
        match_id=match_id,
        seat=seat,
        action=action,
        version=version,
        client_id=client_id,
        by_person=by_person,
    )
    with transaction.atomic():
        [outcome] = play_together([play], Memory())
        if isinstance(outcome, Exception):
            raise outcome
        for match, since, _ in news_of([outcome]):
            after_commit(broadcast.publish, match.pk, since)
    return outcome.version


def play_each(plays: Sequence[Play], memory: Memory) -> list[Outcome]:
    """Play actions together; if that fails, each alone, so that none takes others with it."""
    try:
        return play_together(plays, memory)
    except Exception as error:  # noqa: BLE001 -- whatever it is, it goes to who asked for it
        close_old_connections()
        for play in plays:
            memory.forget(play.match_id)
        if len(plays) == 1:
            return [error]
    return [outcome for play in plays for outcome in play_each([play], memory)]


def news_of(outcomes: Iterable[Outcome]) -> list[tuple[Match, int, list[Moves]]]:
    """Return which matches go on, from which version, and the moves that did it.

    The end of a match is told by ``play_together``.
    """
    found: dict[int, tuple[Match, int, list[Moves]]] = {}
    for outcome in outcomes:
        if isinstance(outcome, Played) and outcome.turn is not None:
            turn = outcome.turn
            news = found.setdefault(turn.match.pk, (turn.match, turn.since, []))
            news[2].extend(turn.moves)
    return [news for news in found.values() if news[0].is_playing]


@transaction.atomic
def play_together(plays: Sequence[Play], memory: Memory) -> list[Outcome]:
    """Play actions of any matches in one transaction; a refusal is no failure.

    The caller tells the tables what is new, unless a match has ended.  Locks the matches.
    """
    matches = memory.lock({play.match_id for play in plays})
    people = [play for play in plays if play.by_person]
    banned = banned_among(matches[play.match_id].seated[play.seat].user_id for play in people)
    outcomes: list[Outcome] = []
    for play in plays:
        match = matches[play.match_id]
        outcome = _try(match, play, banned)
        if isinstance(outcome, RuleError) and play.client_id:
            outcome = _played_before(match, play, plays, outcomes) or outcome
        outcomes.append(outcome)
    _complete([played.turn for played in outcomes if isinstance(played, Played) and played.turn])
    for match in matches.values():
        if not match.is_playing:
            memory.forget(match.pk)
    return outcomes


def _try(match: Match, play: Play, banned: Collection[int]) -> Played | RuleError:
    try:
        if play.by_person:
            _check_person(match.seated[play.seat], banned)
        turn = take_turn(match, play.seat, play.action, play.version, play.client_id)
    except RuleError as error:
        return error
    return Played(turn.acted_at, turn)


def _check_person(player: MatchSeat, banned: Collection[int]) -> None:
    """Refuse who was banned, even if the word to close his pages was lost."""
    if player.user_id in banned:
        raise BannedError
    if player.stand_in is not None:
        raise HeldSeatError


def _played_before(
    match: Match, play: Play, plays: Sequence[Play], outcomes: Sequence[Outcome]
) -> Played | None:
    """Find an action that is refused among those just played, and in the log."""
    named = (play.match_id, play.seat, play.client_id)
    for other, outcome in zip(plays, outcomes, strict=False):
        is_same = (other.match_id, other.seat, other.client_id) == named
        if is_same and isinstance(outcome, Played):
            return Played(outcome.version)
    sent = match.log.filter(seat=play.seat, client_id=play.client_id)
    version = sent.values_list("version", flat=True).first()
    return None if version is None else Played(version)


def _complete(turns: Sequence[Turn]) -> None:
    """Write turns, end the matches that are over, and wake bots."""
    write_turns(turns)
    for turn in turns:
        match = turn.match
        if isinstance(node := turn.node, Terminal):
            ending = Match.Ending.PLAYED
            finish_match(match, ending=ending, places=node.places, scores=list(node.scores))
            match.save()
            after_commit(
                broadcast.publish, match.pk, min(t.since for t in turns if t.match is match)
            )
        for player in turn.bots:
            wake(match, player.seat)
