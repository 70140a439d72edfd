"""Lets moderators see how strong the bots were measured."""

from typing import Any

from django.apps.registry import apps as real_apps
from django.contrib.auth.management import create_permissions
from django.db import migrations


def give_right(apps: Any, schema_editor: Any) -> None:
    # Django makes permissions only after all migrations.
    database = schema_editor.connection.alias
    create_permissions(real_apps.get_app_config("games"), apps=apps, verbosity=0, using=database)
    right = apps.get_model("auth", "Permission").objects.get(
        content_type__app_label="games", codename="view_strength"
    )
    apps.get_model("auth", "Group").objects.get(name="Moderators").permissions.add(right)


class Migration(migrations.Migration):
    dependencies = [("games", "0009_bot_strengths")]

    operations = [migrations.RunPython(give_right, migrations.RunPython.noop)]
