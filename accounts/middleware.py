"""What an account changes about every page."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from django.contrib import messages
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import redirect, render
from django.utils import formats, timezone, translation
from django.utils.translation import gettext as _

from accounts import selectors
from accounts.models import Sanction, User
from accounts.services.sanctions import mark_told

OPEN_TO_BANNED: Final = frozenset(
    {"account_logout", "accounts:language", "javascript-catalog", "set_language"}
)
NOT_FOR_GUESTS: Final = frozenset(
    {"account_change_password", "account_email", "account_reauthenticate", "account_set_password"}
)


class AccountMiddleware:
    """Speaks the person's language, keeps banned people out, delivers warnings."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        preferences = selectors.preferences_of(request.user)
        if preferences is not None and preferences.language:
            translation.activate(preferences.language)
            request.LANGUAGE_CODE = translation.get_language()
        return self.get_response(request)

    def process_view(
        self, request: HttpRequest, view: Callable[..., Any], args: object, kwargs: object
    ) -> HttpResponse | None:
        user = request.user
        if not isinstance(user, User):
            return None
        name = request.resolver_match.view_name if request.resolver_match else ""
        if user.is_guest and name in NOT_FOR_GUESTS:
            return redirect("account_signup")
        sanctions = selectors.pressing_sanctions(user)
        bans = [sanction for sanction in sanctions if sanction.kind == Sanction.Kind.BAN]
        if bans and name not in OPEN_TO_BANNED:
            return _show_ban(request, bans[0])
        _deliver(request, sanctions)
        return None


def _show_ban(request: HttpRequest, ban: Sanction) -> HttpResponse:
    """Answer with the reason and the end of the ban, in the form that was asked for."""
    mark_told(sanctions=[ban])
    if not request.path.startswith("/api/") and _prefers_html(request):
        return render(request, "accounts/banned.html", {"ban": ban}, status=403)
    message = _("You are banned: %(reason)s") % {"reason": ban.reason}
    return JsonResponse({"code": "banned", "detail": message}, status=403)


def _prefers_html(request: HttpRequest) -> bool:
    return request.get_preferred_type(["text/html", "application/json"]) == "text/html"


def _deliver(request: HttpRequest, sanctions: list[Sanction]) -> None:
    """Tell the person about new warnings and mutes, once."""
    news = [sanction for sanction in sanctions if sanction.kind != Sanction.Kind.BAN]
    for sanction in news:
        messages.warning(request, _notice(sanction))
    if news:
        mark_told(sanctions=news)


def _notice(sanction: Sanction) -> str:
    facts = {"reason": sanction.reason}
    if sanction.kind == Sanction.Kind.WARNING:
        return _("A moderator warns you: %(reason)s") % facts
    if sanction.ends is None:
        return _("You can no longer write in the chat: %(reason)s") % facts
    facts["end"] = formats.date_format(timezone.localtime(sanction.ends), "SHORT_DATETIME_FORMAT")
    return _("You cannot write in the chat until %(end)s (UTC): %(reason)s") % facts
