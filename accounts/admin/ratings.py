"""Ratings and results, to read; results can be voided."""

from __future__ import annotations

from typing import Any

from django.contrib import admin
from django.db.models import QuerySet
from django.http import HttpRequest, HttpResponse
from django.utils.translation import gettext_lazy as _

from accounts.admin.asking import ReadOnly, ask_and_do
from accounts.admin.forms import ReasonForm
from accounts.models import RatedPlayer, RatedResult, Rating, RatingChange
from accounts.requests import PersonRequest
from accounts.services.ratings import void_result


class PlayerInline(ReadOnly, admin.TabularInline[RatedPlayer, RatedResult]):
    """How the result counts for each player."""

    model = RatedPlayer
    fields = ("user", "place", "side", "before", "after")

    def has_view_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return request.user.has_perm("accounts.view_ratedresult")


@admin.register(RatedResult)
class RatedResultAdmin(ReadOnly, admin.ModelAdmin[RatedResult]):
    """Results of ranked matches."""

    list_display = ("match_code", "game", "finished_at", "status", "void_reason")
    list_filter = ("status", "game")
    search_fields = ("match_code", "players__user__username")
    ordering = ("-pk",)
    inlines = (PlayerInline,)
    actions = ("void",)

    @admin.action(description=_("Void…"), permissions=["void"])
    def void(self, request: PersonRequest, chosen: QuerySet[RatedResult]) -> HttpResponse | None:
        """Ask for the reason, then rate as if the matches had not been played."""

        def act(result: RatedResult, said: dict[str, Any]) -> None:
            void_result(match_code=result.match_code, moderator=request.user, **said)

        return ask_and_do(self, request, chosen, title=_("Void"), form_class=ReasonForm, act=act)

    def has_void_permission(self, request: HttpRequest) -> bool:
        return request.user.has_perm("accounts.void_ratedresult")


@admin.register(Rating)
class RatingAdmin(ReadOnly, admin.ModelAdmin[Rating]):
    """How strong everybody is."""

    list_display = ("user", "game", "value", "matches")
    list_filter = ("game",)
    search_fields = ("user__username",)
    list_select_related = ("user",)


@admin.register(RatingChange)
class RatingChangeAdmin(ReadOnly, admin.ModelAdmin[RatingChange]):
    """The ledger of all ratings."""

    list_display = ("created", "user", "result", "place", "before", "after", "reason")
    list_filter = ("result__game",)
    search_fields = ("user__username", "result__match_code")
    list_select_related = ("user", "result")
    ordering = ("-pk",)
