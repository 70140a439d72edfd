from django.apps import AppConfig


class ConfigConfig(AppConfig):
    """The project itself: its command ``up``."""

    name = "config"
