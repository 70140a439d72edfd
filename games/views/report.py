"""Reporting chat and matches to the moderators."""

from __future__ import annotations

from collections.abc import Callable

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.utils.translation import gettext as _

from accounts.errors import AccountError
from accounts.models import User
from games import selectors
from games.forms import ReportForm
from games.models import ChatLine, Match
from games.services import report


@login_required
def report_line(request: HttpRequest, line: int) -> HttpResponse:
    """Report a line of chat that the person can see."""
    found = get_object_or_404(ChatLine.objects.select_related("table", "author"), pk=line)
    if found not in selectors.chat_for(found.table, selectors.seat_of(found.table, request.user)):
        raise Http404
    return _page(
        request,
        lambda reporter, text: report.report_line(reporter=reporter, line=found, text=text),
        subject=found.author.username,
        quoted=found.text,
        back=found.table.get_absolute_url(),
    )


@login_required
def report_match(request: HttpRequest, code: str, username: str) -> HttpResponse:
    """Report how a player played a match."""
    found = get_object_or_404(Match.objects.select_related("table"), code=code)
    player = get_object_or_404(found.players.select_related("user"), user__username=username)
    return _page(
        request,
        lambda reporter, text: report.report_match(
            reporter=reporter, match=found, subject=player.user, text=text
        ),
        subject=player.user.username,
        quoted="",
        back=found.get_absolute_url(),
    )


def _page(
    request: HttpRequest,
    file: Callable[[User, str], object],
    *,
    subject: str,
    quoted: str,
    back: str,
) -> HttpResponse:
    form = ReportForm(request.POST or None)
    if request.method == "POST" and form.is_valid() and isinstance(request.user, User):
        try:
            file(request.user, form.cleaned_data["text"])
        except AccountError as error:
            form.add_error(None, str(error))
        else:
            messages.success(request, _("Thank you. A moderator will look at it."))
            return redirect(back)
    context = {"form": form, "subject": subject, "quoted": quoted, "back": back}
    return render(request, "games/report.html", context)
