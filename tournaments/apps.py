from django.apps import AppConfig
from django.utils.translation import gettext_lazy as _


class TournamentsConfig(AppConfig):
    """Scheduled tournaments: entries, rounds, standings."""

    name = "tournaments"
    verbose_name = _("Tournaments")

    def ready(self) -> None:
        """Hear when matches end."""
        from tournaments import receivers  # noqa: F401, PLC0415 -- connects on import
