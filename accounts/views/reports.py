"""Reporting a player to the moderators."""

from __future__ import annotations

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.http import HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods

from accounts.errors import AccountError
from accounts.forms import ReportForm
from accounts.requests import PersonRequest
from accounts.services.reports import file_report
from accounts.views.profile import find_person


@login_required
@require_http_methods(["GET", "POST"])
def report_person(request: PersonRequest, username: str) -> HttpResponse:
    """Ask what happened, and put it into the moderators' queue.

    A page that knows what is reported links here with ``?kind=match&thing=CODE&link=/match/CODE/``.
    """
    person = find_person(username)
    form = ReportForm(request.POST or None, initial=request.GET.dict())
    if not form.is_valid():
        context = {"form": form, "person": person}
        return render(request, "accounts/report.html", context, status=400 if form.errors else 200)
    try:
        file_report(reporter=request.user, subject=person, **form.cleaned_data)
    except AccountError as error:
        messages.error(request, str(error))
    else:
        messages.success(request, _("Thank you. A moderator will look at your report."))
    return redirect(person)
