"""The page of one tournament, and what people and directors do there."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta
from typing import Final

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.core.exceptions import PermissionDenied
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.utils import timezone
from django.utils.translation import gettext as _
from django.views.decorators.http import require_POST, require_safe

from accounts.models import User
from games.rules.errors import RuleError
from games.selectors import sentence_of
from tournaments.forms import ReasonForm
from tournaments.models import Tournament
from tournaments.selectors.page import page_of
from tournaments.services.entries import check_may_enter, enter_tournament, withdraw
from tournaments.services.schedule import cancel_tournament, start_now

SOON: Final = timedelta(minutes=2)
LIVE_REFRESH: Final = 5
QUIET_REFRESH: Final = 30


@require_safe
def show_event(request: HttpRequest, slug: str) -> HttpResponse:
    """Show a tournament; the page's script asks for it again while it is not over."""
    tournament = _find(slug)
    viewer = request.user if isinstance(request.user, User) else None
    page = page_of(tournament, viewer)
    is_in = any(viewer and entrant.user_id == viewer.pk for entrant in page.entrants)
    context = {
        "page": page,
        "tournament": tournament,
        "is_in": is_in,
        "refusal": _refusal(tournament, viewer) if viewer and not is_in else "",
        "may_direct": viewer is not None and may_direct(viewer, tournament),
        "reason_form": ReasonForm(),
        "refresh": _refresh_after(tournament),
    }
    return render(request, "tournaments/event.html", context)


@login_required
@require_POST
def join(request: HttpRequest, slug: str) -> HttpResponse:
    """Take a place."""
    return _change(
        request,
        slug,
        lambda tournament, user: enter_tournament(tournament=tournament, user=user),
        done=_("You are in."),
    )


@login_required
@require_POST
def leave(request: HttpRequest, slug: str) -> HttpResponse:
    """Give the place up."""
    return _change(
        request,
        slug,
        lambda tournament, user: withdraw(tournament=tournament, user=user),
        done=_("You have withdrawn."),
    )


@login_required
@require_POST
def start(request: HttpRequest, slug: str) -> HttpResponse:
    """Start before the announced time."""
    _check_may_direct(request, slug)
    return _change(
        request,
        slug,
        lambda tournament, user: start_now(tournament=tournament, actor=user),
        done=_("The tournament starts within seconds."),
    )


@login_required
@require_POST
def cancel(request: HttpRequest, slug: str) -> HttpResponse:
    """Call the tournament off."""
    _check_may_direct(request, slug)
    reason = request.POST.get("reason", "")[:500]
    return _change(
        request,
        slug,
        lambda tournament, user: cancel_tournament(
            tournament=tournament, actor=user, reason=reason
        ),
        done=_("The tournament is cancelled."),
    )


def may_direct(user: User, tournament: Tournament) -> bool:
    """Return whether somebody may start and cancel a tournament: its organiser, and directors."""
    is_organiser = tournament.organiser_id == user.pk
    return is_organiser or user.has_perm("tournaments.change_tournament")


def _check_may_direct(request: HttpRequest, slug: str) -> None:
    if not isinstance(request.user, User) or not may_direct(request.user, _find(slug)):
        raise PermissionDenied


def _find(slug: str) -> Tournament:
    return get_object_or_404(Tournament.objects.select_related("organiser"), slug=slug)


def _refresh_after(tournament: Tournament) -> int:
    """Return after how many seconds the page is worth another look; 0 when never."""
    if tournament.is_finished or tournament.is_cancelled:
        return 0
    is_quiet = tournament.is_scheduled and tournament.starts - timezone.now() > SOON
    return QUIET_REFRESH if is_quiet else LIVE_REFRESH


def _refusal(tournament: Tournament, viewer: User) -> str:
    """Return why the viewer cannot enter, or nothing."""
    try:
        check_may_enter(tournament, viewer)
    except RuleError as error:
        return sentence_of(error)
    return ""


def _change(
    request: HttpRequest, slug: str, act: Callable[[Tournament, User], object], *, done: str
) -> HttpResponse:
    tournament = _find(slug)
    assert isinstance(request.user, User)  # noqa: S101 -- login_required sees to it
    try:
        act(tournament, request.user)
    except RuleError as error:
        messages.error(request, sentence_of(error))
    else:
        messages.success(request, done)
    return redirect(tournament)
