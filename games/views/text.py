"""A table in words and forms, for those who have no script or want none."""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterator
from datetime import datetime, timedelta
from typing import Any, Final

import msgspec
from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.http import HttpRequest, HttpResponse, QueryDict
from django.shortcuts import get_object_or_404, redirect, render
from django.utils import timezone
from django.utils.timesince import timeuntil
from django.views.decorators.http import require_POST

from accounts.models import User
from games import catalog, measured, selectors
from games.clocks import left_ms
from games.models import Match, MatchSeat, Table
from games.rules.core import Seat, Viewer
from games.rules.errors import RuleError
from games.rules.record import decode_action
from games.services.errors import MatchOverError, NotSeatedError
from games.services.holding import is_held, take_seat_back
from games.services.leaving import make_wish, resign_match
from games.services.lobby import ask_rematch
from games.services.pausing import resume_match
from games.services.play import asked_seats, play_action
from games.services.presence import hear
from games.telling import facts, label
from games.views.wishes import missing_names, offers
from games.watching import ClosedToWatchersError, as_seen_by, as_whom

READING: Final = timedelta(minutes=2)
"""So long a page without script counts as somebody who is there."""
LONG: Final = 60 * 60
"""From so many seconds on, a time is told in words."""


def text_table(request: HttpRequest, code: str) -> HttpResponse:
    """Show a table as sentences, with a form of the moves that the visitor may make."""
    table = get_object_or_404(Table.objects.select_related("host"), code=code)
    seat = selectors.seat_of(table, request.user)
    match, is_closed = _seen(table, seat)
    if isinstance(request.user, User):
        hear(table=table, user=request.user, lasting=READING)
    context = {
        "table": table,
        "game": catalog.GAMES.get(table.game),
        "places": table.places.select_related("user"),
        "is_host": request.user.is_authenticated and table.host_id == request.user.pk,
        "is_seated": seat is not None,
        "levels": measured.bot_levels(table.game),
        "match": match,
        "is_closed": is_closed,
        **({} if match is None else _match_in_words(match, as_whom(match, seat))),
    }
    return render(request, "games/text_table.html", context)


def _seen(table: Table, seat: Viewer) -> tuple[Match | None, bool]:
    """Return the match as the visitor may see it, and whether it is closed to him."""
    match = selectors.current_match(table)
    try:
        return None if match is None else as_seen_by(match, seat), False
    except ClosedToWatchersError:
        return None, True


@login_required
@require_POST
def text_act(request: HttpRequest, code: str) -> HttpResponse:
    """Make the move that was chosen in the form, resign, or ask for another match."""
    table = get_object_or_404(Table, code=code)
    try:
        _act(request, table)
    except RuleError as error:
        messages.error(request, selectors.sentence_of(error))
    return redirect("games:text_table", code)


def _act(request: HttpRequest, table: Table) -> None:
    form = request.POST
    if "rematch" in form:
        assert isinstance(request.user, User)  # noqa: S101 -- the decorator sees to it
        ask_rematch(table=table, user=request.user)
        return
    match = table.matches.filter(code=form.get("match", "")).first()
    seat = selectors.seat_of(table, request.user)
    if seat is None:
        raise NotSeatedError
    if match is None:
        raise MatchOverError
    if "resign" in form:
        resign_match(match_id=match.pk, seat=seat)
    elif "resume" in form:
        resume_match(match_id=match.pk, seat=seat)
    elif "return" in form:
        take_seat_back(match_id=match.pk, seat=seat)
    elif "wish" in form:
        make_wish(match_id=match.pk, seat=seat, wish=form["wish"])
    else:
        _play(form, match, seat)


def _play(form: QueryDict, match: Match, seat: Seat) -> None:
    play_action(
        match_id=match.pk,
        seat=seat,
        action=decode_action(match.game, _json(form.get("move", ""))),
        version=int(form.get("version", "")) if form.get("version", "").isdecimal() else 0,
        client_id=form.get("id", "")[:40],
        by_person=True,
    )


def _json(text: str) -> Any:
    try:
        return json.loads(text)
    except ValueError:
        return None


def _match_in_words(match: Match, viewer: Viewer) -> dict[str, Any]:
    players = list(match.players.select_related("user"))
    names = selectors.names_for(match, viewer)
    view = match.game.observe(match.state, viewer)
    seat = viewer if match.is_playing else None
    held = seat is not None and is_held(match, seat)
    return {
        "facts": facts(match.game_slug, view, names),
        "log": selectors.told(match, viewer),
        "is_held": held,
        "clocks": [] if viewer is None else list(_clocks(match, players, names)),
        "asked": [names[seat] for seat in sorted(asked_seats(match))],
        "missing": missing_names(match, names) if match.is_playing else [],
        "offers": [] if seat is None else list(offers(match, seat, names)),
        "moves": [] if held else list(_moves(match, viewer, view, names)),
        "form_id": secrets.token_urlsafe(12),
    }


def _clocks(match: Match, players: list[MatchSeat], names: list[str]) -> Iterator[tuple[str, str]]:
    """Yield who is asked and how much time is left."""
    if match.paused_at is not None:
        return
    now = timezone.now()
    for seat in sorted(asked_seats(match)):
        left = left_ms(players[seat], match.table.pace, now)
        if left is not None:
            yield names[seat], _in_words(left // 1000, now)


def _in_words(seconds: int, now: datetime) -> str:
    """Return minutes and seconds; the longer times of correspondence in words."""
    if seconds < LONG:
        return f"{seconds // 60}:{seconds % 60:02}"
    return timeuntil(now + timedelta(seconds=seconds), now)


def _moves(match: Match, viewer: Viewer, view: Any, names: list[str]) -> Iterator[dict[str, str]]:
    if viewer is None or viewer not in asked_seats(match) or match.paused_at is not None:
        return
    for action in match.game.legal_actions(match.state, viewer):
        written = msgspec.json.encode(action).decode()
        yield {"value": written, "label": label(match.game_slug, action, view, names)}
