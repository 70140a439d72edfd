"""``manage.py backup``: a consistent copy of the SQLite database, while the site runs."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser
from django.db import connection


class Command(BaseCommand):
    """Copies the database into a new file."""

    help = "Write a consistent copy of the SQLite database into a new file."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("file", type=Path, help="the file to make")

    def handle(self, *, file: Path, **options: Any) -> None:
        if connection.vendor != "sqlite":
            raise CommandError("This site runs on PostgreSQL: use pg_dump.")
        if file.exists():
            raise CommandError(f"{file} exists already; a back-up never replaces a file.")
        with connection.cursor() as cursor:
            cursor.execute("VACUUM INTO %s", [str(file)])
        self.stdout.write(f"Wrote {file} ({file.stat().st_size:,} bytes).")
