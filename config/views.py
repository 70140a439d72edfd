"""The front page, which brings all apps together."""

from __future__ import annotations

from pathlib import Path

from django.contrib.staticfiles.finders import find
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import redirect, render
from django.templatetags.static import static
from django.utils.translation import get_language, gettext

from accounts.models import Rating
from accounts.selectors import leaderboard
from games import catalog
from games.bots.levels import LEVELS
from games.selectors import cards_of, live_tables, open_tables, tables_of
from tournaments.selectors import next_tournaments

LISTED = 5
ICON_SIZES = (192, 512)


def home(request: HttpRequest) -> HttpResponse:
    """Show what this is, a way to play at once, and what is going on."""
    context = {
        "games": list(catalog.GAMES.values()),
        "levels": LEVELS,
        "tables": cards_of([*open_tables()[:LISTED], *live_tables()[:LISTED]]),
        "your_tables": cards_of(tables_of(request.user)),
        "tournaments": next_tournaments()[:LISTED],
        "leaders": _leaders(),
    }
    return render(request, "home.html", context)


def _leaders() -> list[tuple[catalog.Presentation, Rating]]:
    """Return the best player of each game that has one."""
    best = ((game, leaderboard(game.slug).first()) for game in catalog.GAMES.values())
    return [(game, rating) for game, rating in best if rating is not None]


def manifest(_request: HttpRequest) -> HttpResponse:
    """Say how the site is installed as an application."""
    icons = [
        {"src": static("cards/icon.svg"), "sizes": "any", "type": "image/svg+xml"},
        *(
            {
                "src": static(f"cards/icon-{size}.png"),
                "sizes": f"{size}x{size}",
                "type": "image/png",
            }
            for size in ICON_SIZES
        ),
    ]
    shown = {
        "id": "/",
        "name": "Locanda",
        "short_name": "Locanda",
        "description": gettext("Traditional card games"),
        "lang": get_language(),
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": "#f3ead8",
        "theme_color": "#184339",
        "icons": [icon | {"purpose": use} for icon in icons for use in ("any", "maskable")],
    }
    return JsonResponse(shown, content_type="application/manifest+json")


def worker(_request: HttpRequest) -> HttpResponse:
    """Give the service worker, which must come from the root to care for all pages."""
    found = find("js/worker.js")
    assert isinstance(found, str)  # noqa: S101 -- it is part of the project
    headers = {"Cache-Control": "no-cache"}
    return HttpResponse(Path(found).read_text(), content_type="text/javascript", headers=headers)


def offline(request: HttpRequest) -> HttpResponse:
    """Show what the service worker keeps for a time without a connection."""
    return render(request, "offline.html")


def favicon(_request: HttpRequest) -> HttpResponse:
    """Lead to the icon, for pages that do not name it and browsers that guess."""
    return redirect(static("cards/favicon.svg"))
