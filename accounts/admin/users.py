"""Accounts, and what moderators may do to them."""

from __future__ import annotations

from typing import Any

from django.contrib import admin
from django.contrib.auth.admin import UserAdmin
from django.db.models import QuerySet
from django.http import HttpRequest, HttpResponse
from django.utils.translation import gettext_lazy as _

from accounts import selectors
from accounts.admin.asking import ask_and_do
from accounts.admin.forms import ReasonForm, SanctionForm, TimedSanctionForm
from accounts.models import Sanction, User
from accounts.requests import PersonRequest
from accounts.services import sanctions


class SanctionInline(admin.TabularInline[Sanction, User]):
    """What moderators did before."""

    model = Sanction
    fk_name = "user"
    fields = readonly_fields = ("kind", "reason", "note", "starts", "ends", "made_by", "lifted_at")
    extra = 0
    can_delete = False

    def has_add_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False

    def has_change_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False


@admin.register(User)
class AccountAdmin(UserAdmin[User]):
    """Administrators edit accounts; moderators see them, without private data, and act on them."""

    list_display = ("username", "is_guest", "bot_level", "is_staff", "is_active", "date_joined")
    list_filter = (
        "is_guest",
        ("bot_level", admin.EmptyFieldListFilter),
        "is_staff",
        "is_active",
        "sanctions__kind",
    )
    search_fields = ("username", "=email")
    ordering = ("username",)
    fieldsets = (
        (None, {"fields": ("username", "password")}),
        (_("Account"), {"fields": ("email", "is_guest", "bot_level", "is_active")}),
        (_("Rights"), {"fields": ("is_staff", "is_superuser", "groups", "user_permissions")}),
        (_("Dates"), {"fields": ("last_login", "date_joined")}),
    )
    actions = ("warn", "mute", "ban", "lift")

    def get_fieldsets(self, request: HttpRequest, obj: Any = None) -> Any:
        if self.has_change_permission(request, obj):
            return super().get_fieldsets(request, obj)
        fields = ("username", "is_guest", "bot_level", "is_staff", "is_active", "date_joined")
        return ((None, {"fields": fields}),)

    def get_inlines(self, request: HttpRequest, obj: Any) -> Any:
        return () if obj is None else (SanctionInline,)

    def get_search_fields(self, request: HttpRequest) -> tuple[str, ...]:
        return self.search_fields if self.has_change_permission(request) else ("username",)

    @admin.action(description=_("Warn…"), permissions=["warn"])
    def warn(self, request: PersonRequest, people: QuerySet[User]) -> HttpResponse | None:
        """Ask for the reason, then warn the chosen people."""

        def act(user: User, said: dict[str, Any]) -> None:
            sanctions.warn(user=user, moderator=request.user, **said)

        return ask_and_do(self, request, people, title=_("Warn"), form_class=SanctionForm, act=act)

    @admin.action(description=_("Mute…"), permissions=["mute"])
    def mute(self, request: PersonRequest, people: QuerySet[User]) -> HttpResponse | None:
        """Ask for the reason and the time, then mute the chosen people."""

        def act(user: User, said: dict[str, Any]) -> None:
            sanctions.mute(user=user, moderator=request.user, **said)

        return ask_and_do(
            self, request, people, title=_("Mute"), form_class=TimedSanctionForm, act=act
        )

    @admin.action(description=_("Ban…"), permissions=["ban"])
    def ban(self, request: PersonRequest, people: QuerySet[User]) -> HttpResponse | None:
        """Ask for the reason and the time, then ban the chosen people."""

        def act(user: User, said: dict[str, Any]) -> None:
            sanctions.ban(user=user, moderator=request.user, **said)

        return ask_and_do(
            self, request, people, title=_("Ban"), form_class=TimedSanctionForm, act=act
        )

    @admin.action(description=_("Lift all sanctions…"), permissions=["lift"])
    def lift(self, request: PersonRequest, people: QuerySet[User]) -> HttpResponse | None:
        """Ask for the reason, then end what is in force against the chosen people."""

        def act(user: User, said: dict[str, Any]) -> None:
            for sanction in selectors.sanctions_of(user):
                sanctions.lift(sanction=sanction, moderator=request.user, **said)

        return ask_and_do(
            self, request, people, title=_("Lift all sanctions"), form_class=ReasonForm, act=act
        )

    def has_warn_permission(self, request: HttpRequest) -> bool:
        return request.user.has_perm("accounts.warn_user")

    def has_mute_permission(self, request: HttpRequest) -> bool:
        return request.user.has_perm("accounts.mute_user")

    def has_ban_permission(self, request: HttpRequest) -> bool:
        return request.user.has_perm("accounts.ban_user")

    def has_lift_permission(self, request: HttpRequest) -> bool:
        return request.user.has_perm("accounts.lift_sanction")
