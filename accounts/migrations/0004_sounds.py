"""Sounds at the table, off until chosen."""

from __future__ import annotations

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("accounts", "0003_conduct")]

    operations = [
        migrations.AddField(
            model_name="preferences",
            name="sound",
            field=models.BooleanField(default=False, verbose_name="sounds"),
        )
    ]
