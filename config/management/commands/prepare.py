"""``manage.py prepare``: what ``up`` does before it starts its processes, by itself."""

from __future__ import annotations

from typing import Any

from django.core.management.base import BaseCommand

from config.preparation import prepare_site


class Command(BaseCommand):
    """For a site whose processes a service manager runs; ``up`` needs no such step."""

    help = "Bring database, translations, static files and bot accounts up to date."

    def handle(self, **options: Any) -> None:
        prepare_site(say=self.stdout.write)
