"""A page between choosing an action and doing it: it asks why."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from django import forms
from django.contrib import admin, messages
from django.contrib.admin.helpers import ACTION_CHECKBOX_NAME
from django.db.models import Model, QuerySet
from django.http import HttpRequest, HttpResponse
from django.template.response import TemplateResponse
from django.utils.functional import Promise

from accounts.errors import AccountError
from accounts.requests import PersonRequest

M = TypeVar("M", bound=Model)


class ReadOnly:
    """Rows that only the services may change."""

    def has_add_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False

    def has_change_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False

    def has_delete_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False


def ask_and_do(
    site: admin.ModelAdmin[M],
    request: PersonRequest,
    chosen: QuerySet[M],
    *,
    title: str | Promise,
    form_class: type[forms.Form],
    act: Callable[[M, dict[str, Any]], object],
) -> HttpResponse | None:
    """Show the form until it is filled in, then act on every chosen row and say how it went."""
    form = form_class(request.POST if "confirmed" in request.POST else None)
    if not form.is_valid():
        return _ask(site, request, chosen, form, title)
    for row in chosen:
        try:
            act(row, dict(form.cleaned_data))
        except AccountError as error:
            site.message_user(request, f"{row}: {error}", messages.ERROR)
        else:
            site.message_user(request, f"{title}: {row}", messages.SUCCESS)
    return None


def _ask(
    site: admin.ModelAdmin[M],
    request: HttpRequest,
    chosen: QuerySet[M],
    form: forms.Form,
    title: str | Promise,
) -> HttpResponse:
    context = {
        **site.admin_site.each_context(request),
        "title": title,
        "form": form,
        "chosen": chosen,
        "action": request.POST["action"],
        "checkbox": ACTION_CHECKBOX_NAME,
        "opts": site.opts,
    }
    return TemplateResponse(request, "admin/accounts/ask.html", context)
