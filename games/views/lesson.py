"""Lessons: the page, and the moves that are made there."""

from __future__ import annotations

import json
from typing import Any, Final

import msgspec
from django.http import Http404, HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import render
from django.views.decorators.http import require_POST

from games import catalog, selectors
from games.lessons.catalog import Lesson, find_lesson, lesson_after
from games.lessons.playing import picture
from games.messages import Refused
from games.rules.errors import RuleError

MOST_PLAYS: Final = 20
MOST_BYTES: Final = 20_000


def lesson(request: HttpRequest, game: str, slug: str) -> HttpResponse:
    """Show a lesson; its moves go to ``play_lesson``."""
    found = _find(game, slug)
    context = {
        "game": catalog.GAMES[game],
        "lesson": found,
        "next": lesson_after(game, found),
    }
    return render(request, "games/lesson.html", context)


@require_POST
def play_lesson(request: HttpRequest, game: str, slug: str) -> HttpResponse:
    """Answer all moves so far with what the table tells; a bad move is refused in words."""
    found = _find(game, slug)
    plays = _plays(request)
    if plays is None:
        return JsonResponse({"code": "malformed"}, status=400)
    try:
        course, told = picture(found, plays)
    except RuleError as error:
        refused = Refused(error.code, selectors.sentence_of(error), error.facts)
        return _answer({"messages": [refused], "standing": None, "done": 0})
    return _answer({"messages": told, "standing": course.standing, "done": course.tasks_done})


def _find(game: str, slug: str) -> Lesson:
    found = find_lesson(game, slug) if game in catalog.GAMES else None
    if found is None:
        raise Http404
    return found


def _plays(request: HttpRequest) -> list[Any] | None:
    try:
        plays = json.loads(request.body[: MOST_BYTES + 1])["plays"]
    except (ValueError, KeyError, TypeError, RecursionError):
        return None
    return plays if isinstance(plays, list) and len(plays) <= MOST_PLAYS else None


def _answer(told: dict[str, Any]) -> HttpResponse:
    return HttpResponse(msgspec.json.encode(told), content_type="application/json")
