"""Tables, matches that are over, and games."""

from __future__ import annotations

from typing import Final

from django.core.paginator import Paginator
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.urls import reverse

from accounts.models import User
from games import catalog, measured, selectors
from games.lessons.catalog import LESSONS
from games.models import Match, MatchSeat, Table
from games.records import record_of, viewer_of
from games.rules.record import write

MATCHES_LISTED: Final = 30


def table(request: HttpRequest, code: str) -> HttpResponse:
    """Show a table; the page's script draws the match from what the socket tells it."""
    found = get_object_or_404(Table.objects.select_related("host"), code=code)
    seat = selectors.seat_of(found, request.user)
    places = list(found.places.select_related("user"))
    context = {
        "table": found,
        "game": catalog.GAMES.get(found.game),
        "places": places,
        "seat": seat,
        "is_guided": "guide" in request.GET,
        "is_host": request.user.is_authenticated and found.host_id == request.user.pk,
        "has_free_seat": any(place.user is None for place in places),
        "levels": measured.bot_levels(found.game),
        "ws_path": f"/ws/table/{found.code}/",
    }
    return render(request, "games/table.html", context)


def match(request: HttpRequest, code: str) -> HttpResponse:
    """Show the result and the log of a match; one that is on is at its table."""
    found = get_object_or_404(Match.objects.select_related("table"), code=code)
    if found.is_playing:
        return redirect(found.table)
    context = {
        "match": found,
        "game": catalog.GAMES.get(found.game_slug),
        "players": selectors.players_of(found),
        "log": selectors.told(found),
        "record_url": reverse("games:record", args=(found.code,)),
    }
    return render(request, "games/match.html", context)


def matches_of(request: HttpRequest, username: str) -> HttpResponse:
    """Show what a person has played, ranked or not."""
    person = get_object_or_404(User, username__iexact=username)
    paginator = Paginator(selectors.matches_of(person, request.user), MATCHES_LISTED)
    page = paginator.get_page(request.GET.get("page"))
    context = {"person": person, "page": page, "matches": [_listed(match) for match in page]}
    return render(request, "games/matches.html", context)


def _listed(match: Match) -> tuple[Match, str, list[MatchSeat]]:
    """Return a match with the name of its game and its players by place."""
    players = sorted(match.players.all(), key=lambda player: (player.place or 0, player.seat))
    return match, catalog.name_of(match.game_slug), players


def record(request: HttpRequest, code: str) -> HttpResponse:
    """Return the record of a match that is over, as a file and as the visitor may know it."""
    found = get_object_or_404(Match, code=code)
    if found.is_playing:
        raise Http404
    document = write(record_of(found, viewer_of(found, request.user)))
    response = HttpResponse(document, content_type="application/json")
    response["Content-Disposition"] = f'attachment; filename="{found.game_slug}-{code}.json"'
    return response


def verify(request: HttpRequest, code: str | None = None) -> HttpResponse:
    """Let a visitor's browser check the chance of a match that is over, or of any record."""
    found = get_object_or_404(Match.objects.select_related("table"), code=code) if code else None
    if found is not None and found.is_playing:
        return redirect(found.table)
    return render(request, "games/verify.html", {"match": found})


def games(request: HttpRequest) -> HttpResponse:
    """Show all games."""
    return render(request, "games/games.html", {"games": catalog.GAMES.values()})


def game(request: HttpRequest, slug: str) -> HttpResponse:
    """Show what a game is and how it is played."""
    if slug not in catalog.GAMES:
        raise Http404
    context = {
        "game": catalog.GAMES[slug],
        "lessons": LESSONS[slug],
        "live_tables": selectors.cards_of(selectors.live_tables().filter(game=slug)[:10]),
    }
    return render(request, "games/game.html", context)
