"""What everybody may see of a player: ratings, their history, results."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from typing import Final

import msgspec
from django.contrib.auth.decorators import login_required
from django.core.paginator import Paginator
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_POST

from accounts import game_names, selectors
from accounts.chart import LineChart, draw_line
from accounts.models import Rating, RatingChange, User
from accounts.requests import PersonRequest
from accounts.services.ignoring import ignore_person, stop_ignoring

LINES_SHOWN: Final = 10
LINES_DRAWN: Final = 60
RESULTS_SHOWN: Final = 20
PAGE: Final = 50


class GameRecord(msgspec.Struct, frozen=True):
    """How a player stands at one game."""

    name: str
    rating: Rating
    chart: LineChart | None
    lines: list[RatingChange]


def show_profile(request: HttpRequest, username: str) -> HttpResponse:
    """Show a player's ratings and latest results."""
    person = find_person(username)
    visitor = request.user
    changes = selectors.latest_changes(person, each=LINES_DRAWN)
    context = {
        "person": person,
        "can_ignore": isinstance(visitor, User) and visitor != person and not person.is_bot,
        "is_ignoring": isinstance(visitor, User) and selectors.is_ignoring(visitor, person),
        "reliability": selectors.reliability_of(person),
        "records": _records(selectors.ratings_of(person), changes),
        "results": selectors.recent_results(person)[:RESULTS_SHOWN],
    }
    return render(request, "accounts/profile.html", context)


@login_required
@require_POST
def change_ignored(request: PersonRequest, username: str) -> HttpResponse:
    """Ignore a person in chats, or no longer."""
    person = find_person(username)
    if "ignore" in request.POST:
        ignore_person(user=request.user, other=person)
    else:
        stop_ignoring(user=request.user, other=person)
    return redirect("accounts:profile", username)


def show_history(request: HttpRequest, username: str, game: str) -> HttpResponse:
    """Show every change of a rating with its cause."""
    person = find_person(username)
    paginator = Paginator(selectors.rating_history(person, game), PAGE)
    context = {
        "person": person,
        "rating": selectors.rating_of(person, game),
        "name": game_names.name_of(game),
        "page": paginator.get_page(request.GET.get("page")),
    }
    return render(request, "accounts/history.html", context)


def find_person(username: str) -> User:
    try:
        return selectors.person_named(username)
    except User.DoesNotExist as error:
        raise Http404(f"There is no player named {username!r}.") from error


def _records(ratings: Iterable[Rating], changes: Iterable[RatingChange]) -> list[GameRecord]:
    """Group the changes, newest first, by game."""
    by_game: defaultdict[str, list[RatingChange]] = defaultdict(list)
    for change in changes:
        by_game[change.result.game].append(change)
    return [
        GameRecord(
            name=game_names.name_of(rating.game),
            rating=rating,
            chart=_chart(by_game[rating.game]),
            lines=by_game[rating.game][:LINES_SHOWN],
        )
        for rating in ratings
    ]


def _chart(changes: list[RatingChange]) -> LineChart | None:
    if not changes:
        return None
    return draw_line([changes[-1].before, *(change.after for change in reversed(changes))])
