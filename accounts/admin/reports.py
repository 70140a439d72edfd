"""The queue of reports."""

from __future__ import annotations

from typing import Any, Final

from django.contrib import admin, messages
from django.db.models import QuerySet
from django.http import Http404, HttpResponse
from django.shortcuts import redirect
from django.template.response import TemplateResponse
from django.utils.translation import gettext_lazy as _

from accounts import selectors
from accounts.admin.asking import ReadOnly
from accounts.admin.forms import DecisionForm
from accounts.errors import AccountError
from accounts.models import Report, User
from accounts.requests import PersonRequest
from accounts.services.decisions import Decision, decide_report

RIGHTS: Final = {
    Decision.WARN: "accounts.warn_user",
    Decision.MUTE: "accounts.mute_user",
    Decision.BAN: "accounts.ban_user",
}


@admin.register(Report)
class ReportAdmin(ReadOnly, admin.ModelAdmin[Report]):
    """Reports, the open and the oldest first; each is read and decided on one page."""

    list_display = ("subject", "kind", "text", "reporter", "created", "status", "handled_by")
    list_filter = ("status", "kind", "created")
    search_fields = ("subject__username", "reporter__username", "text", "outcome")
    list_select_related = ("subject", "reporter", "handled_by")
    ordering = ("-status", "created")

    def change_view(  # type: ignore[override] # only people reach the admin
        self, request: PersonRequest, object_id: str, *args: Any, **kwargs: Any
    ) -> HttpResponse:
        """Show the report with all that was reported around it, and ask for a decision."""
        report = self.get_object(request, object_id)
        if report is None or not self.has_view_permission(request, report):
            raise Http404
        form = DecisionForm(request.POST or None, decisions=_decisions(request.user))
        may_decide = report.is_open and request.user.has_perm("accounts.close_report")
        if may_decide and form.is_valid():
            return self._decide(request, report, form.cleaned_data)
        context = {
            **self.admin_site.each_context(request),
            "title": str(report),
            "report": report,
            "lines": report.context.get("lines", ()),
            "facts": {key: fact for key, fact in report.context.items() if key != "lines"},
            "sanctions": selectors.sanctions_of(report.subject),
            "others": _others(report),
            "form": form if may_decide else None,
            "opts": self.opts,
        }
        return TemplateResponse(request, "admin/accounts/report.html", context)

    def _decide(self, request: PersonRequest, report: Report, said: dict[str, Any]) -> HttpResponse:
        try:
            decide_report(report=report, moderator=request.user, **said)
        except AccountError as error:
            self.message_user(request, str(error), messages.ERROR)
            return redirect(request.path)
        self.message_user(request, _("The report is closed."), messages.SUCCESS)
        return redirect("admin:accounts_report_changelist")


def _decisions(moderator: User) -> list[Decision]:
    """Return what this moderator has the right to decide."""
    return [
        decision
        for decision in Decision
        if decision not in RIGHTS or moderator.has_perm(RIGHTS[decision])
    ]


def _others(report: Report) -> QuerySet[Report]:
    """Return other reports about the same person, the newest first."""
    others = Report.objects.filter(subject=report.subject).exclude(pk=report.pk)
    return others.select_related("reporter").order_by("-created")[:10]
