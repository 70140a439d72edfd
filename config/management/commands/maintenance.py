"""``manage.py maintenance on|off``: closes the site to visitors while it is looked after."""

from __future__ import annotations

from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandParser


class Command(BaseCommand):
    """Switches this machine; tables that are open in a browser go on."""

    help = "Show visitors of this machine a page that says the site will soon be back."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("state", choices=("on", "off"))

    def handle(self, *, state: str, **options: Any) -> None:
        if state == "on":
            settings.MAINTENANCE_FILE.touch()
        else:
            settings.MAINTENANCE_FILE.unlink(missing_ok=True)
        self.stdout.write(f"maintenance: {state}")
