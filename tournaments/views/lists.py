"""The list of tournaments, and announcing a new one."""

from __future__ import annotations

from typing import Final

from django.contrib import messages
from django.contrib.auth.decorators import login_required, permission_required
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods, require_safe

from accounts.models import User
from tournaments import selectors
from tournaments.forms import TournamentForm
from tournaments.services.schedule import schedule_tournament

OVER_SHOWN: Final = 20
LIVE_SHOWN: Final = 50


@require_safe
def show_list(request: HttpRequest) -> HttpResponse:
    """Show what runs, what comes and what is over."""
    context = {
        "running": selectors.running_tournaments()[:LIVE_SHOWN],
        "upcoming": selectors.upcoming_tournaments()[:LIVE_SHOWN],
        "finished": selectors.finished_tournaments()[:OVER_SHOWN],
        "cancelled": selectors.cancelled_tournaments()[:OVER_SHOWN],
    }
    return render(request, "tournaments/list.html", context)


@login_required
@permission_required("tournaments.add_tournament", raise_exception=True)
@require_http_methods(["GET", "POST"])
def announce(request: HttpRequest) -> HttpResponse:
    """Announce a tournament."""
    form = TournamentForm(request.POST or None)
    if not form.is_valid():
        status = 400 if form.errors else 200
        return render(request, "tournaments/new.html", {"form": form}, status=status)
    assert isinstance(request.user, User)  # noqa: S101 -- the decorators see to it
    tournament = schedule_tournament(tournament=form.instance, organiser=request.user)
    messages.success(request, _("The tournament is announced."))
    return redirect(tournament)
