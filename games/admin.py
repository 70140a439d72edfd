"""Tables, matches and chat for moderators.  What is secret in a match is not shown here."""

from __future__ import annotations

from typing import Any

from django import forms
from django.contrib import admin, messages
from django.contrib.admin.helpers import ACTION_CHECKBOX_NAME
from django.db.models import QuerySet
from django.http import HttpRequest, HttpResponse
from django.template.response import TemplateResponse
from django.utils.translation import gettext_lazy as _

from accounts.models import User
from games.models import ChatLine, Match, MatchSeat, Table, TableSeat
from games.rules.errors import RuleError
from games.services.chat import hide_line
from games.services.moderation import void_match


class ReadOnly:
    """Rows that only the services may change."""

    def has_add_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False

    def has_change_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False

    def has_delete_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False


class PlayerInline(ReadOnly, admin.TabularInline[MatchSeat, Match]):
    """Who played."""

    model = MatchSeat
    fields = ("seat", "user", "place")


class PlaceInline(ReadOnly, admin.TabularInline[TableSeat, Table]):
    """Who sits."""

    model = TableSeat
    fields = ("seat", "user", "is_ready")


class ReasonForm(forms.Form):
    """Why a moderator does what he does."""

    reason = forms.CharField(
        label=_("Reason"), max_length=500, help_text=_("The players will read this.")
    )


@admin.register(Match)
class MatchAdmin(ReadOnly, admin.ModelAdmin[Match]):
    """Matches, without their hidden cards."""

    list_display = ("code", "game_slug", "status", "ending", "is_rated", "started", "finished_at")
    list_filter = ("status", "game_slug", "is_rated")
    search_fields = ("code", "players__user__username")
    fields = (*list_display, "version", "options", "scores", "commitment")
    inlines = (PlayerInline,)
    actions = ("void",)

    @admin.action(description=_("Void the selected matches…"), permissions=["void"])
    def void(self, request: HttpRequest, matches: QuerySet[Match]) -> HttpResponse | None:
        """Ask for the reason, then void; ratings become as if the matches had not been played."""
        form = ReasonForm(request.POST if "confirmed" in request.POST else None)
        if not form.is_valid():
            context = {
                **self.admin_site.each_context(request),
                "title": _("Void matches"),
                "form": form,
                "matches": matches,
                "checkbox": ACTION_CHECKBOX_NAME,
                "opts": self.model._meta,  # noqa: SLF001 -- Django's documented Meta API
            }
            return TemplateResponse(request, "admin/games/void.html", context)
        for match in matches:
            self._void_one(request, match, form.cleaned_data["reason"])
        return None

    def has_void_permission(self, request: HttpRequest) -> bool:
        return request.user.has_perm("games.void_match")

    def _void_one(self, request: HttpRequest, match: Match, reason: str) -> None:
        assert isinstance(request.user, User)  # noqa: S101 -- the admin lets nobody else in
        try:
            void_match(match=match, reason=reason, moderator=request.user)
        except RuleError:
            self.message_user(request, _("%s was void before.") % match.code, messages.WARNING)
        else:
            self.message_user(request, _("%s is void.") % match.code, messages.SUCCESS)


@admin.register(Table)
class TableAdmin(ReadOnly, admin.ModelAdmin[Table]):
    """Tables and who sits there."""

    list_display = ("code", "game", "status", "pace", "is_rated", "is_private", "host", "updated")
    list_filter = ("status", "game", "pace")
    search_fields = ("code", "places__user__username")
    list_select_related = ("host",)
    inlines = (PlaceInline,)


@admin.register(ChatLine)
class ChatLineAdmin(ReadOnly, admin.ModelAdmin[ChatLine]):
    """What was said, hidden lines too."""

    list_display = ("created", "table", "room", "author", "text", "is_hidden")
    list_filter = ("room", "is_hidden")
    search_fields = ("author__username", "text", "table__code")
    list_select_related = ("table", "author")
    actions = ("hide",)

    @admin.action(description=_("Hide the selected lines"), permissions=["hide"])
    def hide(self, request: HttpRequest, lines: QuerySet[ChatLine]) -> None:
        """Take lines away from everybody's sight."""
        for line in lines.select_related("table"):
            hide_line(line=line)

    def has_hide_permission(self, request: HttpRequest) -> bool:
        return request.user.has_perm("games.hide_chatline")
