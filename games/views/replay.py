"""Replays of finished matches: the page, and its pictures."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods

from accounts.models import User
from games import catalog
from games.models import Match
from games.replays.film import MOST_FRAMES, reel_of, viewers_of
from games.replays.reviews import review_seen
from games.rules.core import Viewer
from games.rules.errors import RuleError
from games.selectors import sentence_of
from games.services.review import ask_review, check_review

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
        "review_url": f"{reverse('games:review', args=(code,))}?as={place}",
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


@require_http_methods(["GET", "POST"])
def review(request: HttpRequest, code: str) -> HttpResponse:
    """Return what a bot thinks of the moves, or how far it is; a POST asks for it."""
    found = finished_match(code)
    viewer = chosen_viewer(request, found)
    refusal = _refusal(request, found)
    if request.method == "POST" and isinstance(request.user, User) and not refusal:
        ask_review(match=found, user=request.user)
    seen = review_seen(found, viewer, refusal=refusal)
    return HttpResponse(msgspec.json.encode(seen), content_type="application/json")


def _refusal(request: HttpRequest, match: Match) -> str:
    if not isinstance(request.user, User):
        return _("Please log in to have a match reviewed.")
    try:
        check_review(match=match, user=request.user)
    except RuleError as error:
        return sentence_of(error)
    return ""


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
