"""The front page, which brings all apps together."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.templatetags.static import static

from accounts.selectors import leaderboard
from games import catalog
from games.bots.levels import LEVELS
from games.selectors import cards_of, live_tables, open_tables, tables_of
from tournaments.selectors import next_tournaments

LISTED = 5


def home(request: HttpRequest) -> HttpResponse:
    """Show what this is, a way to play at once, and what is going on."""
    context = {
        "games": catalog.listed(),
        "levels": LEVELS,
        "tables": cards_of([*open_tables()[:LISTED], *live_tables()[:LISTED]]),
        "your_tables": cards_of(tables_of(request.user)),
        "tournaments": next_tournaments()[:LISTED],
        "leaders": leaderboard("casino")[:LISTED],
    }
    return render(request, "home.html", context)


def favicon(_request: HttpRequest) -> HttpResponse:
    """Lead to the icon, for pages that do not name it and browsers that guess."""
    return redirect(static("cards/favicon.svg"))
