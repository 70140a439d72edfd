import sqlite3

import pytest
from django.core.management import CommandError, call_command

from accounts.models import User


@pytest.mark.django_db(transaction=True)
def test_backup_copies_the_database(tmp_path, capsys):
    User.objects.create_user("ada")
    target = tmp_path / "copy.sqlite3"

    call_command("backup", str(target))

    with sqlite3.connect(target) as copy:
        assert copy.execute("SELECT username FROM accounts_user").fetchall() == [("ada",)]
    copy.close()
    assert capsys.readouterr().out == f"Wrote {target} ({target.stat().st_size:,} bytes).\n"


def test_backup_never_replaces_a_file(tmp_path):
    target = tmp_path / "copy.sqlite3"
    target.touch()

    with pytest.raises(CommandError, match="exists already"):
        call_command("backup", str(target))

    assert target.read_bytes() == b""


def test_backup_leaves_postgresql_to_its_own_tool(tmp_path, monkeypatch):
    monkeypatch.setattr("django.db.connection.vendor", "postgresql")

    with pytest.raises(CommandError, match="use pg_dump"):
        call_command("backup", str(tmp_path / "copy"))
