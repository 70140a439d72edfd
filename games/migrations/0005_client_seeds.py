from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("games", "0004_leaving")]

    operations = [
        migrations.AddField(
            "match",
            "seal",
            models.CharField(blank=True, default="", editable=False, max_length=64),
            preserve_default=False,
        ),
        migrations.AddField(
            "matchseat",
            "client_seed",
            models.CharField(blank=True, default="", max_length=64),
            preserve_default=False,
        ),
        migrations.AddField(
            "matchseat",
            "client_seed_after",
            models.PositiveIntegerField(
                default=0, help_text="The number of moves before the client seed came."
            ),
        ),
        migrations.AddField(
            "table",
            "next_seed",
            models.CharField(blank=True, default="", editable=False, max_length=64),
            preserve_default=False,
        ),
        migrations.AddField(
            "table",
            "next_seal",
            models.CharField(blank=True, default="", editable=False, max_length=64),
            preserve_default=False,
        ),
        migrations.AddField(
            "table",
            "next_commitment",
            models.CharField(blank=True, default="", max_length=64),
            preserve_default=False,
        ),
        migrations.AddField(
            "tableseat",
            "client_seed",
            models.CharField(blank=True, default="", max_length=64),
            preserve_default=False,
        ),
    ]
