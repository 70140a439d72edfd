"""Tables, matches and chat for moderators.  What is secret in a match is not shown here."""

from __future__ import annotations

from typing import Any

from django.contrib import admin
from django.db.models import QuerySet
from django.http import HttpRequest, HttpResponse
from django.utils.translation import gettext_lazy as _

from accounts.admin.asking import ReadOnly, ask_and_do
from accounts.admin.forms import ReasonForm
from accounts.requests import PersonRequest
from games.models import ChatLine, Match, MatchSeat, Strength, Table, TableSeat
from games.services.chat import hide_line
from games.services.moderation import void_match


class PlayerInline(ReadOnly, admin.TabularInline[MatchSeat, Match]):
    """Who played."""

    model = MatchSeat
    fields = ("seat", "user", "place")


class PlaceInline(ReadOnly, admin.TabularInline[TableSeat, Table]):
    """Who sits."""

    model = TableSeat
    fields = ("seat", "user", "is_ready")


@admin.register(Match)
class MatchAdmin(ReadOnly, admin.ModelAdmin[Match]):
    """Matches, without their hidden cards."""

    list_display = ("code", "game_slug", "status", "ending", "is_rated", "started", "finished_at")
    list_filter = ("status", "game_slug", "is_rated")
    search_fields = ("code", "players__user__username")
    fields = (*list_display, "version", "options", "scores", "commitment")
    inlines = (PlayerInline,)
    actions = ("void",)

    @admin.action(description=_("Void…"), permissions=["void"])
    def void(self, request: PersonRequest, chosen: QuerySet[Match]) -> HttpResponse | None:
        """Ask for the reason, then rate as if the matches had not been played."""

        def act(match: Match, said: dict[str, Any]) -> None:
            void_match(match=match, moderator=request.user, **said)

        return ask_and_do(self, request, chosen, title=_("Void"), form_class=ReasonForm, act=act)

    def has_void_permission(self, request: HttpRequest) -> bool:
        return request.user.has_perm("games.void_match")


@admin.register(Table)
class TableAdmin(ReadOnly, admin.ModelAdmin[Table]):
    """Tables and who sits there."""

    list_display = ("code", "game", "status", "pace", "is_rated", "is_private", "host", "updated")
    list_filter = ("status", "game", "pace", "watching")
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


@admin.register(Strength)
class StrengthAdmin(ReadOnly, admin.ModelAdmin[Strength]):
    """How strong the bots are, and were."""

    list_display = ("measured_at", "game", "level", "measured_elo", "matches", "has_moved")
    list_filter = ("has_moved", "game", "level")
    date_hierarchy = "measured_at"

    @admin.display(description=_("measured Elo"), ordering="elo")
    def measured_elo(self, strength: Strength) -> str:
        return strength.shown
