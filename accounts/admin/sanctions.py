"""Sanctions, to read and to lift."""

from __future__ import annotations

from typing import Any

from django.contrib import admin
from django.db.models import QuerySet
from django.http import HttpRequest, HttpResponse
from django.utils.translation import gettext_lazy as _

from accounts.admin.asking import ReadOnly, ask_and_do
from accounts.admin.forms import ReasonForm
from accounts.models import Sanction
from accounts.requests import PersonRequest
from accounts.services import sanctions


@admin.register(Sanction)
class SanctionAdmin(ReadOnly, admin.ModelAdmin[Sanction]):
    """Who was warned, muted or banned, by whom and why."""

    list_display = ("user", "kind", "reason", "starts", "ends", "made_by", "in_force")
    list_filter = ("kind", "lifted_at")
    search_fields = ("user__username", "reason", "note")
    list_select_related = ("user", "made_by")
    ordering = ("-starts",)
    actions = ("lift",)

    @admin.display(description=_("in force"), boolean=True)
    def in_force(self, sanction: Sanction) -> bool:
        return sanction.is_active

    @admin.action(description=_("Lift…"), permissions=["lift"])
    def lift(self, request: PersonRequest, chosen: QuerySet[Sanction]) -> HttpResponse | None:
        """Ask for the reason, then end the chosen sanctions."""

        def act(sanction: Sanction, said: dict[str, Any]) -> None:
            sanctions.lift(sanction=sanction, moderator=request.user, **said)

        return ask_and_do(self, request, chosen, title=_("Lift"), form_class=ReasonForm, act=act)

    def has_lift_permission(self, request: HttpRequest) -> bool:
        return request.user.has_perm("accounts.lift_sanction")
