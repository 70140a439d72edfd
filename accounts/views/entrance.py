"""Coming in: as a guest, by signing up, by logging in."""

from __future__ import annotations

from typing import Any

from allauth.account.views import LoginView, SignupView
from allauth.decorators import rate_limit
from django.conf import settings
from django.contrib import messages
from django.contrib.auth import login
from django.contrib.auth.models import AnonymousUser
from django.forms import BaseForm
from django.http import HttpRequest, HttpResponse
from django.http.response import HttpResponseBase
from django.shortcuts import redirect, resolve_url
from django.utils.http import url_has_allowed_host_and_scheme
from django.utils.translation import gettext as _
from django.views.decorators.http import require_POST

from accounts.models import User
from accounts.services.guests import register_guest


@require_POST
@rate_limit(action="guest")  # type: ignore[untyped-decorator] # allauth is untyped
def enter_as_guest(request: HttpRequest) -> HttpResponse:
    """Give a visitor a guest account and go on to where he wanted."""
    admit(request)
    return redirect(next_page(request))


def admit(request: HttpRequest) -> User:
    """Return who is there: a visitor becomes a guest, who has an account keeps it."""
    if not isinstance(request.user, User):
        backend = "django.contrib.auth.backends.ModelBackend"
        login(request, register_guest(), backend=backend)
    assert isinstance(request.user, User)  # noqa: S101 -- logged in one way or the other
    return request.user


def next_page(request: HttpRequest) -> str:
    """Return the page of this site that ``next`` asks for, else the usual one."""
    wanted = request.POST.get("next", "")
    is_ours = url_has_allowed_host_and_scheme(
        wanted, allowed_hosts={request.get_host()}, require_https=request.is_secure()
    )
    return wanted if is_ours else resolve_url(settings.LOGIN_REDIRECT_URL)


class GuestsWelcomeMixin:
    """Shows the page to a guest as to somebody who is not logged in.

    The adapter finds the guest in ``request.guest``, so that signing up keeps the account.
    """

    def dispatch(self, request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponseBase:
        user = request.user
        if isinstance(user, User) and user.is_guest:
            request.guest = user  # type: ignore[attr-defined] # made here
            request.user = AnonymousUser()
        response: HttpResponseBase = super().dispatch(request, *args, **kwargs)  # type: ignore[misc] # a view follows in the order of resolution
        return response


class GuestSignupView(GuestsWelcomeMixin, SignupView):  # type: ignore[misc] # allauth is untyped
    """Sign-up for visitors and for guests, who keep their matches."""

    def form_valid(self, form: BaseForm) -> HttpResponse:
        """Tell the new member what guests could not do."""
        response: HttpResponse = super().form_valid(form)
        messages.info(
            self.request, _("You can play ranked matches now: choose one on the page of a game.")
        )
        return response


class GuestLoginView(GuestsWelcomeMixin, LoginView):  # type: ignore[misc] # allauth is untyped
    """Login for visitors and for guests who have another account."""
