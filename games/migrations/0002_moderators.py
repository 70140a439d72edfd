"""Lets moderators see tables, matches and chat, void matches and hide lines."""

from typing import Any

from django.apps.registry import apps as real_apps
from django.contrib.auth.management import create_permissions
from django.db import migrations

GROUP = "Moderators"
RIGHTS = (
    "view_table",
    "view_tableseat",
    "view_match",
    "view_matchseat",
    "void_match",
    "view_chatline",
    "hide_chatline",
)


def give_rights(apps: Any, schema_editor: Any) -> None:
    # Django makes permissions only after all migrations.
    database = schema_editor.connection.alias
    create_permissions(real_apps.get_app_config("games"), apps=apps, verbosity=0, using=database)
    rights = apps.get_model("auth", "Permission").objects.filter(
        content_type__app_label="games", codename__in=RIGHTS
    )
    apps.get_model("auth", "Group").objects.get(name=GROUP).permissions.add(*rights)


class Migration(migrations.Migration):
    dependencies = [
        ("games", "0001_initial"),
        ("accounts", "0002_moderators"),
    ]

    operations = [migrations.RunPython(give_rights, migrations.RunPython.noop)]
