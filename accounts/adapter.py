"""How django-allauth treats our accounts."""

from __future__ import annotations

from typing import Final

from allauth.account.adapter import DefaultAccountAdapter
from allauth.core import context
from django.core.exceptions import ValidationError
from django.forms import BaseForm
from django.http import HttpRequest
from django.utils.translation import gettext as _

from accounts.models import User

RESERVED_PREFIX: Final = "bot-"


class AccountAdapter(DefaultAccountAdapter):  # type: ignore[misc] # allauth is untyped
    """Lets a guest sign up into the account that holds the matches played so far."""

    def new_user(self, request: HttpRequest) -> User:
        """Return the guest who signs up, else an account that does not exist yet."""
        return _guest(request) or User()

    def save_user(
        self,
        request: HttpRequest,
        user: User,
        form: BaseForm,
        commit: bool = True,  # noqa: FBT001, FBT002 -- allauth's signature
    ) -> User:
        user.is_guest = False
        saved: User = super().save_user(request, user, form, commit)
        return saved

    def clean_username(
        self,
        username: str,
        shallow: bool = False,  # noqa: FBT001, FBT002 -- allauth's signature
    ) -> str:
        """Refuse the names of bots; a guest may keep the name."""
        if username.lower().startswith(RESERVED_PREFIX):
            raise ValidationError(_("Only bots have names that start with “bot-”."))
        guest = _guest(context.request)
        keeps = guest is not None and guest.username.lower() == username.lower()
        cleaned: str = super().clean_username(username, shallow=shallow or keeps)
        return cleaned


def _guest(request: HttpRequest) -> User | None:
    """Return the guest for whom the entrance pages are shown; see ``views.entrance``."""
    guest: User | None = getattr(request, "guest", None)
    return guest
