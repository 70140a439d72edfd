"""Accounts: people, guests and bots."""

from __future__ import annotations

from typing import ClassVar

from django.contrib.auth.models import AbstractUser, UserManager
from django.core.validators import RegexValidator
from django.db import models
from django.db.models import Q
from django.db.models.functions import Upper
from django.urls import reverse
from django.utils.crypto import salted_hmac
from django.utils.translation import gettext_lazy as _


class AccountManager(UserManager["User"]):
    """Finds accounts by name whatever the case of its letters."""

    use_in_migrations = False

    def get_by_natural_key(self, username: str | None) -> User:
        return self.get(username__iexact=username)

    async def aget_by_natural_key(self, username: str | None) -> User:
        return await self.aget(username__iexact=username)


class User(AbstractUser):
    """A registered person, a guest without a password, or a bot that nobody can log in as."""

    first_name = None  # type: ignore[assignment] # people are known by their user name alone
    last_name = None  # type: ignore[assignment] # see above
    username = models.CharField(
        _("user name"),
        max_length=20,
        unique=True,
        validators=[
            RegexValidator(
                r"^[A-Za-z0-9_-]{3,20}\Z",
                _("A user name has 3 to 20 letters, digits, hyphens or underscores."),
            )
        ],
        help_text=_("3 to 20 letters, digits, hyphens or underscores."),
        error_messages={"unique": _("This user name is taken.")},
    )
    email = models.EmailField(_("email address"), blank=True)
    is_guest = models.BooleanField(_("guest"), default=False)
    bot_level = models.CharField(
        _("bot level"), max_length=20, blank=True, help_text=_("Empty for a person.")
    )
    session_epoch = models.PositiveIntegerField(
        default=0, editable=False, help_text=_("Counts how often all sessions were ended.")
    )

    objects: ClassVar[AccountManager] = AccountManager()

    class Meta:
        verbose_name = _("user")
        verbose_name_plural = _("users")
        constraints = (
            # PostgreSQL answers __iexact with UPPER(...), so these serve as its indexes too.
            models.UniqueConstraint(
                Upper("username"),
                name="one_account_per_name",
                violation_error_message=_("This user name is taken."),
            ),
            models.UniqueConstraint(
                Upper("email"),
                condition=~Q(email=""),
                name="one_account_per_email",
                violation_error_message=_("This email address belongs to another account."),
            ),
            models.CheckConstraint(
                condition=Q(is_guest=False) | Q(bot_level=""), name="no_bot_is_a_guest"
            ),
        )

    def get_absolute_url(self) -> str:
        return reverse("accounts:profile", args=(self.username,))

    @property
    def is_bot(self) -> bool:
        return self.bot_level != ""

    def get_full_name(self) -> str:
        return self.username

    def get_short_name(self) -> str:
        return self.username

    def check_password(self, raw_password: str | None) -> bool:
        """Return whether the password fits; nobody can log in as a bot."""
        return not self.is_bot and super().check_password(raw_password)

    def _get_session_auth_hash(self, secret: str | bytes | None = None) -> str:
        """Return what a session must carry to stay valid; a new epoch ends all sessions."""
        return salted_hmac(
            "accounts.User.session",
            f"{self.session_epoch}:{self.password}",
            secret=secret,
            algorithm="sha256",
        ).hexdigest()
