"""How the visitor wants to see the site; works with and without an account."""

from __future__ import annotations

from typing import Final

import msgspec
from django.conf import settings
from django.contrib import messages
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.http.response import HttpResponseBase
from django.shortcuts import redirect, render
from django.utils import translation
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods, require_POST
from django.views.i18n import set_language

from accounts import selectors
from accounts.display import YEAR, Display, changed, display_from, display_of, write_cookie
from accounts.forms import SettingsForm
from accounts.models import Preferences, User
from accounts.services.preferences import save_preferences

LANGUAGES: Final = frozenset(code for code, _name in settings.LANGUAGES)


@require_http_methods(["GET", "POST"])
def edit_settings(request: HttpRequest) -> HttpResponse:
    """Show all settings in one form, and save them."""
    form = SettingsForm(request.POST or None, instance=_preferences(request))
    if not form.is_valid():
        context = {"form": form, "sanctions": _sanctions(request)}
        return render(
            request, "accounts/settings.html", context, status=400 if form.errors else 200
        )
    response = redirect("accounts:settings")
    language = form.cleaned_data["language"]
    _save(request, response, display_from(form.instance), language=language)
    with translation.override(language or translation.get_language()):
        messages.success(request, _("Your settings are saved."))
    return response


@require_POST
def save_display(request: HttpRequest) -> HttpResponse:
    """Save some choices, sent as one JSON object, and answer with all of them."""
    try:
        display = changed(display_of(request), msgspec.json.decode(request.body, type=dict))
    except msgspec.DecodeError as error:
        return JsonResponse({"code": "invalid_display", "detail": str(error)}, status=400)
    response = JsonResponse(msgspec.to_builtins(display))
    _save(request, response, display)
    return response


@require_POST
def choose_language(request: HttpRequest) -> HttpResponseBase:
    """Set the language as Django does, and remember it with the account."""
    language = request.POST.get("language", "")
    if isinstance(request.user, User) and language in LANGUAGES:
        save_preferences(user=request.user, language=language)
    return set_language(request)


def _preferences(request: HttpRequest) -> Preferences:
    """Return what is saved, or what the browser remembers, ready to be edited."""
    saved = selectors.preferences_of(request.user)
    language = request.COOKIES.get(settings.LANGUAGE_COOKIE_NAME, "")
    return saved or Preferences(
        **msgspec.to_builtins(display_of(request)),
        language=language if language in LANGUAGES else "",
    )


def _sanctions(request: HttpRequest) -> object:
    return selectors.sanctions_of(request.user) if isinstance(request.user, User) else ()


def _save(
    request: HttpRequest,
    response: HttpResponseBase,
    display: Display,
    *,
    language: str | None = None,
) -> None:
    """Save with the account, if there is one, and in the browser."""
    if isinstance(request.user, User):
        save_preferences(user=request.user, display=display, language=language)
    write_cookie(response, display, secure=request.is_secure())
    if language is not None:
        response.set_cookie(settings.LANGUAGE_COOKIE_NAME, language, max_age=YEAR, samesite="Lax")
    if language == "":
        response.delete_cookie(settings.LANGUAGE_COOKIE_NAME, samesite="Lax")
