from django.apps import AppConfig
from django.utils.translation import gettext_lazy as _


class AccountsConfig(AppConfig):
    """People: sign-up, profile, preferences, ratings, sanctions, reports."""

    name = "accounts"
    verbose_name = _("People")
