"""Tournaments for directors: announcing, changing, starting, cancelling, ruling."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from django import forms
from django.contrib import admin, messages
from django.contrib.admin.helpers import ACTION_CHECKBOX_NAME
from django.db.models import Model, QuerySet
from django.http import HttpRequest, HttpResponse
from django.template.response import TemplateResponse
from django.utils.translation import gettext_lazy as _

from accounts.models import User
from games import catalog
from games.option_fields import GAME_OF, OFFERED
from games.rules.errors import RuleError
from games.selectors import sentence_of
from tournaments.forms import ReasonForm, RulingForm, TournamentForm
from tournaments.models import Entrant, LogLine, Pairing, Tournament
from tournaments.services.entries import remove_entrant
from tournaments.services.rulings import rule_pairing
from tournaments.services.schedule import (
    cancel_tournament,
    change_tournament,
    schedule_tournament,
    start_now,
)


class ReadOnly:
    """Rows that only the services may change."""

    def has_add_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False

    def has_delete_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False


class EntrantInline(ReadOnly, admin.TabularInline[Entrant, Tournament]):
    """Who plays."""

    model = Entrant
    fields = readonly_fields = ("user", "seed", "entered", "withdrawn_at")


class LogInline(ReadOnly, admin.TabularInline[LogLine, Tournament]):
    """What happened."""

    model = LogLine
    fields = readonly_fields = ("at", "actor", "__str__")


class Asking:
    """Actions that first ask for something, and then act on one row after the other."""

    def ask(
        self,
        request: HttpRequest,
        rows: QuerySet[Any],
        form_class: type[forms.Form],
        act: Callable[[Any, dict[str, Any]], object],
    ) -> HttpResponse | None:
        """Show the form until it is filled in, then act."""
        form = form_class(request.POST if "confirmed" in request.POST else None)
        if not form.is_valid():
            return self._show(request, rows, form)
        for row in rows:
            act_on(request, row, lambda row: act(row, form.cleaned_data))
        return None

    def _show(self, request: HttpRequest, rows: QuerySet[Any], form: forms.Form) -> HttpResponse:
        context = {
            **admin.site.each_context(request),
            "title": _("Please give a reason"),
            "form": form,
            "rows": rows,
            "action": request.POST["action"],
            "checkbox": ACTION_CHECKBOX_NAME,
            "opts": rows.model._meta,  # noqa: SLF001 -- Django's documented Meta API
        }
        return TemplateResponse(request, "admin/tournaments/ask.html", context)


def act_on(request: HttpRequest, row: Model, act: Callable[[Any], object]) -> None:
    """Act on one row, and say what came of it."""
    try:
        act(row)
    except RuleError as error:
        messages.warning(request, f"{row}: {sentence_of(error)}")
    else:
        messages.success(request, _("%s: done.") % row)


def director(request: HttpRequest) -> User:
    """Return who acts."""
    assert isinstance(request.user, User)  # noqa: S101 -- the admin lets nobody else in
    return request.user


@admin.register(Tournament)
class TournamentAdmin(Asking, admin.ModelAdmin[Tournament]):
    """Tournaments; only those that have not started can be changed."""

    form = TournamentForm
    list_display = ("name", "game", "status", "starts", "is_rated", "organiser", "reason")
    list_filter = ("status", "game")
    search_fields = ("name", "entrants__user__username")
    list_select_related = ("organiser",)
    inlines = (EntrantInline, LogInline)
    actions = ("start_now", "cancel")

    def get_fieldsets(self, request: HttpRequest, obj: Tournament | None = None) -> Any:
        """Return the fields that all games share, then the options of each game."""
        shared = [name for name in self.get_fields(request, obj) if name not in GAME_OF]
        groups = [(catalog.name_of(slug), list(names)) for slug, names in OFFERED.items() if names]
        return [(name, {"fields": names}) for name, names in ((None, shared), *groups)]

    def has_change_permission(self, request: HttpRequest, obj: Tournament | None = None) -> bool:
        is_open = obj is None or obj.is_scheduled
        return is_open and super().has_change_permission(request, obj)

    def has_delete_permission(self, request: HttpRequest, obj: Tournament | None = None) -> bool:
        return False

    def save_model(self, request: HttpRequest, obj: Tournament, form: Any, change: bool) -> None:  # noqa: FBT001 -- Django's signature
        if change:
            change_tournament(tournament=obj, actor=director(request))
        else:
            schedule_tournament(tournament=obj, organiser=director(request))

    @admin.action(description=_("Start the selected tournaments now"), permissions=["change"])
    def start_now(self, request: HttpRequest, tournaments: QuerySet[Tournament]) -> None:
        """Move the start to this moment."""
        for tournament in tournaments:
            act_on(
                request, tournament, lambda row: start_now(tournament=row, actor=director(request))
            )

    @admin.action(description=_("Cancel the selected tournaments…"), permissions=["change"])
    def cancel(
        self, request: HttpRequest, tournaments: QuerySet[Tournament]
    ) -> HttpResponse | None:
        """Ask for the reason, then call them off."""
        return self.ask(
            request,
            tournaments,
            ReasonForm,
            lambda row, data: cancel_tournament(tournament=row, actor=director(request), **data),
        )


@admin.register(Entrant)
class EntrantAdmin(ReadOnly, Asking, admin.ModelAdmin[Entrant]):
    """Who plays where."""

    list_display = ("user", "tournament", "seed", "entered", "withdrawn_at")
    list_filter = ("tournament",)
    search_fields = ("user__username",)
    list_select_related = ("user", "tournament")
    fields = readonly_fields = list_display
    actions = ("remove",)

    @admin.action(description=_("Take the selected players out…"), permissions=["change"])
    def remove(self, request: HttpRequest, entrants: QuerySet[Entrant]) -> HttpResponse | None:
        """Ask for the reason, then take them out."""
        return self.ask(
            request,
            entrants.select_related("user", "tournament"),
            ReasonForm,
            lambda row, data: remove_entrant(entrant=row, actor=director(request), **data),
        )


@admin.register(Pairing)
class PairingAdmin(ReadOnly, Asking, admin.ModelAdmin[Pairing]):
    """Pairings and their rulings."""

    list_display = ("tournament", "round_number", "number", "players", "match", "ruling")
    list_filter = ("round__tournament",)
    search_fields = ("seats__entrant__user__username", "match__code")
    list_select_related = ("round__tournament", "match")
    fields = readonly_fields = list_display
    actions = ("rule",)

    def get_queryset(self, request: HttpRequest) -> QuerySet[Pairing]:
        return super().get_queryset(request).prefetch_related("seats__entrant__user")

    @admin.display(description=_("tournament"))
    def tournament(self, pairing: Pairing) -> Tournament:
        return pairing.round.tournament

    @admin.display(description=_("round"))
    def round_number(self, pairing: Pairing) -> int:
        return pairing.round.number

    @admin.display(description=_("players"))
    def players(self, pairing: Pairing) -> str:
        return ", ".join(seat.entrant.user.username for seat in pairing.seats.all())

    @admin.action(description=_("Rule on the selected pairings…"), permissions=["change"])
    def rule(self, request: HttpRequest, pairings: QuerySet[Pairing]) -> HttpResponse | None:
        """Ask for the result and the reason, then rule."""
        return self.ask(
            request,
            pairings.select_related("round__tournament"),
            RulingForm,
            lambda row, data: rule_pairing(pairing=row, actor=director(request), **data),
        )
