"""Replays of finished matches: the page, and its pictures."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.urls import reverse
from django.utils.translation import gettext as _

from games import catalog
from games.models import Match
from games.replays.film import MOST_FRAMES, reel_of, viewers_of
from games.rules.core import Viewer

WATCH: Final = "watch"
"""How addresses name the place of a spectator."""


def replay(request: HttpRequest, code: str) -> HttpResponse:
    """Show a match that is over, move by move; one that is on is at its table."""
    found = _find(code)
    if found.is_playing:
        return redirect(found.table)
    viewer = chosen_viewer(request, found)
    place = _spelled(viewer)
    context = {
        "match": found,
        "game": catalog.GAMES[found.game_slug],
        "place": place,
        "frames": MOST_FRAMES,
        "places": _places(request, found),
        "steps_url": f"{reverse('games:replay_steps', args=(code,))}?as={place}",
    }
    return render(request, "games/replay.html", context)


def replay_steps(request: HttpRequest, code: str) -> HttpResponse:
    """Return pictures of a match that is over, from one on, as the chosen place sees them."""
    found = finished_match(code)
    first = request.GET.get("from", "0")
    if not first.isascii() or not first.isdecimal() or len(first) > 6:  # noqa: PLR2004 -- long enough
        raise Http404
    reel = reel_of(found, chosen_viewer(request, found), first=int(first))
    return HttpResponse(msgspec.json.encode(reel), content_type="application/json")


def finished_match(code: str) -> Match:
    """Return a match that is over, or raise ``Http404``."""
    found = _find(code)
    if found.is_playing:
        raise Http404
    return found


def chosen_viewer(request: HttpRequest, match: Match) -> Viewer:
    """Return the place that the address names, or else the visitor's own.

    Raise ``Http404`` for a place from which the visitor may not look.
    """
    allowed = viewers_of(match, request.user)
    wanted = request.GET.get("as", "")
    if not wanted:
        return allowed[0]
    for viewer in allowed:
        if _spelled(viewer) == wanted:
            return viewer
    raise Http404


def _find(code: str) -> Match:
    return get_object_or_404(Match.objects.select_related("table"), code=code)


def _spelled(viewer: Viewer) -> str:
    return WATCH if viewer is None else str(viewer)


def _places(request: HttpRequest, match: Match) -> list[dict[str, Any]]:
    names = {player.seat: player.user.username for player in match.seated}
    return [
        {"value": _spelled(viewer), "name": _("Spectator") if viewer is None else names[viewer]}
        for viewer in viewers_of(match, request.user)
    ]
