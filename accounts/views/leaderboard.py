"""The best players of a game."""

from __future__ import annotations

from typing import Final

from django.core.paginator import Paginator
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render

from accounts import game_names, selectors

PAGE: Final = 50


def show_leaderboard(request: HttpRequest, game: str) -> HttpResponse:
    """Show the ranked people of a game and, apart from them, the bots."""
    names = game_names.named_games()
    if game not in names:
        raise Http404(f"There is no game {game!r}.")
    page = Paginator(selectors.leaderboard(game), PAGE).get_page(request.GET.get("page"))
    context = {
        "game": game,
        "name": names[game],
        "names": names,
        "page": page,
        "bots": selectors.bot_ratings(game),
    }
    return render(request, "accounts/leaderboard.html", context)
